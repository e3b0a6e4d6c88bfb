// @module-tag proof
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { freePort } from '../support/free-port.js';
import { createDatabase } from '../support/fresh-database.js';
import { patience } from '../support/on-this-machine.js';
import { type CopiedRepository, copyRepository } from './copied-repository.js';

let copy: CopiedRepository;
let database: Awaited<ReturnType<typeof createDatabase>>;
let child: ChildProcess;
let output = '';
let origin: string;
const dataDir = mkdtempSync(join(tmpdir(), 'murmel-dev-'));

/** Starts `npm run dev` in a copy of the repository, on ports and a database of its own. */
beforeAll(async () => {
  [copy, database] = [copyRepository(), await createDatabase(inject('databaseUrl'))];
  const names = ['CLIENT_PORT', 'PORT', 'COLLAB_PORT', 'USERCONTENT_PORT', 'API_INSPECT_PORT', 'COLLAB_INSPECT_PORT'];
  const ports = Object.fromEntries(await Promise.all(names.map(async (name) => [name, String(await freePort())] as const)));
  origin = `http://localhost:${ports['CLIENT_PORT']}`;
  child = spawn(process.execPath, ['tools/run.mjs', 'dev'], {
    cwd: copy.root,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], DATA_DIR: dataDir, DATABASE_URL: database.url, ...ports },
  });
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (text: Buffer) => (output += text.toString()));
  await seen(/^client {5}http/m);
});
afterAll(async () => {
  if (child.exitCode === null) child.kill('SIGKILL');
  await database.drop();
  copy.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Waits until the terminal shows this behind a place in it. */
const seen = (what: RegExp, from = 0): Promise<void> =>
  vi.waitFor(() => expect(output.slice(from)).toMatch(what), { timeout: patience(120_000), interval: 100 });

test('a page has its data, modules of the sources, and the policy of the product with a nonce', async () => {
  const answer = await fetch(origin, { headers: { accept: 'text/html' } });
  const html = await answer.text();
  const [, nonce] = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '') ?? [];
  expect(html).toContain('id="murmel-initial-data"');
  expect(html).toContain('src="/src/app/main.tsx"');
  const scripts = html.match(/<script[^>]*>/g) ?? [];
  expect(scripts.filter((script) => !script.includes(`nonce="${nonce}"`))).toEqual([]);
  expect((await fetch(`${origin}/src/app/main.tsx`)).headers.get('content-type')).toContain('javascript');
});

test.each([
  ['collab-server/src/server.ts', ['collab']],
  ['libs/documents/src/index.ts', ['api', 'collab']],
])('a change of %s restarts %j alone', async (path, names) => {
  const from = output.length;
  writeFileSync(join(copy.root, path), `${readFileSync(join(copy.root, path), 'utf8')}\n`);
  const back = { api: /^api .*"api listens"/m, collab: /^collab .*"collab-server is ready"/m };
  for (const name of names) await seen(back[name as keyof typeof back], from);
  const restarted = [...output.slice(from).matchAll(/^(\w+) +\| Restarting/gm)].map(([, name]) => name!);
  expect([...new Set(restarted)].sort()).toEqual(names);
});

test('a signal ends all of it', async () => {
  const gone = once(child, 'exit');
  child.kill('SIGINT');
  expect((await gone)[0]).toBe(0);
  await expect(fetch(`${origin}/api/time`)).rejects.toThrow();
});
