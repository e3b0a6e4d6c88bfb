/**
 * Whole percentages that add up to exactly 100: the largest remainders are rounded up (single choice).
 * All zero when nothing was counted.
 */
export function sharesOfWhole(counts: readonly number[]): number[] {
  return spread(counts, 100);
}

/** The counts as they are, or, where they are more than `most` together, as many as that in the same proportion. */
export function inProportion(counts: readonly number[], most: number): number[] {
  return counts.reduce((sum, count) => sum + count, 0) > most ? spread(counts, most) : [...counts];
}

/** Whole parts in the proportion of the counts that add up to exactly `whole`. */
function spread(counts: readonly number[], whole: number): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return counts.map(() => 0);
  const exact = counts.map((count) => (count * whole) / total);
  const parts = exact.map(Math.floor);
  const missing = whole - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, missing)) parts[index]! += 1;
  return parts;
}

/** Whole percentages of those who answered; with several answers each they may add up to more than 100. */
export function sharesOfPeople(counts: readonly number[], answered: number): number[] {
  return counts.map((count) => (answered === 0 ? 0 : Math.round((count * 100) / answered)));
}
