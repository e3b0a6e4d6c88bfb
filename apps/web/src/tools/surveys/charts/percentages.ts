/**
 * Whole percentages that add up to exactly 100: the largest remainders are rounded up (single choice).
 * All zero when nothing was counted.
 */
export function sharesOfWhole(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return counts.map(() => 0);
  const exact = counts.map((count) => (count * 100) / total);
  const shares = exact.map(Math.floor);
  const missing = 100 - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, missing)) shares[index]! += 1;
  return shares;
}

/** Whole percentages of those who answered; with several answers each they may add up to more than 100. */
export function sharesOfPeople(counts: readonly number[], answered: number): number[] {
  return counts.map((count) => (answered === 0 ? 0 : Math.round((count * 100) / answered)));
}
