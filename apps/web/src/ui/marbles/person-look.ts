import { type MarbleColour, marbleColours } from '../theme/scales';
import type { SwirlIndex } from './swirls';

export interface PersonLook {
  colour: MarbleColour;
  swirl: SwirlIndex;
}

/** FNV-1a, 32 bit: small, spreads well over short ids, and gives the same number everywhere. */
export function hashId(id: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < id.length; index += 1) {
    hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/**
 * Colour and pattern of a person: the same for avatar, cursor and text caret, on every device.
 * Both come from one hash of the id (colour: mod 7, swirl: next bits mod 6), so nothing has to be stored.
 */
export function personLook(id: string): PersonLook {
  const hash = hashId(id);
  return { colour: marbleColours[hash % 7] ?? 'tafel', swirl: ((hash >>> 3) % 6) as SwirlIndex };
}

/** Up to two initials: first letters of the first and the last word. Upper case by the rules of German. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/[\s-]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const letters = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  const first = (word: string | undefined): string => Array.from(word?.replace(/^[^\p{L}\p{N}]+/u, '') ?? '')[0] ?? '';
  return words.length === 1
    ? Array.from(words[0] ?? '').slice(0, 2).join('').toLocaleUpperCase('de')
    : letters.map(first).join('').toLocaleUpperCase('de');
}
