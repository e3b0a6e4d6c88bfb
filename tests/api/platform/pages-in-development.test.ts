import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HEADERS, INITIAL_DATA_ID } from '@murmel/contracts';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';

const folder = mkdtempSync(join(tmpdir(), 'murmel-pages-'));
const write = (name: string, script: string): void =>
  writeFileSync(
    join(folder, name),
    `<head><!--murmel:head--></head><body><!--murmel:files--><script type="module" src="/src/${script}"></script></body>`,
  );
let api: TestApi;
beforeAll(async () => {
  write('index.html', 'app/main.tsx');
  write('visitor.html', 'visitor/main.tsx');
  api = await startApi(inject('databaseUrl'), { clientPages: folder, startToken: 'this-start' });
});
afterAll(async () => {
  await api.stop();
  rmSync(folder, { recursive: true, force: true });
});

const page = async (path: string): Promise<string> => (await api.browser().get<string>(path)).body;

it('a server answers with the word that its starter gave it, so that it is known from another program', async () => {
  for (const path of ['/api/health', '/api/health/ready'])
    expect((await api.browser().get(path)).headers.get(HEADERS.startToken)).toBe('this-start');
});

it('a page comes from the named folder with its data, names no built file, and a change of it counts at once', async () => {
  const visitors = await page('/pinboard/public_boards/01a2253f-88a3-73eb-b062-5c456c80694f');
  expect(visitors).toContain('src="/src/visitor/main.tsx"');
  expect(visitors).not.toContain('/assets/');
  const first = await page('/');
  expect(first).toContain(`id="${INITIAL_DATA_ID}"`);
  expect(first).toContain('src="/src/app/main.tsx"');
  write('index.html', 'app/other.tsx');
  expect(await page('/')).toContain('src="/src/app/other.tsx"');
});
