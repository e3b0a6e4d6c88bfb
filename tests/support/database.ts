import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

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
/** Several test projects in one run share one server; each loads this module anew, hence the global place. */
const SHARED = Symbol.for('murmel.test-database');
const place = globalThis as unknown as Record<symbol, { users: number; server: Promise<Server> } | undefined>;

/** Vitest's global setup: one real PostgreSQL for the run, or the one that TEST_DATABASE_URL names. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) {
    project.provide('databaseUrl', given);
    return () => Promise.resolve();
  }
  const shared = (place[SHARED] ??= { users: 0, server: startServer() });
  shared.users += 1;
  const server = await shared.server;
  project.provide('databaseUrl', server.url);
  return async () => {
    shared.users -= 1;
    if (shared.users > 0) return;
    place[SHARED] = undefined;
    await server.stop();
  };
}

/**
 * Starts an embedded PostgreSQL in a new temporary folder, with fsync on as in production.
 * @throws Error with the server's last lines
 */
export async function startServer(settings: readonly string[] = ['max_connections=300']): Promise<Server> {
  const directory = mkdtempSync(join(tmpdir(), 'murmel-test-'));
  const child = spawn(
    process.execPath,
    [PROGRAM, '--directory', directory, '--remove', ...settings.flatMap((setting) => ['--set', setting])],
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
