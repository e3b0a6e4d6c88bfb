/** The page in the address. When it is gone, the one that came into its place, else the last. @param before where the page in the address was when it was last seen */
export function pageToShow<P extends { id: string }>(pages: readonly P[], asked: string | undefined, before: number): P | undefined {
  return pages.find(({ id }) => id === asked) ?? pages[Math.min(before, pages.length - 1)];
}
