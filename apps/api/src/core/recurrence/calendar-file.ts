import type { RecurrenceRule } from '@murmel/contracts';
import ical, { type ICalCalendar, ICalCalendarMethod } from 'ical-generator';
import { addDays } from './local-time.js';
import { changedOccurrences } from './occurrences.js';
import { ruleText } from './rule-text.js';
import type { Series } from './series.js';
import { zoneComponent } from './zone-component.js';

/** Title and times of one occurrence that differs from its rule. */
export interface WrittenOccurrence {
  ruleDate: string;
  date: string;
  startTime: string;
  endDate: string;
  endTime: string;
  title: string;
}

/** One event of a calendar file with its repetitions: titles and times, nothing else. */
export interface WrittenEvent {
  /** names it in all files for good */
  id: string;
  title: string;
  rule: RecurrenceRule;
  /** days of the rule without an occurrence */
  gone: readonly string[];
  changed: readonly WrittenOccurrence[];
}

/** Reads a series as an event of a calendar file. */
export function writtenEvent(id: string, series: Series<{ title: string }>): WrittenEvent {
  const { rule, details, exceptions } = series;
  return {
    ...{ id, rule, title: details.title },
    gone: exceptions.filter(({ cancelled }) => cancelled).map(({ date }) => date),
    changed: changedOccurrences(series).map(({ details: { title }, ...found }) => ({ ...found, title })),
  };
}

/** Writes a day and a time as they are, whatever zone the server stands in. */
const at = (date: string, time: string): string => `${date}T${time}`;
const compact = (text: string): string => text.replaceAll(/[-:]/g, '');

/**
 * Writes a calendar file (RFC 5545): each event once with its rule, EXDATE for days without it, and RECURRENCE-ID for days with other times or
 * another title. An event over a night lasts in other programs as long as its first one did (RFC 5545, 3.8.5.3), also when clocks change.
 * @param zone of the rules of all events
 * @param tool part of the id of the program that wrote it
 */
export function calendarFile(name: string, zone: string, tool: string, events: readonly WrittenEvent[]): string {
  const calendar = ical({
    name,
    prodId: { company: 'murmel', product: tool, language: 'DE' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.timezone({ name: zone, generator: (asked) => zoneComponent(asked) });
  for (const event of events) addEvent(calendar, zone, event);
  return calendar.toString();
}

function addEvent(calendar: ICalCalendar, zone: string, { id, title, rule, gone, changed }: WrittenEvent): void {
  const { startDate, startTime, endTime, days } = rule;
  const common = { id: `${id}@murmel`, timezone: zone, stamp: new Date(0) };
  // The last day as its last minute: readers take the one or the other of two equal hours in autumn (ADR 83).
  const text = ruleText(rule.until === null ? rule : { ...rule, startTime: '23:59' });
  const repeating = [
    `RRULE:${text}`,
    ...(gone.length > 0 ? [`EXDATE;TZID=${zone}:${gone.map((day) => compact(at(day, `${startTime}:00`))).join(',')}`] : []),
  ];
  calendar.createEvent({
    ...common,
    summary: title,
    start: at(startDate, startTime),
    end: at(addDays(startDate, days), endTime),
    ...(text !== '' && { repeating: `${repeating.join('\r\n')}\r\n` }),
  });
  for (const one of changed) {
    const differs = one.date !== one.ruleDate || one.startTime !== startTime || one.endTime !== endTime;
    if (!differs && one.endDate === addDays(one.ruleDate, days) && one.title === title) continue;
    calendar.createEvent({
      ...common,
      summary: one.title,
      start: at(one.date, one.startTime),
      end: at(one.endDate, one.endTime),
      recurrenceId: at(one.ruleDate, startTime),
    });
  }
}
