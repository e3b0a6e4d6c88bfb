import { z } from 'zod';
import { callsFor, errors, idParam, nothing } from '../../calls/call.js';
import { toolItemCalls } from '../../calls/tool-items.js';
import { localDate, localTime } from '../../recurrence.js';
import { CHANGE_SCOPES, EVENT_COLOURS } from '../../recurrence-names.js';
import { TIMETABLE_LIMITS } from './limits.js';
import { GERMAN_STATES, ICS_TARGETS, TIMETABLE_REPEATS } from './names.js';
import { course, event, nextLesson, occurrence, pause, timetableItem } from './shapes.js';

const call = callsFor('timetable');
const { inputMax, notesMax } = TIMETABLE_LIMITS;

const words = z.string().trim().max(inputMax);
const settings = {
  first: localDate.optional(),
  last: localDate.optional(),
  lessonMinutes: z.number().int().optional(),
  state: z.enum(GERMAN_STATES).nullable().optional(),
};
/** Values that the sender saw of the fields they changed. If one differs by now, nothing is written: 409 with the current value (ADR 24). */
const settingsBefore = z.strictObject({
  first: z.string().max(10).optional(),
  last: z.string().max(10).optional(),
  lessonMinutes: z.number().optional(),
  state: z.string().max(2).nullable().optional(),
});

const courseFields = { name: words, colour: z.enum(EVENT_COLOURS), classId: z.uuid().nullable() };
const weekdays = z.array(z.number().int().min(1).max(7)).max(7);
const breakFields = { title: words, startTime: localTime, endTime: localTime, weekdays };
const eventFields = {
  courseId: z.uuid().nullable(),
  title: words,
  room: words,
  notes: z.string().trim().max(notesMax),
  itemIds: z.array(z.uuid()).max(TIMETABLE_LIMITS.items * 10),
  /** of an occurrence that is changed: its new day */
  date: localDate,
  startTime: localTime,
  endTime: localTime,
};
const ruleFields = { repeat: z.enum(TIMETABLE_REPEATS), until: localDate.nullable() };
const partial = <T extends z.ZodRawShape>(fields: T) => z.strictObject(fields).partial();
/** Values that a sender saw may be anything that was stored once. */
const seen = (names: readonly string[]) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, z.json().optional()])) as Record<string, z.ZodOptional<z.ZodType>>);

const NAMES = ['TIMETABLE_NAME_TOO_LONG', 'PARAMETER_MISSING'] as const;
const RANGE = ['TIMETABLE_DATES_REVERSED', 'TIMETABLE_TOO_LONG', 'TIMETABLE_LESSON_INVALID'] as const;
const FIELDS = ['NOT_FOUND', 'FORBIDDEN', 'CHANGED_MEANWHILE', ...NAMES] as const;
const COURSE = [...FIELDS, 'LIMIT_REACHED', 'TIMETABLE_CLASS_UNKNOWN'] as const;
const BREAK = [...FIELDS, 'LIMIT_REACHED', 'TIMETABLE_TIMES_REVERSED'] as const;
const EVENT = [
  ...FIELDS,
  'LIMIT_REACHED',
  'TIMETABLE_TIMES_REVERSED',
  'TIMETABLE_DAY_OUTSIDE',
  'TIMETABLE_TIME_MISSING',
  'TIMETABLE_COURSE_UNKNOWN',
  'TIMETABLE_ITEM_UNKNOWN',
] as const;

const one = '/timetable/timetables/{id}';
const read = { operation: 'item.read', itemParam: 'id' } as const;
const write = { operation: 'item.update', itemParam: 'id' } as const;
const below = (itemThrough: 'timetableCourse' | 'timetableBreak' | 'timetableEvent', operation: 'item.read' | 'item.update') =>
  ({ operation, itemThrough }) as const;
const reading = errors('NOT_FOUND', 'NO_PASSWORD_PROVIDED');

/** The calls of timetables: those of every tool, and courses, breaks and events (spec D-10). A change answers with the whole timetable. */
export const timetables = {
  ...toolItemCalls('timetable', {
    answer: timetableItem,
    created: settings,
    changed: { ...settings, was: settingsBefore.optional() },
    createErrors: RANGE,
    changeErrors: [...RANGE, 'CHANGED_MEANWHILE'],
  }),

  courses: call
    .meta(read)
    .route({ method: 'GET', path: `${one}/courses` })
    .input(idParam)
    .output(z.array(course))
    .errors(reading),
  createCourse: call
    .meta({ ...write, idempotent: true })
    .route({ method: 'POST', path: `${one}/courses`, successStatus: 201 })
    .input(idParam.extend({ ...courseFields, classId: courseFields.classId.default(null) }))
    .output(timetableItem)
    .errors(errors(...COURSE)),
  course: call
    .meta(below('timetableCourse', 'item.read'))
    .route({ method: 'GET', path: '/timetable/courses/{id}' })
    .input(idParam)
    .output(course)
    .errors(reading),
  updateCourse: call
    .meta(below('timetableCourse', 'item.update'))
    .route({ method: 'PUT', path: '/timetable/courses/{id}' })
    .input(idParam.extend({ ...partial(courseFields).shape, was: seen(Object.keys(courseFields)).optional() }))
    .output(timetableItem)
    .errors(errors(...COURSE)),
  /** its lessons stay, as events with its name */
  removeCourse: call
    .meta(below('timetableCourse', 'item.update'))
    .route({ method: 'DELETE', path: '/timetable/courses/{id}' })
    .input(idParam)
    .output(timetableItem)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),

  breaks: call
    .meta(read)
    .route({ method: 'GET', path: `${one}/breaks` })
    .input(idParam)
    .output(z.array(pause))
    .errors(reading),
  createBreak: call
    .meta({ ...write, idempotent: true })
    .route({ method: 'POST', path: `${one}/breaks`, successStatus: 201 })
    .input(idParam.extend({ ...breakFields, weekdays: weekdays.default([]) }))
    .output(timetableItem)
    .errors(errors(...BREAK)),
  break: call
    .meta(below('timetableBreak', 'item.read'))
    .route({ method: 'GET', path: '/timetable/breaks/{id}' })
    .input(idParam)
    .output(pause)
    .errors(reading),
  updateBreak: call
    .meta(below('timetableBreak', 'item.update'))
    .route({ method: 'PUT', path: '/timetable/breaks/{id}' })
    .input(idParam.extend({ ...partial(breakFields).shape, was: seen(Object.keys(breakFields)).optional() }))
    .output(timetableItem)
    .errors(errors(...BREAK)),
  removeBreak: call
    .meta(below('timetableBreak', 'item.update'))
    .route({ method: 'DELETE', path: '/timetable/breaks/{id}' })
    .input(idParam)
    .output(timetableItem)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),

  events: call
    .meta(read)
    .route({ method: 'GET', path: `${one}/events` })
    .input(idParam)
    .output(z.array(event))
    .errors(reading),
  createEvent: call
    .meta({ ...write, idempotent: true })
    .route({ method: 'POST', path: `${one}/events`, successStatus: 201 })
    .input(
      idParam.extend({
        courseId: eventFields.courseId.default(null),
        title: words.default(''),
        room: words.default(''),
        notes: eventFields.notes.default(''),
        itemIds: eventFields.itemIds.default([]),
        startDate: localDate,
        startTime: localTime,
        endTime: localTime,
        repeat: z.enum(TIMETABLE_REPEATS).default('weekly'),
        until: ruleFields.until.default(null),
      }),
    )
    .output(timetableItem)
    .errors(errors(...EVENT)),
  event: call
    .meta(below('timetableEvent', 'item.read'))
    .route({ method: 'GET', path: '/timetable/events/{id}' })
    .input(idParam)
    .output(event)
    .errors(reading),
  /** `ruleDate` names the occurrence that is changed; `repeat` and `until` need more than one */
  updateEvent: call
    .meta(below('timetableEvent', 'item.update'))
    .route({ method: 'PUT', path: '/timetable/events/{id}' })
    .input(
      idParam.extend({
        ruleDate: localDate,
        scope: z.enum(CHANGE_SCOPES),
        ...partial({ ...eventFields, ...ruleFields }).shape,
        /** for one occurrence */
        cancelled: z.boolean().optional(),
        substituted: z.boolean().optional(),
        was: seen([...Object.keys(eventFields), ...Object.keys(ruleFields), 'cancelled', 'substituted']).optional(),
      }),
    )
    .output(timetableItem)
    .errors(errors(...EVENT)),
  removeEvent: call
    .meta(below('timetableEvent', 'item.update'))
    .route({ method: 'DELETE', path: '/timetable/events/{id}' })
    .input(idParam.extend({ ruleDate: localDate.optional(), scope: z.enum(CHANGE_SCOPES).default('all_events') }))
    .output(timetableItem)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),

  /** occurrences of a range of days, at most those of a timetable, in the order of their begin */
  occurrences: call
    .meta(read)
    .route({ method: 'GET', path: `${one}/occurrences` })
    .input(idParam.extend({ from: localDate, to: localDate }))
    .output(z.array(occurrence))
    .errors(errors('NOT_FOUND', 'NO_PASSWORD_PROVIDED', 'TIMETABLE_DATES_REVERSED', 'TIMETABLE_TOO_LONG')),
  /** the lesson that goes on or comes next in a timetable of one's own; null: none within a week */
  nextLesson: call
    .meta({ operation: 'teacher.listItems' })
    .route({ method: 'GET', path: '/timetable/next_lesson' })
    .output(nextLesson.nullable()),

  /** reads a calendar file: its text, of at most a megabyte. Events are added, school holidays replaced */
  importFile: call
    .meta({ ...write, idempotent: true })
    .route({ method: 'POST', path: `${one}/imports`, successStatus: 201 })
    .input(idParam.extend({ name: z.string().max(200), text: z.string(), as: z.enum(ICS_TARGETS) }))
    .output(z.object({ added: z.number(), outside: z.number(), timetable: timetableItem }))
    .errors(errors('NOT_FOUND', 'FORBIDDEN', 'TIMETABLE_FILE_REFUSED', 'LIMIT_REACHED')),
  removeHolidays: call
    .meta(write)
    .route({ method: 'DELETE', path: `${one}/holidays` })
    .input(idParam)
    .output(timetableItem)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),

  feed: call
    .meta({ operation: 'item.share', itemParam: 'id' })
    .route({ method: 'GET', path: `${one}/feed` })
    .input(idParam)
    .output(z.object({ since: z.string().nullable() }))
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  /** makes the address of the subscription, or a new one: the one before leads nowhere. It is told this once */
  createFeed: call
    .meta({ operation: 'item.share', itemParam: 'id' })
    .route({ method: 'POST', path: `${one}/feed`, successStatus: 201 })
    .input(idParam)
    .output(z.object({ since: z.string(), address: z.string() }))
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  removeFeed: call
    .meta({ operation: 'item.share', itemParam: 'id' })
    .route({ method: 'DELETE', path: `${one}/feed` })
    .input(idParam)
    .output(nothing)
    .errors(errors('NOT_FOUND', 'FORBIDDEN')),
  /** for programs with calendars: titles and times, nothing else */
  readFeed: call
    .meta({ operation: 'open.read', keys: ['token'], plain: true })
    .route({ method: 'GET', path: '/timetable/feeds/{token}', description: 'the calendar itself, as text/calendar' })
    .input(z.strictObject({ token: z.string().max(100) }))
    .output(z.unknown())
    .errors(errors('NOT_FOUND', 'TOO_MANY_REQUESTS')),
};
