import { AI_FILE_LIMITS, AI_FILE_TYPES, AI_PICTURE_TYPES, knowledgeEnding, type SentAiFile, TEXT_EXTRACTION } from '@murmel/contracts';
import { AiFile, newId } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { ORPCError } from '@orpc/server';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import { Idempotency } from '../../../platform/idempotency.js';
import { RateLimits } from '../../../platform/rate-limits.js';
import { accountOf, type RequestContext, rowOf } from '../../../platform/request-context.js';
import { Storage } from '../../../platform/storage/storage.js';
import { FileText } from '../../extraction/file-text.js';
import { type PreparedFile, prepareFile } from '../../file-storage/prepared-file.js';
import type { ReceivedFile } from '../../file-storage/received-file.js';
import { ReceivedFiles } from '../../file-storage/received-files.js';
import { chatFileKey, thumbnailBeside } from '../../file-storage/storage-keys.js';
import { FileQuota } from '../../files/file-quota.js';
import { countCreation } from '../../items/create-item.js';
import { inTurn } from '../runs/begin-run.js';
import { extractFileText } from './extract-file-text.js';
import { fileEntry } from './file-entry.js';

const { megabytes, unsent } = AI_FILE_LIMITS;

/** Files and pictures that teachers give to their questions: taken and read here, and sent nowhere before their question is. */
@Injectable()
export class ChatFiles {
  constructor(
    private readonly database: DataSource,
    private readonly storage: Storage,
    private readonly received: ReceivedFiles,
    private readonly reading: FileText,
    private readonly quota: FileQuota,
    private readonly rateLimits: RateLimits,
    private readonly idempotency: Idempotency,
  ) {}

  /** @throws what `ReceivedFiles`, `prepareFile`, `extractFileText` and `FileQuota` throw, LIMIT_REACHED with the number, TOO_MANY_REQUESTS */
  async keep(context: RequestContext): Promise<SentAiFile> {
    const { id: accountId } = accountOf(context);
    await this.rateLimits.reading(accountId);
    await refuseMore(this.database.manager, accountId);
    return this.received.take(context, megabytes, async (received) => {
      const prepared = await prepareFile(received, { types: AI_FILE_TYPES, megabytes, thumbnails: true });
      const { name, contentType, bytes } = prepared;
      const id = newId();
      const file: AiFile = {
        ...{ id, accountId, messageId: null, position: 0, name, contentType, bytes, storageKey: chatFileKey(id) },
        ...(await this.read(prepared, received)),
        createdAt: new Date(),
      };
      return this.put(context, file, prepared, received.digest);
    });
  }

  /** @throws NOT_FOUND for one that a question has */
  async remove(context: RequestContext): Promise<void> {
    const { id } = rowOf(context, AiFile);
    const { affected } = await this.database.manager.delete(AiFile, { id, messageId: IsNull() });
    if (affected === 0) throw apiError('NOT_FOUND');
    await this.removeBytes(id);
  }

  /** Deletes the stored bytes of an account that is being deleted; the rows are deleted with the account. */
  async forget(accountId: string): Promise<void> {
    const keys = await this.database.query<{ id: string }[]>('select distinct storage_key as id from ai_file where account_id = $1', [
      accountId,
    ]);
    for (const { id } of keys) await this.removeKey(id);
  }

  private async read({ name, contentType }: PreparedFile, { path }: ReceivedFile): Promise<Pick<AiFile, 'text' | 'pages'>> {
    if (AI_PICTURE_TYPES.includes(contentType)) return { text: null, pages: null };
    const ending = knowledgeEnding(name);
    if (!ending) throw apiError('UNSUPPORTED_TYPE', { types: AI_FILE_TYPES });
    return extractFileText(this.reading, { path, ending });
  }

  /** The bytes first, so that no transaction waits for a storage; after a refusal they go again. */
  private async put(context: RequestContext, file: AiFile, { contents, thumbnail }: PreparedFile, digest: string): Promise<SentAiFile> {
    const { id, name, storageKey, contentType, accountId } = file;
    if (typeof contents === 'string') await this.storage.putFile(storageKey, contents, contentType);
    else await this.storage.put(storageKey, contents, contentType);
    if (thumbnail) await this.storage.put(thumbnailBeside(storageKey), thumbnail, 'image/webp');
    try {
      const kept = await this.idempotency.once(context, { digest, name }, async (manager) => {
        await inTurn(manager, { accountId, visitorId: null });
        await refuseMore(manager, accountId);
        if (file.text !== null) await countCreation(manager, accountOf(context), TEXT_EXTRACTION);
        await manager.insert(AiFile, file);
        await this.quota.refuseCopies(manager, accountId);
        return { ...fileEntry(file), text: file.text };
      });
      if (kept.id !== id) await this.removeBytes(id);
      return kept;
    } catch (error) {
      if (error instanceof ORPCError) await this.removeBytes(id);
      throw error;
    }
  }

  private async removeBytes(id: string): Promise<void> {
    const key = chatFileKey(id);
    if (!(await this.database.manager.existsBy(AiFile, { storageKey: key }))) await this.removeKey(key);
  }

  private async removeKey(key: string): Promise<void> {
    await this.storage.remove(key);
    await this.storage.remove(thumbnailBeside(key));
  }
}

/** @throws LIMIT_REACHED with the number of files that no question has */
async function refuseMore(manager: EntityManager, accountId: string): Promise<void> {
  if ((await manager.countBy(AiFile, { accountId, messageId: IsNull() })) >= unsent)
    throw apiError('LIMIT_REACHED', { limit: unsent, of: 'unsentFiles' });
}
