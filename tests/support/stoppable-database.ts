import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { REPOSITORY } from './process.js';
import { type Ballast, keepSmallDisk } from './small-disk.js';

const AGAIN_MS = 300;

export interface StoppableDatabase {
  url: string;
  /** PostgreSQL ends; its data and its port stay */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** what takes up room on its disk */
  ballast: Ballast | undefined;
  /** ends it for good and removes its data */
  remove(): Promise<void>;
}

/** A PostgreSQL of its own that a test may take away and give back, as a school's server does at an update. */
export async function startStoppableDatabase({ diskMegabytes }: { diskMegabytes?: number } = {}): Promise<StoppableDatabase> {
  const directory = mkdtempSync(join(tmpdir(), 'murmel-e2e-database-'));
  const disk = diskMegabytes === undefined ? undefined : await keepSmallDisk(directory, diskMegabytes);
  let child: ChildProcess | undefined;
  const start = async (): Promise<string> => {
    const [program, ...parameters] = [
      ...(disk?.within ?? []),
      ...[process.execPath, join(REPOSITORY, 'tools/database.mjs'), '--directory', directory, '--set', 'max_connections=100'],
    ];
    const started = spawn(program!, parameters, { stdio: ['pipe', 'pipe', 'pipe'], detached: true });
    child = started;
    const ended = once(started, 'exit');
    const problems: string[] = [];
    started.stderr.on('data', (chunk: Buffer) => problems.push(chunk.toString()));
    const [line] = await Promise.race([
      once(createInterface({ input: started.stdout }), 'line') as Promise<string[]>,
      ended.then((): string[] => []),
    ]);
    if (!line) throw new Error(`The database did not start: ${problems.join('')}`);
    if (disk) void ended.then(() => (child === started ? again() : undefined));
    return (JSON.parse(line) as { url: string }).url;
  };
  /** Restarts it as a supervisor would: without room for its log it ends, and comes back once there is some. */
  const again = async (): Promise<void> => {
    // Stopped meanwhile, there is none.
    while (child !== undefined) {
      if (await start().catch(() => undefined)) return;
      await wait(AGAIN_MS);
    }
  };
  const stop = async (): Promise<void> => {
    const last = child;
    child = undefined;
    if (!last || last.exitCode !== null || last.signalCode !== null) return;
    const gone = once(last, 'exit');
    last.stdin?.end();
    await gone;
  };
  const url = await start();
  return {
    url,
    ballast: disk?.ballast,
    stop,
    start: async () => {
      if ((await start()) !== url) throw new Error('The database came back at another address');
    },
    remove: async () => {
      await stop();
      await disk?.remove();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
