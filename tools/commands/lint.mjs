import { join } from 'node:path';
import { runNx } from '../nx/run-nx.mjs';
import { onStop } from '../processes/on-stop.mjs';
import { programOf, runProgram } from '../processes/run-program.mjs';

/** `npm run lint`: as in `npm test`, or only some files and folders: `npm run lint -- apps/web/src/ui`. */
export async function run({ root, environment, words }) {
  onStop(() => process.exit(1));
  const context = { root, environment };
  if (words.length === 0) return (await runNx(['run-many', '-t', 'lint'], context)) ? 0 : 1;
  const programs = [
    [join(root, 'tools/lint.mjs')],
    [programOf('@biomejs/biome', 'bin/biome'), 'check', '--error-on-warnings', '--no-errors-on-unmatched'],
    [programOf('oxlint', 'bin/oxlint')],
  ];
  const held = [];
  for (const program of programs) held.push(await runProgram([...program, ...words], context));
  return held.every(Boolean) ? 0 : 1;
}
