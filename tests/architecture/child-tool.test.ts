// @module-tag proof
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CopiedRepository, copyRepository } from './copied-repository.js';

type Run = (context: { root: string; environment: NodeJS.ProcessEnv; words: string[] }) => Promise<number>;
const { run } = (await import(new URL('../../tools/commands/new-tool.mjs', import.meta.url).href)) as { run: Run };

/** A tool whose items belong to surveys and pinboards, or to nothing; and a kind that no tool has yet. */
const [KEY, CALLS, KIND] = ['sample_notes', 'sampleNotes', 'converter_content'];
/** The long version compiles it, too. */
const COMPILED = process.env['FAULT_ROUNDS'] ? ['apps/api', 'tests'] : [];
/** It holds no seconds and lets others go first: what it runs may stand still for as long as they need the machine. */
const TIMEOUT_MS = 900_000;

let copy: CopiedRepository;
beforeAll(async () => {
  copy = copyRepository();
  expect(await run({ root: copy.root, environment: process.env, words: [KEY, KIND] })).toBe(0);
  edit('libs/contracts/src/tools/registry.ts', `kind: '${KIND}',`, `kind: '${KIND}', childOf: ['survey', 'pinboard'],`);
  const calls = `libs/contracts/src/tools/${KEY}/calls.ts`;
  edit(calls, `...toolItemCalls(`, `...childItemCalls('${KEY}', { answer: item, created: {} }), ...toolItemCalls(`);
  edit(calls, 'import', "import { childItemCalls } from '../../calls/child-items.js';\nimport");
  cpSync(new URL('child-tool/calls.ts', import.meta.url), join(copy.root, `tests/api/${KEY}/child-items.test.ts`));
}, TIMEOUT_MS);
afterAll(() => copy.remove());

function edit(path: string, before: string, after: string): void {
  const text = readFileSync(join(copy.root, path), 'utf8');
  expect(text).toContain(before);
  writeFileSync(join(copy.root, path), text.replace(before, after));
}

test(
  'a line in the registry and one in its calls let items of a tool belong to others, for whoever may, and the worlds of the tests know it',
  async () => {
    const report = join(copy.root, 'report.json');
    const files = [`tests/api/${KEY}/child-items.test.ts`, 'tests/api/second-world/rest.test.ts', 'tests/api/access-matrix/rest.test.ts'];
    const { output } = await copy.program([
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project=api',
      '--maxWorkers=1',
      '--testTimeout=300000',
      '--hookTimeout=300000',
      '--reporter=json',
      `--outputFile=${report}`,
      `--testNamePattern=${CALLS}`,
      ...files,
    ]);
    interface Report {
      testResults: { name: string; assertionResults: { title: string; status: string }[] }[];
    }
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
    const results = testResults.map(({ name, assertionResults }) => ({
      name: name.slice(copy.root.length + 1),
      ran: assertionResults.filter(({ status }) => status !== 'skipped' && status !== 'pending'),
    }));
    expect(
      results
        .filter(({ ran }) => ran.length >= 3)
        .map(({ name }) => name)
        .sort(),
      output,
    ).toEqual([...files].sort());
    expect(
      results.flatMap(({ ran }) => ran).filter(({ status }) => status !== 'passed'),
      output,
    ).toEqual([]);
  },
  TIMEOUT_MS,
);

test.each(COMPILED)(
  'and that compiles in %s',
  async (workspace) => {
    expect((await copy.program(['node_modules/typescript/bin/tsc', '--noEmit', '-p', workspace])).output).toBe('');
  },
  TIMEOUT_MS,
);
