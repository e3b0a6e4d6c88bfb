import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../support/process.js';

type Names = Record<string, string>;
const folder = new URL('../../tools/new-tool/', import.meta.url);
const { namesOf } = (await import(new URL('names.mjs', folder).href)) as { namesOf(key: string, kind: string): Names };
const { ownFiles } = (await import(new URL('own-files.mjs', folder).href)) as { ownFiles(names: Names): [path: string, text: string][] };

/** Templates are no modules: no compiler and no move of a file looks at what they import. */
test('each file that npm run new-tool writes imports files that exist', () => {
  const own = new Map(ownFiles(namesOf('sample_tools', 'converter_content')));
  const imports = [...own].flatMap(([path, text]) =>
    [...text.matchAll(/from '(\.[^']+)'/g)].map(([, from]) => ({ path, target: join(path, '..', from!.replace(/\.js$/, '')) })),
  );
  const exists = (target: string) =>
    ['', '.ts', '.tsx', '/index.ts'].some(
      (end) => own.has(target + end) || (end || /\.\w+$/.test(target) ? existsSync(join(REPOSITORY, target + end)) : false),
    );
  expect(imports.length).toBeGreaterThan(10);
  expect(imports.filter(({ target }) => !exists(target))).toEqual([]);
});
