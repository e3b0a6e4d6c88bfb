import { followsDirectly, type Word } from '../words.js';
import { isFirstName, mayBeName, nameLength } from './name-lists.js';
import { PARTICLE } from './person-words.js';

const PARTS_MAX = 4;

/** The last word of a name that begins at a place. */
export function nameEnd(words: readonly Word[], at: number): number {
  let last = at;
  while (last - at + 1 < PARTS_MAX) {
    const next = words[last + 1];
    // The s of a genitive ends a name.
    if (!followsDirectly(next) || nameLength(words[last]!, last > at) < words[last]!.text.length) break;
    if (isInitial(next)) return last + 1;
    const start = afterParticles(words, last + 1);
    if (start > last + 3 || !mayBeName(words[start]!) || !followsDirectly(words[start])) break;
    last = start;
    if (!isFirstName(words[last]!)) break;
  }
  return last;
}

/** Returns the position of the name behind `von der` and the like. */
export function afterParticles(words: readonly Word[], at: number): number {
  let start = at;
  while (start < at + 2 && PARTICLE.test(words[start]!.lower) && followsDirectly(words[start + 1])) start += 1;
  if (start > at && /^(?:der|den|dem|la|las|los)$/.test(words[start]!.lower) && followsDirectly(words[start + 1])) start += 1;
  return start;
}

/** `Lena M.` */
export function isInitial(word: Word): boolean {
  return word.capital && word.text.length === 1 && word.after.startsWith('.');
}

/**
 * Returns the end of a name in the text: without the genitive s, with the point of an initial. @param surname true if its last word follows
 * a first name
 */
export function endOf(word: Word, surname: boolean): number {
  return isInitial(word) ? word.to + 1 : word.from + nameLength(word, surname);
}
