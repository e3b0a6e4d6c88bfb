import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { serverOnly } from '../../apps/web/server-only.js';
import { REPOSITORY } from '../support/process.js';

const WEB = join(REPOSITORY, 'apps/web');
const PLANTED = join(WEB, 'src/planted.ts');

/** Builds a page of these lines alone, as if they lay in the client, and writes nothing. */
function buildOf(lines: string): Promise<unknown> {
  return build({
    root: WEB,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      { name: 'planted', resolveId: (id) => (id === PLANTED ? id : undefined), load: (id) => (id === PLANTED ? lines : undefined) },
      serverOnly(),
    ],
    build: { write: false, minify: false, rolldownOptions: { input: PLANTED } },
  });
}

test('no file that a browser loads holds zod: the build fails, whichever way it comes in', async () => {
  await expect(buildOf("void import('zod').then(({ z }) => { document.title = typeof z.string(); });")).rejects.toThrow(/bring zod/);
  await expect(buildOf("import { contract } from '@murmel/contracts'; document.title = Object.keys(contract).join();")).rejects.toThrow(
    /bring zod/,
  );
  await buildOf("import { LIMITS } from '@murmel/contracts'; document.title = String(LIMITS.title.max);");
  expect(readFileSync(join(WEB, 'vite.config.ts'), 'utf8')).toContain('    serverOnly(),\n');
});
