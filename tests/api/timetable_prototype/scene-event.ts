import { newId, PrototypeCalendar, PrototypeEvent } from '@murmel/server';
import type { EntityManager } from 'typeorm';

/** A calendar with one event that repeats daily from 4 May 2027 on. @returns the event's id */
export async function seedSceneEvent(manager: EntityManager, itemId: string, mark: string): Promise<string> {
  const id = newId();
  await manager.insert(PrototypeCalendar, { itemId, colour: 'cyan', source: `Quelle${mark}`, zone: 'Europe/Berlin' });
  await manager.insert(PrototypeEvent, {
    ...{ id, itemId, title: `Termin${mark}`, description: `Text${mark}`, colour: null, days: 0 },
    ...{ startDate: '2027-05-04', startTime: '08:00', endTime: '08:45', repeats: 'daily', until: null, count: null, exceptions: [] },
  });
  return id;
}
