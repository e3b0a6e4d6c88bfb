import type { Configuration } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIGURATION } from '../injection-tokens.js';
import { Storage } from '../storage/storage.js';
import { TimeCache } from '../time-cache.js';

export type Check = 'up' | 'down';
export interface Health {
  status: Check;
  checks: { database: Check; collaboration: Check; storage: Check };
}

/** A check that takes longer than this counts as down. */
const CHECK_MS = 2000;
/** Time for which a result is cached for all callers. The endpoint is public, and each check costs three other services something. */
const FRESH_MS = 1500;

/** Checks that the components needed for a lesson answer. */
@Injectable()
export class HealthChecks {
  private readonly newest = new TimeCache<Health>(FRESH_MS, () => this.look());

  constructor(
    private readonly database: DataSource,
    private readonly storage: Storage,
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
  ) {}

  /** Returns the state of at most 1.5 s ago. */
  run(): Promise<Health> {
    return this.newest.get();
  }

  private async look(): Promise<Health> {
    const [database, collaboration, storage] = await Promise.all([
      check(() => this.database.query('select 1')),
      check(() => this.collaborationAnswers()),
      check(() => this.storage.check()),
    ]);
    const all = [database, collaboration, storage];
    return { status: all.every((one) => one === 'up') ? 'up' : 'down', checks: { database, collaboration, storage } };
  }

  private async collaborationAnswers(): Promise<void> {
    const answer = await fetch(`${this.configuration.collabInternalUrl}/health`, { signal: AbortSignal.timeout(CHECK_MS) });
    if (!answer.ok) throw new Error(`collab-server answers ${answer.status}`);
  }
}

async function check(work: () => Promise<unknown>): Promise<Check> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('late')), CHECK_MS);
  });
  try {
    await Promise.race([work(), late]);
    return 'up';
  } catch {
    return 'down';
  } finally {
    clearTimeout(timer);
  }
}
