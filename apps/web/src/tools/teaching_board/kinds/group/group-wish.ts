import { type CardContents, LIMITS } from '@murmel/contracts';
import { groupCount } from '@murmel/documents';

const { namesMin, groupsMax } = LIMITS.teachingBoard;

/** Reason why these groups cannot be formed, with the number concerned (spec TBO-08, TBO-09 and TBO-10). */
export type WishProblem = { code: 'names' | 'whole' | 'smaller' | 'groups'; limit: number };

/** @param typed what stands in the field for the number */
export function readWish(
  names: number,
  by: CardContents['group']['by'],
  typed: string,
): { number: number; problem?: undefined } | { number?: undefined; problem: WishProblem } {
  const number = /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : 0;
  if (names < namesMin) return { problem: { code: 'names', limit: namesMin } };
  if (number < 1) return { problem: { code: 'whole', limit: names - 1 } };
  if (number >= names) return { problem: { code: 'smaller', limit: names } };
  if (groupCount(names, by, number) > groupsMax) return { problem: { code: 'groups', limit: groupsMax } };
  return { number };
}
