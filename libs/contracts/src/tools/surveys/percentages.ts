/**
 * Whole percentages (single choice). Equal counts have equal percentages, and a larger count never a smaller one. Where that is
 * possible they add up to exactly 100, the largest remainders rounded up; otherwise (three answers with one vote each) every one
 * is rounded by itself. All zero when nothing was counted.
 */
export function sharesOfWhole(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return counts.map(() => 0);
  const exact = (count: number): number => (count * 100) / total;
  const missing = counts.reduce((sum, count) => sum - Math.floor(exact(count)), 100);
  const groups = [...new Set(counts)]
    .map((count) => ({ count, size: counts.filter((one) => one === count).length, below: Math.floor(exact(count)) }))
    .filter(({ count, below }) => below < exact(count))
    .sort((a, b) => exact(b.count) - b.below - (exact(a.count) - a.below) || b.count - a.count);
  const up = roundedUp(groups, missing);
  return counts.map((count) => (up ? Math.floor(exact(count)) + (up.includes(count) ? 1 : 0) : Math.round(exact(count))));
}

interface EqualCounts {
  count: number;
  /** number of entries with it */
  size: number;
  /** their percentage, rounded down */
  below: number;
}

/** The counts to round up so that nothing is missing, the first ones rather than the later; undefined where none fit. */
function roundedUp([first, ...later]: readonly EqualCounts[], missing: number): number[] | undefined {
  if (missing === 0) return [];
  if (!first || missing < 0) return undefined;
  const withFirst = roundedUp(later, missing - first.size);
  if (withFirst) return [first.count, ...withFirst];
  // A smaller count with the same percentage must not get ahead of it.
  return roundedUp(
    later.filter(({ below }) => below !== first.below),
    missing,
  );
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
