import { afterAll, vi } from 'vitest';

/** Files that share a worker leave it as they found it: the clock, globals, variables and functions that were replaced. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
