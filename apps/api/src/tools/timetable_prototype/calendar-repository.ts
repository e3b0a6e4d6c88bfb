import { PROTOTYPE_CALENDAR_LIMITS } from '@murmel/contracts';
import { PrototypeCalendar, PrototypeEvent, publish } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { noteContentChange } from '../../core/items/change-items.js';
import { apiError } from '../../platform/api-error.js';

/** Zone of a new calendar until its teacher's browser says another one. */
export const FIRST_ZONE = 'Europe/Berlin';

/** @throws NOT_FOUND for an item that is no calendar */
export async function calendarOf(manager: EntityManager, itemId: string): Promise<PrototypeCalendar> {
  const calendar = await manager.findOneBy(PrototypeCalendar, { itemId });
  if (!calendar) throw apiError('NOT_FOUND');
  return calendar;
}

/** Locks the calendar for a change of it or its events: one after the other. @throws NOT_FOUND */
export async function lockedCalendar(manager: EntityManager, itemId: string): Promise<PrototypeCalendar> {
  const calendar = await manager.findOne(PrototypeCalendar, { where: { itemId }, lock: { mode: 'pessimistic_write' } });
  if (!calendar) throw apiError('NOT_FOUND');
  return calendar;
}

/** Returns all series of a calendar, by the day they begin on. */
export function eventsOf(manager: EntityManager, itemId: string): Promise<PrototypeEvent[]> {
  return manager.find(PrototypeEvent, {
    where: { itemId },
    order: { startDate: 'asc', id: 'asc' },
    take: PROTOTYPE_CALENDAR_LIMITS.events,
  });
}

/** Raises the revision, which has the search text made anew, and tells all viewers. Call under the calendar's lock. */
export async function publishCalendarChanged(manager: EntityManager, itemId: string): Promise<void> {
  await manager.increment(PrototypeCalendar, { itemId }, 'revision', 1);
  await noteContentChange(manager, itemId);
  await publish(manager, 'item.changed', { itemId });
}
