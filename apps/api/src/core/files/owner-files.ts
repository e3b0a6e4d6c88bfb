import { decide } from '@murmel/access-policy';
import { type OwnerFile as Answer, LIMITS } from '@murmel/contracts';
import { Item, newId, OwnerFile } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { ORPCError } from '@orpc/server';
import { DataSource, type EntityManager } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { type Asking, itemOf, rowOf } from '../../platform/asking.js';
import { Idempotency } from '../../platform/idempotency.js';
import { VisitorSessions } from '../accounts/visitor-sessions.js';
import { CONTRIBUTIONS, type Contributions, type FileContribution, type FileUse } from '../items/contributions.js';
import { FileQuota } from '../uploads/file-quota.js';
import { ItemFiles, keysOfFile } from '../uploads/item-files.js';
import { type ReceivedFile, withReceivedFile } from '../uploads/received-file.js';
import { isSender, senderOf } from '../uploads/sender.js';
import { type PreparedFile, prepareFile } from './prepared-file.js';
import { StoreFile } from './store-file.js';

/** Files inside items. The tool says who sends which ones and who reads them. */
@Injectable()
export class OwnerFiles {
  constructor(
    private readonly database: DataSource,
    private readonly store: StoreFile,
    private readonly files: ItemFiles,
    private readonly idempotency: Idempotency,
    private readonly visitors: VisitorSessions,
    private readonly quota: FileQuota,
    @Inject(CONTRIBUTIONS) private readonly contributions: Contributions,
  ) {}

  /** @throws what `withReceivedFile` and `prepareFile` throw, NOT_FOUND where there are no files, FORBIDDEN, LIMIT_REACHED with the number, what `FileQuota` throws */
  async upload(asking: Asking): Promise<Answer> {
    const rules = await this.rulesFor(asking);
    await this.quota.refuseFull(asking);
    const megabytes = await rules.maxMegabytes(this.database.manager, itemOf(asking).id);
    // What kind of file it is show only its bytes.
    return withReceivedFile(asking.request, Math.max(megabytes, rules.videoMegabytes ?? 0), async (received) => {
      const prepared = await prepareFile(received, rules.types, megabytes);
      await this.visitors.ensureSender(asking);
      return this.keep(asking, rules, received, prepared);
    });
  }

  /** @throws NOT_FOUND also for whom the file is not meant */
  async one(asking: Asking): Promise<OwnerFile> {
    return (await this.found(asking)).file;
  }

  /** One's own; whoever may change the item or read its responses removes any. @throws NOT_FOUND, FORBIDDEN, also for files that hang on a part of the item */
  async remove(asking: Asking): Promise<void> {
    const { file, use } = await this.found(asking);
    const may =
      isSender(asking, file) || mayReadResponses(asking) || decide(asking.actor, 'item.update', { item: itemOf(asking).facts }).allow;
    if (!may || use !== 'unused') throw apiError('FORBIDDEN');
    await this.files.remove(await this.database.transaction((manager) => this.files.detach(manager, [file.id])));
  }

  private async found(asking: Asking): Promise<{ file: OwnerFile; use: FileUse }> {
    const { manager } = this.database;
    const file = rowOf(asking, OwnerFile);
    const parts = (await this.rulesOf(manager, file.itemId))?.parts;
    const use = parts ? await parts.useOf(manager, asking, file.id) : 'unused';
    const forAll = parts ? use === 'seen' : file.visibility === 'item';
    const may = forAll || mayReadResponses(asking) || (use === 'unused' && isSender(asking, file));
    if (!may) throw apiError('NOT_FOUND');
    return { file, use };
  }

  private async rulesOf(manager: EntityManager, itemId: string): Promise<FileContribution | undefined> {
    const { kind } = await manager.findOneOrFail(Item, { where: { id: itemId }, select: { id: true, kind: true } });
    return this.contributions[kind]?.files;
  }

  private async rulesFor(asking: Asking): Promise<FileContribution> {
    const { id, facts } = itemOf(asking);
    const rules = await this.rulesOf(this.database.manager, id);
    if (!rules) throw apiError('NOT_FOUND');
    if (!decide(asking.actor, rules.operation, { item: facts }).allow) throw apiError('FORBIDDEN');
    await rules.refuseSending?.(this.database.manager, asking);
    return rules;
  }

  /** The bytes first, so that no transaction waits for a storage. After a refusal they go again; after a fault nobody knows whether the row came: the cleanup job does. */
  private async keep(asking: Asking, { visibility }: FileContribution, received: ReceivedFile, prepared: PreparedFile): Promise<Answer> {
    const id = newId();
    const keys = await this.store.put(id, received.path, prepared);
    const { name, contentType, bytes } = prepared;
    const row: OwnerFile = {
      id,
      itemId: itemOf(asking).id,
      ...senderOf(asking),
      name,
      contentType,
      bytes,
      ...keys,
      visibility,
      createdAt: new Date(),
    };
    const undo = () => this.files.remove(keysOfFile(row));
    try {
      const answer = await this.idempotency.once(asking, { digest: received.digest, name: received.name }, (manager) =>
        this.insert(manager, asking, row),
      );
      if (answer.id !== id) await undo();
      return answer;
    } catch (error) {
      if (error instanceof ORPCError) await undo();
      throw error;
    }
  }

  private async insert(manager: EntityManager, asking: Asking, row: OwnerFile): Promise<Answer> {
    await this.quota.take(manager, asking, row.bytes);
    if ((await manager.countBy(OwnerFile, { itemId: row.itemId })) >= LIMITS.file.perItem)
      throw apiError('LIMIT_REACHED', { limit: LIMITS.file.perItem });
    await manager.insert(OwnerFile, row);
    return answerOf(row);
  }
}

function mayReadResponses(asking: Asking): boolean {
  return decide(asking.actor, 'item.readResponses', { item: itemOf(asking).facts }).allow;
}

function answerOf({ id, itemId, name, contentType, bytes, thumbnailKey }: OwnerFile): Answer {
  const url = `/api/owner_files/${id}`;
  const image = thumbnailKey !== null;
  return { id, itemId, name, contentType, bytes, image, url, thumbnailUrl: image ? `${url}/thumbnail` : null };
}
