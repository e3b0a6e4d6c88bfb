/** The last millisecond that a date can name. */
const LATEST = 8_640_000_000_000_000;

/** @param milliseconds since 1970, as a trusted browser wrote it: a number that is no time becomes the nearest one */
export function isoTime(milliseconds: number): string {
  return new Date(Math.min(Math.max(milliseconds, 0), LATEST)).toISOString();
}
