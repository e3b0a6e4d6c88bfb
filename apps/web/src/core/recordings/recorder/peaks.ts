import { RECORDING_LIMITS } from '@murmel/contracts';

/** Loudness from beginning to end as so many columns at most, each of 100: the loudest moment of each stretch. */
export function peaksOf(levels: readonly number[], columns: number = RECORDING_LIMITS.peaks): number[] {
  const count = Math.min(columns, levels.length);
  return Array.from({ length: count }, (_, column) => {
    const [from, to] = [Math.floor((column * levels.length) / count), Math.floor(((column + 1) * levels.length) / count)];
    return Math.round(100 * Math.max(...levels.slice(from, to)));
  });
}
