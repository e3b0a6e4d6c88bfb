/** Returns the place of a response among all that an address names; the first one for a word that is none. */
export function placeOfPage(word: string): number {
  return Math.max(1, Math.trunc(Number(word)) || 1);
}
