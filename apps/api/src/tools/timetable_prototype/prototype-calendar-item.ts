import type { PrototypeCalendar as CalendarAnswer, ToolInput } from '@murmel/contracts';
import { PrototypeCalendar, publish } from '@murmel/server';
import type { ItemContribution } from '../../core/tool-contribution/item-contribution.js';
import { itemOf } from '../../platform/request-context.js';
import { calendarOf, FIRST_ZONE, lockedCalendar } from './calendar-repository.js';

const UNTITLED = { de: 'Neuer Kalender', en: 'New calendar' } as const;

type Settings = Pick<ToolInput<'timetable_prototype', 'update'>, 'colour' | 'source' | 'timeZone'>;

/** Prototype calendars as items: a colour, a source and a zone. Their events have calls of their own. */
export const prototypeCalendarItem: ItemContribution<'timetable_prototype'> = {
  germanName: 'Kalender (Prototyp)',
  untitled: (language) => UNTITLED[language],
  async create(manager, { item: { id: itemId }, input }) {
    const calendar = manager.create(PrototypeCalendar, { ...newCalendar(), itemId, ...written(input) });
    await manager.insert(PrototypeCalendar, calendar);
    return { calendar: answerOf(calendar) };
  },
  read: async (manager, _asking, { id }) => ({ calendar: answerOf(await calendarOf(manager, id)) }),
  async change(manager, context, input) {
    const { id: itemId } = itemOf(context);
    const fields = written(input);
    if (Object.keys(fields).length === 0) return;
    const { revision } = await lockedCalendar(manager, itemId);
    await manager.update(PrototypeCalendar, { itemId }, { ...fields, revision: revision + 1 });
    await publish(manager, 'item.changed', { itemId });
  },
};

/** Returns what a new calendar has until its teacher says otherwise. */
export const newCalendar = (): Omit<PrototypeCalendar, 'itemId'> => ({ colour: 'cyan', source: '', zone: FIRST_ZONE, revision: 0 });

const answerOf = ({ colour, source, zone }: PrototypeCalendar): CalendarAnswer => ({ colour, source, zone });

/** Returns only the fields that were sent. */
function written({ colour, source, timeZone }: Settings): Partial<PrototypeCalendar> {
  return {
    ...(colour !== undefined && { colour }),
    ...(source !== undefined && { source }),
    ...(timeZone !== undefined && { zone: timeZone }),
  };
}
