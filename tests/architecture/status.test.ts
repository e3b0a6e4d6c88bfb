import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../support/process.js';

/** One line of the specification: its number, what it asks for, and the tests that show it (or `open`). */
interface Row {
  id: string;
  tests: string[];
}

const [header, ...lines] = readFileSync(join(REPOSITORY, 'docs/spec/status.csv'), 'utf8').trim().split(/\r?\n/);

/** Splits one line of CSV; a quoted field may hold commas, and quotes doubled. */
function fieldsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '');
}

const rows: Row[] = lines.map((line) => {
  const fields = fieldsOf(line);
  return { id: fields[0] ?? '', tests: (fields[2] ?? '').split(' ').filter(Boolean) };
});

test('the table names id, line and test', () => {
  expect(header).toBe('id,line,test');
  expect(rows.length).toBeGreaterThan(0);
  expect(lines.filter((line) => fieldsOf(line).length !== 3)).toEqual([]);
});

test('each id stands once', () => {
  const ids = rows.map(({ id }) => id);
  expect(ids.filter((id, index) => id === '' || ids.indexOf(id) !== index)).toEqual([]);
});

test('each line is open or names tests that exist', () => {
  const wrong = rows.filter(({ tests }) => tests.length === 0 || (tests.join() !== 'open' && !tests.every((path) => /\.(test|spec|fault)\.tsx?$/.test(path) && existsSync(join(REPOSITORY, path)))));
  expect(wrong).toEqual([]);
});
