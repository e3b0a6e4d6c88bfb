/** One value as three know it. */
export interface Sides<Value> {
  /** common base value */
  base: Value;
  mine: Value;
  /** value on the server */
  theirs: Value;
  /** own values that were sent without a response, and may have been stored */
  sent: readonly Value[];
}

/** Chooses the value that counts: `mine` also without a new value from the server. */
export function mergeValue<Value>({ base, mine, theirs, sent }: Sides<Value>, same: (some: Value, other: Value) => boolean) {
  if (same(theirs, base) || same(theirs, mine) || sent.some((one) => same(one, theirs))) return 'mine';
  return same(mine, base) ? 'theirs' : 'conflict';
}
