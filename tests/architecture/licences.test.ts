import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../support/process.js';
import { repositoryFiles } from './source-files.js';

const OURS = 'AGPL-3.0-or-later';
const read = (path: string): string => readFileSync(join(REPOSITORY, path), 'utf8');

test('[E14] the project and each of its workspaces is under the AGPL, and its text lies beside them', () => {
  expect(read('LICENSE')).toContain('GNU AFFERO GENERAL PUBLIC LICENSE');
  const manifests = repositoryFiles().filter((path) => /^((apps|libs)\/[^/]+\/|collab-server\/|tests\/)?package\.json$/.test(path));
  expect(manifests.length).toBeGreaterThan(8);
  expect(manifests.filter((path) => (JSON.parse(read(path)) as { license: string }).license !== OURS)).toEqual([]);
});

test('[E14] the check refuses a package whose licence does not fit, and `npm test` runs it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'murmel-licences-'));
  const put = (path: string, manifest: object): void => {
    mkdirSync(join(folder, path), { recursive: true });
    writeFileSync(join(folder, path, 'package.json'), JSON.stringify({ version: '1.0.0', ...manifest }));
  };
  try {
    put('.', { name: 'planted', license: OURS, dependencies: { fits: '1.0.0', either: '1.0.0', closed: '1.0.0', old: '1.0.0' } });
    put('node_modules/fits', { name: 'fits', license: 'MIT' });
    put('node_modules/either', { name: 'either', license: '(GPL-2.0-only OR Apache-2.0)' });
    put('node_modules/closed', { name: 'closed', license: 'UNLICENSED' });
    put('node_modules/old', { name: 'old', license: 'GPL-2.0-only' });
    const { status, stderr } = spawnSync(process.execPath, [join(REPOSITORY, 'tools/licences.mjs'), folder], { encoding: 'utf8' });
    expect(status).toBe(1);
    const refused = stderr.split('\n').filter((line) => line.includes(folder));
    expect(refused.map((line) => line.split('@')[0]).sort()).toEqual(['closed', 'old']);
  } finally {
    rmSync(folder, { recursive: true });
  }
  expect((JSON.parse(read('package.json')) as { nx: { targets: object } }).nx.targets).toHaveProperty(
    'licences.command',
    'node tools/licences.mjs',
  );
  expect(read('tools/stages/stages.mjs')).toMatch(/TEST_STAGES = \[.*'licences'/);
});

test('[E14] each font that pages load comes with its notice and the text of its licence', () => {
  const notices = read('apps/web/public/font-licences.txt');
  const fonts = [...read('apps/web/src/ui/theme/fonts.css').matchAll(/url\('(@fontsource[\w-]*\/[\w-]+)\//g)].map(([, name]) => name!);
  const asked = Object.keys((JSON.parse(read('apps/web/package.json')) as { dependencies: object }).dependencies);
  const packages = new Set([...fonts, ...asked.filter((name) => name.startsWith('@fontsource'))]);
  expect(packages.size).toBeGreaterThan(4);
  for (const name of packages) {
    const [notice, licence] = read(`node_modules/${name}/LICENSE`).split(/(?=This Font Software is licensed)/) as [string, string];
    expect(notices).toContain(`${name}\n${notice.trim()}`);
    expect(notices).toContain(licence.trim());
  }
  const drawn = repositoryFiles().flatMap((path) => /^apps\/web\/.*\/(.*)\.(?:woff2?|ttf|otf)$/.exec(path)?.[1] ?? []);
  expect(drawn.length).toBeGreaterThan(0);
  expect(drawn.filter((name) => !notices.includes(name))).toEqual([]);
});
