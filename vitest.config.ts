import { globSync, readFileSync } from 'node:fs';
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { HOLDS_SECONDS, patience } from './tests/support/on-this-machine.js';

interface Manner {
  /** true if its PostgreSQL flushes to disk before it reports "committed" */
  durable?: boolean;
  /** asks no database */
  alone?: boolean;
  /** a worker loads the product once and keeps it from file to file */
  shared?: boolean;
  exclude?: string[];
}

const BESIDE_THE_CODE = ['libs/**/src/**/*.test.{ts,tsx}', 'apps/**/src/**/*.test.{ts,tsx}', 'collab-server/src/**/*.test.ts'];
const below = (folder: string): string[] => [`tests/${folder}/**/*.test.ts`];
const ALL = globSync([...BESIDE_THE_CODE, 'tests/**/*.test.ts'], { exclude: ['**/node_modules'] });
const holding = (pattern: RegExp): string[] => ALL.filter((file) => pattern.test(readFileSync(file, 'utf8')));
/** All tests of these take long or hold seconds: `npm test` does not even load them. One that is named by its path runs alone. */
const PROOF_ONLY = HOLDS_SECONDS ? [] : holding(/@module-tag proof\b/).filter((file) => !process.argv.includes(file));
/** Files that put something else in the place of a module, or of what a module keeps while it is loaded, load all for themselves. */
const FRESH = holding(/\bvi\.(mock|doMock|hoisted|resetModules)\(/).filter((file) => !file.startsWith('tests'));
/** A test that takes longer hangs: several waits of `patience` fit into it; the long version of the proof takes as long as it takes. */
const HANGS_MS = process.env['FAULT_ROUNDS'] ? 1_800_000 : patience(300_000);

/** One project per folder of tests; each but those beside the code gets the address of a real PostgreSQL (`inject('databaseUrl')`). */
function project(name: string, include: string[], { durable, alone, shared, exclude = [] }: Manner = {}): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      include,
      exclude: [...configDefaults.exclude, ...PROOF_ONLY, ...exclude],
      environment: 'node',
      globalSetup: [
        ...(alone ? [] : [durable ? 'tests/support/durable-database.ts' : 'tests/support/database.ts']),
        'tests/support/property-seed.ts',
      ],
      setupFiles: ['tests/support/properties.ts', 'tests/support/restore-globals.ts'],
      isolate: !shared,
      testTimeout: HANGS_MS,
      hookTimeout: HANGS_MS,
      // Timeout of polls without a bound of their own.
      expect: { poll: { timeout: patience() } },
    },
  };
}

export default defineConfig({
  test: {
    // Two workers: real processes run beside them, and more would only wait for a core.
    maxWorkers: 2,
    // `npm test` leaves out what has the tag `proof`; a whole file has it by a comment: `@module-tag proof`.
    tags: [{ name: 'proof', description: 'takes long or holds seconds: npm run proof' }],
    // Refused connections are the point of many tests; what they write is only of interest when one fails.
    silent: 'passed-only',
    projects: [
      project('unit', BESIDE_THE_CODE, { alone: true, shared: true, exclude: FRESH }),
      project('unit-fresh', FRESH, { alone: true }),
      project('api', below('api'), { shared: true }),
      project('collab', below('collab'), { durable: true, shared: true }),
      project('live', below('live'), { shared: true }),
      project('faults', below('faults'), { durable: true }),
      project('crowds', below('crowds'), { durable: true }),
      project('cluster', below('cluster'), { alone: true }),
      project('largest', below('largest')),
      project('architecture', below('architecture')),
    ],
  },
});
