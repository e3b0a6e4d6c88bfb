import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROUTES } from '../api/access/routes.js';
import { REPOSITORY } from '../support/process.js';
import { repositoryFiles } from './source-files.js';

const read = (path: string): string => readFileSync(join(REPOSITORY, path), 'utf8');
/** Words that stand in nearly every German sentence and in no English one. */
const GERMAN = /(?<![\p{L}-])(und|nicht|ist|wird|werden|eine|einen|einer|oder|für|sich|auch|das|der|wenn|kann|beim)(?![\p{L}-])/giu;
/** Quoted words are those of the interface or of a lesson. */
const quoted = /`[^`]*`|"[^"]*"|„[^“]*“|“[^”]*”|'[^']*'/g;
const isGerman = (text: string): boolean => (text.replace(quoted, ' ').match(GERMAN)?.length ?? 0) > 2;

test('[E10] the interface has two languages, German and English, and each text of both', () => {
  const named = repositoryFiles().flatMap((path) => /^apps\/web\/.*\/([a-z]{2})\.json$/.exec(path)?.[1] ?? []);
  expect([...new Set(named)].sort()).toEqual(['de', 'en']);
  expect(named.filter((one) => one === 'de').length).toBe(named.filter((one) => one === 'en').length);
});

test('[E10] pages of documentation are English, but those that German schools have to hand in', () => {
  const pages = repositoryFiles().filter((path) => path.endsWith('.md') && !path.startsWith('tests/fixtures/'));
  expect(pages.length).toBeGreaterThan(50);
  const german = pages.filter((path) =>
    read(path)
      .replace(/^```[^]*?^```/gm, '')
      .split(/\n\s*\n/)
      .some(isGerman),
  );
  expect(german.filter((path) => !path.startsWith('docs/datenschutz/'))).toEqual([]);
});

test('[E10] comments and names in the code are English', () => {
  const sources = repositoryFiles().filter((path) => /^(apps|libs|collab-server|tools|tests|deploy)\/.*\.(ts|tsx|mjs)$/.test(path));
  expect(sources.length).toBeGreaterThan(1000);
  const comments = sources.flatMap((path) =>
    // Cheaper than parsing thousands of files; a string that looks like a comment is a false hit at worst.
    [...read(path).matchAll(/^\s*\/\/(.*)$|\/\*([^]*?)\*\//gm)].flatMap(([, line, block]) =>
      isGerman(line ?? block ?? '') ? [`${path}: ${(line ?? block)!.trim().slice(0, 80)}`] : [],
    ),
  );
  expect(comments).toEqual([]);
  const foreign = sources.filter((path) => /^\s*(export )?(const|function|class|interface|type|enum) \w*[äöüßÄÖÜ]/m.test(read(path)));
  expect([...foreign, ...repositoryFiles().filter((path) => /[^ -~]/.test(path) && !path.startsWith('tests/fixtures/'))]).toEqual([]);
});

test('[E10] subjects of commits are English', () => {
  const subjects = execFileSync('git', ['log', '--format=%s'], { cwd: REPOSITORY, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  expect(
    subjects.split('\n').filter((subject) => subject !== '' && (isGerman(subject) || /[äöüß]/i.test(subject.replace(quoted, '')))),
  ).toEqual([]);
});

test('[E10] the api names calls, fields and errors in English letters', () => {
  expect(ROUTES.length).toBeGreaterThan(200);
  expect(ROUTES.filter(({ name, path }) => !/^[\w.]+$/.test(name) || !/^[\w/{}.+-]+$/.test(path)).map(({ name }) => name)).toEqual([]);
});

test('what is German is found', () => {
  expect(isGerman('Das ist nicht der Ort, und es wird auch keiner.')).toBe(true);
  expect(isGerman('Says „Das ist nicht der Ort“, which is no German of ours.')).toBe(false);
});
