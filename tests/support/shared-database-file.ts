import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPOSITORY } from './process.js';

/** Where the database that tasks of tests share says its address: in the folder of a run, at the desk below `.data`. */
export function sharedDatabaseFile(): string {
  return join(process.env['RUN_RESULTS'] ?? join(REPOSITORY, '.data/test'), 'database.json');
}

/** Its address, or undefined where none runs. */
export function sharedDatabase(): string | undefined {
  try {
    const { pid, url } = JSON.parse(readFileSync(sharedDatabaseFile(), 'utf8')) as { pid: number; url: string };
    process.kill(pid, 0);
    return url;
  } catch {
    return undefined;
  }
}
