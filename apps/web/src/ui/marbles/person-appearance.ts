import { type PersonLook as LookNumbers, ownLook } from '@murmel/contracts';
import { type MarbleColour, marbleColours } from '../theme/scales';
import type { SwirlIndex } from './swirls';

export interface PersonAppearance {
  colour: MarbleColour;
  swirl: SwirlIndex;
}

/** Id for an erased person, or one without a confirmed address yet: they look the same everywhere, too. */
const REMOVED_PERSON = 'gone';

/**
 * Colour and pattern of a person: the same for avatar, cursor and text caret, on every device.
 * Both come from one hash of the id, so nothing has to be stored.
 */
export function personAppearance(id: string | null): PersonAppearance {
  return appearanceByNumbers(ownLook(id || REMOVED_PERSON));
}

/** A look by its numbers, as a live document hands them out so that two people in it never look the same. */
export function appearanceByNumbers({ colour, swirl }: LookNumbers): PersonAppearance {
  return { colour: marbleColours[colour] ?? 'tafel', swirl: swirl as SwirlIndex };
}

/** Three signs of a short name with a number in it: P10 and P11 are two pupils. */
const SHORT = 3;

/** Up to two initials: first letters of the first and the last word. Upper case by the rules of German. */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/[\s-]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const letters = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  const first = (word: string | undefined): string => Array.from(word?.replace(/^[^\p{L}\p{N}]+/u, '') ?? '')[0] ?? '';
  const [only = ''] = words;
  const kept = Array.from(only).length <= SHORT && /\p{N}/u.test(only) ? SHORT : 2;
  return words.length === 1
    ? Array.from(only).slice(0, kept).join('').toLocaleUpperCase('de')
    : letters.map(first).join('').toLocaleUpperCase('de');
}
