// Restores a backup for an installation that is stopped; PostgreSQL reads its log at its next start:
//   node tools/restore.mjs --from <folder> --cluster <empty folder> [--until <ISO 8601>] [--files <folder>] [--owner <uid>:<gid>]
// Files go into the bucket of S3_*, or to --files.
import { parseArgs } from 'node:util';
import { filesAt, restoreFiles } from './backup/files.mjs';
import { accountOf, momentOf } from './backup/parse-options.mjs';
import { baseFor, restoreCluster } from './backup/restore.mjs';

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    cluster: { type: 'string' },
    files: { type: 'string' },
    until: { type: 'string' },
    owner: { type: 'string' },
  },
});

try {
  const { from, cluster, files } = values;
  if (!from || !cluster) throw new Error('--from and --cluster are needed: the backups, and the empty folder of the database.');
  if (!process.env.S3_BUCKET && !files) throw new Error('--files is missing: the folder of the files, DATA_DIR/files of the api.');
  const until = momentOf(values.until);
  const base = baseFor(from, until);
  restoreCluster({ from, base, cluster, until, owner: accountOf(values.owner) });
  const count = await restoreFiles({ from, target: filesAt({ environment: process.env, folder: files }) });
  console.log(
    `Restored: the copy of ${base.endedAt} and ${count} files. Start the database: it reads its log up to ${until?.toISOString() ?? 'its end'}.`,
  );
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
