import { folded, readings } from './fold.js';
import { INSULTS, NOT_AS_A_NAME } from './insult-list.js';

/** Entry of the list as runs: letters that differ from their left neighbour, with the minimum length of each run. */
interface Entry {
  counts: readonly number[];
  letters: number;
  phrase: boolean;
  /** true if letters may precede it, or follow it */
  before: boolean;
  after: boolean;
}

/** Possible reading of a word, and its certainty. */
interface Candidate {
  word: string;
  /** put together from several: only phrases, or what is too long to be an accident */
  fits?: (entry: Entry) => boolean;
}

/** Words of a phrase. */
const PHRASE = 4;
/** A word was taken apart when no piece is longer. */
const PIECE = 3;
/** Taken apart, only what is long enough to be no accident: single letters are one sooner. */
const [OF_LETTERS, OF_PIECES] = [3, 6];
/** Words of lessons that are an entry only once umlauts and doubled letters are the same: mosses. */
const HARMLESS: ReadonlySet<string> = new Set(['moose']);
/** Letters of the longest that is put together. */
const JOINED = 40;
/** Signs that hide a letter: `H*rensohn`. */
const MASK = '*#%?^°~•_';
const MASKED_FROM = 4;
const NEITHER_LETTER_NOR_MASK = new RegExp(`[^\\p{L}${MASK.replace('^', '\\^')}]`, 'gu');

/**
 * A question to a text: does it say something that the list holds?
 * Entries are words or phrases; `*` at an end means that the word may go on there. Upper case, accents, digits and letters that look
 * alike, hidden letters, stretched words and spaces inside do not hide them.
 */
export function insultsIn(list: readonly string[]): (text: string) => boolean {
  const entries = new Map<string, Entry[]>();
  const hideable = new Set<string>();
  for (const written of list.flatMap(spellings)) {
    const word = lettersOf(written);
    if (word === '') continue;
    const { key, counts } = runsOf(word);
    const entry = {
      counts,
      letters: word.length,
      phrase: /\p{L}[^\p{L}]+\p{L}/u.test(written),
      before: written.startsWith('*'),
      after: written.endsWith('*'),
    };
    entries.set(key, [...(entries.get(key) ?? []), entry]);
    if (word.length >= MASKED_FROM) hideable.add(word);
  }
  const longest = Math.max(0, ...[...entries.keys()].map((key) => key.length));

  const holds = ({ word, fits }: Candidate): boolean => {
    const { key, counts } = runsOf(word);
    for (let from = 0; from < key.length; from += 1) {
      for (let to = from + 1; to <= Math.min(key.length, from + longest); to += 1) {
        const found = entries.get(key.slice(from, to))?.some((entry) => {
          if ((from > 0 && !entry.before) || (to < key.length && !entry.after) || fits?.(entry) === false) return false;
          return entry.counts.every((count, index) => counts[from + index]! >= count);
        });
        if (found) return true;
      }
    }
    return false;
  };

  const hides = (word: string): boolean => {
    const shown = lettersOf(word).length;
    if (shown === word.length || word.length < MASKED_FROM || shown * 2 < word.length || MASK.includes(word[0]!)) return false;
    return [...hideable].some(
      (entry) => entry.length === word.length && [...word].every((letter, at) => MASK.includes(letter) || letter === entry[at]),
    );
  };

  return (text) =>
    readings(folded(text)).some((reading) => {
      const spaced = reading.split(/\s+/u).filter((word) => word !== '');
      return (
        candidates(spaced).some((one) => !HARMLESS.has(one.word) && holds(one)) ||
        spaced.some((word) => hides(word.replace(NEITHER_LETTER_NOR_MASK, '')))
      );
    });
}

/** True if a text contains an entry of the product's own list, in any of its languages. */
export const isInsulting = insultsIn(INSULTS);

/** True if a name is refused: insults, and words that are a subject in a lesson and an insult as a name. */
export const isInsultingName = insultsIn([...INSULTS, ...NOT_AS_A_NAME]);

/** Single words, phrases, and what was taken apart: `a.r.s.c.h`, `A r s c h`, `Hu ren so hn`. */
function candidates(spaced: readonly string[]): Candidate[] {
  const single = spaced.flatMap((word) => word.split(/[^\p{L}]+/u)).filter((word) => word !== '');
  const found: Candidate[] = [...single, ...spaced.map(lettersOf)].map((word) => ({ word }));
  for (let from = 0; from < single.length; from += 1) {
    let [word, longestPiece] = [single[from]!, single[from]!.length];
    for (let to = from + 1; to < single.length; to += 1) {
      word += single[to]!;
      longestPiece = Math.max(longestPiece, single[to]!.length);
      const words = to - from + 1;
      if ((words > PHRASE && longestPiece > PIECE) || word.length > JOINED) break;
      const atLeast = longestPiece === 1 ? OF_LETTERS : longestPiece <= PIECE ? OF_PIECES : Infinity;
      found.push({ word, fits: ({ phrase, letters }) => (phrase && words <= PHRASE) || letters >= atLeast });
    }
  }
  return found;
}

function lettersOf(word: string): string {
  return word.replace(/[^\p{L}]/gu, '');
}

/** Returns the entry as written, and with umlauts written out. */
function spellings(entry: string): string[] {
  const written = entry.trim().toLowerCase();
  return [...new Set([folded(written), folded(written.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue'))])];
}

/** `aaarsch` is `arsch`, three times a and once each of the others. */
function runsOf(word: string): { key: string; counts: number[] } {
  const letters: string[] = [];
  const counts: number[] = [];
  for (const letter of word) {
    if (letters.at(-1) === letter) counts[counts.length - 1]! += 1;
    else {
      letters.push(letter);
      counts.push(1);
    }
  }
  return { key: letters.join(''), counts };
}
