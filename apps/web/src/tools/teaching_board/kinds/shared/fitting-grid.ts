export interface Grid {
  /** size in em of the card */
  size: number;
  columns: number;
}

/** Type sizes, the largest first. The last ones are hard to read in the last row, but a name that is cut off cannot be read at all. */
const SIZES = [2.4, 2.1, 1.8, 1.6, 1.4, 1.25, 1.1, 1, 0.9, 0.85, 0.8, 0.7, 0.6];
export const SMALLEST = SIZES.at(-1)!;

/** Ratio down to which the type may shrink before everything is put into other columns. */
const STEADY = 0.85;

/**
 * The columns and the type in which boxes fit: the largest type, and the columns of before, or the fewest, where these are not
 * much smaller. Names that move from box to box leave the boxes where they are.
 * @param columnsWith how many columns a type of this size leaves room for
 * @param fits whether all is in view then, without a broken word
 * @param before how many columns there were
 * @returns undefined where nothing fits
 */
export function fittingGrid(
  columnsWith: (size: number) => number,
  fits: (grid: Grid) => boolean,
  before: number | undefined,
): Grid | undefined {
  const found: Grid[] = [];
  const most = columnsWith(SMALLEST);
  for (let columns = 1; columns <= most; columns += 1) {
    const size = SIZES.find((one) => columns <= columnsWith(one) && fits({ size: one, columns }));
    if (size !== undefined) found.push({ size, columns });
  }
  const largest = Math.max(...found.map(({ size }) => size));
  const steady = found.filter(({ size }) => size >= largest * STEADY);
  return steady.find(({ columns }) => columns === before) ?? steady.find(({ size }) => size === largest);
}
