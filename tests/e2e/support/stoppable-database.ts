import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { REPOSITORY } from '../../support/process.js';

export interface StoppableDatabase {
  url: string;
  /** PostgreSQL ends; its data and its port stay */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** ends it for good and removes its data */
  remove(): Promise<void>;
}

/** A PostgreSQL of its own that a test may take away and give back, as a school's server does at an update. */
export async function startStoppableDatabase(): Promise<StoppableDatabase> {
  const directory = mkdtempSync(join(tmpdir(), 'murmel-e2e-database-'));
  let child: ChildProcess | undefined;
  const start = async (): Promise<string> => {
    const started = spawn(
      process.execPath,
      [join(REPOSITORY, 'tools/database.mjs'), '--directory', directory, '--set', 'max_connections=100'],
      { stdio: ['pipe', 'pipe', 'pipe'], detached: true },
    );
    child = started;
    const problems: string[] = [];
    started.stderr.on('data', (chunk: Buffer) => problems.push(chunk.toString()));
    const [line] = await Promise.race([
      once(createInterface({ input: started.stdout }), 'line') as Promise<string[]>,
      once(started, 'exit').then((): string[] => []),
    ]);
    if (!line) throw new Error(`The database did not start: ${problems.join('')}`);
    return (JSON.parse(line) as { url: string }).url;
  };
  const stop = async (): Promise<void> => {
    if (!child) return;
    const gone = once(child, 'exit');
    child.stdin?.end();
    await gone;
    child = undefined;
  };
  const url = await start();
  return {
    url,
    stop,
    start: async () => {
      if ((await start()) !== url) throw new Error('The database came back at another address');
    },
    remove: async () => {
      await stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
