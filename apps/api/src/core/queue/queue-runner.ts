import type { Configuration, Logger } from '@murmel/server';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import type { DataSource, EntityManager } from 'typeorm';
import { PollingLoop } from '../../platform/processes/polling-loop.js';
import { LANES, type Lane } from './lane-queue.js';
import { AttemptEnded, RowLease } from './row-lease.js';
import { type Claimed, type QueuedTable, RowQueue } from './row-queue.js';

export interface QueueRunnerOptions {
  everyMs: number;
  /** seconds in the quick lane while other jobs wait; the job then restarts in the long lane */
  quickSeconds: number;
  /** time limit of one attempt, in any lane */
  withinSeconds: number;
  progress?: boolean;
  /** SQL of a row that ended the process each time */
  hopeless: string;
  /** logged when a round could not be made; the next one comes all the same */
  failed: string;
}

/**
 * Works through the rows of a table, one after the other in each lane, in a fair order, as long as the application runs. Tests turn the clock
 * themselves: there nothing runs on its own.
 */
export abstract class QueueRunner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  protected readonly queue: RowQueue;
  private readonly rounds: readonly PollingLoop[];
  private readonly leases = new Set<RowLease>();

  protected constructor(
    protected readonly database: DataSource,
    table: QueuedTable,
    private readonly manner: QueueRunnerOptions,
    protected readonly logger: Logger,
    private readonly mode: Configuration['mode'],
  ) {
    this.queue = new RowQueue(database, table);
    this.rounds = LANES.map(
      (lane) =>
        new PollingLoop(
          manner.everyMs,
          () => this.roundOf(lane),
          (error) => logger.warn({ err: error }, manner.failed),
        ),
    );
  }

  /** Makes one attempt; what it throws is the end of it. */
  protected abstract work(lease: RowLease): Promise<void>;
  /** An attempt went wrong. @param error `AttemptEnded` only where it took too long */
  protected abstract fail(lease: RowLease, error: unknown): Promise<void>;
  /** Publishes a change to viewers of these rows. */
  protected abstract changed(manager: EntityManager, keys: readonly string[]): Promise<void>;

  /** Runs the next job of either lane. @returns whether there was one */
  async round(): Promise<boolean> {
    for (const lane of LANES) if (await this.roundOf(lane)) return true;
    return false;
  }

  onApplicationBootstrap(): void {
    if (this.mode !== 'test') for (const rounds of this.rounds) rounds.start();
  }

  /** Stops further rounds and aborts running jobs at once. */
  async beforeApplicationShutdown(): Promise<void> {
    for (const lease of this.leases) lease.stop('this process ends');
    await Promise.all(this.rounds.map((rounds) => rounds.stop()));
  }

  private async roundOf(lane: Lane): Promise<boolean> {
    await this.giveUpHopeless();
    const claimed = await this.queue.claim(lane);
    if (!claimed) return false;
    const lease = this.leaseOf(claimed, lane);
    this.leases.add(lease);
    try {
      await this.work(lease);
    } catch (error) {
      await this.ended(lease, error);
    } finally {
      this.leases.delete(lease);
    }
    return true;
  }

  private leaseOf(claimed: Claimed, lane: Lane): RowLease {
    const { quickSeconds, withinSeconds, progress = false } = this.manner;
    return new RowLease(this.database, this.queue.table, claimed, lane, {
      ...{ quickSeconds, withinSeconds, progress },
      changed: (manager) => this.changed(manager, [claimed.key]),
      othersWait: () => this.queue.othersWait(lane, claimed),
    });
  }

  private async ended(lease: RowLease, error: unknown): Promise<void> {
    const reason: unknown = lease.signal.aborted ? lease.signal.reason : error;
    const why = reason instanceof AttemptEnded ? reason.why : undefined;
    if (why === 'gives way') await lease.giveWay();
    else if (why === 'this process ends' || why === 'taken away') await lease.handBack();
    else await this.fail(lease, reason);
  }

  private async giveUpHopeless(): Promise<void> {
    await this.database.transaction(async (manager) => {
      const keys = await this.queue.giveUpHopeless(manager, this.manner.hopeless);
      if (keys.length > 0) await this.changed(manager, keys);
    });
  }
}
