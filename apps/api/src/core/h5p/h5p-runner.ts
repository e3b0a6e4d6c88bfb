import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type H5pReason, SERVER_LIMITS } from '@murmel/contracts';
import { type Configuration, H5pLibrary, H5pPackage, type Logger } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LooksForWork } from '../../platform/processes/looks-for-work.js';
import { Storage } from '../../platform/storage/storage.js';
import { CONFIGURATION, LOGGER } from '../../platform/tokens.js';
import { packageKey } from '../files/storage-keys.js';
import { PACKAGE_FILES } from './package-index.js';
import { tellOf } from './packages.js';
import { H5pReading } from './reading/h5p-reading.js';
import type { H5pAnswer } from './reading/h5p-task.js';
import type { InstalledShelf } from './reading/read-package.js';

const EVERY_MS = 500;
const { leaseSeconds, attempts } = SERVER_LIMITS.h5p;
/** Archives of the operator that one package borrows from. */
const BORROWED_MAX = 10;

type Outcome = Exclude<H5pAnswer, { kind: 'fault' | 'carried' }>;

/** Looks packages through, one after the other. Of several processes each takes the next one; what a process that is gone had, another begins anew. */
@Injectable()
export class H5pRunner extends LooksForWork {
  constructor(
    private readonly database: DataSource,
    private readonly storage: Storage,
    private readonly reading: H5pReading,
    @Inject(CONFIGURATION) { mode }: Configuration,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(logger, mode, { everyMs: EVERY_MS, failed: 'H5P packages are looked for again later' });
  }

  /** Does the next one, if there is any. @returns whether there was */
  async round(): Promise<boolean> {
    await this.giveUpHopeless();
    const found = await this.claimed();
    if (!found) return false;
    const outcome = await this.lookedThrough(found).catch((error: unknown): Outcome => {
      this.logger.error({ err: error, key: found.storageKey }, 'an H5P package could not be looked through');
      return { kind: 'refused', reason: { why: 'internal' } };
    });
    await this.end(found, outcome);
    return true;
  }

  private async lookedThrough({ storageKey }: H5pPackage): Promise<Outcome> {
    const folder = await mkdtemp(join(tmpdir(), 'murmel-h5p-'));
    try {
      const path = await this.fetched(storageKey, join(folder, 'package'));
      const installed: InstalledShelf[] = [];
      for (;;) {
        const outcome = (await this.reading.read({ kind: 'package', path, installed, folder })) as Outcome;
        if (outcome.kind === 'ready') await this.keep(storageKey, folder);
        const more = outcome.kind === 'refused' ? await this.installedFor(outcome.reason, installed) : undefined;
        if (more === undefined) return outcome;
        installed.push({ storageKey: more, path: await this.fetched(more, join(folder, `shelf-${installed.length}`)) });
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** Where a library lies that the package lacks and the operator installed. */
  private async installedFor({ why, name = '' }: H5pReason, installed: readonly InstalledShelf[]): Promise<string | undefined> {
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
    for (const ending of Object.values(PACKAGE_FILES))
      await this.storage.putFile(packageKey(storageKey, ending), join(folder, ending), 'application/gzip');
  }

  private async end({ storageKey, attempts: attempt }: H5pPackage, outcome: Outcome): Promise<void> {
    const failed = outcome.kind === 'refused' ? JSON.stringify(outcome.reason) : null;
    const [hosts, borrowed] = outcome.kind === 'ready' ? [outcome.hosts, outcome.borrowed] : [[], []];
    await this.database.transaction(async (manager) => {
      const [rows] = await manager.query<[unknown[]]>(
        `update h5p_package set state = case when $3::jsonb is null then 'ready' else 'failed' end, reason = $3::jsonb, hosts = $4, borrowed = $5,
                leased_until = null
          where storage_key = $1 and attempts = $2 and state = 'processing' returning storage_key`,
        [storageKey, attempt, failed, hosts, borrowed],
      );
      if (rows.length > 0) await tellOf(manager, [storageKey]);
    });
  }

  private async claimed(): Promise<H5pPackage | undefined> {
    const [rows] = await this.database.query<[{ key: string }[]]>(
      `update h5p_package set attempts = attempts + 1, leased_until = now() + make_interval(secs => $1)
        where storage_key = (select storage_key from h5p_package where state = 'processing' and (leased_until is null or leased_until < now())
                              order by created_at, storage_key limit 1 for update skip locked) returning storage_key as key`,
      [leaseSeconds],
    );
    const [row] = rows;
    return (row && (await this.database.manager.findOneBy(H5pPackage, { storageKey: row.key }))) ?? undefined;
  }

  /** What ended the process each time ends no other one. */
  private async giveUpHopeless(): Promise<void> {
    await this.database.transaction(async (manager) => {
      const [rows] = await manager.query<[{ key: string }[]]>(
        `update h5p_package set state = 'failed', leased_until = null, reason = '{"why": "work"}'
          where state = 'processing' and leased_until < now() and attempts >= $1 returning storage_key as key`,
        [attempts],
      );
      if (rows.length > 0)
        await tellOf(
          manager,
          rows.map(({ key }) => key),
        );
    });
  }
}
