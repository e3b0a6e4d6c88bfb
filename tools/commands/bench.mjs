import { join } from 'node:path';
import { runTarget } from '../build.mjs';
import { onStop } from '../processes/on-stop.mjs';
import { findRedis } from '../programs/redis.mjs';
import { runProgram } from '../stages/check.mjs';

/** `npm run bench`: the class simulator against this product and against a bare Hocuspocus, in one run. */
export async function run({ root, environment, words }) {
  onStop(() => process.exit(1));
  if (!(await runTarget('build', { root, environment }))) return 1;
  const program = ['--import', '@swc-node/register/esm-register', 'load/bench-collaboration.ts', ...words];
  const ok = await runProgram(program, { root: join(root, 'tests'), environment: { ...environment, REDIS_SERVER_PATH: findRedis() } });
  return ok ? 0 : 1;
}
