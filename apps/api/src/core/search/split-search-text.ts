import type { SearchText } from '@murmel/server';

/** Maximum number of searched letters of one item. Stems of twice as many short words are below the megabyte that the database accepts. */
const LONGEST = 200_000;
const MOST_PLACES = 2000;

/** A place is looked through as a whole: a longer one is several. */
const PLACE = 2000;

/** Joins the search text of an item, without characters that a database cannot store, up to the searchable length. */
export function splitSearchText(said: readonly SearchText[]): SearchText[] {
  const kept: SearchText[] = [];
  let left = LONGEST;
  for (const { text, ...place } of said) {
    for (const part of partsOf(text.slice(0, left))) {
      // Half of a letter in two parts, as a forged document may have it, is no text for the database.
      const words = part.replace(/[\p{Surrogate}\0]/gu, ' ').trim();
      if (words !== '') kept.push({ ...place, text: words });
      left -= part.length;
      if (left <= 0 || kept.length >= MOST_PLACES) return kept;
    }
  }
  return kept;
}

/** Ends of words, if there are any. */
function* partsOf(text: string): Generator<string> {
  for (let from = 0; from < text.length; ) {
    const space = text.length - from > PLACE ? text.lastIndexOf(' ', from + PLACE) : -1;
    const to = space > from ? space : Math.min(from + PLACE, text.length);
    yield text.slice(from, to);
    from = to;
  }
}
