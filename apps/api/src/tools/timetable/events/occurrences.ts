import { daysOf, TIMETABLE_LIMITS, type TimetableHoliday, type TimetableOccurrence } from '@murmel/contracts';
import type { Timetable, TimetableBreak, TimetableCourse, TimetableEvent, TimetableEventDetails } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { occurrencesBetween } from '../../../core/recurrence/occurrences.js';
import { apiError } from '../../../platform/api-error.js';
import {
  breaksOf,
  coursesOf,
  eventsOf,
  holidaysOf,
  namedItems,
  type OwnItems,
  ownItemsOf,
  shownItems,
  type TimetableReader,
  timetableOf,
} from '../timetable-repository.js';

interface Asked {
  from: string;
  to: string;
}

/** A timetable with what its occurrences are made of. */
export interface OpenTimetable {
  timetable: Timetable;
  courses: readonly TimetableCourse[];
  events: readonly TimetableEvent[];
  breaks: readonly TimetableBreak[];
  holidays: readonly TimetableHoliday[];
}

/** @throws NOT_FOUND for an item that is no timetable */
export async function openTimetable(manager: EntityManager, itemId: string): Promise<OpenTimetable> {
  const timetable = await timetableOf(manager, itemId);
  return {
    timetable,
    courses: await coursesOf(manager, itemId),
    events: await eventsOf(manager, itemId),
    breaks: await breaksOf(manager, itemId),
    holidays: await holidaysOf(timetable),
  };
}

/**
 * Lists the occurrences of a range of days as a reader sees them, in the order of their begin; none outside of the timetable's days.
 * @throws NOT_FOUND, TIMETABLE_DATES_REVERSED, TIMETABLE_TOO_LONG with the numbers
 */
export async function shownOccurrences(
  manager: EntityManager,
  itemId: string,
  asked: Asked,
  reader: TimetableReader,
): Promise<TimetableOccurrence[]> {
  const days = daysOf({ first: asked.from, last: asked.to });
  if (days < 1) throw apiError('TIMETABLE_DATES_REVERSED');
  if (days > TIMETABLE_LIMITS.days) throw apiError('TIMETABLE_TOO_LONG', { days, max: TIMETABLE_LIMITS.days });
  const open = await openTimetable(manager, itemId);
  const own = await ownItemsOf(manager, reader.accountId, namedItems(open.events));
  return occurrencesOf(open, asked, own, reader);
}

/** Lists occurrences of an open timetable. */
export function occurrencesOf(
  { timetable, courses, events, holidays }: OpenTimetable,
  asked: Asked,
  own: OwnItems,
  reader: TimetableReader,
): TimetableOccurrence[] {
  const from = asked.from > timetable.first ? asked.from : timetable.first;
  const to = asked.to < timetable.last ? asked.to : timetable.last;
  if (from > to) return [];
  const names = new Map(courses.map(({ id, name }) => [id, name]));
  return events
    .flatMap((event) => occurrencesBetween<TimetableEventDetails>(event, from, to).map((found) => ({ event, found })))
    .sort((one, other) => one.found.start - other.found.start)
    .map(({ event, found: { ruleDate, date, startTime, endTime, cancelled, changed, details } }) => ({
      eventId: event.id,
      ...{ ruleDate, date, startTime, endTime, cancelled, changed },
      substituted: details.substituted,
      courseId: details.courseId,
      title: details.title || (details.courseId && names.get(details.courseId)) || '',
      room: details.room,
      notes: reader.mayChange ? details.notes : '',
      holiday: holidays.find(({ first, last }) => first <= date && date <= last)?.title ?? null,
      items: shownItems(own, details.itemIds),
    }));
}
