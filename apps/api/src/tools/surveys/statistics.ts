export interface Statistics {
  /** rounded to two decimals; null without answers */
  mean: number | null;
  /** the middle answer, or the mean of the two in the middle; null without answers */
  median: number | null;
}

/**
 * Computes the statistics of a histogram, so that answers need not be read one by one.
 * @param histogram how often each value came, from `smallest` upwards
 */
export function statisticsOf(histogram: readonly number[], smallest: number): Statistics {
  const count = sum(histogram);
  if (count === 0) return { mean: null, median: null };
  const total = histogram.reduce((before, times, index) => before + times * (smallest + index), 0);
  const median = (valueAt(histogram, smallest, Math.floor((count - 1) / 2)) + valueAt(histogram, smallest, Math.floor(count / 2))) / 2;
  return { mean: Math.round((total / count) * 100) / 100, median };
}

/** Promoters (9, 10) minus detractors (0 to 6) in whole percent, -100 to 100; null without answers. @param histogram eleven counts, for 0 to 10 */
export function netPromoterScore(histogram: readonly number[]): number | null {
  const count = sum(histogram);
  if (count === 0) return null;
  return Math.round(((sum(histogram.slice(9)) - sum(histogram.slice(0, 7))) / count) * 100);
}

/** Returns the answer at this index when all answers are sorted. */
function valueAt(histogram: readonly number[], smallest: number, place: number): number {
  let seen = 0;
  const index = histogram.findIndex((times) => (seen += times) > place);
  return smallest + index;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((before, number) => before + number, 0);
}
