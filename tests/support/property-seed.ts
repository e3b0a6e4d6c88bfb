import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** what properties of this run begin with (`properties.ts`) */
    propertySeed: number;
  }
}

/** Vitest's global setup: another seed in each run, said also while it is green; `PROPERTY_SEED` repeats one. */
export default function setup(project: TestProject): void {
  const seed = Number(process.env['PROPERTY_SEED'] ?? Date.now() % 2 ** 31);
  process.stderr.write(`Properties of ${project.name}: PROPERTY_SEED=${seed}\n`);
  project.provide('propertySeed', seed);
}
