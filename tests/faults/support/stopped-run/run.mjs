// Like `npm run proof -- --long`: runs Vitest until somebody stops it.
import { fileURLToPath } from 'node:url';
import { onStop } from '../../../../tools/processes/on-stop.mjs';
import { programOf, runProgram } from '../../../../tools/stages/check.mjs';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
onStop(() => process.exit(1));
await runProgram([programOf('vitest', 'vitest.mjs'), 'run', '--config', 'tests/faults/support/stopped-run/vitest.config.ts'], {
  root,
  environment: process.env,
});
