import type { TestProject } from 'vitest/node';
import { HOLDS_SECONDS } from './on-this-machine.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** what properties of this run begin with (`properties.ts`) */
    propertySeed: number;
  }
}

/** Share of its cases that a property draws in `npm test`; all with `npm run proof`. */
const SHARE_OF_TEST = 0.1;

/** Vitest's global setup: another seed in each run, said also while it is green; `PROPERTY_SEED` repeats one. */
export default function setup(project: TestProject): void {
  const seed = Number(process.env['PROPERTY_SEED'] ?? Date.now() % 2 ** 31);
  process.stderr.write(`Properties of ${project.name}: PROPERTY_SEED=${seed}\n`);
  project.provide('propertySeed', seed);
  project.provide('drawnShare', HOLDS_SECONDS ? 1 : SHARE_OF_TEST);
}
