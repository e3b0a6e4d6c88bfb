import type { CardContents } from '@murmel/contracts';
import { LIMITS } from '@murmel/contracts';
import type { RandomIndex } from '../../board/random-index.js';

/** Rolls all dice of a card once. */
export function rolled({ count, rolls }: CardContents['dice'], random: RandomIndex): Pick<CardContents['dice'], 'values' | 'rolls'> {
  return { values: Array.from({ length: count }, () => random(LIMITS.teachingBoard.dice.sides) + 1), rolls: rolls + 1 };
}
