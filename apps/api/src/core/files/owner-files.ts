import { extname } from 'node:path';
import { decide } from '@murmel/access-policy';
import type { OwnerFile as Answer } from '@murmel/contracts';
import { OwnerFile } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { Idempotency } from '../../platform/idempotency.js';
import { itemOf, type RequestContext, rowOf } from '../../platform/request-context.js';
import { VisitorSessions } from '../accounts/visitor-sessions.js';
import { prepareFile } from '../file-storage/prepared-file.js';
import { ReceivedFiles } from '../file-storage/received-files.js';
import { isUploadSender } from '../file-storage/upload-sender.js';
import type { FileUse } from '../tool-contribution/contributions.js';
import { FileQuota } from './file-quota.js';
import { FileRules, maySend } from './file-rules.js';
import { ItemFiles } from './item-files.js';

/** Manages files inside items. The tool determines who sends which ones and who reads them. */
@Injectable()
export class OwnerFiles {
  constructor(
    private readonly database: DataSource,
    private readonly files: ItemFiles,
    private readonly idempotency: Idempotency,
    private readonly visitors: VisitorSessions,
    private readonly quota: FileQuota,
    private readonly rules: FileRules,
    private readonly received: ReceivedFiles,
  ) {}

  /** @throws what `ReceivedFiles` and `prepareFile` throw, NOT_FOUND where there are no files, FORBIDDEN, what `ItemFiles.keep` throws */
  async upload(context: RequestContext): Promise<Answer> {
    const rules = await this.rules.forSending(context);
    await this.quota.refuseFull(context);
    const megabytes = await rules.maxMegabytes(this.database.manager, itemOf(context).id);
    // The type of a file is determined by its bytes alone.
    return this.received.take(context, Math.max(megabytes, rules.videoMegabytes ?? 0), async (received) => {
      const prepared = await prepareFile(received, { types: rules.types, megabytes, thumbnails: true });
      await this.visitors.ensureSender(context);
      const { digest, name } = received;
      return this.files.keep(context, prepared, rules, (insert) =>
        this.idempotency.once(context, { digest, name }, async (manager) => answerOf(await insert(manager))),
      );
    });
  }

  /** @throws NOT_FOUND also for whom the file is not meant */
  async one(context: RequestContext): Promise<OwnerFile> {
    return (await this.found(context)).file;
  }

  /** Reports that the whole file is being downloaded. */
  async handedOut(context: RequestContext): Promise<void> {
    const { id, itemId, usedBy } = rowOf(context, OwnerFile);
    const { manager } = this.database;
    const rules = (await this.rules.ofItem(manager, itemId)).find((one) => one.usedBy === usedBy);
    await rules?.handedOut?.(manager, context, id);
  }

  /**
   * Deletes the caller's own file while they may send another; those who may change the item or read its responses delete any.
   * @throws NOT_FOUND, FORBIDDEN, also for files that hang on a part of the item
   */
  async remove(context: RequestContext): Promise<void> {
    const { file, use } = await this.found(context);
    const rules = (await this.rules.ofItem(this.database.manager, file.itemId)).find(({ usedBy }) => usedBy === file.usedBy);
    // One of a use that the tool no longer has goes as an answer does.
    const own = isUploadSender(context, file) && maySend(context, rules ?? { operation: 'item.answer' });
    const may = own || mayReadResponses(context) || decide(context.actor, 'item.update', { item: itemOf(context).facts }).allow;
    if (!may || use !== 'unused') throw apiError('FORBIDDEN');
    const keys = await this.database.transaction(async (manager) => {
      await rules?.moved?.(manager, context, 'went');
      return this.files.detach(manager, [file.id]);
    });
    await this.files.remove(keys);
  }

  private async found(context: RequestContext): Promise<{ file: OwnerFile; use: FileUse }> {
    const { manager } = this.database;
    const file = rowOf(context, OwnerFile);
    // Also of one's own: an admin looks as the person who sent it.
    if (context.incognito && file.usedBy === 'answer') throw apiError('CLOSED_IN_INCOGNITO');
    const rules = (await this.rules.ofItem(manager, file.itemId)).find(({ usedBy }) => usedBy === file.usedBy);
    const use = rules?.parts ? await rules.parts.useOf(manager, context, file.id) : 'unused';
    const forAll = rules?.parts ? use === 'seen' : file.usedBy === 'item';
    if (forAll || mayReadResponses(context) || (use === 'unused' && isUploadSender(context, file))) return { file, use };
    if (file.usedBy !== 'answer' || !(await rules?.released?.(manager, context, file.id))) throw apiError('NOT_FOUND');
    // A publicly visible file is not served under its name on the sender's device.
    return { file: { ...file, name: `${file.id}${extname(file.name)}` }, use };
  }
}

function mayReadResponses(context: RequestContext): boolean {
  return decide(context.actor, 'item.readResponses', { item: itemOf(context).facts }).allow;
}

function answerOf({ id, itemId, name, contentType, bytes, thumbnailKey }: OwnerFile): Answer {
  const url = `/api/owner_files/${id}`;
  const image = thumbnailKey !== null;
  return { id, itemId, name, contentType, bytes, image, url, thumbnailUrl: image ? `${url}/thumbnail` : null };
}
