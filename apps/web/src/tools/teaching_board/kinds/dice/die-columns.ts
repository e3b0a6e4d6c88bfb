/** In how many columns dice stand so that each is as large as possible; with equal sizes as few as possible, one below the other. */
export function dieColumns(count: number, width: number, height: number): number {
  const sizeIn = (columns: number): number => Math.min(width / columns, height / Math.ceil(count / columns));
  const all = Array.from({ length: count }, (_, index) => index + 1);
  return all.reduce((best, columns) => (sizeIn(columns) > sizeIn(best) ? columns : best), 1);
}
