import type { Timetable, TimetableOccurrence } from '@murmel/contracts';
import { daysBetween, weekdayOf } from '../../../core/calendar-view/calendar-days';
import type { CalendarBand, CalendarDayNote, CalendarEntry } from '../../../core/calendar-view/calendar-entry';
import type { Translate } from '../../../platform/i18n/i18n';

const HOUR = 60;
const EARLIEST = 7 * HOUR + 30;
const LATEST = 15 * HOUR;
const MIDNIGHT = 24 * HOUR;
const WORKDAYS = [1, 2, 3, 4, 5];
const OTHER_COLOUR = 'gray';

export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * HOUR + Number(time.slice(3));
export const timeOf = (minutes: number): string => {
  const kept = Math.min(Math.max(minutes, 0), MIDNIGHT - 1);
  return `${String(Math.floor(kept / HOUR)).padStart(2, '0')}:${String(kept % HOUR).padStart(2, '0')}`;
};

/** Names an occurrence among all that are shown. */
export const keyOf = ({ eventId, ruleDate }: Pick<TimetableOccurrence, 'eventId' | 'ruleDate'>): string => `${eventId} ${ruleDate}`;

/** Occurrences as the calendar draws them: what does not take place is struck through, what is different is named. */
export function entriesOf(
  { courses }: Timetable,
  occurrences: readonly TimetableOccurrence[],
  movable: boolean,
  t: Translate,
): CalendarEntry[] {
  const colours = new Map(courses.map(({ id, colour }) => [id, colour]));
  return occurrences.map((one) => {
    const note = one.cancelled
      ? t('event.isCancelled')
      : one.holiday !== null
        ? t('event.onHoliday')
        : one.substituted
          ? t('event.isSubstituted')
          : undefined;
    return {
      key: keyOf(one),
      title: one.title,
      ...(one.room && { detail: one.room }),
      start: `${one.date}T${one.startTime}`,
      end: `${one.date}T${one.endTime}`,
      colour: (one.courseId && colours.get(one.courseId)) || OTHER_COLOUR,
      cancelled: one.cancelled || one.holiday !== null,
      ...(note && { note }),
      movable: movable && !one.cancelled,
    };
  });
}

/** Breaks of the days that are shown. */
export function bandsOf({ breaks }: Timetable, first: string, last: string): CalendarBand[] {
  return daysBetween(first, last).flatMap((date) =>
    breaks
      .filter(({ weekdays }) => (weekdays.length === 0 ? weekdayOf(date) <= WORKDAYS.length : weekdays.includes(weekdayOf(date))))
      .map(({ id, title, startTime, endTime }) => ({ key: `${id} ${date}`, title, date, start: startTime, end: endTime })),
  );
}

/** Days without lessons among those that are shown. */
export function dayNotesOf({ holidays }: Timetable, first: string, last: string): CalendarDayNote[] {
  return daysBetween(first, last).flatMap((date) =>
    holidays.filter((holiday) => holiday.first <= date && date <= holiday.last).map(({ title }) => ({ date, title })),
  );
}

/** Hours of a day that are shown: from half past seven to three, or as far as lessons and breaks reach. */
export function hoursOf({ breaks }: Timetable, occurrences: readonly TimetableOccurrence[]): { first: string; last: string } {
  const all = [...breaks, ...occurrences];
  const first = Math.min(EARLIEST, ...all.map(({ startTime }) => minutesOf(startTime) - 15));
  const last = Math.max(LATEST, ...all.map(({ endTime }) => minutesOf(endTime) + 15));
  return { first: timeOf(Math.floor(first / 15) * 15), last: last >= MIDNIGHT ? '24:00' : timeOf(Math.ceil(last / 15) * 15) };
}

/** Times that stand at the edge: begins of lessons; without any, full hours. */
export function marksOf(occurrences: readonly TimetableOccurrence[]): string[] | undefined {
  const begins = [...new Set(occurrences.map(({ startTime }) => startTime))].sort();
  if (begins.length === 0) return undefined;
  // Two names within a quarter of an hour would lie over each other.
  return begins.filter((time, place) => place === 0 || minutesOf(time) - minutesOf(begins[place - 1]!) >= 15);
}

/** Weekdays that a week shows: Monday to Friday, and the weekend where something is on it. */
export function weekdaysOf(occurrences: readonly TimetableOccurrence[]): number[] {
  const last = Math.max(WORKDAYS.length, ...occurrences.map(({ date }) => weekdayOf(date)));
  return Array.from({ length: last }, (_one, index) => index + 1);
}
