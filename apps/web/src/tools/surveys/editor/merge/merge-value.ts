/** One value as three know it. */
export interface Sides<Value> {
  /** what both began with */
  base: Value;
  mine: Value;
  /** what the server has */
  theirs: Value;
  /** what of mine was sent without an answer, and may have arrived */
  sent: readonly Value[];
}

/** Whose value counts: `mine` also where there is nothing new from the server. */
export function mergeValue<Value>({ base, mine, theirs, sent }: Sides<Value>, same: (some: Value, other: Value) => boolean) {
  if (same(theirs, base) || same(theirs, mine) || sent.some((one) => same(one, theirs))) return 'mine';
  return same(mine, base) ? 'theirs' : 'conflict';
}
