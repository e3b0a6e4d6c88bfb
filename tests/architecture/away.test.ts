import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../support/process.js';

/** Parts of an installation that may be away, each of which has a row. */
const PARTS = [
  ...['collab-one', 'collab', 'api-one', 'jobs', 'primary', 'replica', 'pooler', 'redis', 'storage', 'mail'],
  ...['ai', 'scanner', 'sign-on', 'lti', 'proxy'],
];
const TITLE = /\b(?:it|test|describe)(?:\.each\([\s\S]*?\))?\(\s*(?:'((?:[^'\\]|\\.)*)'|`([^`]*)`|"([^"]*)")/g;

interface Row {
  id: string;
  cells: string[];
  files: string[];
}

const page = readFileSync(join(REPOSITORY, 'docs/operations.md'), 'utf8');
const section = page.split(/^## /m).find((one) => one.startsWith('What works while')) ?? '';
const rows: Row[] = [...section.matchAll(/^\| (.+) \|$/gm)]
  .map(([, line = '']) => line.split(' | '))
  .filter((cells) => /`away-/.test(cells.at(-1)!))
  .map((cells) => ({
    id: /`(away-[\w-]+)`/.exec(cells.at(-1)!)![1]!,
    cells,
    files: [...cells.at(-1)!.matchAll(/`((?:tests|apps|libs)\/[^`]+)`/g)].map(([, file = '']) => file),
  }));

const titlesIn = (file: string): string[] =>
  [...readFileSync(join(REPOSITORY, file), 'utf8').matchAll(TITLE)].map(([, a, b, c]) => a ?? b ?? c ?? '');

test('each part of an installation has a row that says what works while it is away', () => {
  expect(rows.map(({ id }) => id)).toEqual(PARTS.map((part) => `away-${part}`));
});

test.each(rows)('$id: what works, what waits, what is shown and what comes after it stand there', ({ cells }) => {
  expect(cells).toHaveLength(6);
  expect(cells.every((cell) => cell.trim().length > 1)).toBe(true);
});

test.each(rows)('$id: its tests are there and carry its name', ({ id, files }) => {
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    expect(existsSync(join(REPOSITORY, file)), file).toBe(true);
    expect(titlesIn(file).filter((title) => title.includes(`[${id}]`)).length, `${file} has no title with [${id}]`).toBeGreaterThan(0);
  }
});
