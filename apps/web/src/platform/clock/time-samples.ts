/** One answer of the server about its time. */
export interface TimeSample {
  /** milliseconds from asking until the answer was there */
  roundTrip: number;
  /** the device's clock when the answer came */
  local: number;
  /** the server's clock when it answered */
  server: number;
}

/**
 * How far the server's clock is ahead of the device's, in milliseconds. The answer that was fastest says it best: at most
 * half its way is unknown.
 */
export function offsetOf(samples: readonly TimeSample[]): number {
  const best = samples.reduce((one, other) => (other.roundTrip < one.roundTrip ? other : one));
  return best.server + best.roundTrip / 2 - best.local;
}
