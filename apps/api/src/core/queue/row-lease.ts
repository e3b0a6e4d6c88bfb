import type { DataSource, EntityManager } from 'typeorm';
import type { Lane } from './lane-queue.js';
import type { Claimed, QueuedTable } from './row-queue.js';

/** Interval at which a lease reports that its holder is alive, and its progress. */
const TELL_MS = 500;

/** Reasons that end an attempt from outside; after the last one each earlier attempt had ended its process. */
export type AttemptEnd = 'taken away' | 'this process ends' | 'gives way' | 'took too long' | 'tried too often';

/** Reason with which an attempt is aborted. */
export class AttemptEnded extends Error {
  constructor(readonly why: AttemptEnd) {
    super(why);
    // Name used by the signals of the platform, so that it is not taken for a fault.
    this.name = 'AbortError';
  }
}

/** Writes to the row. @returns false where another attempt holds it by now */
type Write = (manager: EntityManager) => Promise<boolean>;

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

  /** Waits for work that takes no signal and ignores its result once the attempt ended. @throws AttemptEnded as soon as this attempt ends */
  async orEnded<T>(work: Promise<T>): Promise<T> {
    const ended = new Promise<never>((_, reject) => {
      if (this.signal.aborted) reject(this.signal.reason as Error);
      this.signal.addEventListener('abort', () => reject(this.signal.reason as Error), { once: true });
    });
    return Promise.race([work, ended]);
  }

  /** Renews the lease no more, however the attempt ended: a lease without a last word runs out. */
  close(): void {
    clearInterval(this.timer);
  }

  /**
   * Stores a part of the result before the last word.
   * @param set SQL, with parameters from `$3` on
   * @param part stores it, in the same transaction
   * @throws AttemptEnded where the row is another's by now, or went
   */
  async keep(set: string, values: readonly unknown[], part: (manager: EntityManager) => Promise<unknown>): Promise<void> {
    this.signal.throwIfAborted();
    const isOurs = await this.word((manager) => this.write(manager, set, values), part);
    if (isOurs) return;
    this.stop('taken away');
    this.signal.throwIfAborted();
  }

  /**
   * The last word of this attempt.
   * @param set SQL, with parameters from `$3` on
   * @param result stores the result, in the same transaction; not called where the row is another's by now
   * @returns false where it is another's by now
   */
  end(set: string, values: readonly unknown[] = [], result?: (manager: EntityManager) => Promise<unknown>): Promise<boolean> {
    return this.lastWord((manager) => this.write(manager, `leased_until = null, ${set}`, values), result);
  }

  /** Ends this attempt at a row of a table without `state` by removing the row. @param result as of `end` */
  remove(result: (manager: EntityManager) => Promise<unknown>): Promise<boolean> {
    return this.lastWord((manager) => this.asHolder(manager, `delete from ${this.table.name}`), result);
  }

  /** Waits again, in the lane of those that take long; what others wanted first counts as no attempt. */
  giveWay(): Promise<boolean> {
    return this.again(', slow = true');
  }

  /** Releases the row for another process; this attempt does not count. */
  handBack(): Promise<boolean> {
    return this.again('');
  }

  /** Releases the row for later; this attempt does not count. @param seconds in which no process takes it */
  rest(seconds: number): Promise<boolean> {
    return this.again(`, leased_until = now() + make_interval(secs => ${Number(seconds)})`, '');
  }

  private again(more: string, free = ', leased_until = null'): Promise<boolean> {
    const progress = this.tells.progress ? ', done = 0' : '';
    const state = this.table.open ? `, state = '${this.table.open[0]}'` : '';
    return this.lastWord((manager) => this.write(manager, `attempts = attempts - 1${free}${state}${progress}${more}`, []));
  }

  private async lastWord(write: Write, result?: (manager: EntityManager) => Promise<unknown>): Promise<boolean> {
    this.close();
    await this.telling;
    return this.word(write, result);
  }

  private word(write: Write, result?: (manager: EntityManager) => Promise<unknown>): Promise<boolean> {
    return this.database.transaction(async (manager) => {
      if (!(await write(manager))) return false;
      await result?.(manager);
      await this.tells.changed(manager);
      return true;
    });
  }

  private async tell(): Promise<void> {
    const seconds = (Date.now() - this.begun) / 1000;
    if (seconds > this.tells.withinSeconds) return this.stop('took too long');
    if (this.lane === 'quick' && seconds >= this.tells.quickSeconds && (await this.tells.othersWait())) return this.stop('gives way');
    const { leaseSeconds } = this.table;
    const progress = this.tells.progress ? ', done = $4, total = $5' : '';
    const values = this.tells.progress ? [leaseSeconds, this.done, this.total] : [leaseSeconds];
    const isOurs = await this.write(this.database.manager, `leased_until = now() + make_interval(secs => $3)${progress}`, values);
    if (!isOurs) return this.stop('taken away');
    const now = `${this.done}/${this.total}`;
    if (now === this.told) return;
    this.told = now;
    await this.tells.changed(this.database.manager);
  }

  private write(manager: EntityManager, set: string, values: readonly unknown[]): Promise<boolean> {
    return this.asHolder(manager, `update ${this.table.name} set ${set}`, values);
  }

  /** Without a lease the row was handed back, which makes the number of an attempt that was overtaken valid again. */
  private async asHolder(manager: EntityManager, change: string, values: readonly unknown[] = []): Promise<boolean> {
    const { key, running } = this.table;
    const state = running ? ` and state = '${running}'` : '';
    const [rows] = await manager.query<[unknown[]]>(
      `${change} where ${key} = $1 and attempts = $2 and leased_until is not null${state} returning ${key}`,
      [this.claimed.key, this.claimed.attempt, ...values],
    );
    return rows.length > 0;
  }
}
