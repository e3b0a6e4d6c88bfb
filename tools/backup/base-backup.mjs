import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import pg from 'pg';
import { copyCluster } from './copy-cluster.mjs';
import { toDisk } from './fsync.mjs';
import { aboutOf, clusterOf, layoutOf, positionOf, UNFINISHED } from './layout.mjs';

const APPLICATION = 'murmel backup';
/** A segment of the log is kept in a moment; a longer wait means that the archive takes nothing. */
const ARCHIVED_WITHIN_MS = 600_000;
const STATEMENT_TIMEOUT = '57014';

/**
 * Copies the database while it is used. With the log that is kept beside (`archive.mjs`) any later moment can be restored,
 * without it the moment at which the copy ended.
 * @param to the folder of backups @param databaseUrl of an administrator @param cluster its folder, where the server calls it otherwise
 * @param beside files that are kept with it
 * @returns what `backup.json` says
 * @throws Error in words for operators
 */
export async function makeBase({ databaseUrl, to, cluster: folder, beside = [] }) {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: APPLICATION });
  await client.connect();
  const startedAt = new Date();
  const base = join(layoutOf(to).bases, startedAt.toISOString().replaceAll(':', '-'));
  const unfinished = `${base}${UNFINISHED}`;
  try {
    const cluster = folder ?? (await valueOf(client, 'show data_directory'));
    if (!existsSync(join(cluster, 'global', 'pg_control')))
      throw new Error(`The files of the database are not in ${cluster}. A backup is made where they are (--cluster <folder>).`);
    mkdirSync(unfinished, { recursive: true, mode: 0o700 });
    const archived = (await valueOf(client, 'show archive_mode')) !== 'off';
    const start = await valueOf(client, `select pg_walfile_name(pg_backup_start('murmel', true))`);
    const bytes = copyCluster(cluster, clusterOf(unfinished));
    // With an archive it waits until the log of these minutes is there.
    await client.query(`set statement_timeout = ${ARCHIVED_WITHIN_MS}`);
    const { rows } = await client.query('select pg_walfile_name(lsn) as last, labelfile from pg_backup_stop(true)');
    const [{ last, labelfile }] = rows;
    write(join(clusterOf(unfinished), 'backup_label'), labelfile);
    copyLog({ cluster, base: unfinished, first: start, last });
    for (const file of beside) copyFileSync(file, join(unfinished, basename(file)));
    const about = { startedAt, endedAt: new Date(), firstLog: start, archived, bytes };
    write(aboutOf(unfinished), JSON.stringify(about, null, 2));
    renameSync(unfinished, base);
    return { path: base, ...about };
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (error.code === STATEMENT_TIMEOUT)
      throw new Error('The archive of the log takes nothing: the log of PostgreSQL says why (archive_command).', { cause: error });
    throw error;
  } finally {
    await client.end();
  }
}

async function valueOf(client, query) {
  const { rows } = await client.query(query);
  return Object.values(rows[0])[0];
}

/** The log of the minutes of the copy, without which it is worth nothing: the base has it itself. */
function copyLog({ cluster, base, first, last }) {
  const [from, to] = [positionOf(first), positionOf(last)];
  const log = join(cluster, 'pg_wal');
  const needed = readdirSync(log).filter((name) => /^[0-9A-F]{24}$/.test(name) && positionOf(name) >= from && positionOf(name) <= to);
  if (!needed.includes(first))
    throw new Error(
      'So much was written during the copy that its log is gone. Raise wal_keep_size of PostgreSQL, or copy at a quiet hour.',
    );
  for (const name of needed) {
    const copy = join(clusterOf(base), 'pg_wal', name);
    copyFileSync(join(log, name), copy);
    toDisk(copy);
  }
}

function write(file, text) {
  writeFileSync(file, text, { mode: 0o600 });
  toDisk(file);
}
