/** More than this is no slow machine, but one on which a lesson proves nothing. */
const MOST = 3;

/**
 * How long something may take here that may take so many ms on the machine that deadlines are given for.
 * All windows of a lesson, the servers and the database share this one; `npm test` measures at its start how slow it is
 * (`tools/stages/machine.mjs`). One that is faster, or whose speed nobody measured, gets no more than what is given.
 * @param ms as the criterion says it
 */
export function onThisMachine(ms: number): number {
  const slowness = Number(process.env['MACHINE_SLOWNESS'] ?? 1);
  return ms * Math.min(MOST, Math.max(1, Number.isFinite(slowness) ? slowness : 1));
}
