import { onStop } from '../processes/on-stop.mjs';
import { programOf, runProgram } from '../stages/check.mjs';

/** As often as the acceptance criteria ask for; `npm test` does three rounds of the same tests. */
const ROUNDS = '20';

/** `npm run faults`: the long version, twenty times `kill -9` while a class writes. Words choose files: `npm run faults -- fuzz`. */
export async function run({ root, environment, words }) {
  onStop(() => process.exit(1));
  const ok = await runProgram([programOf('vitest', 'vitest.mjs'), 'run', '--project', 'faults', '--maxWorkers=1', ...words], {
    root,
    environment: { FAULT_ROUNDS: ROUNDS, ...environment },
  });
  return ok ? 0 : 1;
}
