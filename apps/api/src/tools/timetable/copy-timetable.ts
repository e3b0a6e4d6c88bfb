import {
  EVENT_COLOURS,
  GERMAN_STATES,
  type Json,
  localDate,
  localTime,
  RECURRENCE,
  TIMETABLE_LIMITS,
  TIMETABLE_ZONE,
} from '@murmel/contracts';
import { newId, Timetable, TimetableBreak, TimetableCourse, TimetableEvent } from '@murmel/server';
import { z } from 'zod';
import { contentCopying } from '../../core/tool-contribution/content-copy.js';
import { refuseFrame } from './check-fields.js';
import { breaksOf, coursesOf, eventsOf, timetableOf } from './timetable-repository.js';

const { courseNameMax, titleMax, roomMax, notesMax, courses, breaks, events, holidays, lesson } = TIMETABLE_LIMITS;
const title = z.string().max(titleMax);
const details = z.strictObject({
  /** place of the course among those of the file; null: none */
  course: z.number().int().min(0).nullable(),
  title,
  room: z.string().max(roomMax),
  notes: z.string().max(notesMax),
  substituted: z.boolean(),
});
const taken = z.strictObject({
  first: localDate,
  last: localDate,
  lessonMinutes: z.number().int().min(lesson.min).max(lesson.max),
  state: z.enum(GERMAN_STATES).nullable(),
  schoolHolidays: z.array(z.strictObject({ first: localDate, last: localDate, title })).max(holidays),
  holidaysFrom: z.string().max(200).nullable(),
  courses: z.array(z.strictObject({ name: z.string().min(1).max(courseNameMax), colour: z.enum(EVENT_COLOURS) })).max(courses),
  breaks: z
    .array(z.strictObject({ title, startTime: localTime, endTime: localTime, weekdays: z.array(z.number().int().min(1).max(7)).max(7) }))
    .max(breaks),
  events: z
    .array(
      z.strictObject({
        startDate: localDate,
        startTime: localTime,
        endTime: localTime,
        repeats: z.enum(['none', 'weekly', 'biweekly', 'monthly', 'yearly']),
        until: localDate.nullable(),
        details,
        cancelled: z.array(localDate).max(RECURRENCE.exceptions),
      }),
    )
    .max(events),
});
type CopiedTimetable = z.infer<typeof taken>;

/**
 * Copies frame, courses, breaks and events, under new ids. Classes and materials belong to the owner of the first one, what was changed on single
 * days belongs to that year: only days that fall out are kept. Rooms and notes go with those who work on it.
 */
export const timetableCopying = contentCopying<CopiedTimetable & Json>({
  async take(manager, { from, everything }) {
    const { itemId: _item, revision: _revision, ...frame } = await timetableOf(manager, from);
    const named = await coursesOf(manager, from);
    const places = new Map(named.map(({ id }, place) => [id, place]));
    const copied: CopiedTimetable = {
      ...frame,
      courses: named.map(({ name, colour }) => ({ name, colour })),
      breaks: (await breaksOf(manager, from)).map(({ title: name, startTime, endTime, weekdays }) => ({
        title: name,
        startTime,
        endTime,
        weekdays,
      })),
      events: (await eventsOf(manager, from)).map(({ rule, details: own, exceptions }) => ({
        startDate: rule.startDate,
        startTime: rule.startTime,
        endTime: rule.endTime,
        repeats: rule.repeats as CopiedTimetable['events'][number]['repeats'],
        until: rule.until,
        details: {
          course: own.courseId === null ? null : (places.get(own.courseId) ?? null),
          title: own.title,
          room: own.room,
          notes: everything ? own.notes : '',
          substituted: own.substituted,
        },
        cancelled: exceptions.filter(({ cancelled }) => cancelled).map(({ date }) => date),
      })),
    };
    return copied as CopiedTimetable & Json;
  },
  checked(content) {
    const { data } = taken.safeParse(content);
    if (!data) return undefined;
    try {
      refuseFrame(data);
    } catch {
      return undefined;
    }
    const whole = data.events.every((one) => one.endTime > one.startTime && (one.details.course ?? -1) < data.courses.length);
    return whole && data.breaks.every(({ startTime, endTime }) => endTime > startTime) ? (data as CopiedTimetable & Json) : undefined;
  },
  async put(manager, { to: itemId }, content) {
    const { courses: named, breaks: pauses, events: planned, ...frame } = content as CopiedTimetable;
    await manager.insert(Timetable, { itemId, ...frame });
    // One after the other in time: their order is that of their making.
    const at = (place: number) => new Date(Date.now() + place);
    const ids = named.map(() => newId());
    await manager.insert(
      TimetableCourse,
      named.map((course, place) => ({ ...course, id: ids[place]!, itemId, classId: null, createdAt: at(place) })),
    );
    await manager.insert(
      TimetableBreak,
      pauses.map((pause, place) => ({ ...pause, id: newId(), itemId, createdAt: at(place) })),
    );
    await manager.insert(
      TimetableEvent,
      planned.map(({ startDate, startTime, endTime, repeats, until, details: { course, ...own }, cancelled }, place) => ({
        id: newId(),
        itemId,
        rule: { startDate, startTime, endTime, repeats, until, days: 0, zone: TIMETABLE_ZONE, count: null },
        details: { ...own, courseId: course === null ? null : ids[course]!, itemIds: [] },
        exceptions: cancelled.map((date) => ({ date, cancelled: true, change: {} })),
        createdAt: at(place),
      })),
    );
  },
});
