// Like `npm test`: runs a task of Nx that goes on until it is stopped.
import { fileURLToPath } from 'node:url';
import { runNx } from '../../../../tools/nx/run-nx.mjs';
import { onStop } from '../../../../tools/processes/on-stop.mjs';

onStop(() => process.exit(1));
await runNx(['run', '@murmel/tests:goes-on'], { root: fileURLToPath(new URL('../../../../', import.meta.url)), environment: process.env });
