import { setTimeout as wait } from 'node:timers/promises';
import { type Configuration, ConfigurationError, type Logger, replicaSource } from '@murmel/server';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Counter, Gauge } from 'prom-client';
import { DataSource, type EntityManager } from 'typeorm';
import { CoalescedReads } from '../coalesced-reads.js';
import { CONFIGURATION, LOGGER } from '../injection-tokens.js';
import { Lag } from './lag.js';
import { type Identity, identityOf, positionOfPrimary, ReplicaLine } from './replica-line.js';

/** Replication on one network takes some milliseconds; a read that would wait longer for it goes to the primary. */
const CATCH_UP_MS = 100;
const POLL_MS = 4;
const LOOK_EVERY_MS = 1000;
/** A replica that is further behind is told in the log. */
const LATE_S = 3;

const lagSeconds = new Gauge({
  name: 'murmel_replica_lag_seconds',
  help: 'How far the replica for lists and search is behind the primary; it grows while the replica is away. 0 without a replica',
});
const reads = new Counter({
  name: 'murmel_list_reads_total',
  help: 'Reads of lists and search that a replica may answer, by the database that did',
  labelNames: ['database'],
});

/** Work that only reads, so that it may be done twice. */
export type Read<T> = (manager: EntityManager) => Promise<T>;

/**
 * Reads of lists and search, on a replica where there is one. A read goes there only when the replica has everything that the primary had
 * when the read was asked for: people who changed something, or were told of a change, find it. A replica that is away, late or was made
 * a primary costs nothing but the load of the primary (ADR 89).
 */
@Injectable()
export class ReplicaReads implements OnModuleInit, OnApplicationShutdown {
  private readonly source: DataSource | undefined;
  private readonly line: ReplicaLine | undefined;
  private readonly positions = new CoalescedReads<bigint>(0);
  private readonly states = new CoalescedReads<bigint>(0);
  private readonly lag = new Lag();
  private identity: Identity | undefined;
  /** `late`: it follows, but not closely enough to be waited for */
  private state: 'new' | 'here' | 'late' | 'away' | 'stopped' = 'new';
  private told: 'here' | 'late' | 'away' | undefined;
  private replayed = 0n;
  /** gives up what is being read there, each by its own */
  private readonly reading = new Set<(error: Error) => void>();
  private readonly stopping = new AbortController();

  constructor(
    private readonly database: DataSource,
    @Inject(CONFIGURATION) { databaseReplicaUrl, databasePool }: Configuration,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    if (databaseReplicaUrl === undefined) return;
    this.source = replicaSource({ url: databaseReplicaUrl, pool: databasePool, applicationName: 'murmel-api-lists' });
    this.line = new ReplicaLine(databaseReplicaUrl, (error) => this.goAway(error));
  }

  /** @throws ConfigurationError when the replica answers and is a copy of another database */
  async onModuleInit(): Promise<void> {
    if (!this.source) return;
    await this.look(true);
    void this.keepLooking();
  }

  async onApplicationShutdown(): Promise<void> {
    this.state = 'stopped';
    this.stopping.abort();
    this.line?.close();
    if (this.source?.isInitialized) await this.source.destroy();
  }

  /** The primary, where what was found is decided on and shown from. */
  get primary(): EntityManager {
    return this.database.manager;
  }

  /** Does the work on the replica, or on the primary where that is better. @throws what the work throws there */
  async read<T>(work: Read<T>): Promise<T> {
    if (this.source && this.state === 'here' && (await this.catchesUp())) {
      try {
        const answer = await this.unlessItLeaves(work(this.source.manager));
        reads.inc({ database: 'replica' });
        return answer;
      } catch {
        // Away, or the replica ended a read that stood in the way of its log: the primary has the same.
      }
    }
    reads.inc({ database: 'primary' });
    return work(this.database.manager);
  }

  /** Gives up waiting for a replica that hangs as soon as that is known. */
  private unlessItLeaves<T>(answer: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.reading.add(reject);
      void answer.then(resolve, reject).finally(() => this.reading.delete(reject));
    });
  }

  /** True when the replica has, or gets within a moment, all that the primary has now. */
  private async catchesUp(): Promise<boolean> {
    const wanted = await this.positions.newest('', () => positionOfPrimary(this.database.manager));
    if (this.replayed >= wanted) return true;
    const late = wait(CATCH_UP_MS, false, { ref: false });
    const caughtUp = await Promise.race([this.reaches(wanted, performance.now() + CATCH_UP_MS), late]);
    // Not waited for again before the next look.
    if (!caughtUp && this.state === 'here') this.state = 'late';
    return caughtUp;
  }

  private async reaches(wanted: bigint, until: number): Promise<boolean> {
    while (this.replayed < wanted) {
      if (performance.now() > until || this.stopping.signal.aborted || !this.line?.connected) return false;
      await this.askState().catch(() => undefined);
      if (this.replayed < wanted) await wait(POLL_MS, undefined, { ref: false });
    }
    return true;
  }

  /** @throws when it does not answer, or follows no other any more */
  private askState(): Promise<bigint> {
    return this.states.newest('', async () => {
      const { follows, position } = await this.line!.state();
      if (!follows) throw new Error('the replica was made a primary: DATABASE_REPLICA_URL names none any more');
      this.replayed = position;
      this.lag.replayed(position);
      return position;
    });
  }

  private async keepLooking(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      await wait(LOOK_EVERY_MS, undefined, { ref: false, signal: this.stopping.signal }).catch(() => undefined);
      if (!this.stopping.signal.aborted) await this.look(false);
    }
  }

  private async look(atStart: boolean): Promise<void> {
    const begun = performance.now();
    let wanted: bigint;
    try {
      this.identity ??= await identityOf(this.database.manager);
      wanted = await positionOfPrimary(this.database.manager);
    } catch {
      // Without the primary nothing is known of a replica, and nothing is read.
      return;
    }
    this.lag.ahead(wanted, begun);
    try {
      if (!this.line!.connected) await this.line!.connect(this.identity);
      if (!this.source!.isInitialized) await this.source!.initialize();
      await this.askState();
      this.came(await this.reaches(wanted, begun + CATCH_UP_MS));
    } catch (error) {
      if (atStart && error instanceof ConfigurationError) throw error;
      this.goAway(error);
    }
    lagSeconds.set(this.lag.seconds(performance.now()));
  }

  private came(caughtUp: boolean): void {
    if (this.state === 'stopped') return;
    this.state = caughtUp ? 'here' : 'late';
    const behind = this.lag.seconds(performance.now());
    if (caughtUp) this.tell('here', () => this.logger.info('the replica is here: lists and search are read there'));
    else if (behind > LATE_S)
      this.tell('late', () => this.logger.warn({ seconds: Math.round(behind) }, 'the replica is late: lists are read from the primary'));
  }

  private goAway(error: unknown): void {
    if (this.state === 'stopped') return;
    this.state = 'away';
    this.replayed = 0n;
    this.line!.close();
    for (const giveUp of this.reading) giveUp(new Error('the replica went away'));
    this.tell('away', () => this.logger.warn({ err: error }, 'the replica is away: lists are read from the primary'));
  }

  /** Once for each change. */
  private tell(state: 'here' | 'late' | 'away', say: () => void): void {
    if (this.told === state) return;
    this.told = state;
    say();
  }
}
