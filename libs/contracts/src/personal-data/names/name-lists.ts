import { nameKeys, type Word } from '../words.js';
import { firstNames } from './first-names.js';
import { LITTLE_WORD, NOUN, TITLE } from './person-words.js';
import { surnames, surnamesAndWords } from './surnames.js';
import { namesAndWords, noSurnames } from './usual-words.js';

const FIRST_NAMES = nameKeys(firstNames);
const NAMES_AND_WORDS = nameKeys(namesAndWords);
const SURNAMES = nameKeys(surnames);
const SURNAMES_AND_WORDS = nameKeys(surnamesAndWords);
const NO_SURNAMES = nameKeys(noSurnames);
/** Endings that only surnames have. */
const SURNAME_ENDING = /.(?:owski|ewski|owska|ewska|wicz|czyk|enko|ovic|evic|oglu|opoulos|ishvili)$/;

/** A key as it is in a list: itself, or without the s of the genitive. */
function listed(list: ReadonlySet<string>, key: string): string | undefined {
  if (list.has(key)) return key;
  return key.length > 3 && key.endsWith('s') && list.has(key.slice(0, -1)) ? key.slice(0, -1) : undefined;
}

/** True if a word is a first name of the list, or both halves of a hyphenated one are. */
export function isFirstName({ key }: Word): boolean {
  if (listed(FIRST_NAMES, key) !== undefined) return true;
  const parts = key.split('-');
  return parts.length > 1 && parts.every((part) => listed(FIRST_NAMES, part) !== undefined);
}

/** True if a first name is also an ordinary word. */
export function isAlsoWord({ key }: Word): boolean {
  return listed(NAMES_AND_WORDS, key) !== undefined;
}

/** True if a word is only a surname. */
export function isSurname({ key }: Word): boolean {
  return key.split('-').some((part) => listed(SURNAMES, part) !== undefined) || SURNAME_ENDING.test(key);
}

/** True if a word is a surname, among other meanings. */
export function mayBeSurname(word: Word): boolean {
  return isSurname(word) || word.key.split('-').some((part) => listed(SURNAMES_AND_WORDS, part) !== undefined);
}

/** True if a capitalized word may be part of a person's name, though no list has it. */
export function mayBeName(word: Word): boolean {
  return (
    word.capital &&
    /^\p{L}/u.test(word.text) &&
    (SURNAMES_AND_WORDS.has(word.key) || (!NO_SURNAMES.has(word.key) && !NOUN.test(word.lower))) &&
    !TITLE.test(word.lower)
  );
}

/** The same for a word in small letters. */
export function mayBeSmallName(word: Word): boolean {
  return word.text.length > 2 && !LITTLE_WORD.test(word.lower) && !NO_SURNAMES.has(word.key) && !TITLE.test(word.lower);
}

/**
 * Returns the length of the name in a word: without the genitive s, as in `Lenas` and `Lena's`. @param surname true if it follows a first
 * name
 */
export function nameLength({ key, text }: Word, surname: boolean): number {
  const sign = /['’]s?$/.exec(text);
  if (sign) return sign.index;
  if (!text.endsWith('s') || FIRST_NAMES.has(key) || (surname && (SURNAMES.has(key) || SURNAMES_AND_WORDS.has(key)))) return text.length;
  const last = key.slice(key.lastIndexOf('-') + 1, -1);
  return FIRST_NAMES.has(last) || SURNAMES.has(last) ? text.length - 1 : text.length;
}
