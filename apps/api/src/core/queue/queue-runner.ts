import { inJob, type Logger } from '@murmel/server';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import { PollingLoop } from '../../platform/processes/polling-loop.js';
import { looksForWork, type ProcessRole } from '../../platform/processes/process-role.js';
import { StorageAway } from '../../platform/storage/storage-away.js';
import { LANES, type Lane } from './lane-queue.js';
import { AttemptEnded, RowLease } from './row-lease.js';
import { type Claimed, type QueuedTable, RowQueue } from './row-queue.js';

/** Pause of a row whose bytes could not be read or kept because the storage of files is away. */
const AWAY_SECONDS = 15;

export interface QueueRunnerOptions {
  everyMs: number;
  /** seconds in the quick lane while other jobs wait; the job then restarts in the long lane; without it no job gives way */
  quickSeconds?: number;
  /** time limit of one attempt, in any lane */
  withinSeconds: number;
  progress?: boolean;
  /** number of rows of a lane in one round, 1 by default */
  atOnce?: number;
  /** rest after a round, as a multiple of its length, which leaves time for requests; see `PollingLoop` */
  rest?: number;
  /** logged when a round could not be made; the next one comes all the same */
  failed: string;
}

/**
 * Works through the rows of a table, one after the other in each lane, in a fair order, as long as the application runs, in processes that
 * take background work.
 */
export abstract class QueueRunner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  protected readonly queue: RowQueue;
  private readonly lanes: readonly Lane[];
  private readonly rounds: readonly PollingLoop[];
  private readonly leases = new Set<RowLease>();
  private ends = false;

  protected constructor(
    protected readonly database: DataSource,
    table: QueuedTable,
    private readonly manner: QueueRunnerOptions,
    protected readonly logger: Logger,
    private readonly role: ProcessRole,
  ) {
    this.queue = new RowQueue(database, table);
    this.lanes = table.oneLane ? ['quick'] : LANES;
    this.rounds = this.lanes.map(
      (lane) =>
        new PollingLoop(
          manner.everyMs,
          () => this.severalOf(lane),
          (error) => logger.warn({ err: error }, manner.failed),
          manner.rest,
        ),
    );
  }

  /** Makes one attempt; what it throws is the end of it. */
  protected abstract work(lease: RowLease): Promise<void>;
  /** Ends an attempt that went wrong. @param error `AttemptEnded` only where it took too long, or earlier attempts ended their processes */
  protected abstract fail(lease: RowLease, error: unknown): Promise<void>;
  /** Publishes a change to viewers of this row. */
  protected abstract changed(manager: EntityManager, key: string): Promise<void>;

  /** Runs the next job of either lane. @returns whether there was one */
  async round(): Promise<boolean> {
    for (const lane of this.lanes) if (await this.nextOf(lane)) return true;
    return false;
  }

  onApplicationBootstrap(): void {
    if (looksForWork(this.role)) for (const rounds of this.rounds) rounds.start();
  }

  /** Stops further rounds and aborts running jobs at once. */
  async beforeApplicationShutdown(): Promise<void> {
    this.ends = true;
    for (const lease of this.leases) lease.stop('this process ends');
    await Promise.all(this.rounds.map((rounds) => rounds.stop()));
  }

  /** Runs one round. A process that ends does not take again the row that it handed back. */
  private async severalOf(lane: Lane): Promise<boolean> {
    let made = 0;
    while (!this.ends && made < (this.manner.atOnce ?? 1) && (await this.nextOf(lane))) made += 1;
    return made > 0;
  }

  private async nextOf(lane: Lane): Promise<boolean> {
    for (let claimed = await this.queue.claim(lane); claimed; claimed = await this.queue.claim(lane)) {
      const isTried = claimed.attempt <= this.queue.table.attempts;
      await inJob(`job ${this.queue.table.name}`, claimed.key, () => this.attempt(this.leaseOf(claimed, lane), isTried));
      if (isTried) return true;
    }
    return false;
  }

  /** @param isTried false for a row that ended its process each time: it only fails, and ends no other process */
  private async attempt(lease: RowLease, isTried: boolean): Promise<void> {
    this.leases.add(lease);
    try {
      if (isTried) await this.work(lease);
      else await this.fail(lease, new AttemptEnded('tried too often'));
    } catch (error) {
      await this.ended(lease, error);
    } finally {
      lease.close();
      this.leases.delete(lease);
    }
  }

  private leaseOf(claimed: Claimed, lane: Lane): RowLease {
    const { quickSeconds = Number.POSITIVE_INFINITY, withinSeconds, progress = false } = this.manner;
    return new RowLease(this.database, this.queue.table, claimed, lane, {
      ...{ quickSeconds, withinSeconds, progress },
      changed: (manager) => this.changed(manager, claimed.key),
      othersWait: () => this.queue.othersWait(lane, claimed),
    });
  }

  private async ended(lease: RowLease, error: unknown): Promise<void> {
    const reason: unknown = lease.signal.aborted ? lease.signal.reason : error;
    const why = reason instanceof AttemptEnded ? reason.why : undefined;
    if (why === 'gives way') await lease.giveWay();
    else if (why === 'this process ends' || why === 'taken away') await lease.handBack();
    else if (reason instanceof StorageAway) await this.waitForStorage(lease, reason);
    else await this.fail(lease, reason);
  }

  /** Lets what was ordered wait for its file, however long the storage is away, instead of failing for good. */
  private async waitForStorage(lease: RowLease, error: StorageAway): Promise<void> {
    this.logger.warn({ err: error, key: lease.claimed.key }, 'a job waits for the storage of files');
    await lease.rest(AWAY_SECONDS);
  }
}
