import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { DOCUMENT_QA, type KnowledgeFailure, knowledgeEnding, SERVER_LIMITS } from '@murmel/contracts';
import { AiDocument, type Configuration, KnowledgeFile, type Logger, OwnerFile, publish } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIGURATION, LOGGER } from '../../../platform/injection-tokens.js';
import { Storage } from '../../../platform/storage/storage.js';
import { FileText } from '../../extraction/file-text.js';
import { Unreadable } from '../../extraction/unreadable.js';
import { inTemporaryFolder } from '../../file-storage/received-file.js';
import { refundCreation } from '../../items/create-item.js';
import { QueueRunner } from '../../queue/queue-runner.js';
import { AttemptEnded, type RowLease } from '../../queue/row-lease.js';
import type { QueuedTable } from '../../queue/row-queue.js';
import { FileDigests } from './file-digests.js';
import { KnowledgeLease } from './knowledge-lease.js';

const { leaseSeconds, attempts, letters: MOST_LETTERS } = SERVER_LIMITS.knowledge;

const TABLE: QueuedTable = {
  ...{ name: 'knowledge_file', key: 'file_id', open: ['running'], running: 'running', oneLane: true, leaseSeconds, attempts },
  person: `coalesce((select i.owner_id from item i where i.id = t.item_id),
                    (select d.account_id from ai_document d where d.id = t.document_id))::text`,
};

/** Reads files for assistants and documents that are asked about, one after the other. */
@Injectable()
export class KnowledgeRunner extends QueueRunner {
  constructor(
    database: DataSource,
    private readonly storage: Storage,
    private readonly digests: FileDigests,
    private readonly reading: FileText,
    @Inject(CONFIGURATION) configuration: Configuration,
    @Inject(LOGGER) logger: Logger,
  ) {
    const manner = { everyMs: 500, withinSeconds: 7200, failed: 'files for assistants are looked for again later' };
    super(database, TABLE, manner, logger, configuration);
  }

  protected async work(lease: RowLease): Promise<void> {
    const file = await this.database.manager.findOneBy(KnowledgeFile, { fileId: lease.claimed.key });
    // It was taken away at this moment.
    if (!file) return lease.stop('taken away');
    const kept = new KnowledgeLease(lease);
    await this.end(kept, file, await this.read(file, kept, lease.signal));
  }

  protected async fail(lease: RowLease, error: unknown): Promise<void> {
    const file = await this.database.manager.findOneBy(KnowledgeFile, { fileId: lease.claimed.key });
    await this.end(new KnowledgeLease(lease), file, this.failureOf(lease.claimed.key, error));
  }

  protected async changed(manager: EntityManager, key: string): Promise<void> {
    const file = await manager.findOneBy(KnowledgeFile, { fileId: key });
    if (!file) return;
    if (file.itemId !== null) return publish(manager, 'item.changed', { itemId: file.itemId });
    const document = await manager.findOneBy(AiDocument, { id: key });
    if (document) await publish(manager, 'person.changed', { id: document.accountId });
  }

  /** Ends an attempt. A document that cannot be read counts as none. */
  private async end(lease: KnowledgeLease, file: KnowledgeFile | null, failure: KnowledgeFailure | null): Promise<void> {
    await lease.end(failure, async (manager) => {
      const document = failure !== null && file?.documentId && (await manager.findOneBy(AiDocument, { id: file.documentId }));
      if (document) await refundCreation(manager, { accountId: document.accountId, kind: DOCUMENT_QA, month: document.countedMonth });
    });
  }

  /** @returns nothing where all of it was read */
  private async read(
    { fileId, itemId, documentId, digest }: KnowledgeFile,
    lease: KnowledgeLease,
    signal: AbortSignal,
  ): Promise<KnowledgeFailure | null> {
    const { manager } = this.database;
    const { name, storageKey } = await (documentId === null
      ? manager.findOneByOrFail(OwnerFile, { id: fileId })
      : manager.findOneByOrFail(AiDocument, { id: documentId }));
    const ending = knowledgeEnding(name);
    if (!ending) return 'broken';
    return inTemporaryFolder(async (folder) => {
      const path = join(folder, 'file');
      await pipeline(await this.storage.read(storageKey), createWriteStream(path));
      await lease.begin(digest ?? (await this.digests.of(itemId!, fileId)));
      let letters = 0;
      for await (const { passages, pages, next } of this.reading.read({ path, ending }, { cut: 'passages', scans: 'knowledge', signal })) {
        letters += passages.reduce((sum, { text }) => sum + text.length, 0);
        if (letters > MOST_LETTERS * 2) return 'tooLong';
        await lease.keep(passages, pages, next);
      }
      return letters === 0 ? 'noText' : null;
    });
  }

  private failureOf(fileId: string, error: unknown): KnowledgeFailure {
    if (error instanceof Unreadable) return error.failure;
    if (error instanceof AttemptEnded) return 'work';
    this.logger.error({ err: error, file: fileId }, 'a file for an assistant could not be read');
    return 'broken';
  }
}
