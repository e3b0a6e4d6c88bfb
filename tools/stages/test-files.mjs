import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const TESTS = ['libs/*/src/**/*.test.{ts,tsx}', 'apps/*/src/**/*.test.{ts,tsx}', 'collab-server/src/**/*.test.ts', 'tests/*/**/*.test.ts'];
const NOT_OURS = ['**/node_modules', '**/dist'];

/** A wait that is promised within seconds, or a time that is measured (`tests/support/on-this-machine.ts`). */
const PROMISE = /\b(promised|within|until)\(/;
/** A property, whose cases `tests/support/draws.ts` counts. */
const PROPERTY = /\bdraws\(/;
/** A test, or a file of tests, that only `npm run proof` runs. */
const TAG = /tags: \['proof'\]|@module-tag proof\b/;
/** Pattern of exhaustive tests: every actor at every call, every foreign id at every place. `npm test` runs one of each kind. */
const ACTORS = /^tests\/api\/(access-matrix|second-world)\//;

const thatHold = (pattern) => (root) =>
  globSync(TESTS, { cwd: root, exclude: NOT_OURS })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')))
    .sort();

const all = thatHold(/./);

/**
 * File selections (`vitest.mjs --files`): (root) => files below it. Promises cover every wait over connections, but among calls only the
 * waits that are marked.
 */
export const FILES = {
  properties: thatHold(PROPERTY),
  promises: thatHold(PROMISE),
  actors: (root) => all(root).filter((file) => ACTORS.test(file)),
  proof: (root) => thatHold(TAG)(root).filter((file) => !ACTORS.test(file)),
};
