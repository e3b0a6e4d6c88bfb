import { Item } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { calendarFile, writtenEvent } from '../../../core/recurrence/calendar-file.js';
import { calendarOf, eventsOf } from '../calendar-repository.js';
import { seriesOf } from './event-series.js';

/** Writes a calendar as a file for other programs: titles and times, no descriptions. @throws NOT_FOUND for an item that is no calendar */
export async function calendarIcs(manager: EntityManager, itemId: string): Promise<{ title: string; ics: string }> {
  const calendar = await calendarOf(manager, itemId);
  const { title } = await manager.findOneByOrFail(Item, { id: itemId });
  const events = await eventsOf(manager, itemId);
  const written = events.map((row) => writtenEvent(row.id, seriesOf(row, calendar)));
  return { title, ics: calendarFile(title, calendar.zone, 'calendar', written) };
}
