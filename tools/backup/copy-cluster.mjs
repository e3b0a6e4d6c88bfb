import { constants, copyFileSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { toDisk } from './fsync.mjs';

/** Folders whose content belongs to the running server (PostgreSQL, "Making a base backup using the low level API"). */
const EMPTY = ['pg_wal', 'pg_replslot', 'pg_dynshmem', 'pg_notify', 'pg_serial', 'pg_snapshots', 'pg_stat_tmp', 'pg_subtrans'];
const OF_THE_SERVER =
  /^(postmaster\.(pid|opts)|backup_label(\.old)?|tablespace_map(\.old)?|backup_manifest|pg_internal\.init.*|pgsql_tmp.*)$/;
/** File copied last, because it defines the start of the log replay. */
const CONTROL = join('global', 'pg_control');

/**
 * Copies the files of a running cluster, between `pg_backup_start` and `pg_backup_stop`. What changes meanwhile is made right by the log.
 * @returns how many bytes
 * @throws Error when the cluster has tablespaces elsewhere
 */
export function copyCluster(from, to) {
  if (existsSync(join(from, 'pg_tblspc')) && readdirSync(join(from, 'pg_tblspc')).length > 0)
    throw new Error('The database has tablespaces outside its folder, which this backup does not copy. Use pgBackRest or Barman.');
  const bytes = copyFolder(from, to, '');
  return bytes + copyFile(join(from, CONTROL), join(to, CONTROL));
}

function copyFolder(from, to, below) {
  mkdirSync(join(to, below), { recursive: true, mode: 0o700 });
  if (EMPTY.includes(below)) {
    if (below === 'pg_wal') for (const own of ['archive_status', 'summaries']) mkdirSync(join(to, below, own), { mode: 0o700 });
    return 0;
  }
  let bytes = 0;
  for (const entry of entriesOf(join(from, below))) {
    const path = join(below, entry.name);
    if (entry.isDirectory()) bytes += copyFolder(from, to, path);
    else if (entry.isFile() && path !== CONTROL && !OF_THE_SERVER.test(entry.name)) bytes += copyFile(join(from, path), join(to, path));
  }
  return bytes;
}

/** Tables are dropped and emptied while they are copied. */
function entriesOf(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}

function copyFile(from, to) {
  try {
    copyFileSync(from, to, constants.COPYFILE_FICLONE);
  } catch (error) {
    if (error.code === 'ENOENT') return 0;
    throw error;
  }
  return toDisk(to);
}
