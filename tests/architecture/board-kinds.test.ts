import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../support/process.js';
import { repositoryFiles } from './source-files.js';

const read = (path: string): string => readFileSync(join(REPOSITORY, path), 'utf8');
const page = read('docs/architecture/extending.md');
const section = page.slice(page.indexOf('**To add a board kind:**'), page.indexOf('**To add a kind of card:**'));

/** Folders of `libs/documents` that describe a kind of board. */
const KINDS = repositoryFiles().flatMap((path) => /^libs\/documents\/src\/([^/]+)\/kind\.ts$/.exec(path)?.[1] ?? []);
/** Where code stands that all kinds share; a tool's own folders may know its kind. */
const SHARED = /^(libs|collab-server|apps\/[^/]+\/src\/(core|platform|live|app|visitor))\/.*(?<!\.test)\.tsx?$/;

/** Shared files that import something of this kind, except of its tool. */
function knownTo(kind: string): string[] {
  const own = new RegExp(`(^|/)(${kind}|${kind.replaceAll('-', '_')})/`);
  const imports = new RegExp(`from '(?![^']*/(?:tools|entities)/)[^']*/${kind}(-inputs)?(/[^']*)?(\\.js)?'`);
  return repositoryFiles().filter((path) => SHARED.test(path) && !own.test(path) && imports.test(read(path)));
}

test.each(KINDS)('%s is known to the four files that the page names, and to no other that all kinds share', (kind) => {
  const files = knownTo(kind);
  expect(files).toHaveLength(4);
  expect(files.filter((path) => !section.includes(`\`${path}\``))).toEqual([]);
});

test('there is more than one kind', () => expect(KINDS.length).toBeGreaterThan(1));
