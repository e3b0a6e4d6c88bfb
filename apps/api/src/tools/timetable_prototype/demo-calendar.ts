import { TOOLS } from '@murmel/contracts';
import { type Account, newId, PrototypeCalendar, PrototypeEvent } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { createItem } from '../../core/items/create-item.js';
import { addDays, isoWeekday } from '../../core/recurrence/local-time.js';
import type { EventRow } from './events/event-series.js';
import { newCalendar } from './prototype-calendar-item.js';

const TITLE = 'Termine im Kollegium';

/** Days after the Monday of this week, and what happens there. */
const EVENTS: readonly (Pick<EventRow, 'title' | 'startTime' | 'endTime'> & Partial<EventRow> & { after: number })[] = [
  { title: 'Fachkonferenz Deutsch', startTime: '14:30', endTime: '16:00', after: 1, repeats: 'monthly', colour: 'magenta' },
  { title: 'Teamzeit Klasse 7', startTime: '13:15', endTime: '14:00', after: 2, repeats: 'biweekly', colour: 'green' },
  { title: 'Hofaufsicht', startTime: '09:30', endTime: '09:50', after: 3, repeats: 'weekly', colour: 'orange' },
  { title: 'Elternabend 7b', startTime: '19:00', endTime: '20:30', after: 9, description: 'Raum 204, Wahl der Elternvertretung' },
];

/** A calendar with events that repeat in every way, from this week on. */
export async function addDemoCalendar(manager: EntityManager, owner: Account): Promise<void> {
  const { id: itemId } = await createItem(manager, owner, TOOLS.timetable_prototype.kind, {}, TITLE);
  await manager.insert(PrototypeCalendar, { ...newCalendar(), itemId, source: 'Jahresplan der Schule' });
  const today = new Date().toISOString().slice(0, 10);
  const monday = addDays(today, 1 - isoWeekday(today));
  const rows = EVENTS.map(({ after, ...event }) =>
    manager.create(PrototypeEvent, {
      ...{ description: '', colour: null, days: 0, repeats: 'none', until: null, count: null, exceptions: [] },
      ...{ ...event, id: newId(), itemId, startDate: addDays(monday, after) },
    }),
  );
  await manager.insert(PrototypeEvent, rows);
}
