import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type H5pReason, SERVER_LIMITS } from '@murmel/contracts';
import { type Configuration, H5pLibrary, type Logger } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIGURATION, LOGGER } from '../../platform/injection-tokens.js';
import { Storage } from '../../platform/storage/storage.js';
import { packageKey } from '../file-storage/storage-keys.js';
import { QueueRunner } from '../queue/queue-runner.js';
import { AttemptEnded, type RowLease } from '../queue/row-lease.js';
import { PACKAGE_FILES } from './package-index.js';
import { publishPackageChanged } from './packages.js';
import { H5pWorker } from './reading/h5p-worker.js';
import type { H5pAnswer } from './reading/h5p-worker-task.js';
import type { InstalledLibrarySource } from './reading/read-package.js';

const { leaseSeconds, attempts, quickSeconds } = SERVER_LIMITS.h5p;
/** Archives of the operator that one package borrows from; each makes the package be looked through once more. */
const BORROWED_MAX = 10;

/** SQL for the sender who first brought the file; files with the same bytes share the package. */
const WHO = '(select f.account_id, f.visitor_id from owner_file f where f.storage_key = t.storage_key order by f.created_at limit 1)';
const TABLE = {
  ...{ name: 'h5p_package', key: 'storage_key', open: ['processing'], running: 'processing', leaseSeconds, attempts },
  person: `(select coalesce(who.account_id, who.visitor_id)::text from ${WHO} who)`,
  hasAccount: `coalesce((select who.account_id is not null from ${WHO} who), false)`,
};

type Outcome = Exclude<H5pAnswer, { kind: 'fault' | 'carried' }>;

/** Looks packages through. */
@Injectable()
export class H5pRunner extends QueueRunner {
  constructor(
    database: DataSource,
    private readonly storage: Storage,
    private readonly reading: H5pWorker,
    @Inject(CONFIGURATION) configuration: Configuration,
    @Inject(LOGGER) logger: Logger,
  ) {
    const manner = {
      ...{ everyMs: 500, quickSeconds, withinSeconds: SERVER_LIMITS.h5pReading.withinSeconds * (BORROWED_MAX + 1) },
      failed: 'H5P packages are looked for again later',
    };
    super(database, TABLE, manner, logger, configuration);
  }

  protected async work(lease: RowLease): Promise<void> {
    const outcome = await this.lookedThrough(lease);
    const reason = outcome.kind === 'refused' ? outcome.reason : null;
    const [hosts, borrowed] = outcome.kind === 'ready' ? [outcome.hosts, outcome.borrowed] : [[], []];
    await this.end(lease, reason, hosts, borrowed);
  }

  protected async fail(lease: RowLease, error: unknown): Promise<void> {
    const tookTooMuch = error instanceof AttemptEnded;
    if (!tookTooMuch) this.logger.error({ err: error, key: lease.claimed.key }, 'an H5P package could not be looked through');
    await this.end(lease, { why: tookTooMuch ? 'work' : 'internal' }, [], []);
  }

  protected changed(manager: EntityManager, key: string): Promise<void> {
    return publishPackageChanged(manager, [key]);
  }

  private async end(lease: RowLease, reason: H5pReason | null, hosts: readonly string[], borrowed: readonly string[]): Promise<void> {
    await lease.end(`state = case when $3::jsonb is null then 'ready' else 'failed' end, reason = $3::jsonb, hosts = $4, borrowed = $5`, [
      reason && JSON.stringify(reason),
      hosts,
      borrowed,
    ]);
  }

  private async lookedThrough({ claimed: { key }, lane, signal }: RowLease): Promise<Outcome> {
    const folder = await mkdtemp(join(tmpdir(), 'murmel-h5p-'));
    try {
      const path = await this.fetched(key, join(folder, 'package'));
      const installed: InstalledLibrarySource[] = [];
      for (;;) {
        const outcome = (await this.reading.read(lane, { kind: 'package', path, installed, folder }, signal)) as Outcome;
        if (outcome.kind === 'ready') await this.keep(key, folder);
        const more = outcome.kind === 'refused' ? await this.installedFor(outcome.reason, installed) : undefined;
        if (more === undefined) return outcome;
        installed.push({ storageKey: more, path: await this.fetched(more, join(folder, `shelf-${installed.length}`)) });
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** Returns the path of a library that the package lacks and the operator installed. */
  private async installedFor({ why, name = '' }: H5pReason, installed: readonly InstalledLibrarySource[]): Promise<string | undefined> {
    const [, machineName, major, minor] = /^(\S+) (\d+)\.(\d+)$/.exec(name) ?? [];
    if (why !== 'library' || machineName === undefined || installed.length >= BORROWED_MAX) return undefined;
    const row = await this.database.manager.findOneBy(H5pLibrary, { library: machineName, major: Number(major), minor: Number(minor) });
    return row && !installed.some(({ storageKey }) => storageKey === row.storageKey) ? row.storageKey : undefined;
  }

  private async fetched(key: string, path: string): Promise<string> {
    await pipeline(await this.storage.read(key), createWriteStream(path));
    return path;
  }

  private async keep(storageKey: string, folder: string): Promise<void> {
    let bytes = 0;
    for (const ending of Object.values(PACKAGE_FILES))
      bytes += await this.storage.putFile(packageKey(storageKey, ending), join(folder, ending), 'application/gzip');
    // It fills the room of those who have the package (`stored-bytes.ts`).
    await this.database.query('update h5p_package set made_bytes = $2 where storage_key = $1', [storageKey, bytes]);
  }
}
