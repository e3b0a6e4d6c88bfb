/** Calculates the number of columns in which dice are largest. With equal sizes it prefers the fewest columns, stacked. */
export function dieColumns(count: number, width: number, height: number): number {
  const sizeIn = (columns: number): number => Math.min(width / columns, height / Math.ceil(count / columns));
  const all = Array.from({ length: count }, (_, index) => index + 1);
  return all.reduce((best, columns) => (sizeIn(columns) > sizeIn(best) ? columns : best), 1);
}
