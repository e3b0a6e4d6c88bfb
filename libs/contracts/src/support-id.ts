/** Digits of a request's id that a person can read out: among a million requests two share them once in five hundred cases. */
const DIGITS = 12;

/**
 * Returns what a person tells support: the beginning of the id that stands in the log line of their request and names its trace.
 * @param traceId 32 hexadecimal digits
 */
export function supportIdOf(traceId: string): string {
  return traceId.slice(0, DIGITS);
}
