import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { REPOSITORY } from '../support/process.js';
import { repositoryFiles } from './source-files.js';

type Run = (context: { root: string; environment: NodeJS.ProcessEnv; words: string[] }) => Promise<number>;
const { run } = (await import(new URL('../../tools/commands/new-tool.mjs', import.meta.url).href)) as { run: Run };
const browsers = (await import(new URL('../../tools/programs/browser.mjs', import.meta.url).href)) as {
  findBrowser(context: { root: string; environment: NodeJS.ProcessEnv }): Promise<NodeJS.ProcessEnv>;
};
/** That of the machine, or the one that the repository installed. */
const findBrowser = () => browsers.findBrowser({ root: REPOSITORY, environment: process.env });

/** A kind of items that no tool has yet, and a name that is like no other's. */
const [KEY, KIND] = ['sample_tools', 'qrcode'];
/** More would mean that tools are known in one place too many. */
const SHARED_AT_MOST = 6;
/** `npm run faults` */
const LONG = Boolean(process.env['FAULT_ROUNDS']);
/** The long version compiles all that a tool has a part in. */
const COMPILED = LONG ? ['apps/api', 'apps/web', 'collab-server', 'tests'] : ['apps/api'];
/** It builds the client, too, and looks at the tool in a browser: its own walk, and axe on the pages that the registry names. */
const WALKED = LONG ? [[`tests/e2e/${KEY}`], ['tests/e2e/accessibility.spec.ts', '--grep', KEY]] : [];
/** A whole workspace is compiled, and an api started; beside other stages that takes its time. */
const TIMEOUT_MS = 240_000;

let root: string;
let before: string[];
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'murmel-new-tool-'));
  before = repositoryFiles().filter((path) => !path.startsWith('docs/'));
  for (const path of before) cpSync(join(REPOSITORY, path), join(root, path));
  linkPackages();
  expect(await run({ root, environment: process.env, words: [KEY, KIND] })).toBe(0);
}, TIMEOUT_MS);
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Packages are those of the repository; the workspaces among them are the copy's own. */
function linkPackages(): void {
  const [packages, own] = [join(REPOSITORY, 'node_modules'), join(root, 'node_modules')];
  mkdirSync(join(own, '@murmel'), { recursive: true });
  for (const name of readdirSync(packages)) if (name !== '@murmel') symlinkSync(join(packages, name), join(own, name));
  for (const name of readdirSync(join(packages, '@murmel'))) {
    const workspace = readlinkSync(join(packages, '@murmel', name));
    symlinkSync(workspace, join(own, '@murmel', name));
    const further = join(packages, '@murmel', workspace, 'node_modules');
    if (readdirSync(dirname(further)).includes('node_modules')) symlinkSync(further, join(own, '@murmel', workspace, 'node_modules'));
  }
}

/** Runs a program of the packages in the copy. @returns what it wrote, and how it ended */
async function program(...words: string[]): Promise<{ code: number; output: string }> {
  const env = { ...process.env, ...(LONG ? await findBrowser() : {}), TEST_DATABASE_URL: inject('databaseUrl') };
  const child = spawn(process.execPath, words, { cwd: root, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

describe('npm run new-tool', () => {
  test('writes into folders of its own and into few files that all tools share', () => {
    const changed = before.filter((path) => !readFileSync(join(root, path)).equals(readFileSync(join(REPOSITORY, path))));
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.length).toBeLessThanOrEqual(SHARED_AT_MOST);
    const known = new Set(before);
    const added = ['apps', 'libs', 'tests', 'collab-server']
      .flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(root, folder, name)))
      .filter((path) => !path.endsWith('.json'))
      .flatMap((folder) => (folder.endsWith('node_modules') ? [] : filesBelow(folder)))
      .map((path) => path.slice(root.length + 1))
      .filter((path) => !known.has(path) && !path.includes('node_modules'));
    expect(added.length).toBeGreaterThan(5);
    expect(added.filter((path) => !path.includes(`/${KEY}/`))).toEqual([]);
  });

  test('says which files those are where somebody looks for it', () => {
    const page = readFileSync(join(REPOSITORY, 'docs/ARCHITECTURE.md'), 'utf8');
    const section = page.slice(page.indexOf('**To add a tool:**'), page.indexOf('**To add a board kind:**'));
    const changed = before.filter((path) => !readFileSync(join(root, path)).equals(readFileSync(join(REPOSITORY, path))));
    expect(changed.filter((path) => !section.includes(`\`${path}\``))).toEqual([]);
  });

  test.each([
    [[KEY, KIND], 'There is a tool sample_tools already.'],
    [['further_tools', KIND], 'Items of the kind qrcode are another tool'],
    [['further_tools', 'wood'], 'wood is no kind of items.'],
    [['Further-Tools', 'link'], 'A tool is named in small letters'],
    [['../tools', 'link'], 'A tool is named in small letters'],
  ])('refuses %j and writes nothing', async (words, why) => {
    const registry = () => readFileSync(join(root, 'libs/contracts/src/tools/registry.ts'), 'utf8');
    const earlier = registry();
    await expect(run({ root, environment: process.env, words })).rejects.toThrow(why);
    expect(registry()).toBe(earlier);
  });

  test(
    'makes a tool that is created, listed, shared, trashed, copied and erased; it fails where its own part begins',
    async () => {
      const report = join(root, 'report.json');
      const { output } = await program(
        'node_modules/vitest/vitest.mjs',
        'run',
        '--project=api',
        '--maxWorkers=1',
        '--reporter=json',
        `--outputFile=${report}`,
        `tests/api/${KEY}`,
      );
      interface Report {
        testResults: { assertionResults: { title: string; status: string }[] }[];
      }
      const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
      const results = testResults.flatMap(({ assertionResults }) => assertionResults);
      expect(results.length, output).toBeGreaterThan(3);
      expect(
        results.filter(({ status }) => status !== 'passed').map(({ title }) => title),
        output,
      ).toEqual(['holds what the tool is for']);
    },
    TIMEOUT_MS,
  );

  test.each(COMPILED)(
    'and that compiles in %s',
    async (workspace) => {
      const { output } = await program('node_modules/typescript/bin/tsc', '--noEmit', '-p', workspace);
      expect(output).toBe('');
    },
    TIMEOUT_MS,
  );

  test.each(WALKED)(
    'and that works in a browser: %s',
    async (...words) => {
      expect(await program('tools/build.mjs')).toMatchObject({ code: 0 });
      const { code, output } = await program(
        'node_modules/@playwright/test/cli.js',
        'test',
        '-c',
        'tests/e2e/playwright.config.ts',
        ...words,
      );
      expect(code, output).toBe(0);
    },
    2 * TIMEOUT_MS,
  );
});
