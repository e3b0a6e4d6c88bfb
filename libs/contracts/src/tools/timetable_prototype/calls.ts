import { z } from 'zod';
import { callsFor, errors, idParam, nothing, subjectId } from '../../calls/call.js';
import { item } from '../../calls/item.js';
import { toolItemCalls } from '../../calls/tool-items.js';
import { CHANGE_SCOPES, EVENT_COLOURS, localDate, localTime, timeZone } from '../../recurrence.js';
import { PROTOTYPE_CALENDAR_LIMITS } from './limits.js';
import { PROTOTYPE_REPEATS } from './names.js';

const { sourceMax, titleMax, descriptionMax, count } = PROTOTYPE_CALENDAR_LIMITS;
const call = callsFor('prototype_calendar');
const ROUTE = '/timetable-prototype/calendars/{id}/events';
const ONE = `${ROUTE}/{eventId}` as const;

const calendar = z.object({
  colour: z.enum(EVENT_COLOURS),
  /** where the dates come from, in the teacher's words */
  source: z.string(),
  /** IANA name; all times of the calendar are those of its wall clocks */
  zone: z.string(),
});
export type PrototypeCalendar = z.infer<typeof calendar>;
const calendarItem = item.extend({ calendar });
export type PrototypeCalendarItem = z.infer<typeof calendarItem>;

const settings = {
  colour: z.enum(EVENT_COLOURS).optional(),
  source: z.string().trim().max(sourceMax).optional(),
  timeZone: timeZone.optional(),
};

/** Begin and end on the wall clock; the end may lie on a later day. */
const when = z.strictObject({ startDate: localDate, startTime: localTime, endDate: localDate, endTime: localTime });
export type EventWhen = z.infer<typeof when>;
/** The last day of a repetition, or how often it happens; never both. */
const repetition = z.strictObject({
  repeats: z.enum(PROTOTYPE_REPEATS),
  until: localDate.nullable(),
  count: z.number().int().min(count.min).max(count.max).nullable(),
});
export type EventRepetition = z.infer<typeof repetition>;

const words = {
  title: z.string().trim().min(1).max(titleMax),
  description: z.string().trim().max(descriptionMax),
  /** null: that of the calendar */
  colour: z.enum(EVENT_COLOURS).nullable(),
};

const occurrence = z.object({
  eventId: z.uuid(),
  /** the day that the rule gave it: it names the occurrence, also after it was moved */
  eventDate: z.string(),
  title: z.string(),
  description: z.string(),
  colour: z.enum(EVENT_COLOURS).nullable(),
  ...when.shape,
  /** moments of begin and end */
  starts: z.iso.datetime(),
  ends: z.iso.datetime(),
  repeats: z.enum(PROTOTYPE_REPEATS),
  /** it was changed alone */
  changed: z.boolean(),
});
export type EventOccurrence = z.infer<typeof occurrence>;

const event = z.object({
  id: z.uuid(),
  /** the series as it repeats */
  title: z.string(),
  description: z.string(),
  colour: z.enum(EVENT_COLOURS).nullable(),
  when: when,
  repetition,
  /** the occurrence that was asked for; null where the series has none on that day */
  occurrence: occurrence.nullable(),
});
export type PrototypeEvent = z.infer<typeof event>;

/** Fields of an event that are written, each of them one field for a merge (ADR 24). */
const eventFields = z.strictObject({ ...words, when, repetition });
export type EventFields = z.infer<typeof eventFields>;

/** State of the live connection: a number that grows with each change of the calendar or its events. */
export interface PrototypeCalendarLive {
  audience: 'reader';
  revision: number;
}

const REFUSALS = ['EVENT_ENDS_FIRST', 'EVENT_TOO_LONG', 'EVENT_TIME_SKIPPED', 'EVENT_REPEATS_UNTIL_BEFORE'] as const;

/** The calls of prototype calendars: those of every tool, and those of their events (spec D-10). */
export const prototypeCalendars = {
  ...toolItemCalls('timetable_prototype', { answer: calendarItem, created: settings, changed: settings, changeErrors: [] }),
  /** what happens on these days, in its order */
  events: call
    .meta({ operation: 'item.read', itemParam: 'id' })
    .route({ method: 'GET', path: ROUTE })
    .input(idParam.extend({ from: localDate, to: localDate }))
    .output(z.object({ occurrences: z.array(occurrence), more: z.boolean() }))
    .errors(errors('NOT_FOUND', 'NO_PASSWORD_PROVIDED', 'CALENDAR_RANGE_TOO_LONG')),
  /** for programs with calendars: titles and times, nothing else */
  file: call
    .meta({ operation: 'item.read', itemParam: 'id', plain: true })
    .route({ method: 'GET', path: '/timetable-prototype/calendars/{id}/ics', description: 'the calendar as a file, text/calendar' })
    .input(idParam)
    .output(z.unknown())
    .errors(errors('NOT_FOUND', 'NO_PASSWORD_PROVIDED')),
  createEvent: call
    .meta({ operation: 'item.update', itemParam: 'id', idempotent: true })
    .route({ method: 'POST', path: ROUTE, successStatus: 201 })
    .input(idParam.extend(eventFields.partial({ description: true, colour: true, repetition: true }).shape))
    .output(event)
    .errors(errors('NOT_FOUND', 'FORBIDDEN', 'LIMIT_REACHED', ...REFUSALS)),
  /** @param date which occurrence; without it the first one */
  event: call
    .meta({ operation: 'item.read', itemParam: 'id', below: { eventId: 'calendarEvent' } })
    .route({ method: 'GET', path: ONE })
    .input(idParam.extend({ eventId: subjectId, date: localDate.optional() }))
    .output(event)
    .errors(errors('NOT_FOUND', 'NO_PASSWORD_PROVIDED')),
  /** `was`: what the sender saw of the fields that are changed; where one reads otherwise by now, nothing is written (ADR 24) */
  updateEvent: call
    .meta({ operation: 'item.update', itemParam: 'id', below: { eventId: 'calendarEvent' } })
    .route({ method: 'PUT', path: ONE })
    .input(
      idParam.extend({
        eventId: subjectId,
        scope: z.enum(CHANGE_SCOPES),
        eventDate: localDate,
        ...eventFields.partial().shape,
        was: eventFields.partial().optional(),
      }),
    )
    .output(event)
    .errors(errors('NOT_FOUND', 'FORBIDDEN', 'LIMIT_REACHED', 'CHANGED_MEANWHILE', 'EVENT_SCOPE_TOO_NARROW', ...REFUSALS)),
  removeEvent: call
    .meta({ operation: 'item.update', itemParam: 'id', below: { eventId: 'calendarEvent' } })
    .route({ method: 'DELETE', path: ONE })
    .input(idParam.extend({ eventId: subjectId, scope: z.enum(CHANGE_SCOPES), eventDate: localDate }))
    .output(nothing)
    .errors(errors('NOT_FOUND', 'FORBIDDEN', 'LIMIT_REACHED')),
};
