import type { TextRange } from '../found.js';

const MONTHS =
  'januar|jan|februar|feb|märz|april|apr|mai|juni|juli|august|aug|september|sept|sep|oktober|okt|november|nov|dezember|dez|january|february|march|may|june|july|october|oct|december|dec';
const DATE = new RegExp(
  [
    String.raw`\d{1,2}[./-] ?\d{1,2}[./-](?: ?(?:\d{4}|\d{2})(?!\d))?`,
    String.raw`\d{4}-\d{2}-\d{2}`,
    String.raw`\d{1,2}(?:\.|st|nd|rd|th)? ?(?:${MONTHS})\b\.?,?(?: \d{4}(?!\d))?`,
    String.raw`(?:${MONTHS}) \d{1,2}(?:st|nd|rd|th)?,? \d{4}`,
  ]
    .map((form) => `(?<![\\p{L}\\p{N}.,])(?:${form})(?![\\p{L}\\p{N}])`)
    .join('|'),
  'giu',
);
const BORN = /(?:gebor|\bgeb\b|geburt|\bborn\b|birth|\*\s?$)/i;
const BORN_BEHIND = /^[^.!?\n]{0,12}(?:gebor|geburtstag|birthday)/i;
const BESIDE = /^[\s,;(]+$/;
const [LOOKED_BACK, LOOKED_ON] = [42, 28];
/** Earliest year of birth that counts; persons born before are lesson subjects. */
const LIVING_SINCE = 1925;

/** Finds dates of birth: where the text says so, or with a pupil's year of birth right behind a name or an address. */
export function findBirthDates(text: string, people: readonly TextRange[]): TextRange[] {
  const ends = new Set(people.map(({ to }) => to));
  const found: TextRange[] = [];
  for (const { 0: written, index } of text.matchAll(DATE)) {
    const date = written.replace(/[,.\s]+$/, (end) => (/\d\.$/.test(written) ? end : ''));
    const to = index + date.length;
    const year = Number(/\d{4}/.exec(date)?.[0] ?? Number.NaN);
    if (year < LIVING_SINCE) continue;
    const before = text.slice(Math.max(0, index - LOOKED_BACK), index);
    const said = BORN.test(before.replace(/^.*[!?\n]/s, '')) || BORN_BEHIND.test(text.slice(to, to + LOOKED_ON));
    const beside = year >= 1990 && [1, 2, 3].some((gap) => ends.has(index - gap) && BESIDE.test(text.slice(index - gap, index)));
    if (said || beside) found.push({ from: index, to });
  }
  return found;
}
