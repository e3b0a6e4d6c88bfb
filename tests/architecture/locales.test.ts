import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { REPOSITORY } from '../support/process.js';
import { repositoryFiles } from './source-files.js';

type Texts = { [key: string]: string | Texts };

const folders = [
  ...new Set(
    repositoryFiles()
      .filter((path) => /(^|\/)(de|en)\.json$/.test(path))
      .map(dirname),
  ),
];

/** Every text by its full key: `{ a: { b: 'x' } }` becomes `a.b`. */
function textsOf(folder: string, language: string): Map<string, string> {
  const flatten = (texts: Texts, prefix: string): [string, string][] =>
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flatten(value, `${prefix}${key}.`),
    );
  return new Map(flatten(JSON.parse(readFileSync(join(REPOSITORY, folder, `${language}.json`), 'utf8')) as Texts, ''));
}

/** Returns the placeholders (`{{name}}`) and markup (`<1>`) of a text, in no particular order. */
function placeholders(text: string | undefined): string[] {
  return [
    ...new Set([...(text ?? '').matchAll(/\{\{\s*([\w.]+)[^}]*\}\}|<\/?(\w+)\s*\/?>/g)].map(([, name, tag]) => name ?? `<${tag}>`)),
  ].sort();
}

/** The clock of a teaching board shows the device's time, whatever the calendar says. */
const WRITE_TIMES = [
  'apps/web/src/core/calendar-view/calendar-days.ts',
  'apps/web/src/platform/i18n/moments.ts',
  'apps/web/src/tools/teaching_board/kinds/clock/hands.ts',
];

test('days and times are written in one place: English is British there, and a day is one in Berlin', () => {
  const written = repositoryFiles().filter(
    (path) =>
      /^apps\/web\/src\/.*(?<!\.test)\.tsx?$/.test(path) &&
      // Machine-readable output has an explicit locale of its own.
      /toLocale(Date|Time)String|DateTimeFormat\((?!')/.test(readFileSync(join(REPOSITORY, path), 'utf8')),
  );
  expect(written).toEqual(WRITE_TIMES);
});

test('there are texts', () => {
  expect(folders.length).toBeGreaterThan(0);
});

describe.each(folders)('%s', (folder) => {
  const german = textsOf(folder, 'de');
  const english = textsOf(folder, 'en');

  test('[I18-06] has the same keys in German and English', () => {
    expect([...english.keys()].sort()).toEqual([...german.keys()].sort());
  });

  test('fills the same placeholders', () => {
    const differing = [...german]
      .filter(([key, text]) => placeholders(text).join() !== placeholders(english.get(key)).join())
      .map(([key]) => key);
    expect(differing).toEqual([]);
  });

  test('has no empty text', () => {
    const empty = [...german, ...english].filter(([, text]) => text.trim() === '').map(([key]) => key);
    expect(empty).toEqual([]);
  });
});
