import { join, posix } from 'node:path';
import { ESLint } from 'eslint';
import { beforeAll, describe, expect, test } from 'vitest';
import { REPOSITORY } from '../support/process.js';
import { repositoryFiles, someFileBelow } from './source-files.js';

const IMPORTS = 'boundaries/dependencies';
let eslint: ESLint;

beforeAll(() => {
  eslint = new ESLint({
    cwd: REPOSITORY,
    // The planted files do not exist, so there is no program to ask for types; the rules here need none.
    overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
    ruleFilter: ({ ruleId }) => !TYPED_RULES.has(ruleId),
  });
});

const TYPED_RULES = new Set(['no-floating-promises', 'no-misused-promises', 'await-thenable'].map((name) => `@typescript-eslint/${name}`));

/** Rules that complain about this text in a file of this name. */
async function complaints(path: string, text: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(text, { filePath: join(REPOSITORY, path) });
  return result!.messages.map(({ ruleId, message }) => ruleId ?? message);
}

/** An import of some real file below `folder`, as `from` would write it. */
function importOf(folder: string, from: string): string {
  const target = posix.relative(posix.dirname(from), someFileBelow(folder)).replace(/\.tsx?$/, '.js');
  return `import * as planted from '${target.startsWith('.') ? target : `./${target}`}';\nconsole.log(planted);\n`;
}

const packageImport = (name: string): string => `import * as planted from '${name}';\nconsole.log(planted);\n`;

describe('a forbidden import is an error', () => {
  test.each([
    ['contracts -> documents', 'libs/contracts/src/planted.ts', '@murmel/documents'],
    ['contracts -> access-policy', 'libs/contracts/src/planted.ts', '@murmel/access-policy'],
    ['contracts -> a package that is not zod or oRPC', 'libs/contracts/src/planted.ts', 'yjs'],
    ['contracts -> Node', 'libs/contracts/src/planted.ts', 'node:fs'],
    ['access-policy -> server', 'libs/access-policy/src/planted.ts', '@murmel/server'],
    ['access-policy -> a package', 'libs/access-policy/src/planted.ts', 'zod'],
    ['documents -> server', 'libs/documents/src/planted.ts', '@murmel/server'],
    ['documents -> Node', 'libs/documents/src/planted.ts', 'node:fs'],
    ['web -> server', 'apps/web/src/core/planted.ts', '@murmel/server'],
    ['web platform -> server', 'apps/web/src/platform/planted.ts', '@murmel/server'],
    ['web ui -> documents', 'apps/web/src/ui/planted.ts', '@murmel/documents'],
    ['web -> access-policy', 'apps/web/src/core/planted.ts', '@murmel/access-policy'],
  ])('%s', async (_name, from, target) => {
    expect(await complaints(from, packageImport(target))).toContain(IMPORTS);
  });

  test.each([
    ['core -> tools (api)', 'apps/api/src/core/planted.ts', 'apps/api/src/tools'],
    ['core -> tools (web)', 'apps/web/src/core/planted.ts', 'apps/web/src/tools'],
    ['tool -> another tool (api)', 'apps/api/src/tools/planted/planted.ts', 'apps/api/src/tools/text_editor'],
    ['tool -> another tool (web)', 'apps/web/src/tools/planted/planted.ts', 'apps/web/src/tools/text_editor'],
    ['platform -> core (api)', 'apps/api/src/platform/planted.ts', 'apps/api/src/core'],
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
  ])('%s', async (_name, from, folder) => {
    expect(await complaints(from, importOf(folder, from))).toContain(IMPORTS);
  });

  test('a lazy import counts as well', async () => {
    const from = 'apps/web/src/core/planted.ts';
    expect(
      await complaints(
        from,
        importOf('apps/web/src/tools', from).replace(/^import \* as planted from (.*);/, 'const planted = import($1);'),
      ),
    ).toContain(IMPORTS);
  });

  test('a lib is not entered by a back door', async () => {
    const from = 'apps/api/src/core/planted.ts';
    expect(await complaints(from, importOf('libs/server/src', from))).toContain('no-restricted-imports');
    expect(await complaints(from, packageImport('@murmel/server/src/ids.js'))).toContain('no-restricted-imports');
  });

  test('two files do not import each other', async () => {
    expect(await complaints('libs/contracts/src/errors.ts', packageImport('./index.js'))).toContain('import-x/no-cycle');
  });
});

describe('an allowed import is none', () => {
  test.each([
    ['contracts -> zod', 'libs/contracts/src/planted.ts', 'zod'],
    ['contracts -> oRPC', 'libs/contracts/src/planted.ts', '@orpc/contract'],
    ['access-policy -> contracts', 'libs/access-policy/src/planted.ts', '@murmel/contracts'],
    ['a test in contracts -> vitest', 'libs/contracts/src/planted.test.ts', 'vitest'],
    ['api core -> server', 'apps/api/src/core/planted.ts', '@murmel/server'],
    ['web core -> contracts', 'apps/web/src/core/planted.ts', '@murmel/contracts'],
    ['collab-server -> documents', 'collab-server/src/planted.ts', '@murmel/documents'],
  ])('%s', async (_name, from, target) => {
    expect(await complaints(from, packageImport(target))).toEqual([]);
  });

  test('a tool may import core and its own files', async () => {
    const from = 'apps/api/src/tools/text_editor/planted.ts';
    expect(await complaints(from, importOf('apps/api/src/core', from))).toEqual([]);
    expect(await complaints(from, importOf('apps/api/src/tools/text_editor', from))).toEqual([]);
  });
});

describe('other house rules are errors', () => {
  test.each([
    ['process.env', 'apps/api/src/core/planted.ts', 'console.log(process.env);', 'no-restricted-syntax'],
    ['globalThis.process.env', 'apps/api/src/core/planted.ts', 'console.log(globalThis.process.env);', 'no-restricted-syntax'],
    ['env of node:process', 'libs/server/src/planted.ts', "import { env } from 'node:process';\nconsole.log(env);", 'no-restricted-syntax'],
    [
      'a path parameter in a handler',
      'apps/api/src/tools/planted.ts',
      "import { Param } from '@nestjs/common';\nexport const planted = Param;",
      'no-restricted-syntax',
    ],
    [
      'what a request names, read again',
      'apps/api/src/core/planted.ts',
      'export const planted = (asking: { request: { body: unknown } }): unknown => asking.request.body;',
      'no-restricted-syntax',
    ],
    ['any', 'apps/api/src/core/planted.ts', 'export const planted: any = 1;', '@typescript-eslint/no-explicit-any'],
    ['@ts-ignore', 'apps/api/src/core/planted.ts', '// @ts-ignore\nexport const planted = 1;', '@typescript-eslint/ban-ts-comment'],
    ['more than 430 lines', 'apps/api/src/core/planted.ts', 'export {};\n'.repeat(431), 'max-lines'],
  ])('%s', async (_name, path, text, rule) => {
    expect(await complaints(path, text)).toContain(rule);
  });

  test('rules cannot be switched off in a comment', async () => {
    const text = '/* eslint-disable @typescript-eslint/no-explicit-any */\nexport const planted: any = 1;';
    expect(await complaints('apps/api/src/core/planted.ts', text)).toContain('@typescript-eslint/no-explicit-any');
  });

  test('configuration is read in its own folder', async () => {
    expect(await complaints('libs/server/src/configuration/planted.ts', 'console.log(process.env);')).toEqual([]);
  });

  test("there are no inner barrels: an index.ts is a lib's entry or a list of tools", () => {
    const allowed = /^(libs\/[^/]+|apps\/api\/src\/tools)(\/src)?\/index\.ts$/;
    const found = repositoryFiles().filter((path) => /(^|\/)index\.tsx?$/.test(path) && !allowed.test(path));
    expect(found).toEqual([]);
  });
});
