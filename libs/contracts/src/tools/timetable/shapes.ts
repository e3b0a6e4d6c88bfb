import { z } from 'zod';
import { item } from '../../calls/item.js';
import { CONTENT_KINDS } from '../../item-fields.js';
import { EVENT_COLOURS } from '../../recurrence-names.js';
import { GERMAN_STATES, TIMETABLE_REPEATS } from './names.js';

export const course = z.object({
  id: z.uuid(),
  name: z.string(),
  colour: z.enum(EVENT_COLOURS),
  /** the class it is given in, for those who teach there */
  class: z.object({ id: z.uuid(), name: z.string() }).nullable(),
});
export type TimetableCourse = z.infer<typeof course>;

export const pause = z.object({
  id: z.uuid(),
  title: z.string(),
  startTime: z.string(),
  endTime: z.string(),
  /** 1 (Monday) to 7; empty: on all days (spec C39) */
  weekdays: z.array(z.number()),
});
export type TimetableBreak = z.infer<typeof pause>;

const shownItem = z.object({ id: z.uuid(), kind: z.enum(CONTENT_KINDS), title: z.string() });
const exception = z.object({
  /** the day that the rule gave it */
  date: z.string(),
  cancelled: z.boolean(),
  changed: z.boolean(),
});

export const event = z.object({
  id: z.uuid(),
  /** null: an event that is none of a course */
  courseId: z.uuid().nullable(),
  title: z.string(),
  room: z.string(),
  notes: z.string(),
  startDate: z.string(),
  /** 1 (Monday) to 7, of the first day */
  weekday: z.number(),
  startTime: z.string(),
  endTime: z.string(),
  repeat: z.enum(TIMETABLE_REPEATS),
  /** the last day; null: as long as the timetable */
  until: z.string().nullable(),
  exceptions: z.array(exception),
  /** ids of materials; only those of the reader */
  items: z.array(shownItem),
});
export type TimetableEvent = z.infer<typeof event>;

const holiday = z.object({
  first: z.string(),
  last: z.string(),
  title: z.string(),
  kind: z.enum(['public', 'school']),
});
export type TimetableHoliday = z.infer<typeof holiday>;

const timetableFields = z.object({
  first: z.string(),
  last: z.string(),
  lessonMinutes: z.number(),
  /** for its public holidays; null: none are shown */
  state: z.enum(GERMAN_STATES).nullable(),
  /** counts changes */
  revision: z.number(),
  courses: z.array(course),
  breaks: z.array(pause),
  events: z.array(event),
  holidays: z.array(holiday),
  /** name of the file that the school holidays came from; null: there are none */
  holidaysFrom: z.string().nullable(),
});
export type Timetable = z.infer<typeof timetableFields>;
export const timetableItem = item.extend({ timetable: timetableFields });
export type TimetableItem = z.infer<typeof timetableItem>;

export const occurrence = z.object({
  eventId: z.uuid(),
  /** names it within its event, also after it was moved */
  ruleDate: z.string(),
  date: z.string(),
  startTime: z.string(),
  endTime: z.string(),
  cancelled: z.boolean(),
  changed: z.boolean(),
  substituted: z.boolean(),
  courseId: z.uuid().nullable(),
  title: z.string(),
  room: z.string(),
  notes: z.string(),
  /** the holiday that it falls on: it does not take place */
  holiday: z.string().nullable(),
  items: z.array(shownItem),
});
export type TimetableOccurrence = z.infer<typeof occurrence>;

export const nextLesson = z.object({
  timetable: z.object({ id: z.uuid(), title: z.string() }),
  occurrence,
  colour: z.enum(EVENT_COLOURS).nullable(),
  class: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** the caller's own project that runs in that class */
  project: z.object({ id: z.uuid(), name: z.string() }).nullable(),
});
export type NextLesson = z.infer<typeof nextLesson>;
