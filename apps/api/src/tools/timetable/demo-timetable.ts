import { TOOLS } from '@murmel/contracts';
import type { Account } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { createItem } from '../../core/items/create-item.js';
import { timetableCopying } from './copy-timetable.js';
import { EXAMPLE_PLAN, plannedTimetable } from './templates/timetable-templates.js';

/** The week of a teacher in this school year. */
export async function addDemoTimetable(manager: EntityManager, owner: Account): Promise<void> {
  const { id: to } = await createItem(manager, owner, TOOLS.timetable.kind, {}, 'Stundenplan');
  await timetableCopying.put(
    manager,
    { from: to, to, by: owner.id, files: new Map(), children: new Map() },
    plannedTimetable(EXAMPLE_PLAN),
  );
}
