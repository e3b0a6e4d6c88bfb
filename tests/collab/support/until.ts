import { setTimeout as wait } from 'node:timers/promises';
import { promised } from '../../support/on-this-machine.js';

/**
 * Waits until something is so.
 * @param what a text, or what makes one at the end, with what is known then
 * @param promisedMs within which it is promised (`promised`)
 * @throws Error naming what did not happen within that
 */
export async function until(
  condition: () => boolean | Promise<boolean>,
  what: string | (() => string),
  promisedMs = 10_000,
): Promise<void> {
  const withinMs = promised(promisedMs);
  const deadline = Date.now() + withinMs;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`Did not happen within ${withinMs} ms: ${typeof what === 'string' ? what : what()}`);
    await wait(5);
  }
}

/** The value below which `share` (0 to 1) of the values lie. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
