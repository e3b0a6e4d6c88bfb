import type { CardContents, NamedEntry } from '@murmel/contracts';

/** Everybody on the list, and whether they were drawn already; with repetition, too, it is seen who had their turn. */
export function inPot(
  { drawn }: Pick<CardContents['lottery'], 'drawn'>,
  entries: readonly NamedEntry[],
): (NamedEntry & { drawn: boolean })[] {
  const gone = new Set(drawn.map(({ id }) => id));
  return entries.map((entry) => ({ ...entry, drawn: gone.has(entry.id) }));
}
