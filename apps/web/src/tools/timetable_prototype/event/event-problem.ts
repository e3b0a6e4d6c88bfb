import type { EventFields } from '@murmel/contracts';

export type EventProblem = 'titleMissing' | 'endsFirst' | 'untilBefore';

/** Returns what is wrong with an event before it is sent; the server also knows the clocks. */
export function eventProblem({ title, when, repetition }: EventFields): EventProblem | undefined {
  if (`${when.endDate} ${when.endTime}` <= `${when.startDate} ${when.startTime}`) return 'endsFirst';
  if (repetition.repeats !== 'does_not_repeat' && repetition.until !== null && repetition.until < when.startDate) return 'untilBefore';
  return title.trim() === '' ? 'titleMissing' : undefined;
}
