import type { DataSource, EntityManager } from 'typeorm';
import type { Lane } from './lane-queue.js';
import type { Claimed, QueuedTable } from './row-queue.js';

/** Interval at which a lease reports that its holder is alive, and its progress. */
const TELL_MS = 500;

/** Reasons that end an attempt from outside. */
export type AttemptEnd = 'taken away' | 'this process ends' | 'gives way' | 'took too long';

/** Reason with which an attempt is aborted. */
export class AttemptEnded extends Error {
  constructor(readonly why: AttemptEnd) {
    super(why);
    // Name used by the signals of the platform, so that it is not taken for a fault.
    this.name = 'AbortError';
  }
}

export interface LeaseOptions {
  /** true to store the progress, if the table has `done` and `total` */
  progress?: boolean;
  /** publishes the change to viewers, in its transaction */
  changed(manager: EntityManager): Promise<void>;
  /** true if other jobs wait for the lane */
  othersWait(): Promise<boolean>;
  quickSeconds: number;
  /** time limit of one attempt */
  withinSeconds: number;
}

/**
 * Lease of one attempt on a row. Counts and stores the progress, and aborts when the row is taken away, must give way or takes too long.
 */
export class RowLease {
  private readonly controller = new AbortController();
  private readonly timer: NodeJS.Timeout;
  private readonly begun = Date.now();
  private telling: Promise<void> = Promise.resolve();
  private done = 0;
  private total = 0;
  private told = '0/0';

  constructor(
    private readonly database: DataSource,
    private readonly table: QueuedTable,
    readonly claimed: Claimed,
    readonly lane: Lane,
    private readonly tells: LeaseOptions,
  ) {
    this.timer = setInterval(() => {
      this.telling = this.telling.then(() => this.tell()).catch(() => undefined);
    }, TELL_MS);
  }

  /**
   * Aborted with `AttemptEnded` as soon as the result is no longer wanted, another process has it, others want the lane, or it took too
   * long.
   */
  get signal(): AbortSignal {
    return this.controller.signal;
  }

  get expected(): number {
    return this.total;
  }

  expect(total: number): void {
    this.total = total;
  }

  /** Counts one more finished step. @throws AttemptEnded when the rest is no longer wanted */
  step(): void {
    this.done += 1;
    this.signal.throwIfAborted();
  }

  stop(why: AttemptEnd): void {
    this.controller.abort(new AttemptEnded(why));
  }

  /**
   * The last word of this attempt.
   * @param set SQL, with parameters from `$4` on
   * @returns false where it is another's by now
   */
  async end(set: string, values: readonly unknown[] = []): Promise<boolean> {
    clearInterval(this.timer);
    await this.telling;
    return this.database.transaction(async (manager) => {
      const isOurs = await this.write(manager, `leased_until = null, ${set}`, values);
      if (isOurs) await this.tells.changed(manager);
      return isOurs;
    });
  }

  /** Waits again, in the lane of those that take long; what others wanted first counts as no attempt. */
  giveWay(): Promise<boolean> {
    return this.again(', slow = true');
  }

  /** Releases the row for another process; this attempt does not count. */
  handBack(): Promise<boolean> {
    return this.again('');
  }

  private again(more: string): Promise<boolean> {
    const progress = this.tells.progress ? ', done = 0' : '';
    return this.end(`state = '${this.table.open[0]}', attempts = attempts - 1${progress}${more}`);
  }

  private async tell(): Promise<void> {
    const seconds = (Date.now() - this.begun) / 1000;
    if (seconds > this.tells.withinSeconds) return this.stop('took too long');
    if (this.lane === 'quick' && seconds >= this.tells.quickSeconds && (await this.tells.othersWait())) return this.stop('gives way');
    const { leaseSeconds } = this.table;
    const progress = this.tells.progress ? ', done = $5, total = $6' : '';
    const values = this.tells.progress ? [leaseSeconds, this.done, this.total] : [leaseSeconds];
    const isOurs = await this.write(this.database.manager, `leased_until = now() + make_interval(secs => $4)${progress}`, values);
    if (!isOurs) return this.stop('taken away');
    const now = `${this.done}/${this.total}`;
    if (now === this.told) return;
    this.told = now;
    await this.tells.changed(this.database.manager);
  }

  private async write(manager: EntityManager, set: string, values: readonly unknown[]): Promise<boolean> {
    const { name, key, running } = this.table;
    const [rows] = await manager.query<[unknown[]]>(
      `update ${name} set ${set} where ${key}::text = $1 and attempts = $2 and state = $3 returning ${key}`,
      [this.claimed.key, this.claimed.attempt, running, ...values],
    );
    return rows.length > 0;
  }
}
