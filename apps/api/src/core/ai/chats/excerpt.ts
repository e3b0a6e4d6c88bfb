/** Letters before what was found, and of the whole excerpt. */
const BEFORE = 30;
const LENGTH = 120;

/** A line around the first place at which a text has the words; its beginning where that cannot be told. */
export function excerptAround(text: string, words: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const at = Math.max(0, line.toLowerCase().indexOf(words.toLowerCase()));
  const from = at <= BEFORE ? 0 : line.lastIndexOf(' ', at - BEFORE) + 1;
  const shown = line.slice(from, from + LENGTH).toWellFormed();
  return `${from > 0 ? '… ' : ''}${shown}${from + LENGTH < line.length ? ' …' : ''}`;
}
