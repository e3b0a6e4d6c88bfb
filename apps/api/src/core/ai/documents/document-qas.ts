import { DOCUMENT_QA, DOCUMENT_QA_LIMITS, DOCUMENT_TYPES, type DocumentQa as DocumentEntry } from '@murmel/contracts';
import { AiConversation, AiDocument, berlinMonth, KnowledgeFile, newId, publish } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { ORPCError } from '@orpc/server';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import { Idempotency } from '../../../platform/idempotency.js';
import { RateLimits } from '../../../platform/rate-limits.js';
import { accountOf, type RequestContext, rowOf } from '../../../platform/request-context.js';
import { Storage } from '../../../platform/storage/storage.js';
import { type PreparedFile, prepareFile } from '../../file-storage/prepared-file.js';
import { ReceivedFiles } from '../../file-storage/received-files.js';
import { documentKey } from '../../file-storage/storage-keys.js';
import { FileQuota } from '../../files/file-quota.js';
import { countCreation } from '../../items/create-item.js';
import { Conversations } from '../chats/conversations.js';
import { titleOf } from '../chats/messages.js';
import { UNREAD } from '../knowledge/knowledge-files.js';
import { RunExecutor } from '../runs/run-executor.js';
import { documentEntries } from './document-entries.js';

const { megabytes } = DOCUMENT_QA_LIMITS;

interface ListQuery {
  page: number;
  limit: number;
  discarded: boolean;
}

interface DocumentFields {
  title?: string | undefined;
  onlyDocument?: boolean | undefined;
}

/** Documents that teachers ask about: taken, listed, renamed, thrown away and brought back. `KnowledgeRunner` reads them, `Messages` takes the questions. */
@Injectable()
export class DocumentQas {
  constructor(
    private readonly database: DataSource,
    private readonly storage: Storage,
    private readonly received: ReceivedFiles,
    private readonly conversations: Conversations,
    private readonly quota: FileQuota,
    private readonly rateLimits: RateLimits,
    private readonly idempotency: Idempotency,
    private readonly maker: RunExecutor,
  ) {}

  /** @throws what `ReceivedFiles`, `prepareFile` and `FileQuota` throw, LIMIT_REACHED with the number, TOO_MANY_REQUESTS */
  async create(context: RequestContext): Promise<DocumentEntry> {
    await this.rateLimits.reading(accountOf(context).id);
    return this.received.take(context, megabytes, async (received) => {
      const prepared = await prepareFile(received, { types: DOCUMENT_TYPES, megabytes, thumbnails: false });
      // Stored before the transaction, under a key of its own: no transaction waits for a storage.
      const key = await this.put(prepared);
      try {
        const kept = await this.idempotency.once(context, { digest: received.digest, name: prepared.name }, (manager) =>
          this.insert(manager, context, { prepared, key, digest: received.digest }),
        );
        // A repeated request has its document already.
        if (!(await this.database.manager.existsBy(AiDocument, { storageKey: key }))) await this.storage.remove(key);
        return kept;
      } catch (error) {
        if (error instanceof ORPCError) await this.storage.remove(key);
        throw error;
      }
    });
  }

  async list(accountId: string, { page, limit, discarded }: ListQuery) {
    const { manager } = this.database;
    const [found, total] = await manager.findAndCount(AiConversation, {
      where: { accountId, aboutDocument: true, discardedAt: discarded ? Not(IsNull()) : IsNull() },
      order: discarded ? { discardedAt: 'DESC', id: 'DESC' } : { changedAt: 'DESC', id: 'DESC' },
      skip: (page - 1) * limit,
      take: limit,
    });
    return { entries: await documentEntries(manager, found), page, limit, total };
  }

  get(context: RequestContext): Promise<DocumentEntry> {
    return this.entry(this.database.manager, context);
  }

  async change(context: RequestContext, { title, onlyDocument }: DocumentFields): Promise<DocumentEntry> {
    const { id, accountId } = rowOf(context, AiDocument);
    return this.database.transaction(async (manager) => {
      if (title !== undefined) await manager.update(AiConversation, { id }, { title });
      if (onlyDocument !== undefined) await manager.update(AiDocument, { id }, { onlyDocument });
      await publish(manager, 'person.changed', { id: accountId });
      return this.entry(manager, context);
    });
  }

  /** Discards it with its conversation; ends the runs that write in it. */
  async discard(context: RequestContext): Promise<void> {
    const conversation = await conversationOf(this.database.manager, context);
    for (const run of await this.conversations.discardOne(conversation)) this.maker.stop(run);
  }

  async restore(context: RequestContext): Promise<DocumentEntry> {
    const { id, accountId } = rowOf(context, AiDocument);
    return this.database.transaction(async (manager) => {
      await manager.update(AiConversation, { id }, { discardedAt: null });
      await publish(manager, 'person.changed', { id: accountId });
      return this.entry(manager, context);
    });
  }

  /** Deletes the stored bytes of an account that is being deleted; the rows are deleted with the account. */
  async forget(accountId: string): Promise<void> {
    for (const { storageKey } of await this.database.manager.findBy(AiDocument, { accountId })) await this.storage.remove(storageKey);
  }

  private async put({ contents, contentType }: PreparedFile): Promise<string> {
    const key = documentKey(newId());
    if (typeof contents === 'string') await this.storage.putFile(key, contents, contentType);
    else await this.storage.put(key, contents, contentType);
    return key;
  }

  /** @throws LIMIT_REACHED with the number, QUOTA_OF_OWNER with the megabytes */
  private async insert(
    manager: EntityManager,
    context: RequestContext,
    { prepared: { name, bytes }, key, digest }: { prepared: PreparedFile; key: string; digest: string },
  ): Promise<DocumentEntry> {
    const account = accountOf(context);
    const now = new Date();
    const { id } = await this.conversations.createAbout(manager, context, titleOf(name.replace(/\.pdf$/i, '')));
    await countCreation(manager, account, DOCUMENT_QA);
    await manager.insert(AiDocument, {
      ...{ id, accountId: account.id, name, bytes, storageKey: key, onlyDocument: true, countedMonth: berlinMonth(now), createdAt: now },
    });
    await manager.insert(KnowledgeFile, { fileId: id, itemId: null, documentId: id, digest, ...UNREAD, createdAt: now });
    await this.quota.refuseCopies(manager, account.id);
    return (await documentEntries(manager, [await manager.findOneByOrFail(AiConversation, { id })]))[0]!;
  }

  private async entry(manager: EntityManager, context: RequestContext): Promise<DocumentEntry> {
    return (await documentEntries(manager, [await conversationOf(manager, context)]))[0]!;
  }
}

/** @throws NOT_FOUND where it went at this moment */
async function conversationOf(manager: EntityManager, context: RequestContext): Promise<AiConversation> {
  const conversation = await manager.findOneBy(AiConversation, { id: rowOf(context, AiDocument).id });
  if (!conversation) throw apiError('NOT_FOUND');
  return conversation;
}
