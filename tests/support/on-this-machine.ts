/** More than this is no slow machine, but one on which a lesson proves nothing. */
const MOST = 3;
/** Operations without a promised time finish within a minute anywhere; after that they count as hanging. */
const PATIENCE_MS = 60_000;

/** Whether promises in seconds are held (`npm run proof`), or only what is true or false without a clock (`npm test`). */
export const HOLDS_SECONDS = process.env['PROOF'] === '1';

/** How many times slower than the reference this machine was when the run began (`tools/stages/machine-speed.mjs`), never below 1. */
function slowness(): number {
  const measured = Number(process.env['MACHINE_SLOWNESS'] ?? 1);
  return Math.max(1, Number.isFinite(measured) ? measured : 1);
}

/**
 * Returns the time allowed here for a given time in ms on the reference machine. All windows of a lesson, the servers and the database
 * share this one. A faster machine, or one that was not measured, gets no more than the given time.
 * @param ms as the criterion says it
 */
export function onThisMachine(ms: number): number {
  return ms * Math.min(MOST, slowness());
}

/** How long a wait without a promise may take: a minute, or `ms` where that is more, on a machine as slow as this one. */
export function patience(ms = 0): number {
  return Math.max(PATIENCE_MS, ms) * slowness();
}

/** The bound of something that is promised within so many ms: held to it by `npm run proof`, taken for hanging only after `patience` by `npm test`. */
export function promised(ms: number): number {
  return HOLDS_SECONDS ? onThisMachine(ms) : patience(ms);
}
