import { EVENT_COLOURS, type Json, localDate, localTime, PROTOTYPE_CALENDAR_LIMITS, RECURRENCE, timeZone } from '@murmel/contracts';
import { newId, PrototypeCalendar, PrototypeEvent } from '@murmel/server';
import { z } from 'zod';
import { contentCopying } from '../../core/tool-contribution/content-copy.js';
import { calendarOf, eventsOf } from './calendar-repository.js';

const { events: most, sourceMax, titleMax, descriptionMax, days, exceptions: mostExceptions } = PROTOTYPE_CALENDAR_LIMITS;
const words = {
  title: z.string().min(1).max(titleMax),
  description: z.string().max(descriptionMax),
  colour: z.enum(EVENT_COLOURS).nullable(),
};
const lasting = z.number().int().min(0).max(days);
const exception = z.strictObject({
  date: localDate,
  cancelled: z.boolean(),
  change: z.strictObject({
    date: localDate.optional(),
    startTime: localTime.optional(),
    endTime: localTime.optional(),
    days: lasting.optional(),
    details: z.strictObject(words).partial().optional(),
  }),
});
const event = z
  .strictObject({
    ...words,
    ...{ startDate: localDate, startTime: localTime, endTime: localTime, days: lasting },
    repeats: z.enum(['none', 'daily', 'weekly', 'biweekly', 'monthly']),
    until: localDate.nullable(),
    count: z.number().int().min(1).max(RECURRENCE.count).nullable(),
    exceptions: z.array(exception).max(mostExceptions),
  })
  .refine(({ until, count }) => until === null || count === null);
const taken = z.strictObject({
  colour: z.enum(EVENT_COLOURS),
  source: z.string().max(sourceMax),
  zone: timeZone,
  events: z.array(event).max(most),
});
type CopiedCalendar = z.infer<typeof taken>;

/** Copies the calendar with all its events, under new ids. */
export const calendarCopying = contentCopying<CopiedCalendar & Json>({
  async take(manager, { from }) {
    const { colour, source, zone } = await calendarOf(manager, from);
    const events = (await eventsOf(manager, from)).map(({ id: _id, itemId: _item, ...copied }) => copied);
    return { colour, source, zone, events } as CopiedCalendar & Json;
  },
  checked: (content) => taken.safeParse(content).data as (CopiedCalendar & Json) | undefined,
  async put(manager, { to: itemId }, { events, colour, source, zone }) {
    await manager.insert(PrototypeCalendar, { itemId, colour, source, zone, revision: 0 });
    const rows = events.map((copied) => manager.create(PrototypeEvent, { ...copied, id: newId(), itemId } as PrototypeEvent));
    if (rows.length > 0) await manager.insert(PrototypeEvent, rows);
  },
});
