import { join } from 'node:path';
import { programOf, runProgram } from './check.mjs';

/**
 * What is wrong in the code, in who imports whom and in its form: oxlint with types, the rules of the house, Biome.
 * @param paths files or folders; none means everything
 */
export async function lint(context, paths = []) {
  const programs = [
    [programOf('oxlint', 'bin/oxlint'), ...paths],
    [join(context.root, 'tools/lint.mjs'), ...paths],
    [programOf('@biomejs/biome', 'bin/biome'), 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...paths],
  ];
  const held = [];
  for (const words of programs) held.push(await runProgram(words, context));
  return { passed: held.filter(Boolean).length, failed: held.filter((ok) => !ok).length };
}
