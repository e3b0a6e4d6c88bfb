import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './free-port.js';
import { endWithUs } from './redis.js';

const { findPgBouncer } = (await import(new URL('../../tools/programs/pgbouncer.mjs', import.meta.url).href)) as {
  findPgBouncer(): string;
};
const { databaseAccount } = (await import(new URL('../../tools/postgres/account.mjs', import.meta.url).href)) as {
  databaseAccount(): { uid?: number; gid?: number };
};

export interface Pooler {
  /** Returns the address of the same database through the pooler. */
  through(databaseUrl: string): string;
  /** what a power cut does */
  kill9(): Promise<void>;
  /** the same address again */
  restart(): Promise<void>;
  /** it keeps its connections and passes nothing on until `wakeUp` */
  fallAsleep(): void;
  wakeUp(): void;
  stop(): Promise<void>;
}

export interface PoolerOptions {
  mode?: 'transaction' | 'statement' | 'session';
  /** connections to each database */
  size?: number;
}

/**
 * Starts a real PgBouncer before a PostgreSQL, as Debian's package has it and with as few settings as possible.
 * @param serverUrl any address at that server @throws Error when there is no PgBouncer, or it does not answer within 5 s
 */
export async function startPooler(serverUrl: string, { mode = 'transaction', size = 5 }: PoolerOptions = {}): Promise<Pooler> {
  const folder = mkdtempSync(join(tmpdir(), 'murmel-pooler-'));
  chmodSync(folder, 0o755);
  const { hostname, port: serverPort, username, password } = new URL(serverUrl);
  const port = await freePort();
  const settings = join(folder, 'pgbouncer.ini');
  const users = join(folder, 'users.txt');
  writeFileSync(users, `"${username}" "${password}"\n`);
  writeFileSync(
    settings,
    [
      ...['[databases]', `* = host=${hostname} port=${serverPort}`, '[pgbouncer]', 'listen_addr = 127.0.0.1', `listen_port = ${port}`],
      ...['unix_socket_dir =', 'auth_type = scram-sha-256', `auth_file = ${users}`, `pool_mode = ${mode}`, `default_pool_size = ${size}`],
      ...['max_client_conn = 500', 'server_login_retry = 1', 'server_round_robin = 1', ''],
    ].join('\n'),
  );
  const start = async (): Promise<ChildProcess> => {
    // It does not run as root; PostgreSQL's user may read these files, too.
    const child = spawn(findPgBouncer(), ['-q', settings], { ...databaseAccount(), stdio: ['ignore', 'ignore', 'pipe'] });
    const problems: string[] = [];
    child.stderr.on('data', (chunk: Buffer) => problems.push(chunk.toString()));
    const watcher = endWithUs(child.pid);
    child.once('exit', () => watcher?.kill('SIGKILL'));
    for (let tries = 0; !(await answers(`postgres://${username}:${password}@127.0.0.1:${port}/postgres`)); tries += 1) {
      if (tries === 100 || child.exitCode !== null) throw new Error(`PgBouncer did not start: ${problems.join('')}`);
      await wait(50);
    }
    return child;
  };
  let child = await start();
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    child.kill('SIGCONT');
    await gone;
  };
  return {
    through: (databaseUrl) => {
      const url = new URL(databaseUrl);
      [url.hostname, url.port] = ['127.0.0.1', String(port)];
      return url.href;
    },
    kill9: () => end('SIGKILL'),
    restart: async () => {
      child = await start();
    },
    fallAsleep: () => void child.kill('SIGSTOP'),
    wakeUp: () => void child.kill('SIGCONT'),
    stop: async () => {
      await end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    void client.end().catch(() => undefined);
  }
}
