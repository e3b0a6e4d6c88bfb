import { RECORDERS, RECORDING_LIMITS, type RecorderKey } from '@murmel/contracts';

/** Bits of a second of sound and picture (spec A8: 15 minutes stay below 100 MB). */
export const BITS = { audioBitsPerSecond: 64_000, videoBitsPerSecond: 800_000 };

/** Returns the megabytes that the longest recording takes. */
export function mostMegabytes(recorder: RecorderKey): number {
  const bits = BITS.audioBitsPerSecond + (RECORDERS[recorder].picture ? BITS.videoBitsPerSecond : 0);
  return Math.ceil((RECORDING_LIMITS.minutes[recorder] * 60 * bits) / 8 / 1_000_000);
}
