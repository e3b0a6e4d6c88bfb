/** @returns the card that an address below a board's own leads to */
export function cardInAddress(base: string, pathname: string): string | undefined {
  const beginning = `${base}/cards/`;
  return pathname.startsWith(beginning) ? pathname.slice(beginning.length).split('/')[0] || undefined : undefined;
}
