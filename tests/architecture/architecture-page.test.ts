import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../support/process.js';
import { repositoryFiles } from './source-files.js';

const page = readFileSync(join(REPOSITORY, 'docs/ARCHITECTURE.md'), 'utf8');

/** The page's table of folders: lines `| \`folder\` | caption |`. */
const captions = new Map([...page.matchAll(/^\| `([\w./-]+?)\/?` \| (\S.*?) \|$/gm)].map(([, folder, caption]) => [folder!, caption!]));

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

test('every folder on the page exists', () => {
  expect(captions.size).toBeGreaterThan(10);
  expect([...captions.keys()].filter((folder) => !existsSync(join(REPOSITORY, folder)))).toEqual([]);
});

test('every folder where somebody looks first has a caption', () => {
  expect(foldersToName().filter((folder) => !captions.has(folder))).toEqual([]);
});
