/** Two lists with the very same entries in the same order. */
export function sameEntries(before: readonly unknown[], after: readonly unknown[]): boolean {
  return before === after || (before.length === after.length && before.every((entry, index) => entry === after[index]));
}
