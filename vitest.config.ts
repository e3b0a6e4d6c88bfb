import { globSync, readFileSync } from 'node:fs';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

interface Manner {
  /** its PostgreSQL writes to disk before it says "committed" */
  durable?: boolean;
  /** a worker loads the product once and keeps it from file to file */
  shared?: boolean;
  exclude?: string[];
}

const BESIDE_THE_CODE = ['libs/**/src/**/*.test.{ts,tsx}', 'apps/**/src/**/*.test.{ts,tsx}', 'collab-server/src/**/*.test.ts'];
/** Files that put something else in the place of a module, or of what a module keeps while it is loaded, load all for themselves. */
const FRESH = globSync(BESIDE_THE_CODE, { exclude: ['**/node_modules'] }).filter((file) =>
  /\bvi\.(mock|doMock|hoisted|resetModules)\(/.test(readFileSync(file, 'utf8')),
);

/** One project per folder of tests; each gets the address of the run's real PostgreSQL (`inject('databaseUrl')`). */
function project(
  name: string,
  include: string[],
  timeoutMs: number,
  { durable, shared, exclude = [] }: Manner = {},
): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      include,
      exclude: [...configDefaults.exclude, ...exclude],
      environment: 'node',
      globalSetup: [durable ? 'tests/support/durable-database.ts' : 'tests/support/database.ts', 'tests/support/property-seed.ts'],
      setupFiles: ['tests/support/properties.ts', 'tests/support/tidy.ts'],
      isolate: !shared,
      testTimeout: timeoutMs,
      hookTimeout: Math.max(timeoutMs, 60_000),
    },
  };
}

/** A file of `npm run faults` takes longer than anything of every run, in whichever project it lies. */
const longest = (timeoutMs: number): number => (process.env['FAULT_ROUNDS'] ? 1_800_000 : timeoutMs);

export default defineConfig({
  test: {
    // Two workers: real processes run beside them, and more would only wait for a core.
    maxWorkers: 2,
    // Refused connections are the point of many tests; what they write is only of interest when one fails.
    silent: 'passed-only',
    projects: [
      // It gives way to other stages: its limit says "hangs", not "slow".
      project('unit', BESIDE_THE_CODE, 60_000, { shared: true, exclude: FRESH }),
      project('unit-fresh', FRESH, 60_000),
      project('api', ['tests/api/**/*.test.ts'], longest(60_000), { shared: true }),
      project('collab', ['tests/collab/**/*.test.ts'], longest(30_000), { durable: true, shared: true }),
      project('live', ['tests/live/**/*.test.ts'], longest(30_000), { shared: true }),
      project('faults', ['tests/faults/**/*.test.ts'], longest(300_000), { durable: true }),
      project('crowds', ['tests/crowds/**/*.test.ts'], longest(300_000), { durable: true }),
      project('architecture', ['tests/architecture/**/*.test.ts'], 60_000),
    ],
  },
});
