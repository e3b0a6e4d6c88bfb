import type { Timetable, TimetableEvent, TimetableOccurrence, TimetableRepeat } from '@murmel/contracts';
import { minutesOf, timeOf } from '../shown/week-of';

/** An event while it is written. */
export interface EventDraft {
  courseId: string | null;
  title: string;
  room: string;
  notes: string;
  itemIds: string[];
  date: string;
  startTime: string;
  endTime: string;
  repeat: TimetableRepeat;
  until: string | null;
  substituted: boolean;
}

/** Time of a new event: behind the last one of the day, as long as a lesson. */
export function newEventAt(
  day: string,
  occurrences: readonly TimetableOccurrence[],
  { lessonMinutes, breaks }: Timetable,
): { start: string; end: string } {
  const last = occurrences.filter(({ date }) => date === day).reduce((latest, { endTime }) => (endTime > latest ? endTime : latest), '');
  const pause = breaks.find(({ startTime }) => startTime === last);
  const begin = last === '' ? '08:00' : (pause?.endTime ?? last);
  return { start: `${day}T${begin}`, end: `${day}T${timeOf(minutesOf(begin) + lessonMinutes)}` };
}

export function newDraft(start: string, end: string, { courses }: Timetable): EventDraft {
  return {
    ...{ courseId: courses[0]?.id ?? null, title: '', room: '', notes: '', itemIds: [], repeat: 'weekly', until: null, substituted: false },
    ...{ date: start.slice(0, 10), startTime: start.slice(11), endTime: end.slice(11) },
  };
}

/** @param event the series that the occurrence belongs to */
export function draftOf(occurrence: TimetableOccurrence, event: TimetableEvent | undefined): EventDraft {
  const { courseId, room, notes, date, startTime, endTime, substituted, items } = occurrence;
  // The course's name is no title of its own.
  const title = courseId === null || event?.courseId !== courseId ? occurrence.title : (event?.title ?? '');
  return {
    ...{ courseId, title, room, notes, date, startTime, endTime, substituted },
    itemIds: items.map(({ id }) => id),
    repeat: event?.repeat ?? 'one_time',
    until: event?.until ?? null,
  };
}

/** Returns only the fields that differ, with what they were: others may have changed the rest meanwhile (ADR 24). */
export function changedFields(before: EventDraft, after: EventDraft): { fields: Partial<EventDraft>; was: Partial<EventDraft> } {
  const names = (Object.keys(after) as (keyof EventDraft)[]).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  const pick = (from: EventDraft) => Object.fromEntries(names.map((name) => [name, from[name]])) as Partial<EventDraft>;
  return { fields: pick(after), was: pick(before) };
}
