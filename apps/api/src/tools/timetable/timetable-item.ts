import { schoolYearOf, TIMETABLE_LIMITS, TIMETABLE_ZONE, type ToolInput } from '@murmel/contracts';
import { Timetable } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { updateItem } from '../../core/items/change-items.js';
import { localOf } from '../../core/recurrence/local-time.js';
import type { ItemContribution } from '../../core/tool-contribution/item-contribution.js';
import { omitUndefined } from '../../platform/omit-undefined.js';
import { refuseStaleFields } from '../../platform/refuse-stale-fields.js';
import { itemOf } from '../../platform/request-context.js';
import { refuseFrame } from './check-fields.js';
import { lockedTimetable, publishTimetableChanged, timetableAnswer } from './timetable-repository.js';

const UNTITLED = { de: 'Mein Stundenplan', en: 'My timetable' } as const;
type Settings = ToolInput<'timetable', 'create'>;

/** Timetables as items: a range of days with courses, breaks and events. */
export const timetableItem: ItemContribution<'timetable'> = {
  germanName: 'Stundenplan',
  untitled: (language) => UNTITLED[language],
  async create(manager, { item: { id: itemId }, owner, input }) {
    await insertTimetable(manager, itemId, input);
    return { timetable: await timetableAnswer(manager, itemId, { accountId: owner.id, mayChange: true }) };
  },
  async read(manager, { account }, { id, abilities }) {
    const reader = { accountId: account?.id ?? null, mayChange: abilities.update === true };
    return { timetable: await timetableAnswer(manager, id, reader) };
  },
  async change(manager, context, { was, first, last, lessonMinutes, state }) {
    const { id: itemId } = itemOf(context);
    const before = await lockedTimetable(manager, itemId);
    const wanted = omitUndefined({ first, last, lessonMinutes, state });
    if (Object.keys(wanted).length === 0) return;
    refuseStaleFields(before, wanted, was);
    refuseFrame({ ...before, ...wanted });
    await manager.update(Timetable, { itemId }, wanted);
    await updateItem(manager, itemId, {});
    await publishTimetableChanged(manager, itemId);
  },
};

/** Stores the frame of a new timetable: the present school year and lessons of 45 minutes, where nothing else was said. @throws what `refuseFrame` throws */
export async function insertTimetable(
  manager: EntityManager,
  itemId: string,
  { first, last, lessonMinutes, state }: Settings,
  now = Date.now(),
): Promise<void> {
  const year = schoolYearOf(first ?? localOf(now, TIMETABLE_ZONE).date);
  const frame = { first: first ?? year.first, last: last ?? year.last, lessonMinutes: lessonMinutes ?? TIMETABLE_LIMITS.lesson.start };
  refuseFrame(frame);
  await manager.insert(Timetable, { itemId, ...frame, state: state ?? null, schoolHolidays: [], holidaysFrom: null });
}
