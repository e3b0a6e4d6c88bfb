import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { startForgetfulServer } from './database.js';
import { sharedDatabaseFile } from './shared-database-file.js';

await import(new URL('../../tools/processes/end-with-run.mjs', import.meta.url).href);
const { onStop } = (await import(new URL('../../tools/processes/on-stop.mjs', import.meta.url).href)) as { onStop(stop: () => void): void };

/** A task of Nx: one PostgreSQL for all tasks of tests that only need one to be there, until Nx ends it. */
const server = await startForgetfulServer();
const file = sharedDatabaseFile();
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, JSON.stringify({ pid: process.pid, url: server.url }), { mode: 0o600 });

async function stop(): Promise<void> {
  rmSync(file, { force: true });
  await server.stop();
  process.exit(0);
}
onStop(() => void stop());
console.log('The database of the tests is ready');
