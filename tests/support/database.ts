import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { sharedDatabase } from './shared-database-file.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** administrator's address of the run's PostgreSQL; tests make databases of their own in it (`createDatabase`) */
    databaseUrl: string;
  }
}

interface Server {
  url: string;
  stop(): Promise<void>;
}

const PROGRAM = fileURLToPath(new URL('../../tools/database.mjs', import.meta.url));
const CONNECTIONS = 'max_connections=300';
/** For tests that pull no plug: what is committed need not reach a disk. Several tasks may share it. */
const FORGETFUL = ['max_connections=600', 'fsync=off', 'full_page_writes=off'];
/** Several test projects in one run share their servers; each loads this module anew, hence the global place. */
const SHARED = Symbol.for('murmel.test-databases');
const place = globalThis as unknown as Record<symbol, Map<boolean, { users: number; server: Promise<Server> }> | undefined>;

/** Vitest's global setup: one real PostgreSQL for the run, the one that TEST_DATABASE_URL names, or the one that tasks share. */
export default function setup(project: TestProject): Promise<() => Promise<void>> {
  return provideServer(project, false);
}

/** @param durable what is committed has reached the disk, as in production */
export async function provideServer(project: TestProject, durable: boolean): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'] ?? (durable ? undefined : sharedDatabase());
  if (given) {
    project.provide('databaseUrl', given);
    return () => Promise.resolve();
  }
  const servers = (place[SHARED] ??= new Map());
  const shared = servers.get(durable) ?? { users: 0, server: durable ? startServer() : startForgetfulServer() };
  servers.set(durable, shared);
  shared.users += 1;
  const server = await shared.server;
  project.provide('databaseUrl', server.url);
  return async () => {
    shared.users -= 1;
    if (shared.users > 0) return;
    servers.delete(durable);
    await server.stop();
  };
}

/** Starts one for tests that pull no plug. */
export const startForgetfulServer = (): Promise<Server> => startServer(FORGETFUL);

/**
 * Starts an embedded PostgreSQL in a new temporary folder, with fsync on as in production unless the settings say something else.
 * @throws Error with the server's last lines
 */
export function startServer(settings: readonly string[] = [CONNECTIONS]): Promise<Server> {
  return startServerIn(mkdtempSync(join(tmpdir(), 'murmel-test-')), settings, ['--remove']);
}

/** Starts it where its data stay. @param words what else `tools/database.mjs` is told @throws Error with the server's last lines */
export async function startServerIn(directory: string, settings: readonly string[], words: readonly string[] = []): Promise<Server> {
  const child = spawn(
    process.execPath,
    [PROGRAM, '--directory', directory, ...words, ...settings.flatMap((setting) => ['--set', setting])],
    {
      stdio: ['pipe', 'pipe', 'pipe'],
      detached: true,
    },
  );
  const problems: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => problems.push(chunk.toString()));
  const line = await Promise.race([
    once(createInterface({ input: child.stdout }), 'line') as Promise<string[]>,
    once(child, 'exit').then((): string[] => []),
  ]);
  if (!line[0]) throw new Error(`No test database: ${problems.join('')}`);
  const { url } = JSON.parse(line[0]) as { url: string };
  return {
    url,
    stop: async () => {
      const gone = once(child, 'exit');
      child.stdin.end();
      await gone;
    },
  };
}
