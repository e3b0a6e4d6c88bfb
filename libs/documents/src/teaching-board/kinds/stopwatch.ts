import { LIMITS } from '@murmel/contracts';
import * as v from 'valibot';
import { type Run, STOPPED } from '../time/run.js';
import { cardKind } from './card-kind.js';
import { milliseconds } from './fields.js';

/** Counts up. `laps`: what it showed when each one was taken, in milliseconds. */
export type StopwatchContent = { run: Run; laps: readonly number[] };

export const stopwatch = cardKind<StopwatchContent>({
  fields: {
    run: v.strictObject({ startedAt: v.nullable(milliseconds), elapsed: milliseconds }),
    laps: v.pipe(v.array(milliseconds), v.maxLength(LIMITS.teachingBoard.lapsMax)),
  },
  initial: { run: STOPPED, laps: [] },
  size: { width: 14, height: 14 },
});
