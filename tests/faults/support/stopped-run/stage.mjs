// The task: Vitest, as tasks of tests run it.
import { programOf, runProgram } from '../../../../tools/processes/run-program.mjs';
import { stage } from '../../../../tools/stages/stage.mjs';

await stage(async ({ root, environment }) => {
  const words = ['run', '--config', 'tests/faults/support/stopped-run/vitest.config.ts'];
  const ok = await runProgram([programOf('vitest', 'vitest.mjs'), ...words], { root, environment });
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
});
