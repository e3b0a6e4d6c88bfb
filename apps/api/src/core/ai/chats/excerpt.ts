/** Letters before what was found, and of the whole excerpt. */
const BEFORE = 30;
const LENGTH = 120;

/** Returns an excerpt around the first match of the words in a text, or its beginning if there is no such place. */
export function excerptAround(text: string, words: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const at = Math.max(0, line.toLowerCase().indexOf(words.toLowerCase()));
  const from = at <= BEFORE ? 0 : line.lastIndexOf(' ', at - BEFORE) + 1;
  const shown = line.slice(from, from + LENGTH).toWellFormed();
  return `${from > 0 ? '… ' : ''}${shown}${from + LENGTH < line.length ? ' …' : ''}`;
}
