import {
  type PrototypeEvent as EventAnswer,
  type EventFields,
  type EventRepetition,
  PROTOTYPE_CALENDAR_LIMITS,
  repeatsOfEvent,
} from '@murmel/contracts';
import { newId, type PrototypeCalendar, PrototypeEvent } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { editSeries, removeOccurrences, type SeriesChange } from '../../../core/recurrence/edit-series.js';
import { daysBetween } from '../../../core/recurrence/local-time.js';
import { occurrenceOn } from '../../../core/recurrence/occurrences.js';
import type { Occurrence } from '../../../core/recurrence/series.js';
import { apiError } from '../../../platform/api-error.js';
import { refuseStaleFields } from '../../../platform/refuse-stale-fields.js';
import { lockedCalendar, publishCalendarChanged } from '../calendar-repository.js';
import type { EventChange } from './event-change.js';
import { refuseRepetition, refuseWhen, withOneEnd } from './event-rules.js';
import { type EventDetails, type EventSeries, fieldsOf, rowOfSeries, seriesOf, shownEvent } from './event-series.js';
import { firstDate } from './read-event.js';

const ONCE: EventRepetition = { repeats: 'does_not_repeat', until: null, count: null };

type NewEvent = Pick<EventFields, 'title' | 'when'> & { [Key in keyof EventFields]?: EventFields[Key] | undefined };

/**
 * Makes an event.
 * @throws NOT_FOUND, LIMIT_REACHED and what `refuseWhen` and `refuseRepetition` throw
 */
export async function createEvent(manager: EntityManager, itemId: string, input: NewEvent): Promise<EventAnswer> {
  const calendar = await lockedCalendar(manager, itemId);
  const { title, when, description = '', colour = null } = input;
  const repetition = withOneEnd(input.repetition ?? ONCE);
  refuseWhen(when, calendar.zone);
  refuseRepetition(repetition, when.startDate);
  await refuseMore(manager, itemId);
  const { startDate, startTime, endTime } = when;
  const series: EventSeries = {
    rule: {
      ...{ startDate, startTime, endTime, days: daysBetween(startDate, when.endDate), zone: calendar.zone },
      ...{ repeats: repeatsOfEvent(repetition.repeats), until: repetition.until, count: repetition.count },
    },
    details: { title, description, colour },
    exceptions: [],
  };
  const id = newId();
  await manager.insert(PrototypeEvent, { id, itemId, ...rowOfSeries(series) });
  await publishCalendarChanged(manager, itemId);
  return shownEvent(id, series, occurrenceOn(series, firstDate(series) ?? startDate));
}

/**
 * Changes one occurrence, it and later ones, or all. A new series that begins with the occurrence is answered instead of the old one.
 * @throws NOT_FOUND where the event has no such occurrence, EVENT_SCOPE_TOO_NARROW, CHANGED_MEANWHILE, LIMIT_REACHED, refusals of the times
 */
export async function changeEvent(manager: EntityManager, asked: PrototypeEvent, change: EventChange): Promise<EventAnswer> {
  const { id, itemId } = asked;
  const calendar = await lockedCalendar(manager, itemId);
  const { series, found } = await presentEvent(manager, asked, calendar, change.eventDate);
  const present = presentFields(series, found);
  refuseStaleFields(present, change.fields, change.was);
  const edit = checkedEdit(series, found, change, calendar);
  const { kept, added } = editSeries(series, change.scope, change.eventDate, edit);
  const addedId = added && newId();
  if (added && addedId) await refuseMore(manager, itemId);
  if (kept) await store(manager, id, kept);
  if (added && addedId) await manager.insert(PrototypeEvent, { id: addedId, itemId, ...rowOfSeries(added) });
  await publishCalendarChanged(manager, itemId);
  const [shown, shownId] = added && addedId ? [added, addedId] : [kept ?? series, id];
  // The occurrence that was edited: of a moved series it has another day by the rule.
  const date = change.scope === 'this_only' ? change.eventDate : (edit.date ?? change.eventDate);
  const at = occurrenceOn(shown, date) ?? occurrenceOn(shown, firstDate(shown) ?? date);
  return shownEvent(shownId, shown, at);
}

/**
 * Takes occurrences out of an event; without any left it goes.
 * @throws NOT_FOUND where the event has no such occurrence, LIMIT_REACHED
 */
export async function removeEvent(
  manager: EntityManager,
  asked: PrototypeEvent,
  { scope, eventDate }: Pick<EventChange, 'scope' | 'eventDate'>,
): Promise<void> {
  const calendar = await lockedCalendar(manager, asked.itemId);
  const { series } = await presentEvent(manager, asked, calendar, eventDate);
  const left = removeOccurrences(series, scope, eventDate);
  if (left) await store(manager, asked.id, left);
  else await manager.delete(PrototypeEvent, { id: asked.id });
  await publishCalendarChanged(manager, asked.itemId);
}

/** Reads the event again under the calendar's lock: the guard's row may be older. */
async function presentEvent(
  manager: EntityManager,
  { id, itemId }: PrototypeEvent,
  calendar: PrototypeCalendar,
  eventDate: string,
): Promise<{ series: EventSeries; found: Occurrence<EventDetails> }> {
  const row = await manager.findOneBy(PrototypeEvent, { id, itemId });
  if (!row) throw apiError('NOT_FOUND');
  const series = seriesOf(row, calendar);
  const found = occurrenceOn(series, eventDate);
  if (!found || found.cancelled) throw apiError('NOT_FOUND');
  return { series, found };
}

/** Fields as a person who opened this occurrence sees them. */
function presentFields(series: EventSeries, { details, date, startTime, endDate, endTime }: Occurrence<EventDetails>): EventFields {
  return { ...details, when: { startDate: date, startTime, endDate, endTime }, repetition: fieldsOf(series).repetition };
}

function checkedEdit(
  series: EventSeries,
  found: Occurrence<EventDetails>,
  { scope, fields }: EventChange,
  { zone }: PrototypeCalendar,
): SeriesChange<EventDetails> {
  const { when, title, description, colour } = fields;
  const repetition = fields.repetition && withOneEnd(fields.repetition);
  if (repetition && scope === 'this_only' && series.rule.repeats !== 'none') throw apiError('EVENT_SCOPE_TOO_NARROW');
  if (when) refuseWhen(when, zone);
  if (repetition) refuseRepetition(repetition, scope === 'all_events' ? series.rule.startDate : (when?.startDate ?? found.date));
  const days = when && daysBetween(when.startDate, when.endDate);
  const details = {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(colour !== undefined && { colour }),
  };
  return {
    ...(when && when.startDate !== found.date && { date: when.startDate }),
    ...(when && when.startTime !== found.startTime && { startTime: when.startTime }),
    ...(when && when.endTime !== found.endTime && { endTime: when.endTime }),
    ...(days !== undefined && days !== daysBetween(found.date, found.endDate) && { days }),
    ...(repetition && { repeats: repeatsOfEvent(repetition.repeats), until: repetition.until, count: repetition.count }),
    ...(Object.keys(details).length > 0 && { details }),
  };
}

async function store(manager: EntityManager, id: string, series: EventSeries): Promise<void> {
  const limit = PROTOTYPE_CALENDAR_LIMITS.exceptions;
  if (series.exceptions.length > limit) throw apiError('LIMIT_REACHED', { limit, what: 'exceptions' });
  await manager.update(PrototypeEvent, { id }, rowOfSeries(series));
}

async function refuseMore(manager: EntityManager, itemId: string): Promise<void> {
  const limit = PROTOTYPE_CALENDAR_LIMITS.events;
  if ((await manager.countBy(PrototypeEvent, { itemId })) >= limit) throw apiError('LIMIT_REACHED', { limit, what: 'events' });
}
