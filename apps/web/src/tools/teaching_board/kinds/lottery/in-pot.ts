import type { CardContents, NamedEntry } from '@murmel/contracts';

/** Returns all names on the list, with a flag for those drawn already; with repetition, too, it shows who had their turn. */
export function inPot(
  { drawn }: Pick<CardContents['lottery'], 'drawn'>,
  entries: readonly NamedEntry[],
): (NamedEntry & { drawn: boolean })[] {
  const gone = new Set(drawn.map(({ id }) => id));
  return entries.map((entry) => ({ ...entry, drawn: gone.has(entry.id) }));
}
