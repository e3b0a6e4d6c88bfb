import { type ExportJob, publish } from '@murmel/server';
import type { DataSource } from 'typeorm';

/** How often it is told how far a job is, and that whoever works on it is there. */
const TELL_MS = 1000;

/** Hold of one attempt at a job: counts what is done, says so, and hears when it is taken away. */
export class ExportLease {
  private readonly controller = new AbortController();
  private readonly timer: NodeJS.Timeout;
  private telling: Promise<void> = Promise.resolve();
  private done = 0;
  private total = 0;
  private told = '0/0';

  constructor(
    private readonly database: DataSource,
    private readonly job: ExportJob,
    private readonly leaseSeconds: number,
  ) {
    this.timer = setInterval(() => {
      this.telling = this.telling.then(() => this.tell()).catch(() => undefined);
    }, TELL_MS);
  }

  /** Aborted as soon as nobody wants it any more, another process has it, or this one ends. */
  get signal(): AbortSignal {
    return this.controller.signal;
  }

  get expected(): number {
    return this.total;
  }

  expect(total: number): void {
    this.total = total;
  }

  /** One more thing is done. @throws AbortError when the rest is wanted by nobody */
  step(): void {
    this.done += 1;
    this.signal.throwIfAborted();
  }

  giveUp(): void {
    this.controller.abort();
  }

  /** The last word of this attempt. @param set SQL after `done`, with parameters from `$3` on @returns false where it is another's by now */
  async end(set: string, values: readonly unknown[]): Promise<boolean> {
    clearInterval(this.timer);
    await this.telling;
    const { id, accountId, attempts } = this.job;
    return this.database.transaction(async (manager) => {
      const [rows] = await manager.query<[unknown[]]>(
        `update export_job set leased_until = null, ${set} where id = $1 and attempts = $2 and state = 'running' returning id`,
        [id, attempts, ...values],
      );
      await publish(manager, 'person.changed', { id: accountId });
      return rows.length > 0;
    });
  }

  private async tell(): Promise<void> {
    const { id, accountId, attempts } = this.job;
    const [rows] = await this.database.query<[unknown[]]>(
      `update export_job set done = $3, total = $4, leased_until = now() + make_interval(secs => $5)
        where id = $1 and attempts = $2 and state = 'running' returning id`,
      [id, attempts, this.done, this.total, this.leaseSeconds],
    );
    if (rows.length === 0) return this.giveUp();
    const now = `${this.done}/${this.total}`;
    if (now === this.told) return;
    this.told = now;
    await publish(this.database.manager, 'person.changed', { id: accountId });
  }
}
