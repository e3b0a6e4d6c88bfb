// Runs one embedded PostgreSQL as a child of `npm start` or of a test run:
//   node tools/database.mjs --directory <folder> [--database <name>] [--set name=value ...] [--remove]
// Writes one line `{"url": "postgres://..."}` when it is ready. Ends with SIGTERM, or when its standard input closes:
// then the parent is gone, however it went. With --remove the folder goes with it.
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startCluster } from './postgres/cluster.mjs';

const { values } = parseArgs({
  options: {
    directory: { type: 'string' },
    database: { type: 'string', default: 'postgres' },
    set: { type: 'string', multiple: true },
    remove: { type: 'boolean', default: false },
  },
});
if (!values.directory) throw new Error('--directory is missing');
process.title = 'murmel-database';

let stopping = false;
const cluster = await startCluster({
  directory: resolve(values.directory),
  settings: values.set ?? [],
  onExit: (reason) => {
    if (stopping) return;
    console.error(reason);
    process.exit(1);
  },
}).catch((error) => {
  console.error(error.message);
  process.exit(1);
});

async function stop() {
  if (stopping) return;
  stopping = true;
  await cluster.stop();
  if (values.remove) rmSync(values.directory, { recursive: true, force: true });
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
process.stdin.on('end', stop).resume();

await createDatabase(values.database);
console.log(JSON.stringify({ url: cluster.url(values.database) }));

async function createDatabase(name) {
  if (name === 'postgres') return;
  const client = new pg.Client({ connectionString: cluster.url('postgres') });
  await client.connect();
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
  if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  await client.end();
}
