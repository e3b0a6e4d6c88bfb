import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformFile } from '@swc/core';

/**
 * Writes `dist` of a workspace that runs in Node anew: each file of `src` but its tests, with a map to its source.
 * @throws Error with the place that is no TypeScript
 */
export async function transpile(root, workspace) {
  const folder = join(root, workspace);
  const sources = globSync('src/**/*.ts', { cwd: folder }).filter((path) => !path.endsWith('.test.ts'));
  const written = await Promise.all(
    sources.map(async (path) => {
      const target = path.replace(/^src/, 'dist').replace(/\.ts$/, '.js');
      const sourceFileName = relative(dirname(target), path);
      const { code, map } = await transformFile(join(folder, path), { configFile: join(root, '.swcrc'), sourceFileName });
      return { target, code, map };
    }),
  );
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  for (const { target, code, map } of written) {
    const file = join(folder, target);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${code}\n//# sourceMappingURL=${target.split('/').at(-1)}.map`);
    writeFileSync(`${file}.map`, map);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await transpile(fileURLToPath(new URL('../..', import.meta.url)), process.argv[2]);
