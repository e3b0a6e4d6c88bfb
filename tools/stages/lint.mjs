import { join } from 'node:path';
import { counted, programOf, runProgram } from './check.mjs';

/**
 * What is wrong in the code, in who imports whom and in its form: oxlint with types, the rules of the house, Biome.
 * @param paths files or folders; none means everything
 */
export async function lint(context, paths = []) {
  const programs = {
    'rules of the house': [join(context.root, 'tools/lint.mjs'), ...paths],
    form: [programOf('@biomejs/biome', 'bin/biome'), 'check', '--error-on-warnings', '--no-errors-on-unmatched', ...paths],
    oxlint: [programOf('oxlint', 'bin/oxlint'), ...paths],
  };
  const held = {};
  for (const [name, words] of Object.entries(programs)) held[name] = await runProgram(words, context);
  return counted(held);
}
