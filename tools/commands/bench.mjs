import { join } from 'node:path';
import { buildAll } from '../nx/run-nx.mjs';
import { onStop } from '../processes/on-stop.mjs';
import { runProgram } from '../processes/run-program.mjs';
import { findBrowser } from '../programs/browser.mjs';
import { findRedis } from '../programs/redis.mjs';

const BENCHES = [
  'collaboration',
  'cluster',
  'board',
  'live',
  'bursts',
  'cloud',
  'wall',
  'screen',
  'phone',
  'project',
  'library',
  'worksheet',
  'links',
  'ai',
];

/** `npm run bench`: simulated classes against this product and against bare servers, in one run. */
export async function run({ root, environment, words }) {
  onStop(() => process.exit(1));
  if (!(await buildAll({ root, environment }))) return 1;
  // `npm run bench -- live --quick`: only the named ones, shorter.
  const wanted = words.filter((word) => BENCHES.includes(word));
  const options = words.filter((word) => !BENCHES.includes(word));
  const programs = { ...(await findBrowser({ root, environment })), REDIS_SERVER_PATH: findRedis() };
  for (const bench of wanted.length > 0 ? wanted : BENCHES) {
    const program = ['--import', join(root, 'tools/typescript.mjs'), `load/bench-${bench}.ts`, ...options];
    if (!(await runProgram(program, { root: join(root, 'tests'), environment: { ...environment, ...programs } }))) return 1;
  }
  return 0;
}
