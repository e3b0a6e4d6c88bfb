import { onStop } from '../processes/on-stop.mjs';
import { programOf, runProgram } from '../stages/check.mjs';

/** `npm run faults`: the long version, twenty times `kill -9` while a class writes. */
export async function run({ root, environment, words }) {
  onStop(() => process.exit(1));
  const ok = await runProgram([programOf('vitest', 'vitest.mjs'), 'run', '--project', 'faults-long', ...words], { root, environment });
  return ok ? 0 : 1;
}
