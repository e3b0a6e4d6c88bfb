// Backs up database and files, on the machine (or in the container) that can read the database's own files:
//   node tools/backup.mjs --to <folder> [--cluster <the database's folder>] [--files <folder>] [--owner <uid>:<gid>] [--nightly | --check]
// DATABASE_URL names an administrator; files come from the bucket of S3_*, or from --files. PostgreSQL, which runs as --owner, keeps its
// log in the same folder (archive.mjs).
import { parseArgs } from 'node:util';
import { makeArchive } from './backup/archive.mjs';
import { filesAt } from './backup/files.mjs';
import { accountOf } from './backup/parse-options.mjs';
import { backUp, everyNight, whatIsLate } from './backup/run-backup.mjs';

const { values } = parseArgs({
  options: {
    to: { type: 'string' },
    cluster: { type: 'string' },
    files: { type: 'string' },
    owner: { type: 'string' },
    nightly: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
});

try {
  const { to, cluster, files } = values;
  if (!to) throw new Error('--to is missing: the folder that keeps the backups.');
  if (values.check) {
    const late = whatIsLate({ to });
    if (late) throw new Error(late);
  } else {
    // A pooler would begin and end the copy on different lines.
    const databaseUrl = process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL;
    if (!databaseUrl) throw new Error('DATABASE_URL is missing.');
    if (!process.env.S3_BUCKET && !files) throw new Error('--files is missing: the folder of the files, DATA_DIR/files of the api.');
    makeArchive(to, accountOf(values.owner));
    const source = filesAt({ environment: process.env, folder: files });
    await (values.nightly ? everyNight : backUp)({ to, database: { databaseUrl, cluster }, source });
  }
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
