// @module-tag proof
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { REPOSITORY } from '../support/process.js';
import { type CopiedRepository, copyRepository } from './copied-repository.js';

type Run = (context: { root: string; environment: NodeJS.ProcessEnv; words: string[] }) => Promise<number>;
const { run } = (await import(new URL('../../tools/commands/new-tool.mjs', import.meta.url).href)) as { run: Run };
const browsers = (await import(new URL('../../tools/programs/browser.mjs', import.meta.url).href)) as {
  findBrowser(context: { root: string; environment: NodeJS.ProcessEnv }): Promise<NodeJS.ProcessEnv>;
};
/** That of the machine, or the one that the repository installed. */
const findBrowser = () => browsers.findBrowser({ root: REPOSITORY, environment: process.env });

/** A kind of items that no tool has yet, and a name that is like no other's. */
const [KEY, KIND] = ['sample_tools', 'converter_content'];
/** More would mean that tools are known in one place too many. */
const SHARED_AT_MOST = 6;
/** `npm run proof -- --long` */
const LONG = Boolean(process.env['FAULT_ROUNDS']);
/** The long version compiles all that a tool has a part in. */
const COMPILED = LONG ? ['apps/api', 'apps/web', 'collab-server', 'tests'] : ['apps/api'];
/** It builds the client, too, and looks at the tool in a browser: its own walk, and axe on the pages that the registry names. */
const WALKED = LONG ? [[`tests/e2e/${KEY}`], ['tests/e2e/accessibility.spec.ts', '--grep', KEY]] : [];
/** A whole workspace is compiled, and an api started; beside other stages that takes its time. */
const TIMEOUT_MS = 900_000;

let copy: CopiedRepository;
let [root, before] = ['', [] as string[]];
beforeAll(async () => {
  copy = copyRepository();
  [root, before] = [copy.root, copy.files];
  expect(await run({ root, environment: process.env, words: [KEY, KIND] })).toBe(0);
}, TIMEOUT_MS);
afterAll(() => copy.remove());

/** Runs a program of the packages in the copy, which finds a browser where it needs one. */
const program = async (...words: string[]) => copy.program(words, LONG ? await findBrowser() : {});

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
      .flatMap((folder) => readdirSync(join(root, folder), { withFileTypes: true }))
      .filter(({ name }) => name !== 'node_modules')
      .map((entry) => ({ path: join(entry.parentPath, entry.name), isFolder: entry.isDirectory() }))
      .flatMap(({ path, isFolder }) => (isFolder ? filesBelow(path) : [path]))
      .map((path) => path.slice(root.length + 1))
      .filter((path) => !known.has(path) && !path.includes('node_modules'));
    expect(added.length).toBeGreaterThan(5);
    expect(added.filter((path) => !path.includes(`/${KEY}/`))).toEqual([]);
  });

  test('says which files those are where somebody looks for it', () => {
    const page = readFileSync(join(REPOSITORY, 'docs/architecture/extending.md'), 'utf8');
    const section = page.slice(page.indexOf('**To add a tool:**'), page.indexOf('**To add a board kind:**'));
    const changed = before.filter((path) => !readFileSync(join(root, path)).equals(readFileSync(join(REPOSITORY, path))));
    expect(changed.filter((path) => !section.includes(`\`${path}\``))).toEqual([]);
  });

  test.each([
    [[KEY, KIND], 'There is a tool sample_tools already.'],
    [['further_tools', KIND], 'Items of the kind converter_content are another tool'],
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
      expect(await program('node_modules/nx/dist/bin/nx.js', 'run-many', '-t', 'build')).toMatchObject({ code: 0 });
      const { code, output } = await program('node_modules/@playwright/test/cli.js', 'test', ...words);
      expect(code, output).toBe(0);
    },
    2 * TIMEOUT_MS,
  );
});
