import { join } from 'node:path';
import { build } from '../build.mjs';
import { findFirefox } from '../programs/firefox.mjs';
import { findRedis } from '../programs/redis.mjs';
import { browserTests } from './browser-tests.mjs';
import { check, succeeded } from './check.mjs';
import { lint } from './lint.mjs';
import { filesOfActors, filesWithPromises, filesWithProperties, filesWithTag } from './test-files.mjs';
import { types } from './types.mjs';
import { vitestProject } from './vitest-project.mjs';

/**
 * A stage: `{ title, run, alone?, room?, givesWay?, needs?, secondTry? }`. Two at a time run side by side.
 * `alone`: nothing runs beside it, because it holds seconds; `room`: but it leaves much of the machine idle, and one that `givesWay`
 * may run beside it, which holds no seconds and lets everybody else go first.
 * `needs`: stages whose results it reads; they end before it begins.
 * `secondTry`: what fails in it is run once more, alone (`second-try.mjs`).
 */

const BUILD = { title: 'production build', run: async (context) => succeeded(await build(context)) };
const NO_PROOF = { tag: '!proof' };
const program =
  (path) =>
  ({ root, ...context }) =>
    check([join(root, path)], { root, ...context });

/** `npm test`: everything that is true or false without a clock, in the order in which a mistake is cheapest to see. */
export const TEST_STAGES = {
  lint: { title: 'oxlint with types, the rules of the house, the form', run: (context) => lint(context) },
  build: BUILD,
  types: { title: 'TypeScript in every workspace', run: types },
  licences: { title: 'packages that fit AGPL-3.0-or-later', run: program('tools/licences.mjs') },
  sizes: { title: 'what a browser has to load first', needs: ['build'], run: program('tools/sizes.mjs') },
  // It keeps the cores busy by itself; those that follow wait most of their time.
  api: { title: 'calls against a real PostgreSQL', needs: ['build'], run: withRedis(vitestProject('api', NO_PROOF)) },
  collab: { title: 'collaboration over real sockets', secondTry: true, run: withRedis(vitestProject('collab', NO_PROOF)) },
  unit: { title: 'tests beside the code', run: vitestProject(['unit', 'unit-fresh'], NO_PROOF) },
  live: { title: 'live pushes over real sockets', secondTry: true, run: withRedis(vitestProject('live', NO_PROOF)) },
  architecture: { title: 'rules of the house', run: vitestProject('architecture', NO_PROOF) },
  browser: { title: 'every tool once in a browser', needs: ['build'], secondTry: true, run: browserTests('walks') },
};

/** `npm run proof`: what holds seconds, what takes long, all that properties draw, and the browser's whole matrix. */
export const PROOF_STAGES = {
  build: BUILD,
  crowds: { title: 'what a class feels while many come or attack', alone: true, run: withRedis(vitestProject('crowds', { workers: 1 })) },
  largest: {
    title: 'the largest body that each call takes, while somebody else asks for something small',
    alone: true,
    run: withRedis(vitestProject('largest', { workers: 1 })),
  },
  faults: { title: 'processes killed and fed rubbish while people write', alone: true, run: withRedis(vitestProject('faults')) },
  seconds: {
    title: 'what npm test waits for, within the seconds that are promised',
    alone: true,
    run: withRedis(vitestProject(['api', 'collab', 'live'], { files: filesWithPromises })),
  },
  lines: {
    title: 'over lines, beside the code and of the house, against the clock or for long',
    alone: true,
    run: withRedis(vitestProject(['collab', 'live', 'unit', 'unit-fresh', 'architecture'], { tag: 'proof', files: filesWithTag })),
  },
  deadlines: {
    title: 'what the product promises in seconds, in a browser',
    alone: true,
    room: true,
    needs: ['build'],
    run: browserTests('deadlines'),
  },
  properties: {
    title: 'properties with all their cases',
    givesWay: true,
    run: vitestProject(['unit', 'unit-fresh', 'api', 'collab'], { files: filesWithProperties }),
  },
  calls: { title: 'calls that take long', run: withRedis(vitestProject('api', { tag: 'proof', files: filesWithTag })) },
  actors: {
    title: 'every actor at every call, every id of a stranger at every place',
    run: withRedis(vitestProject('api', { files: filesOfActors })),
  },
  browsing: { title: 'the whole product in a browser', givesWay: true, needs: ['build'], run: browserTests('product') },
  eyes: {
    title: 'every place as a screen reader has it, and the Tab key through it',
    givesWay: true,
    needs: ['build'],
    run: browserTests('product', { files: ['accessibility'], variables: { E2E_OTHER_EYES: '1' } }),
  },
  english: {
    title: 'the lessons once more, with people who have English',
    alone: true,
    needs: ['build'],
    run: browserTests('deadlines', { files: ['lesson-'], variables: { E2E_LANGUAGE: 'en' } }),
  },
  firefox: { title: 'each tool in another browser', needs: ['build'], run: browserTests('firefox', { find: findFirefox }) },
};

/** Tests with several processes start a real Redis. */
function withRedis(stage) {
  return (context) => stage({ ...context, environment: { ...context.environment, REDIS_SERVER_PATH: findRedis() } });
}
