import { join } from 'node:path';
import { runTarget } from '../build.mjs';
import { findRedis } from '../programs/redis.mjs';
import { browserTests } from './browser-tests.mjs';
import { check, succeeded } from './check.mjs';
import { lint } from './lint.mjs';
import { vitestProject } from './vitest-project.mjs';

/**
 * Everything that must hold, in the order in which a mistake is cheapest to see.
 * `needs`: a folder without which the stage is left out unless somebody names it.
 */
export const STAGES = {
  licences: {
    title: 'packages that fit AGPL-3.0-or-later',
    run: ({ root, environment }) => check([join(root, 'tools/licences.mjs')], { root, environment }),
  },
  lint: { title: 'oxlint with types, the rules of the house, the form', run: (context) => lint(context) },
  types: {
    title: 'TypeScript in every workspace',
    run: async (context) => succeeded(await runTarget('types', context)),
  },
  unit: { title: 'tests beside the code', run: vitestProject('unit') },
  api: { title: 'calls against a real PostgreSQL', run: withRedis(vitestProject('api')) },
  collab: { title: 'collaboration over real sockets', run: withRedis(vitestProject('collab')) },
  live: { title: 'live pushes over real sockets', needs: 'tests/live', run: withRedis(vitestProject('live')) },
  faults: { title: 'processes killed while people write (short)', needs: 'tests/faults', run: withRedis(vitestProject('faults', 1)) },
  architecture: { title: 'rules of the house', run: vitestProject('architecture') },
  build: {
    title: 'production build',
    run: async (context) => succeeded(await runTarget('build', context)),
  },
  sizes: {
    title: 'what a browser has to load first',
    run: ({ root, environment }) => check([join(root, 'tools/sizes.mjs')], { root, environment }),
  },
  e2e: { title: 'the product in a browser', run: browserTests },
};

/** Tests with several processes start a real Redis. */
function withRedis(stage) {
  return (context) => stage({ ...context, environment: { ...context.environment, REDIS_SERVER_PATH: findRedis() } });
}
