import { posix } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { houseFaultsWith, oxlintFaultsOf, type Planted } from './planted.js';
import { repositoryFiles, someFileBelow } from './source-files.js';

/** An import of some real file below `folder`, as `from` would write it. */
function importOf(folder: string, from: string): string {
  const target = posix.relative(posix.dirname(from), someFileBelow(folder)).replace(/\.tsx?$/, '.js');
  return `import * as planted from '${target.startsWith('.') ? target : `./${target}`}';\nconsole.log(planted);\n`;
}

const packageImport = (name: string): string => `import * as planted from '${name}';\nconsole.log(planted);\n`;

/** Name, the file that does it, the package or module it imports. */
const FORBIDDEN_PACKAGES = [
  ['contracts -> documents', 'libs/contracts/src/planted.ts', '@murmel/documents'],
  ['contracts -> access-policy', 'libs/contracts/src/planted.ts', '@murmel/access-policy'],
  ['contracts -> a package that is not zod or oRPC', 'libs/contracts/src/planted.ts', 'yjs'],
  ['contracts -> Node', 'libs/contracts/src/planted.ts', 'node:fs'],
  ['contracts -> Node without its prefix', 'libs/contracts/src/planted.ts', 'path'],
  ['access-policy -> server', 'libs/access-policy/src/planted.ts', '@murmel/server'],
  ['access-policy -> a package', 'libs/access-policy/src/planted.ts', 'zod'],
  ['documents -> server', 'libs/documents/src/planted.ts', '@murmel/server'],
  ['documents -> Node', 'libs/documents/src/planted.ts', 'node:fs'],
  ['web -> server', 'apps/web/src/core/planted.ts', '@murmel/server'],
  ['web platform -> server', 'apps/web/src/platform/planted.ts', '@murmel/server'],
  ['web ui -> documents', 'apps/web/src/ui/planted.ts', '@murmel/documents'],
  ['web -> access-policy', 'apps/web/src/core/planted.ts', '@murmel/access-policy'],
] as const;

/** Name, the file that does it, the folder it reaches into. */
const FORBIDDEN_FOLDERS = [
  ['core -> tools (api)', 'apps/api/src/core/planted.ts', 'apps/api/src/tools'],
  ['core -> tools (web)', 'apps/web/src/core/planted.ts', 'apps/web/src/tools'],
  ['tool -> another tool (api)', 'apps/api/src/tools/planted/planted.ts', 'apps/api/src/tools/text_editor'],
  ['tool -> another tool (web)', 'apps/web/src/tools/planted/planted.ts', 'apps/web/src/tools/text_editor'],
  ['platform -> core (api)', 'apps/api/src/platform/planted.ts', 'apps/api/src/core'],
  ['live -> core (api)', 'apps/api/src/live/planted.ts', 'apps/api/src/core'],
  ['ui -> core (web)', 'apps/web/src/ui/planted.ts', 'apps/web/src/core'],
  ['platform -> core (web)', 'apps/web/src/platform/planted.ts', 'apps/web/src/core'],
  ['visitor -> app (web)', 'apps/web/src/visitor/planted.ts', 'apps/web/src/app'],
  ['tool -> visitor (web)', 'apps/web/src/tools/planted/planted.ts', 'apps/web/src/visitor'],
  ['tool -> app (web)', 'apps/web/src/tools/planted/planted.ts', 'apps/web/src/app'],
  ['api -> web', 'apps/api/src/core/planted.ts', 'apps/web/src/core'],
  ['web -> api', 'apps/web/src/core/planted.ts', 'apps/api/src/core'],
  ['collab-server -> api', 'collab-server/src/planted.ts', 'apps/api/src/core'],
  ['api -> collab-server', 'apps/api/src/core/planted.ts', 'collab-server/src'],
  ['server -> api', 'libs/server/src/planted.ts', 'apps/api/src/core'],
  ['web -> server by path', 'apps/web/src/core/planted.ts', 'libs/server/src'],
  ['api -> tests', 'apps/api/src/core/planted.ts', 'tests/support'],
] as const;

const TOOLS_OF_WEB = importOf('apps/web/src/tools', 'apps/web/src/core/planted.ts');
const RULES_OF_THE_HOUSE = [
  ...FORBIDDEN_PACKAGES.map(([name, path, target]) => [name, path, packageImport(target), 'boundaries'] as const),
  ...FORBIDDEN_FOLDERS.map(([name, path, folder]) => [name, path, importOf(folder, path), 'boundaries'] as const),
  [
    'a lazy import counts as well',
    'apps/web/src/core/planted.ts',
    TOOLS_OF_WEB.replace(/^import \* as planted from (.*);/, 'const planted = import($1);'),
    'boundaries',
  ],
  [
    'so does the import of a type',
    'apps/web/src/core/planted.ts',
    TOOLS_OF_WEB.replace(/^import \* as planted from (.*);\n.*/, 'export type Planted = typeof import($1);'),
    'boundaries',
  ],
  [
    'what is passed on',
    'apps/web/src/core/planted.ts',
    TOOLS_OF_WEB.replace(/^import \* as planted (.*)\n.*/, 'export * $1'),
    'boundaries',
  ],
  ['a back door by path', 'apps/api/src/core/planted.ts', importOf('libs/server/src', 'apps/api/src/core/planted.ts'), 'back-door'],
  ['a back door by name', 'apps/api/src/core/planted.ts', packageImport('@murmel/server/src/ids.js'), 'back-door'],
  ['process.env', 'apps/api/src/core/planted.ts', 'console.log(process.env);', 'environment'],
  ["process['env']", 'apps/api/src/core/planted.ts', "console.log(process['env']);", 'environment'],
  ['globalThis.process.env', 'apps/api/src/core/planted.ts', 'console.log(globalThis.process.env);', 'environment'],
  ['env taken out of process', 'apps/api/src/core/planted.ts', 'export const { env } = process;', 'environment'],
  ['env of node:process', 'libs/server/src/planted.ts', "import { env } from 'node:process';\nconsole.log(env);", 'environment'],
  [
    'a path parameter in a handler',
    'apps/api/src/tools/planted.ts',
    "import { Param } from '@nestjs/common';\nexport const planted = Param;",
    'subjects',
  ],
  [
    'what a request names, read again',
    'apps/api/src/core/planted.ts',
    'export const planted = (asking: { request: { body: unknown } }): unknown => asking.request.body;',
    'subjects',
  ],
  [
    'an address made of where the page was opened',
    'apps/web/src/core/planted.ts',
    'export const planted = (path: string): string => `${location.origin}${path}`;',
    'own-place',
  ],
  ['the host of the window', 'apps/web/src/tools/planted/planted.ts', 'export const planted = window.location.host;', 'own-place'],
  ['an origin taken out of its place', 'apps/web/src/platform/planted.ts', 'export const { origin } = location;', 'own-place'],
  [
    'a button that is disabled while something runs',
    'apps/web/src/ui/planted.tsx',
    'export const planted = (save: { isPending: boolean }) => <button type="button" disabled={save.isPending} />;',
    'keeps-focus',
  ],
  ['what reads strangers’ files, in the api', 'apps/api/src/core/planted.ts', packageImport('mammoth'), 'readers'],
  [
    'what lays out, loaded lazily by a tool',
    'apps/api/src/tools/text_editor/planted.ts',
    "export const planted = import('docx');",
    'readers',
  ],
  [
    'a comment that switches a rule off',
    'apps/api/src/core/planted.ts',
    '/* eslint-disable no-var */\n// oxlint-disable-next-line\nexport {};',
    'no-disable',
  ],
] as const;

const RULES_OF_OXLINT = [
  ['any', 'apps/api/src/core/planted.ts', 'export const planted: any = 1;', 'typescript(no-explicit-any)'],
  [
    'any, with a comment of ESLint against it',
    'apps/api/src/core/planted.ts',
    '/* eslint-disable @typescript-eslint/no-explicit-any */\nexport const planted: any = 1;',
    'typescript(no-explicit-any)',
  ],
  ['@ts-ignore', 'apps/api/src/core/planted.ts', '// @ts-ignore\nexport const planted = 1;', 'typescript(ban-ts-comment)'],
  ['more than 350 lines', 'apps/api/src/core/planted.ts', 'export {};\n'.repeat(351), 'eslint(max-lines)'],
  [
    'a promise that nobody waits for',
    'apps/api/src/core/planted.ts',
    'export function planted(): void {\n  Promise.resolve();\n}',
    'typescript(no-floating-promises)',
  ],
  [
    'a promise where a yes or no is asked for',
    'apps/api/src/core/planted.ts',
    'export const planted = (asked: Promise<boolean>): number => (asked ? 1 : 2);',
    'typescript(no-misused-promises)',
  ],
  [
    'waiting for what is there',
    'apps/api/src/core/planted.ts',
    'export const planted = async (): Promise<number> => await 1;',
    'typescript(await-thenable)',
  ],
  ['a name that nobody uses', 'apps/api/src/core/planted.ts', 'const planted = 1;\nexport {};', 'eslint(no-unused-vars)'],
  [
    'a class that only carries functions',
    'apps/api/src/core/planted.ts',
    'export class Planted {\n  static one(): number {\n    return 1;\n  }\n}',
    'typescript(no-extraneous-class)',
  ],
  [
    'an error that swallows its cause',
    'apps/api/src/core/planted.ts',
    "try {\n  console.log();\n} catch (error) {\n  throw new Error('planted');\n}",
    'eslint(preserve-caught-error)',
  ],
  [
    'a hook under a condition',
    'apps/web/src/ui/planted.ts',
    "import { useState } from 'react';\nexport function usePlanted(on: boolean): void {\n  if (on) useState(1);\n}",
    'react-hooks(rules-of-hooks)',
  ],
  [
    'an effect that forgets what it reads',
    'apps/web/src/ui/planted.ts',
    "import { useEffect } from 'react';\nexport function usePlanted(on: boolean): void {\n  useEffect(() => console.log(on), []);\n}",
    'react-hooks(exhaustive-deps)',
  ],
  ['a name that is not there', 'tools/planted.mjs', 'planted();', 'eslint(no-undef)'],
] as const;

const ALLOWED = [
  ['contracts -> zod', 'libs/contracts/src/planted.ts', packageImport('zod')],
  ['contracts -> oRPC', 'libs/contracts/src/planted.ts', packageImport('@orpc/contract')],
  ['access-policy -> contracts', 'libs/access-policy/src/planted.ts', packageImport('@murmel/contracts')],
  ['a test in contracts -> vitest', 'libs/contracts/src/planted.test.ts', packageImport('vitest')],
  [
    'what reads strangers’ files, in a program that runs as a process of its own',
    'apps/api/src/core/planted.ts',
    "import { unzip } from 'yauzl';\nimport { workLoop } from '../platform/processes/work-loop.js';\nworkLoop(unzip);",
  ],
  ['api core -> server', 'apps/api/src/core/planted.ts', packageImport('@murmel/server')],
  ['web core -> contracts', 'apps/web/src/core/planted.ts', packageImport('@murmel/contracts')],
  ['collab-server -> documents', 'collab-server/src/planted.ts', packageImport('@murmel/documents')],
  ['tool -> core', 'apps/api/src/tools/text_editor/planted.ts', importOf('apps/api/src/core', 'apps/api/src/tools/text_editor/planted.ts')],
  [
    'tool -> its own files',
    'apps/api/src/tools/text_editor/planted.ts',
    importOf('apps/api/src/tools/text_editor', 'apps/api/src/tools/text_editor/planted.ts'),
  ],
  ['configuration is read in its own folder', 'libs/server/src/configuration/planted.ts', 'console.log(process.env);'],
] as const;

/** Each in a file of its own, so that all are looked at in one run. */
function numbered(cases: readonly (readonly [name: string, path: string, text: string, rule?: string])[]): Map<string, Planted> {
  return new Map(cases.map(([name, path, text], index) => [name, { path: path.replace('planted.', `planted-${index}.`), text }]));
}

/** Names of rules by path. */
function rulesAt(faults: readonly { path: string; rule: string }[]): (path: string) => string[] {
  return (path) => faults.filter((fault) => fault.path === path).map(({ rule }) => rule);
}

describe('the rules of the house', () => {
  const planted = numbered([...RULES_OF_THE_HOUSE, ...ALLOWED]);
  let faultsAt: (path: string) => string[];
  beforeAll(() => {
    faultsAt = rulesAt(houseFaultsWith([...planted.values()]));
  });

  test.each(RULES_OF_THE_HOUSE)('%s is an error', (name, _path, _text, rule) => {
    expect(faultsAt(planted.get(name)!.path)).toContain(rule);
  });

  test.each(ALLOWED)('%s is none', (name) => {
    expect(faultsAt(planted.get(name)!.path)).toEqual([]);
  });

  test('what reads strangers’ files is in a process as long as only its programs import it; what the api loads no more is off the list', () => {
    const reads = "export { open } from 'yauzl';";
    const program = (reader: string): string =>
      `import { open } from './${reader}.js';\nimport { workLoop } from '../platform/processes/work-loop.js';\nworkLoop(open);`;
    const page = 'apps/api/src/core/web-requests/page-parser.ts';
    const faults = houseFaultsWith([
      { path: 'apps/api/src/core/planted-a.ts', text: reads },
      { path: 'apps/api/src/core/planted-a-process.ts', text: program('planted-a') },
      { path: 'apps/api/src/core/planted-a-host.ts', text: "export type { open } from './planted-a.js';" },
      { path: 'apps/api/src/core/planted-b.ts', text: reads },
      { path: 'apps/api/src/core/planted-b-process.ts', text: program('planted-b') },
      { path: 'apps/api/src/core/planted-b-host.ts', text: "export { open } from './planted-b.js';" },
      { path: page, text: 'export class PageParser {}' },
    ]).filter(({ rule }) => rule === 'readers');
    expect(faults.map(({ path, message }) => `${path} ${message}`).sort()).toEqual([
      expect.stringContaining('planted-b.ts yauzl works in the api: apps/api/src/core/planted-b-host.ts leads here'),
      expect.stringContaining(`${page} It does not import htmlparser2 any more`),
    ]);
  });

  test('files do not import each other, not by a third and not lazily', () => {
    const faults = houseFaultsWith([
      { path: 'libs/contracts/src/planted-a.ts', text: "import './planted-b.js';" },
      { path: 'libs/contracts/src/planted-b.ts', text: "export * from './planted-c.js';" },
      { path: 'libs/contracts/src/planted-c.ts', text: "void import('./planted-a.js');" },
      { path: 'libs/contracts/src/planted-d.ts', text: "import type { Planted } from './planted-e.js';\nexport type { Planted };" },
      { path: 'libs/contracts/src/planted-e.ts', text: "import './planted-d.js';\nexport type Planted = 1;" },
    ]).filter(({ rule }) => rule === 'no-cycle');
    const round = (...names: string[]) => names.map((name) => `libs/contracts/src/planted-${name}.ts`).join(' -> ');
    expect(faults.map(({ message }) => message)).toEqual([
      `They import each other: ${round('a', 'b', 'c', 'a')}`,
      `They import each other: ${round('d', 'e', 'd')}`,
    ]);
  });

  test.each(['apps/api', 'apps/web'])('folders of core in %s do not import each other, not by a third and not for types', (app) => {
    const core = `${app}/src/core`;
    const faults = houseFaultsWith([
      { path: `${core}/planted-a/one.ts`, text: "import type { Planted } from '../planted-b/one.js';\nexport type { Planted };" },
      { path: `${core}/planted-b/one.ts`, text: 'export type Planted = 1;' },
      { path: `${core}/planted-b/two.ts`, text: "import '../planted-c/one.js';" },
      { path: `${core}/planted-c/one.ts`, text: "import type { Other } from '../planted-a/two.js';\nexport type { Other };" },
      { path: `${core}/planted-a/two.ts`, text: 'export type Other = 1;' },
      { path: `${core}/planted-c/one.test.ts`, text: "import '../planted-d/one.js';" },
      { path: `${core}/planted-d/one.ts`, text: "import '../planted-c/one.js';" },
    ]).filter(({ rule }) => rule === 'no-folder-cycle');
    const round = ['a', 'b', 'c', 'a'].map((name) => `${core}/planted-${name}`).join(' -> ');
    expect(faults.map(({ message }) => message)).toEqual([`Folders import each other: ${round}`]);
  });

  test('comments begin with a verb or a noun, and name roles instead of people', () => {
    const faults = houseFaultsWith([
      { path: 'libs/contracts/src/planted-a.ts', text: '/** What a caller may do. */\nexport const A = 1;' },
      { path: 'libs/contracts/src/planted-b.ts', text: '// Lists rights\n// so that nobody has none.\nexport const B = 1;' },
      { path: 'libs/contracts/src/planted-c.ts', text: '// Lists rights.\n// So that works.\nexport const C = 1;' },
    ]).filter(({ rule }) => rule === 'plain-comment');
    expect(faults.map(({ path, message }) => `${path.slice(-4, -3)}: ${message}`)).toEqual([
      'a: A comment begins with a verb or a noun.',
      'b: A comment names the type or role instead of "nobody".',
    ]);
  });

  test('files and exported symbols bear none of the words that left the code', () => {
    const faults = houseFaultsWith([
      { path: 'apps/api/src/core/planted/planted-parts.ts', text: 'export {};' },
      { path: 'apps/api/src/core/planted/told-plants.ts', text: 'export {};' },
      {
        path: 'libs/contracts/src/planted-d.ts',
        text: 'export const retold = 1;\nexport function saidTwice() {}\nexport class PlantKeeper {}',
      },
    ]).filter(({ rule }) => rule === 'retired-name');
    expect(faults.map(({ message }) => message.split(' left')[0])).toEqual(['This word', 'This word', '"saidTwice"', '"PlantKeeper"']);
  });
});

describe('oxlint', () => {
  const planted = numbered(RULES_OF_OXLINT);
  let faultsAt: (path: string) => string[];
  beforeAll(() => {
    faultsAt = rulesAt(oxlintFaultsOf([...planted.values()]));
  });

  test.each(RULES_OF_OXLINT)('%s is an error', (name, _path, _text, rule) => {
    expect(faultsAt(planted.get(name)!.path)).toContain(rule);
  });
});

test("there are no inner barrels: an index.ts is a lib's entry or a list of tools", () => {
  const allowed = /^(libs\/[^/]+|apps\/api\/src\/tools)(\/src)?\/index\.ts$/;
  const found = repositoryFiles().filter((path) => /(^|\/)index\.tsx?$/.test(path) && !allowed.test(path));
  expect(found).toEqual([]);
});
