import { join, resolve } from 'node:path';
import { archiveSettings, makeArchive } from '../backup/archive.mjs';
import { databaseAccount } from '../postgres/account.mjs';
import { PRODUCT_SETTINGS } from '../postgres/cluster.mjs';

/** Maximum time in which the database may finish its work. */
const STOP_MS = 20_000;

/**
 * Adds a database with demo data to the settings, unless they name one of their own.
 * @returns the settings with `DATABASE_URL`, and whether the database is the embedded one
 */
export async function withDatabase({ root, supervisor, environment }) {
  if (environment.DATABASE_URL) return { settings: environment, embedded: false };
  console.log('Starting the database ...');
  const DATABASE_URL = await startDatabase({ root, supervisor, environment });
  return { settings: { DEMO_DATA: '1', ...environment, DATABASE_URL }, embedded: true };
}

/** @returns its address; on a restart it takes the same port again */
function startDatabase({ root, supervisor, environment }) {
  let announce;
  const settings = [...PRODUCT_SETTINGS, ...logFor(environment.BACKUP_DIR)];
  return supervisor.start({
    name: 'database',
    program: process.execPath,
    cwd: root,
    environment,
    stopMs: STOP_MS,
    words: [
      join(root, 'tools/database.mjs'),
      '--directory',
      join(environment.DATA_DIR, 'postgres'),
      '--database',
      'murmel',
      ...settings.flatMap((setting) => ['--set', setting]),
    ],
    ready: () => new Promise((done) => (announce = done)),
    onLine: (line) => {
      if (!line.startsWith('{"url"')) return false;
      announce(JSON.parse(line).url);
      return true;
    },
  });
}

/** Returns settings that keep the database's log beside the backups, so that each moment since a backup can be restored. */
function logFor(backups) {
  if (!backups) return [];
  makeArchive(resolve(backups), databaseAccount());
  return archiveSettings(resolve(backups));
}
