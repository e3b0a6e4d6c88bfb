import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { filesAt } from '../backup/files.mjs';
import { backUp, everyNight, whatIsLate } from '../backup/run-backup.mjs';
import { runningDatabase } from '../postgres/running-database.mjs';

/**
 * `npm run backup -- --to <folder>`: backs up the data of `npm start`, while it runs. `--nightly` stays and does so every night, `--check`
 * reports if it does.
 */
export async function run({ environment, words }) {
  try {
    const { values } = parseArgs({
      args: words,
      options: { to: { type: 'string' }, nightly: { type: 'boolean' }, check: { type: 'boolean' } },
    });
    const to = values.to ?? environment.BACKUP_DIR;
    if (!to) throw new Error('Where to? npm run backup -- --to <folder>, or BACKUP_DIR');
    if (values.check) {
      const late = whatIsLate({ to: resolve(to) });
      console.log(late ?? 'The backup is as new as it should be.');
      return late ? 1 : 0;
    }
    const dataDir = resolve(environment.DATA_DIR || '.data');
    // Past a pooler, which would begin and end the copy on different lines.
    const databaseUrl = environment.DATABASE_DIRECT_URL || environment.DATABASE_URL;
    const database = databaseUrl ? { databaseUrl } : withConnection(join(dataDir, 'postgres'));
    const source = filesAt({ environment, folder: join(dataDir, 'files') });
    await (values.nightly ? everyNight : backUp)({ to: resolve(to), database, source });
    return 0;
  } catch (error) {
    console.error(
      error.code === 'ECONNREFUSED' ? 'The database does not answer: a backup is made while murmel runs (npm start).' : error.message,
    );
    return 1;
  }
}

/** The password of the database of `npm start` is kept with the backup, which holds all that it protects. */
function withConnection(directory) {
  const { databaseUrl, connection } = runningDatabase(directory);
  return { databaseUrl, beside: [connection] };
}
