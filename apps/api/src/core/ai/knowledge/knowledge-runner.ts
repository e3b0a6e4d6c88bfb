import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type KnowledgeFailure, knowledgeEnding, SERVER_LIMITS } from '@murmel/contracts';
import { type Configuration, KnowledgeFile, type Logger, OwnerFile } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIGURATION, LOGGER } from '../../../platform/injection-tokens.js';
import { PollingRunner } from '../../../platform/processes/polling-runner.js';
import { Storage } from '../../../platform/storage/storage.js';
import { inTemporaryFolder } from '../../file-storage/received-file.js';
import { FileDigests } from './file-digests.js';
import { KnowledgeLease, LeaseLost } from './knowledge-lease.js';
import { KnowledgeWorker } from './reading/knowledge-worker.js';
import { Unreadable } from './reading/unreadable.js';

const EVERY_MS = 500;
const { leaseSeconds, attempts, letters: MOST_LETTERS } = SERVER_LIMITS.knowledge;

/** Reads files for assistants, one after the other. Of several processes each takes the next one; what a process that is gone had, another begins anew. */
@Injectable()
export class KnowledgeRunner extends PollingRunner {
  constructor(
    private readonly database: DataSource,
    private readonly storage: Storage,
    private readonly digests: FileDigests,
    private readonly reading: KnowledgeWorker,
    @Inject(CONFIGURATION) { mode }: Configuration,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(logger, mode, { everyMs: EVERY_MS, failed: 'files for assistants are looked for again later' });
  }

  /** Processes the next file, if there is any. @returns whether there was one */
  async round(): Promise<boolean> {
    const file = await this.claimed();
    if (!file) return false;
    const lease = new KnowledgeLease(this.database, file);
    // A file that ended the process at each attempt must not end another process.
    const failure = file.attempts > attempts ? 'work' : await this.read(file, lease).catch((error: unknown) => this.failureOf(file, error));
    if (failure !== 'lost') await lease.end(failure);
    return true;
  }

  /** @returns nothing where all of it was read */
  private async read({ fileId, itemId, digest }: KnowledgeFile, lease: KnowledgeLease): Promise<KnowledgeFailure | null> {
    const { name, storageKey } = await this.database.manager.findOneByOrFail(OwnerFile, { id: fileId });
    const ending = knowledgeEnding(name);
    if (!ending) return 'broken';
    return inTemporaryFolder(async (folder) => {
      const path = join(folder, 'file');
      await pipeline(await this.storage.read(storageKey), createWriteStream(path));
      await lease.begin(digest ?? (await this.digests.of(itemId, fileId)));
      let letters = 0;
      for (let from: number | null = 1; from !== null; ) {
        const { passages, pages, next } = await this.reading.read({ path, ending, from, cut: 'passages' });
        letters += passages.reduce((sum, { text }) => sum + text.length, 0);
        if (letters > MOST_LETTERS * 2) return 'tooLong';
        await lease.keep(passages, pages, next);
        from = next;
      }
      return letters === 0 ? 'noText' : null;
    });
  }

  private failureOf({ fileId }: KnowledgeFile, error: unknown): KnowledgeFailure | 'lost' {
    if (error instanceof LeaseLost) return 'lost';
    if (error instanceof Unreadable) return error.failure;
    this.logger.error({ err: error, file: fileId }, 'a file for an assistant could not be read');
    return 'broken';
  }

  private async claimed(): Promise<KnowledgeFile | undefined> {
    const [rows] = await this.database.query<[{ id: string }[]]>(
      `update knowledge_file set attempts = attempts + 1, leased_until = now() + make_interval(secs => $1)
        where file_id = (select file_id from knowledge_file where state = 'running' and (leased_until is null or leased_until < now())
                          order by created_at, file_id limit 1 for update skip locked) returning file_id as id`,
      [leaseSeconds],
    );
    const [row] = rows;
    return (row && (await this.database.manager.findOneBy(KnowledgeFile, { fileId: row.id }))) ?? undefined;
  }
}
