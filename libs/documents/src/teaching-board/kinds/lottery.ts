import { LIMITS, type NamedEntry } from '@murmel/contracts';
import * as v from 'valibot';
import { cardKind } from './card-kind.js';
import { namedEntry, optionalId, wholeNumber } from './fields.js';

/** `list`: which names are drawn from; the names themselves are kept outside of the board. `draws` counts them. */
export type LotteryContent = {
  list: string | null;
  repeat: boolean;
  drawn: readonly NamedEntry[];
  current: NamedEntry | null;
  draws: number;
};

export const lottery = cardKind<LotteryContent>({
  fields: {
    list: optionalId,
    repeat: v.boolean(),
    drawn: v.pipe(v.array(namedEntry), v.maxLength(LIMITS.teachingBoard.namesMax)),
    current: v.nullable(namedEntry),
    draws: wholeNumber(0, 1e9),
  },
  initial: { list: null, repeat: false, drawn: [], current: null, draws: 0 },
  size: { width: 14, height: 11 },
  behind: ['list', 'drawn'],
});
