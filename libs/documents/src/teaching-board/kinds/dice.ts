import { LIMITS } from '@murmel/contracts';
import * as v from 'valibot';
import { cardKind } from './card-kind.js';
import { wholeNumber } from './fields.js';

const { min, max, sides } = LIMITS.teachingBoard.dice;

/** `values` were rolled once, on one side; `rolls` counts them, so that the same result again is seen as a new one. */
export type DiceContent = { count: number; values: readonly number[]; rolls: number };

export const dice = cardKind<DiceContent>({
  fields: { count: wholeNumber(min, max), values: v.pipe(v.array(wholeNumber(1, sides)), v.maxLength(max)), rolls: wholeNumber(0, 1e9) },
  initial: { count: 2, values: [], rolls: 0 },
  size: { width: 9, height: 14 },
});
