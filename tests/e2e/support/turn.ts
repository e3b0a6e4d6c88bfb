import { setTimeout as wait } from 'node:timers/promises';
import { test } from '@playwright/test';
import pg from 'pg';

/** Two numbers that no other lock in the database of the run uses. */
const TURN = '24, 7';

/**
 * Lock that gives tests with deadlines in seconds the machine for themselves: they run one at a time, across all workers. A test that only
 * lets time pass releases it meanwhile. It is released with its test, however that ends.
 */
export class Turn {
  private constructor(private readonly client: pg.Client) {}

  /** Waits for all who asked before. */
  static async take(databaseUrl: string): Promise<Turn> {
    const turn = new Turn(new pg.Client({ connectionString: databaseUrl }));
    await turn.client.connect();
    await turn.begin();
    return turn;
  }

  /** Lets others go on for so long, and until they wait or have ended: it can take minutes longer, which are not the time of this test. */
  async pause(milliseconds: number): Promise<void> {
    await this.client.query(`select pg_advisory_unlock(${TURN})`);
    await wait(Math.max(0, milliseconds));
    const [info, asked] = [test.info(), performance.now()];
    const { timeout } = info;
    info.setTimeout(0);
    await this.begin();
    info.setTimeout(timeout + performance.now() - asked);
  }

  /** Closes the connection, and with it goes the lock. */
  end(): Promise<void> {
    return this.client.end();
  }

  private async begin(): Promise<void> {
    await this.client.query(`select pg_advisory_lock(${TURN})`);
  }
}
