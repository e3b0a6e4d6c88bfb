import { TIMETABLE_ZONE, type TimetableOccurrence } from '@murmel/contracts';
import { Item, type TimetableEvent } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { calendarFile, type WrittenEvent, type WrittenOccurrence } from '../../../core/recurrence/calendar-file.js';
import { ruleDates } from '../../../core/recurrence/rule-dates.js';
import { type OpenTimetable, occurrencesOf, openTimetable } from '../events/occurrences.js';

/**
 * Writes a timetable as a calendar: titles and times, no rooms, notes, classes or materials. Nothing stands in it that the timetable does not
 * show: no lesson that is cancelled, on a holiday or outside of its days.
 */
export async function timetableIcs(manager: EntityManager, itemId: string): Promise<string> {
  const { title } = await manager.findOneByOrFail(Item, { id: itemId });
  return icsOf(title, await openTimetable(manager, itemId));
}

export function icsOf(title: string, open: OpenTimetable): string {
  const { first, last } = open.timetable;
  const shown = occurrencesOf(open, { from: first, to: last }, new Map(), { accountId: null, mayChange: false });
  const takingPlace = shown.filter(({ cancelled, holiday }) => !cancelled && holiday === null);
  const names = new Map(open.courses.map(({ id, name }) => [id, name]));
  const events = open.events.flatMap((event) => {
    const { title: own, courseId } = event.details;
    const days = takingPlace.filter(({ eventId }) => eventId === event.id);
    return writtenEvents(event, own || (courseId && names.get(courseId)) || '', days);
  });
  return calendarFile(title, TIMETABLE_ZONE, 'timetable', events);
}

/** Writes an event from the first to the last of its days that takes place. */
function writtenEvents({ id, rule }: TimetableEvent, title: string, shown: readonly TimetableOccurrence[]): WrittenEvent[] {
  const changed = shown.map((one): WrittenOccurrence => ({ ...one, endDate: one.date })).sort((a, b) => (a.ruleDate < b.ruleDate ? -1 : 1));
  const [from, until] = [changed[0]?.ruleDate, changed.at(-1)?.ruleDate];
  if (from === undefined || until === undefined) return [];
  if (from === until) return [alone(id, rule, changed[0]!)];
  const written = { ...rule, startDate: from, until, count: null };
  const days = new Set(changed.map(({ ruleDate }) => ruleDate));
  // In UTC no hour is missing: programs that move such a lesson to another hour leave it out, too.
  const gone = ruleDates({ ...written, zone: 'UTC' }, from, until).filter((day) => !days.has(day));
  return [{ id, title, rule: written, gone, changed }];
}

function alone(id: string, rule: TimetableEvent['rule'], { date, startTime, endTime, title }: WrittenOccurrence): WrittenEvent {
  const once = { ...rule, startDate: date, startTime, endTime, repeats: 'none', until: null, count: null } as const;
  return { id, title, rule: once, gone: [], changed: [] };
}
