import { copyFileSync, existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { filesAt, restoreFiles } from '../backup/files.mjs';
import { momentOf } from '../backup/parse-options.mjs';
import { baseFor, restoreCluster } from '../backup/restore.mjs';
import { PRODUCT_SETTINGS, placeOf, startCluster } from '../postgres/cluster.mjs';
import { lockDataFolder } from '../processes/run-lock.mjs';

/** A day's log is read in minutes; a restore may take half an hour (docs/operations.md). */
const READING_MS = 30 * 60 * 1000;
const NEWEST = `select (select count(*) from account)::int as accounts, (select count(*) from item)::int as items,
  (select max(updated_at) from item) as newest`;

/** `npm run restore -- --from <folder> [--until <moment>]`: brings a backup back, into an installation that has no data yet. */
export async function run({ environment, words }) {
  try {
    const { values } = parseArgs({ args: words, options: { from: { type: 'string' }, until: { type: 'string' } } });
    const from = values.from ?? environment.BACKUP_DIR;
    if (!from) throw new Error('Where from? npm run restore -- --from <folder>, or BACKUP_DIR');
    if (environment.DATABASE_URL)
      throw new Error('DATABASE_URL names a database that murmel does not start: restore it with tools/restore.mjs (docs/operations.md).');
    const dataDir = resolve(environment.DATA_DIR || '.data');
    const unlock = lockDataFolder(dataDir);
    try {
      await restore({ from: resolve(from), until: momentOf(values.until), dataDir, environment });
    } finally {
      unlock();
    }
    return 0;
  } catch (error) {
    console.error(error.message);
    return 1;
  }
}

async function restore({ from, until, dataDir, environment }) {
  const base = baseFor(from, until);
  const { cluster, connection, account } = placeOf(join(dataDir, 'postgres'));
  console.log(`Restoring the copy of ${base.endedAt} ...`);
  restoreCluster({ from, base, cluster, until, owner: account });
  const kept = join(base.path, 'connection.json');
  if (existsSync(kept)) copyFileSync(kept, connection);
  try {
    await look(join(dataDir, 'postgres'), until);
  } catch (error) {
    // Nothing half stays behind that a second try would take for data.
    rmSync(cluster, { recursive: true, force: true });
    throw error;
  }
  const files = await restoreFiles({ from, target: filesAt({ environment, folder: join(dataDir, 'files') }) });
  console.log(`files: ${files}\n\nStart with npm start, under the SECRET that counted when the backup was made.`);
}

/** Lets PostgreSQL replay its log, and reports the resulting state. */
async function look(directory, until) {
  console.log(`Reading the log up to ${until?.toISOString() ?? 'its end'} ...`);
  let stopping = false;
  const onExit = (reason) => stopping || console.error(reason);
  const server = await startCluster({ directory, settings: PRODUCT_SETTINGS, onExit, startMs: READING_MS }).catch((error) => {
    if (!error.message.includes('recovery ended before configured recovery target was reached')) throw error;
    throw new Error(`The log in the backup ends before ${until.toISOString()}. Choose an earlier moment, or none for all there is.`, {
      cause: error,
    });
  });
  try {
    const client = new pg.Client({ connectionString: server.url('murmel') });
    await client.connect();
    const { rows } = await client.query(NEWEST);
    await client.end();
    console.log(
      `database: ${rows[0].accounts} accounts, ${rows[0].items} items, the newest change at ${rows[0].newest?.toISOString() ?? 'no time'}`,
    );
  } finally {
    stopping = true;
    await server.stop();
  }
}
