import { programOf, runProgram } from '../processes/run-program.mjs';

/** `npm run format`: writes the form that the lint stage asks for; words choose files and folders. */
export async function run({ root, environment, words }) {
  const ok = await runProgram([programOf('@biomejs/biome', 'bin/biome'), 'check', '--write', ...words], { root, environment });
  return ok ? 0 : 1;
}
