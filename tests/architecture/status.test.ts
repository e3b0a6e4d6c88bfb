import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { REPOSITORY } from '../support/process.js';

/*
 * docs/spec/rows.csv has every line of the specification with its id. A line is proven by the tests whose titles name it in
 * square brackets; `npm run status` writes them into docs/spec/status.csv, and a line that no title names is `open` there.
 */
const PROGRAM = join(REPOSITORY, 'tools/status.mjs');

/** Returns the program's complaints below `root`, line by line; it exits with 1 if there are any. */
function complaints(root: string, ...words: string[]): string[] {
  const { status, stderr } = spawnSync(process.execPath, [PROGRAM, '--root', root, ...words], { encoding: 'utf8' });
  const lines = stderr.trim().split('\n').filter(Boolean);
  expect(status).toBe(lines.length === 0 ? 0 : 1);
  return lines;
}

test('the table says what the titles of the tests say', () => {
  expect(complaints(REPOSITORY, '--check')).toEqual([]);
});

describe('planted', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'murmel-status-'));
    plant(
      'docs/spec/rows.csv',
      'id,line\nPIN-04,"Kinds, of the log"\nPIN-05,Guests may\nE4a,Pupils\nB-licence,Licences\nA1,"The word ""open"""\n',
    );
  });
  afterEach(() => rmSync(root, { recursive: true }));

  function plant(path: string, text: string): void {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }

  /** The written table as `id -> tests`, those of `npm run proof` behind a word. */
  function written(): Record<string, string> {
    execFileSync(process.execPath, [PROGRAM, '--root', root], { stdio: 'ignore' });
    const lines = readFileSync(join(root, 'docs/spec/status.csv'), 'utf8').trim().split('\n').slice(1);
    return Object.fromEntries(
      lines.map((line) => {
        const [, test, proof] = /,([^,]*),([^,]*)$/.exec(line)!;
        return [/^[^,]+/.exec(line)![0], [test, proof && `proof: ${proof}`].filter(Boolean).join(' ')];
      }),
    );
  }

  /** Plants a file per text and tells whose title was read as the row's. */
  function namesRow(texts: Record<string, string>): string[] {
    const kinds = Object.keys(texts);
    kinds.forEach((kind, index) => plant(`tests/api/${index}.test.ts`, texts[kind]!));
    const paths = written()['PIN-04']!;
    return paths.split(' ').flatMap((path) => kinds[Number(/\d+/.exec(path)?.[0])] ?? []);
  }

  test('what runs under a title counts', () => {
    const texts = {
      it: `it('[PIN-04] kinds', () => {});`,
      'several ids': `test('[PIN-05] [PIN-04] kinds', () => {});`,
      'double quotes': `it("it's [PIN-04]", () => {});`,
      'a template without gaps': 'it(`[PIN-04] kinds`, () => {});',
      'a template with gaps': 'for (const n of [1]) it(`[PIN-04] ${n} kinds ${n}`, () => {});',
      'an id behind a gap': 'it(`${name} [PIN-04]`, () => {});',
      'added strings': `it('[PIN-04] kinds ' + 'of the log', () => {});`,
      each: `it.each([['[A1]']])('[PIN-04] %s', () => {});`,
      'each with a template': 'test.each`a\n${1}`("[PIN-04] $a", () => {});',
      'each over lines': `test.each([\n  ['a', () => 1],\n])(\n  '[PIN-04] %s',\n  async () => {},\n);`,
      'concurrent each': `it.concurrent.each([1])('[PIN-04]', () => {});`,
      'a step': `test('lesson', async () => {\n  await test.step('[PIN-04] kinds', async () => {});\n});`,
      'a describe that holds a test': `describe('[PIN-04]', () => {\n  it('kinds', () => {});\n});`,
      'a browser describe': `test.describe('[PIN-04]', () => {\n  test('kinds', async ({ page }) => {});\n});`,
      'the first column of a table': `it.each([['[PIN-04] kinds', 1], ['others', 2]] as const)('%s', () => {});`,
      'the first column of a table with a name': `const TABLE: [string, number][] = [\n  ['[PIN-04] kinds', 1],\n];\ndescribe('log', () => {\n  it.each(TABLE)('%s: done', () => {});\n});`,
      'a table of texts': `test.each(['[PIN-04] kinds'])('%s', () => {});`,
      'options before the test': `test('[PIN-04]', { timeout: 5 }, () => {});`,
    };
    expect(namesRow(texts).sort()).toEqual(Object.keys(texts).sort());
  });

  test('what does not run, runs sometimes, or is no title does not count', () => {
    const texts = {
      'a comment': `// it('[PIN-04] kinds', () => {});\nit('kinds', () => {});`,
      'a text': 'const planted = "it(\'[PIN-04]\', () => {})";',
      'the word in a body': `it('kinds', () => { expect('[PIN-04]').toBe('[PIN-04]'); });`,
      skip: `it.skip('[PIN-04]', () => {});`,
      todo: `it.todo('[PIN-04]');`,
      fixme: `test.fixme('[PIN-04]', () => {});`,
      fails: `it.fails('[PIN-04]', () => {});`,
      'a condition': `it.skipIf(slow)('[PIN-04]', () => {});`,
      'a test in a skipped describe': `describe.skip('all', () => { it('[PIN-04]', () => {}); });`,
      'an empty describe': `describe('[PIN-04]', () => {});`,
      'a test without anything to run': `it('[PIN-04]');`,
      'an id across a gap': 'it(`[PIN-${4}] [PIN-0${4}]`, () => {});',
      'a column that is not in the title': `it.each([['a', '[PIN-04]']])('%s', () => {});`,
      'a table whose title shows something else': `it.each([['[PIN-04]']])('%j', () => {});`,
      'another call': `log('[PIN-04]', () => {});`,
      'no brackets': `it('PIN-04 kinds', () => {});`,
    };
    expect(namesRow(texts)).toEqual([]);
  });

  test('ids of every shape, from every place where tests run, and from nowhere else', () => {
    plant('libs/documents/src/deep/a.test.ts', `it('[PIN-04]', () => {});`);
    plant('apps/web/src/b.test.tsx', `it('[E4a]', () => <p>[A1]</p>);`);
    plant('tests/e2e/c.spec.ts', `test('[PIN-04] [B-licence]', async () => {});`);
    for (const elsewhere of ['tests/load/a.test.ts', 'apps/web/src/a.ts', 'node_modules/a/src/a.test.ts', 'tests/api/support.ts'])
      plant(elsewhere, `it('[A1]', () => {});`);
    expect(written()).toEqual({
      'PIN-04': 'libs/documents/src/deep/a.test.ts proof: tests/e2e/c.spec.ts',
      'PIN-05': 'open',
      E4a: 'apps/web/src/b.test.tsx',
      'B-licence': 'proof: tests/e2e/c.spec.ts',
      A1: 'open',
    });
    expect(complaints(root, '--check')).toEqual([]);
  });

  test('which command runs a test is told: by its tag, its file or its folder', () => {
    plant('tests/api/a.test.ts', `it('[PIN-04]', { tags: ['proof'] }, () => {});\nit('[PIN-05]', () => {});`);
    // Put together: Vitest looks for it in any text of a file.
    plant('tests/api/b.test.ts', `// @module-${'tag'} proof\nit('[E4a]', () => {});`);
    plant('tests/crowds/c.test.ts', `it('[E4a]', () => {});`);
    plant('tests/e2e/d.spec.ts', `test('[A1]', { tag: '@walk' }, async () => {\n  await test.step('[PIN-04]', async () => {});\n});`);
    plant('tests/e2e/e.spec.ts', `test('[B-licence]', { tag: '@deadline' }, async () => {});`);
    expect(written()).toEqual({
      'PIN-04': 'tests/e2e/d.spec.ts proof: tests/api/a.test.ts',
      'PIN-05': 'tests/api/a.test.ts',
      E4a: 'proof: tests/api/b.test.ts tests/crowds/c.test.ts',
      'B-licence': 'proof: tests/e2e/e.spec.ts',
      A1: 'tests/e2e/d.spec.ts',
    });
  });

  test('a title that names no row, and a row that stands twice or has no line, are complained about', () => {
    plant('tests/api/planted.test.ts', `it('[PIN-99] kinds', () => {});`);
    expect(complaints(root)).toEqual(['tests/api/planted.test.ts: [PIN-99] is no row of docs/spec/rows.csv']);
    plant('tests/api/planted.test.ts', `it('[PIN-04] kinds', () => {});`);
    plant('docs/spec/rows.csv', 'id,line\nPIN-04,Kinds\nPIN-04,Again\nA1,\n');
    expect(complaints(root)).toEqual([expect.stringContaining('PIN-04,Again'), expect.stringContaining('A1,')]);
  });

  test('a table that says open although a title names the row, or names what no title names, is not current', () => {
    written();
    plant('tests/api/planted.test.ts', `it('[PIN-04] kinds', () => {});`);
    expect(complaints(root, '--check')).toEqual([
      expect.stringContaining('npm run status'),
      'PIN-04: open, but the titles say tests/api/planted.test.ts',
    ]);
    written();
    plant('tests/api/planted.test.ts', `it('kinds', () => {});`);
    expect(complaints(root, '--check')).toEqual([
      expect.stringContaining('npm run status'),
      'PIN-04: tests/api/planted.test.ts, but the titles say open',
    ]);
  });

  test('a table whose lines differ from the rows is not current', () => {
    written();
    const rows = readFileSync(join(root, 'docs/spec/rows.csv'), 'utf8');
    plant('docs/spec/rows.csv', rows.replace('Guests may', 'Guests may not').replace('E4a,Pupils\n', ''));
    expect(complaints(root, '--check')).toEqual([
      expect.stringContaining('npm run status'),
      'PIN-05: open, but the titles say open',
      'E4a: is no row any more',
    ]);
  });
});
