import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../support/process.js';
import { repositoryFiles } from './source-files.js';

const read = (path: string): string => readFileSync(join(REPOSITORY, path), 'utf8');
const index = read('docs/INDEX.md');

/** The index's table of folders: lines `| \`folder\` | caption |`. */
const captions = new Map([...index.matchAll(/^\| `([\w./-]+?)\/?` \| (\S.*?) \|$/gm)].map(([, folder, caption]) => [folder!, caption!]));

/** Returns the folders a reader looks at first: those at the root, each workspace, and the parts of the running product. */
function foldersToName(): string[] {
  const found = repositoryFiles().flatMap((path) => {
    const part = /^((?:apps\/[^/]+|collab-server)\/src\/[^/]+)\//.exec(path)?.[1];
    const workspace = /^((?:apps|libs)\/[^/]+)\//.exec(path)?.[1];
    const top = /^(?!apps\/|libs\/|\.)([^/]+)\//.exec(path)?.[1];
    return [part, workspace, top].filter((folder) => folder !== undefined);
  });
  return [...new Set(found)].sort();
}

test('every folder of the index exists', () => {
  expect(captions.size).toBeGreaterThan(10);
  expect([...captions.keys()].filter((folder) => !existsSync(join(REPOSITORY, folder)))).toEqual([]);
});

test('every folder where somebody looks first has a caption', () => {
  expect(foldersToName().filter((folder) => !captions.has(folder))).toEqual([]);
});

/** Pages that lead a newcomer: each path in them is followed. */
const GUIDES = repositoryFiles().filter((path) =>
  /^(README|CONTRIBUTING|CHANGELOG)\.md$|^docs\/(ARCHITECTURE|INDEX)\.md$|^docs\/(architecture\/|decisions\/README\.md$)|^((apps|libs)\/[^/]+|collab-server|tests|tools)\/README\.md$/.test(
    path,
  ),
);
/** A path from the root in backticks; one with a placeholder or a pattern is none. */
const FROM_ROOT = /`((?:apps|libs|collab-server|tests|tools|docs|deploy)\/[\w./-]+?)\/?`/g;
const LINK = /\]\((?!https?:|#|mailto:)([^)#]+)[^)]*\)/g;

test('each workspace, tests and tools have a README, and the root what a newcomer reads first', () => {
  const workspaces = foldersToName().filter((folder) => /^(apps|libs)\/[^/]+$|^(collab-server|tests|tools)$/.test(folder));
  const wanted = ['CONTRIBUTING.md', 'docs/ARCHITECTURE.md', 'docs/INDEX.md', ...workspaces.map((folder) => `${folder}/README.md`)];
  expect(wanted.filter((path) => !GUIDES.includes(path))).toEqual([]);
});

test.each(GUIDES)('each path that %s names exists', (guide) => {
  const text = read(guide);
  const paths = [...text.matchAll(FROM_ROOT)].map(([, path]) => path!);
  const links = [...text.matchAll(LINK)].map(([, path]) => join(dirname(guide), path!));
  expect([...paths, ...links].filter((path) => !existsSync(join(REPOSITORY, path)))).toEqual([]);
});

/** Words under which an engineer looks for a part of a web product. */
const STANDARD_WORDS = [
  ...['login', 'sign-in', 'session', 'CSRF', 'permissions', 'share link', 'rate limit', 'moderation', 'audit', 'retention', 'feature flag'],
  ...['redirect', 'search text', 'idempotency', 'presence', 'outbox', 'offline', 'deep link', 'PDF layout', 'template content', 'trash'],
  ...['upload', 'virus scan', 'migrations', 'i18n', 'queue', 'websocket', 'subscription', 'job', 'worker', 'cache', 'autosave'],
  ...['webhooks', 'cookie', 'pagination', 'transaction', 'graceful shutdown', 'configuration', 'mail', 'search', 'undo', 'export'],
];

test('the index has the standard words, each in its first column', () => {
  const words = [...index.matchAll(/^\| ([^`|][^|]*?) \|/gm)].flatMap(([, cell]) => cell!.split(', '));
  const missing = STANDARD_WORDS.filter((word) => !words.some((known) => known.replaceAll('`', '').startsWith(word)));
  expect(missing).toEqual([]);
});

test('the list of decisions has a line for each number, and a link where there is a page', () => {
  const lines = read('docs/decisions/README.md').split('\n');
  const pages = repositoryFiles().filter((path) => /^docs\/decisions\/\d{4}-/.test(path));
  const newest = Math.max(...pages.map((path) => Number(path.split('/')[2]!.slice(0, 4))));
  const wrong = Array.from({ length: newest }, (_, index) => index + 1).filter((number) => {
    const own = pages.filter((path) => path.includes(`/${String(number).padStart(4, '0')}-`)).map((path) => path.split('/')[2]);
    const [line, ...more] = lines.filter((text) => text.startsWith(`${number}. `));
    if (!line || more.length > 0 || own.length > 1) return true;
    return own[0] ? !line.endsWith(`(${own[0]})`) : line.includes('](') || !/^\d+\. No page: \S/.test(line);
  });
  expect(wrong).toEqual([]);
});
