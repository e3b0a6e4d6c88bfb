import { join } from 'node:path';
import { build } from '../build.mjs';
import { findRedis } from '../programs/redis.mjs';
import { browserTests } from './browser-tests.mjs';
import { check, succeeded } from './check.mjs';
import { lint } from './lint.mjs';
import { types } from './types.mjs';
import { vitestProject } from './vitest-project.mjs';

/**
 * Everything that must hold, in the order in which a mistake is cheapest to see. Two at a time run side by side, but one
 * that is `alone`: it measures deadlines, or keeps all cores busy by itself.
 * `room`: it is alone, but leaves much of the machine idle; one that `givesWay` may run beside it, which holds no seconds and
 * lets everybody else go first.
 * `needs`: stages whose results it reads; they end before it begins.
 */
export const STAGES = {
  lint: { title: 'oxlint with types, the rules of the house, the form', givesWay: true, run: (context) => lint(context) },
  types: { title: 'TypeScript in every workspace', givesWay: true, run: types },
  build: { title: 'production build', run: async (context) => succeeded(await build(context)) },
  licences: {
    title: 'packages that fit AGPL-3.0-or-later',
    run: ({ root, ...context }) => check([join(root, 'tools/licences.mjs')], { root, ...context }),
  },
  sizes: {
    title: 'what a browser has to load first',
    needs: ['build'],
    run: ({ root, ...context }) => check([join(root, 'tools/sizes.mjs')], { root, ...context }),
  },
  collab: { title: 'collaboration over real sockets', alone: true, room: true, run: withRedis(vitestProject('collab')) },
  live: { title: 'live pushes over real sockets', alone: true, room: true, run: withRedis(vitestProject('live')) },
  faults: { title: 'processes killed and fed rubbish while people write (short)', alone: true, run: withRedis(vitestProject('faults')) },
  crowds: { title: 'what a class feels while many come or attack (short)', alone: true, run: withRedis(vitestProject('crowds', 1)) },
  unit: { title: 'tests beside the code', givesWay: true, run: vitestProject(['unit', 'unit-fresh']) },
  architecture: { title: 'rules of the house', givesWay: true, run: vitestProject('architecture') },
  deadlines: {
    title: 'what the product promises in seconds, in a browser',
    alone: true,
    room: true,
    needs: ['build'],
    run: browserTests('deadlines'),
  },
  api: { title: 'calls against a real PostgreSQL', alone: true, run: withRedis(vitestProject('api')) },
  e2e: { title: 'the product in a browser', givesWay: true, needs: ['build'], run: browserTests('product') },
};

/** Tests with several processes start a real Redis. */
function withRedis(stage) {
  return (context) => stage({ ...context, environment: { ...context.environment, REDIS_SERVER_PATH: findRedis() } });
}
