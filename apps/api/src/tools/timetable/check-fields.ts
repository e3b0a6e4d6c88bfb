import { daysOf, TIMETABLE_LIMITS, TIMETABLE_ZONE } from '@murmel/contracts';
import type { Timetable } from '@murmel/server';
import { localTimeExists } from '../../core/recurrence/local-time.js';
import { apiError } from '../../platform/api-error.js';

const { days: daysMax, lesson, courseNameMax, titleMax, roomMax } = TIMETABLE_LIMITS;
const NAME_MAX = { name: courseNameMax, title: titleMax, room: roomMax } as const;

/** @throws TIMETABLE_DATES_REVERSED, TIMETABLE_TOO_LONG, TIMETABLE_LESSON_INVALID, each with its numbers */
export function refuseFrame({ first, last, lessonMinutes }: Pick<Timetable, 'first' | 'last' | 'lessonMinutes'>): void {
  const days = daysOf({ first, last });
  if (days < 1) throw apiError('TIMETABLE_DATES_REVERSED');
  if (days > daysMax) throw apiError('TIMETABLE_TOO_LONG', { days, max: daysMax });
  if (lessonMinutes < lesson.min || lessonMinutes > lesson.max)
    throw apiError('TIMETABLE_LESSON_INVALID', { min: lesson.min, max: lesson.max });
}

/** @throws TIMETABLE_NAME_TOO_LONG with the numbers; PARAMETER_MISSING for an empty one that is needed */
export function refuseName(field: keyof typeof NAME_MAX, text: string | undefined, needed = false): void {
  if (text === undefined) return;
  const max = NAME_MAX[field];
  // Counted as readers count: a smiley is one letter.
  const letters = [...text].length;
  if (letters > max) throw apiError('TIMETABLE_NAME_TOO_LONG', { max, letters, field });
  if (needed && text === '') throw apiError('PARAMETER_MISSING', { parameter: field });
}

/** @throws TIMETABLE_TIMES_REVERSED unless the end is after the start */
export function refuseTimes({ startTime, endTime }: { startTime: string; endTime: string }): void {
  if (endTime <= startTime) throw apiError('TIMETABLE_TIMES_REVERSED');
}

/** @throws TIMETABLE_DAY_OUTSIDE with the timetable's days */
export function refuseDay({ first, last }: Timetable, date: string): void {
  if (date < first || date > last) throw apiError('TIMETABLE_DAY_OUTSIDE', { first, last });
}

/** A time that a day's clock leaves out is nothing to come to. @throws TIMETABLE_TIME_MISSING with date and time */
export function refuseMissingTime(date: string, ...times: string[]): void {
  const time = times.find((one) => !localTimeExists(date, one, TIMETABLE_ZONE));
  if (time !== undefined) throw apiError('TIMETABLE_TIME_MISSING', { date, time });
}
