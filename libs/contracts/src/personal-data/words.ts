import type { TextRange } from './found.js';

/** A word or a number of a text, with what others compare it by. */
export interface Word extends TextRange {
  text: string;
  /** small letters */
  lower: string;
  /** normalized form for the comparison of names */
  key: string;
  /** begins with a capital letter */
  capital: boolean;
  /** text between it and the previous word */
  before: string;
  /** text between it and the next word */
  after: string;
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:(?:\.?-|['’])[\p{L}\p{M}\p{N}]+)*/gu;
const CAPITAL = /^\p{Lu}/u;
/** Letters that are no letter with an accent and yet are written as one without it. */
const ALIKE: Readonly<Record<string, string>> = { ß: 'ss', ł: 'l', ı: 'i', ø: 'o', đ: 'd', æ: 'a' };

/** A name as it is compared: without accents, and one key for `Jörg`, `Joerg` and `JÖRG`. */
export function nameKey(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[ßłıøđæ]/g, (letter) => ALIKE[letter] ?? letter)
    .replace(/([aou])e/g, '$1');
}

/** Keys of many words at once. */
export function nameKeys(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.map(nameKey));
}

/** All words of a text, in order. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const before = text.slice(end, index);
    const last = words.at(-1);
    if (last) last.after = before;
    end = index + word.length;
    words.push({
      text: word,
      lower: word.toLowerCase(),
      key: nameKey(word),
      capital: CAPITAL.test(word),
      before,
      after: '',
      from: index,
      to: end,
    });
  }
  const last = words.at(-1);
  if (last) last.after = text.slice(end);
  return words;
}

const SPACE = /^[ \t\u00a0\u202f]{1,3}$/;

/** True if a word directly follows the previous one, in one line and without punctuation. */
export function followsDirectly(word: Word | undefined): word is Word {
  return word !== undefined && SPACE.test(word.before);
}
