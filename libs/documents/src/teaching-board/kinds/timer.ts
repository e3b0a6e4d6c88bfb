import { LIMITS } from '@murmel/contracts';
import * as v from 'valibot';
import { type Run, STOPPED } from '../time/run.js';
import { cardKind } from './card-kind.js';
import { milliseconds, wholeNumber } from './fields.js';

const { minSeconds, maxSeconds } = LIMITS.teachingBoard.timer;

/** Counts down: how long, and since when. What is left follows from the time, so every screen agrees. */
export type TimerContent = { seconds: number; run: Run; muted: boolean };

export const timer = cardKind<TimerContent>({
  fields: {
    seconds: wholeNumber(minSeconds, maxSeconds),
    run: v.strictObject({ startedAt: v.nullable(milliseconds), elapsed: milliseconds }),
    muted: v.boolean(),
  },
  initial: { seconds: 300, run: STOPPED, muted: false },
  size: { width: 14, height: 14 },
});
