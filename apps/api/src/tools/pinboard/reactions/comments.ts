import { LIMITS, type PinboardCommentEntry } from '@murmel/contracts';
import { seesReactions } from '@murmel/documents';
import { newId, PinboardComment, publish } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isUploadSender, uploadSenderOf } from '../../../core/file-storage/upload-sender.js';
import { noteContentChange } from '../../../core/items/change-items.js';
import { apiError } from '../../../platform/api-error.js';
import { Idempotency } from '../../../platform/idempotency.js';
import { itemOf, type RequestContext } from '../../../platform/request-context.js';
import { rosterOf } from '../people/roster.js';
import { ReactedCards } from './reacted-card.js';

const { commentsPerCard } = LIMITS.pinboard;

interface Page {
  page: number;
  limit: number;
}

/** Comments below cards. */
@Injectable()
export class Comments {
  constructor(
    private readonly database: DataSource,
    private readonly reacting: ReactedCards,
    private readonly idempotency: Idempotency,
  ) {}

  /** Oldest first; nothing for guests while comments are off. @throws NOT_FOUND for cards that this person does not see */
  async list(context: RequestContext, card: string, { page, limit }: Page): Promise<{ entries: PinboardCommentEntry[]; total: number }> {
    const { itemId, cardId, board, actor } = await this.reacting.seen(context, card);
    if (!seesReactions(board, actor, 'comments')) return { entries: [], total: 0 };
    const { manager } = this.database;
    const [rows, total] = await manager.findAndCount(PinboardComment, {
      where: { itemId, cardId },
      order: { createdAt: 'ASC', id: 'ASC' },
      skip: (page - 1) * limit,
      take: limit,
    });
    return { entries: await answers(manager, context, rows), total };
  }

  /** @throws what `Reacting.allowed` throws, LIMIT_REACHED with the number when the card has enough */
  async add(context: RequestContext, card: string, text: string): Promise<PinboardCommentEntry> {
    const { itemId, cardId } = await this.reacting.allowed(context, card, 'comments');
    return this.idempotency.once(context, { text }, async (manager) => {
      // Two at the same moment must not both be the last one.
      await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`comments:${itemId}:${cardId}`]);
      if ((await manager.countBy(PinboardComment, { itemId, cardId })) >= commentsPerCard)
        throw apiError('LIMIT_REACHED', { limit: commentsPerCard });
      const row: PinboardComment = { id: newId(), itemId, cardId, ...uploadSenderOf(context), text, createdAt: new Date() };
      await manager.insert(PinboardComment, row);
      await publish(manager, 'item.changed', { itemId });
      const [answer] = await answers(manager, context, [row]);
      // Last, because noting the change locks the item's row until the end.
      await noteContentChange(manager, itemId);
      return answer!;
    });
  }

  /** Removes a comment of the caller; callers who may change the board remove any. @throws what `Reacting.allowed` throws */
  async remove(context: RequestContext, id: string): Promise<void> {
    const comment = await this.database.manager.findOneBy(PinboardComment, { id });
    if (!comment) throw apiError('NOT_FOUND');
    const { itemId, actor } = await this.reacting.allowed(context, comment.cardId);
    if (!actor.trusted && !isUploadSender(context, comment)) throw apiError('FORBIDDEN');
    await this.database.transaction(async (manager) => {
      await manager.delete(PinboardComment, { id });
      await publish(manager, 'item.changed', { itemId });
      await noteContentChange(manager, itemId);
    });
  }
}

async function answers(manager: EntityManager, context: RequestContext, rows: readonly PinboardComment[]): Promise<PinboardCommentEntry[]> {
  const roster = await rosterOf(manager, itemOf(context).id, rows.map(authorOf));
  return rows.map((row) => ({
    id: row.id,
    text: row.text,
    author: roster.get(authorOf(row) ?? '') ?? null,
    mine: isUploadSender(context, row),
    createdAt: row.createdAt.toISOString(),
  }));
}

function authorOf({ accountId, visitorId }: PinboardComment): string | null {
  return accountId ?? visitorId;
}
