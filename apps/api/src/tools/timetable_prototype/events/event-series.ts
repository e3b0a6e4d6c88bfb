import {
  type PrototypeEvent as EventAnswer,
  type EventColour,
  type EventFields,
  type EventOccurrence,
  prototypeRepeatsOf,
} from '@murmel/contracts';
import type { PrototypeCalendar, PrototypeEvent } from '@murmel/server';
import { addDays } from '../../../core/recurrence/local-time.js';
import type { Occurrence, Series } from '../../../core/recurrence/series.js';

/** Words and look of an event, which single occurrences may have of their own. */
export interface EventDetails {
  title: string;
  description: string;
  colour: EventColour | null;
}

export type EventSeries = Series<EventDetails>;
export type EventRow = Omit<PrototypeEvent, 'id' | 'itemId'>;

/** Reads a row as a series of the engine, in the calendar's zone. */
export function seriesOf(row: EventRow, { zone }: Pick<PrototypeCalendar, 'zone'>): EventSeries {
  const { title, description, colour, startDate, startTime, endTime, days, repeats, until, count, exceptions } = row;
  return {
    rule: { startDate, startTime, endTime, days, zone, repeats, until, count },
    details: { title, description, colour },
    exceptions,
  };
}

/** Writes a series as a row. The zone stays with the calendar. */
export function rowOfSeries({ rule, details, exceptions }: EventSeries): EventRow {
  const { startDate, startTime, endTime, days, repeats, until, count } = rule;
  const kept = [...exceptions].sort((one, other) => (one.date < other.date ? -1 : 1));
  return {
    ...details,
    startDate,
    startTime,
    endTime,
    days,
    until,
    count,
    repeats: repeats === 'yearly' ? 'none' : repeats,
    exceptions: kept,
  };
}

/** Shows an occurrence as the calls answer it. */
export function shownOccurrence(eventId: string, repeats: PrototypeEvent['repeats'], found: Occurrence<EventDetails>): EventOccurrence {
  const { ruleDate, date, startTime, endDate, endTime, start, end, changed, details } = found;
  return {
    ...{ eventId, eventDate: ruleDate, ...details, startDate: date, startTime, endDate, endTime, changed },
    ...{ starts: new Date(start).toISOString(), ends: new Date(end).toISOString(), repeats: prototypeRepeatsOf(repeats) },
  };
}

/** Fields of the series as a whole. */
export function fieldsOf(series: EventSeries): EventFields {
  const { rule, details } = series;
  return {
    ...details,
    when: {
      ...{ startDate: rule.startDate, startTime: rule.startTime },
      ...{ endDate: addDays(rule.startDate, rule.days), endTime: rule.endTime },
    },
    repetition: { repeats: prototypeRepeatsOf(rule.repeats), until: rule.until, count: rule.count },
  };
}

/** Shows an event with one of its occurrences. */
export function shownEvent(id: string, series: EventSeries, found: Occurrence<EventDetails> | undefined): EventAnswer {
  const { repeats } = series.rule;
  const shown = found && !found.cancelled ? shownOccurrence(id, repeats === 'yearly' ? 'none' : repeats, found) : null;
  return { id, ...fieldsOf(series), occurrence: shown };
}
