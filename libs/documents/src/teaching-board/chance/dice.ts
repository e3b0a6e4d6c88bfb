import { LIMITS } from '@murmel/contracts';
import type { DiceContent } from '../kinds/dice.js';
import type { RandomIndex } from './random-index.js';

/** Rolls all dice of a card once. */
export function rolled({ count, rolls }: DiceContent, random: RandomIndex): Pick<DiceContent, 'values' | 'rolls'> {
  return { values: Array.from({ length: count }, () => random(LIMITS.teachingBoard.dice.sides) + 1), rolls: rolls + 1 };
}
