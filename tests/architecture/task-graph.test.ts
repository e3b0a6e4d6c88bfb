import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CopiedRepository, copyRepository } from './copied-repository.js';

const { programOf } = (await import(new URL('../../tools/processes/run-program.mjs', import.meta.url).href)) as {
  programOf(name: string, file: string): string;
};

let repository: CopiedRepository;
let folder: string;
beforeAll(() => {
  repository = copyRepository();
  folder = mkdtempSync(join(tmpdir(), 'murmel-graph-'));
});
afterAll(() => {
  repository.remove();
  rmSync(folder, { recursive: true });
});

/** Builds with an unwritable home folder and without a network. @returns what was made, and what was there already */
async function build(): Promise<{ made: string[]; kept: string[] }> {
  const file = join(folder, 'tasks.json');
  const nowhere = { HOME: '/proc', http_proxy: 'http://127.0.0.1:1', https_proxy: 'http://127.0.0.1:1' };
  const { code, output } = await repository.program([programOf('nx', 'dist/bin/nx.js'), 'run-many', '-t', 'build'], {
    ...nowhere,
    RUN_TASKS: file,
    NX_LOAD_DOT_ENV_FILES: 'false',
  });
  expect(code, output).toBe(0);
  const tasks = JSON.parse(readFileSync(file, 'utf8')) as { id: string; kept: boolean }[];
  const named = (kept: boolean): string[] =>
    tasks
      .filter((task) => task.kept === kept)
      .map(({ id }) => id.replace(/^@murmel\/|:build$/g, ''))
      .sort();
  return { made: named(false), kept: named(true) };
}

const ALL = ['access-policy', 'api', 'collab-server', 'contracts', 'documents', 'server', 'web'];

test('a build makes what changed and what stands on it, and nothing else; a test that changed is no reason', {
  tags: ['proof'],
}, async () => {
  expect(await build()).toEqual({ made: ALL, kept: [] });
  expect(await build()).toEqual({ made: [], kept: ALL });
  appendFileSync(join(repository.root, 'libs/documents/src/index.ts'), '\nexport const oneMore = 1;\n');
  expect(await build()).toEqual({ made: ['api', 'collab-server', 'documents', 'server', 'web'], kept: ['access-policy', 'contracts'] });
  rmSync(join(repository.root, 'libs/documents/dist'), { recursive: true });
  appendFileSync(join(repository.root, 'libs/documents/src/board/fractional-order.test.ts'), '\n// changed\n');
  expect(await build()).toEqual({ made: [], kept: ALL });
  expect(readFileSync(join(repository.root, 'libs/documents/dist/index.js'), 'utf8')).toContain('oneMore');
});
