import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['tests/faults/support/stopped-run/*.run.ts'], testTimeout: 120_000, fileParallelism: false },
});
