import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startServerIn } from '../../support/database.js';
import { type Replica, startReplica } from '../../support/replica.js';

const SETTINGS = ['max_connections=300', 'wal_level=replica', 'hot_standby=on'];

/** A PostgreSQL and another one that follows it: nothing is committed before both have it. */
export class DatabasePair {
  /** the first server, as long as it is the one */
  private primary: { url: string; stop(): Promise<void> } | undefined;
  private promoted = false;

  private constructor(
    private readonly directory: string,
    primary: { url: string; stop(): Promise<void> },
    readonly replica: Replica,
    private readonly firstUrl: string,
  ) {
    this.primary = primary;
  }

  static async start(): Promise<DatabasePair> {
    const directory = mkdtempSync(join(tmpdir(), 'murmel-primary-'));
    const primary = await startServerIn(directory, SETTINGS);
    const replica = await startReplica(primary.url);
    // After the copy: the replica itself waits for no other one when it is promoted.
    await asked(primary.url, `alter system set synchronous_standby_names = '*'`);
    await asked(primary.url, 'select pg_reload_conf()');
    return new DatabasePair(directory, primary, replica, primary.url);
  }

  /** Address of the server that takes what is written. */
  get url(): string {
    return this.promoted ? this.replica.url : this.firstUrl;
  }

  /** The first server dies as in a power cut, and the other one takes its place. */
  async failOver(): Promise<void> {
    const [{ data_directory: folder }] = (await asked(this.firstUrl, 'show data_directory')) as [{ data_directory: string }];
    const pid = Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
    this.primary = undefined;
    process.kill(-pid, 'SIGKILL');
    await this.replica.promote();
    this.promoted = true;
  }

  /** The first server comes back as if nothing had been. @returns its address */
  async bringBackFirst(): Promise<string> {
    this.primary = await startServerIn(this.directory, SETTINGS);
    return this.primary.url;
  }

  async stop(): Promise<void> {
    await this.replica.remove();
    await this.primary?.stop();
    rmSync(this.directory, { recursive: true, force: true });
  }
}

/** One statement on a connection of its own. @param withinMs it is given up after that */
export async function asked(url: string, text: string, withinMs?: number): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url, ...(withinMs === undefined ? {} : { query_timeout: withinMs }) });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text)).rows as unknown[];
  } finally {
    void client.end().catch(() => undefined);
  }
}
