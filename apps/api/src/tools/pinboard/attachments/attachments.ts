import type { PinboardAttachmentContent, PinboardCardAnswer } from '@murmel/contracts';
import { linkFromInput, PINBOARD_OPERATIONS, videoOf } from '@murmel/documents';
import { OwnerFile } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { VisitorSessions } from '../../../core/accounts/visitor-sessions.js';
import { isUploadSender } from '../../../core/file-storage/upload-sender.js';
import { DrawnFiles } from '../../../core/files/drawn-files.js';
import { UnusedFiles } from '../../../core/files/unused-files.js';
import { FrameCheck } from '../../../core/link-preview/frame-check.js';
import { LinkPreview } from '../../../core/link-preview/link-preview.js';
import { OwnPages } from '../../../core/link-preview/own-pages.js';
import { apiError } from '../../../platform/api-error.js';
import type { RequestContext } from '../../../platform/request-context.js';
import { VisibleCard } from '../cards/visible-card.js';
import { Pinboards } from '../pinboards.js';
import { visibleCard } from '../visible-parts.js';

/** Attachment to add: a file that was uploaded before, or a typed address. */
export type NewAttachment = { fileId: string } | { url: string };

interface Attaching {
  card: string;
  asCover?: boolean | undefined;
  wanted: NewAttachment;
}

/** Attachments of cards. */
@Injectable()
export class Attachments {
  constructor(
    private readonly database: DataSource,
    private readonly boards: Pinboards,
    private readonly cards: VisibleCard,
    private readonly visitors: VisitorSessions,
    private readonly preview: LinkPreview,
    private readonly ownPages: OwnPages,
    private readonly frames: FrameCheck,
    private readonly drawn: DrawnFiles,
    private readonly unused: UnusedFiles,
  ) {}

  /**
   * @throws what the operation refuses with, LINK_INVALID, CONTENT_MISSING, NOT_FOUND also for files that another user sent
   */
  async attach(context: RequestContext, { card, asCover, wanted }: Attaching): Promise<PinboardCardAnswer> {
    if ('fileId' in wanted) {
      const attachment = await this.file(context, card, wanted.fileId);
      await this.boards.run(context, 'attach', { card, attachment, ...cover(asCover) }, { card, wanted, asCover });
    } else {
      await this.attachLink(context, { card, asCover, wanted }, linkOf(wanted.url));
    }
    return this.cards.answer(context, card);
  }

  /** Removes an attachment, and its file if nothing else uses it. @throws what the operation refuses with */
  async remove(context: RequestContext, attachment: string): Promise<void> {
    const { itemId, board, actor } = await this.boards.requested(context);
    const known = board.attachment(attachment);
    if (!known) throw apiError('NOT_FOUND');
    visibleCard(board, actor, known.card);
    await this.boards.run(context, 'removeAttachment', { attachment });
    const file = known.kind === 'file' ? known.file : known.picture;
    if (file) await this.unused.remove(itemId, [file]);
  }

  private async file(context: RequestContext, card: string, id: string): Promise<PinboardAttachmentContent> {
    const { itemId, board, actor } = await this.boards.requested(context);
    visibleCard(board, actor, card);
    const file = await this.database.manager.findOneBy(OwnerFile, { id, itemId, usedBy: 'part' });
    if (!file || !(actor.trusted || isUploadSender(context, file))) throw apiError('NOT_FOUND');
    const { name, contentType, bytes, thumbnailKey } = file;
    return { kind: 'file', file: id, name, contentType, bytes, image: thumbnailKey !== null };
  }

  private async attachLink(context: RequestContext, { card, asCover, wanted }: Attaching, url: URL): Promise<void> {
    const bare: PinboardAttachmentContent = {
      kind: 'link',
      url: url.href,
      title: url.host || url.pathname,
      site: '',
      description: '',
      picture: null,
    };
    // The server fetches nothing for a card that the caller may not write on.
    const { itemId, board, actor } = await this.boards.requested(context);
    visibleCard(board, actor, card);
    const refusal = PINBOARD_OPERATIONS.attach.refuse(board, actor, { card, attachment: bare });
    if (refusal) throw apiError(refusal.code, { limit: refusal.limit, seconds: refusal.seconds });
    await this.visitors.ensureSender(context);
    const attachment = await this.looked(context, bare, url);
    await this.boards.run(context, 'attach', { card, attachment, ...cover(asCover) }, { card, wanted, asCover });
    // An earlier request with the same key may have done it, with a picture of its own.
    if (attachment.kind === 'link' && attachment.picture) await this.unused.remove(itemId, [attachment.picture]);
  }

  private async looked(context: RequestContext, bare: PinboardAttachmentContent, url: URL): Promise<PinboardAttachmentContent> {
    if (url.protocol === 'mailto:') return bare;
    // A film is played on the card; one that may not be shown elsewhere is still to be opened.
    if (videoOf(url.href) && (await this.frames.problemOf(url.href)) === 'missing') throw apiError('CONTENT_MISSING');
    const page = (await this.ownPages.of(url, context.request.ip)) ?? (await this.preview.of(url.href));
    const { title, site, description, picture } = page;
    const kept = picture && (await this.drawn.keep(context, { name: url.hostname, ...picture }));
    return { kind: 'link', url: url.href, title, site, description, picture: kept };
  }
}

/** @throws LINK_INVALID, also for addresses with a user or password: a board is no place for those */
function linkOf(typed: string): URL {
  const url = URL.parse(linkFromInput(typed) ?? '');
  if (!url || url.username !== '' || url.password !== '' || url.href.length > LINK_MAX) throw apiError('LINK_INVALID');
  return url;
}

/** Maximum length in the contract: a normalized address may be longer than the typed one. */
const LINK_MAX = 2000;

function cover(asCover: boolean | undefined): { asCover?: boolean } {
  return asCover === undefined ? {} : { asCover };
}
