import type { PrototypeEvent as EventAnswer } from '@murmel/contracts';
import type { PrototypeEvent } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { occurrenceOn } from '../../../core/recurrence/occurrences.js';
import { firstRuleDates } from '../../../core/recurrence/rule-dates.js';
import { calendarOf } from '../calendar-repository.js';
import { type EventSeries, seriesOf, shownEvent } from './event-series.js';

/** Looks for the first day on which something of a series happens. */
export function firstDate({ rule, exceptions }: EventSeries): string | undefined {
  const cancelled = new Set(exceptions.filter((one) => one.cancelled).map(({ date }) => date));
  return firstRuleDates(rule, cancelled.size + 1).find((date) => !cancelled.has(date));
}

/** Shows an event with the occurrence of a day, or with its first one. */
export async function readEvent(manager: EntityManager, row: PrototypeEvent, date: string | undefined): Promise<EventAnswer> {
  const series = seriesOf(row, await calendarOf(manager, row.itemId));
  const day = date ?? firstDate(series);
  return shownEvent(row.id, series, day === undefined ? undefined : occurrenceOn(series, day));
}
