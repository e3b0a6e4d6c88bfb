import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../support/process.js';
import { repositoryFiles } from './source-files.js';

const read = (path: string): string => readFileSync(join(REPOSITORY, path), 'utf8');
const files = repositoryFiles();
const kept = files.flatMap((path) => /^docs\/pictures\/(.+)\.png$/.exec(path)?.[1] ?? []).sort();
/** Pages with pictures, and how they name the folder with them. */
const PAGES = { 'README.md': 'docs/pictures', 'docs/operations.md': 'pictures' };
/** Pictures by `![alt](…)` and by `<img src="…" alt="…">`. */
const shown = Object.entries(PAGES).flatMap(([page, folder]) => {
  const at = `${folder}\\/([\\w-]+)\\.png`;
  return [...read(page).matchAll(new RegExp(`!\\[([^\\]]*)\\]\\(${at}\\)|<img src="${at}"[^>]*? alt="([^"]*)"`, 'g'))];
});
const named = Object.keys(PAGES).flatMap((page) => read(page).match(/\bpictures\/[\w.-]+\.png/g) ?? []);

test('README.md and the page for operators show each picture once, with words for who does not see it', () => {
  expect(kept.length).toBeGreaterThan(10);
  expect(shown.map(([, , markdown, html]) => (markdown ?? html)!).sort()).toEqual(kept);
  expect(named).toHaveLength(kept.length);
  expect(shown.filter(([, markdown, , , html]) => (markdown ?? html ?? '').length < 30).map(([all]) => all)).toEqual([]);
});

test('`npm run pictures` takes each of them', () => {
  const taken = files
    .filter((path) => /^tests\/e2e\/readme\/.+\.spec\.ts$/.test(path))
    .flatMap((path) => [...read(path).matchAll(/\bkeep\(\w+, '([\w-]+)'/g)].map(([, name]) => name!));
  expect(taken.sort()).toEqual(kept);
});
