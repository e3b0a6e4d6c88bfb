/** Person marbles have seven colours and six swirls (design 2). */
export const PERSON_COLOURS = 7;
export const PERSON_SWIRLS = 6;

export interface PersonLook {
  /** 0 to 6 */
  colour: number;
  /** 0 to 5 */
  swirl: number;
}

/** FNV-1a, 32 bit: small, spreads well over short ids, and gives the same number everywhere. */
export function hashId(id: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < id.length; index += 1) hash = Math.imul(hash ^ id.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/**
 * Returns the look a user has on every device and in every place, without anything stored (colour: mod 7, swirl: next bits mod 6). Only a
 * live document assigns another one, where another user there has it.
 */
export function ownLook(personId: string): PersonLook {
  const hash = hashId(personId);
  return { colour: hash % PERSON_COLOURS, swirl: (hash >>> 3) % PERSON_SWIRLS };
}
