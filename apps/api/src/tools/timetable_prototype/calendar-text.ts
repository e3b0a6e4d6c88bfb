import { type ItemPicture, PICTURE_LIMITS } from '@murmel/contracts';
import type { SearchText } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { truncateLine } from '../../core/items/pictures/truncate-line.js';
import type { ExportedContent, PictureContribution } from '../../core/tool-contribution/contributions.js';
import { calendarOf, eventsOf } from './calendar-repository.js';
import { calendarIcs } from './events/calendar-ics.js';

/** Returns titles and descriptions of all events as search text, with those of changed occurrences. */
export async function calendarSearchText(manager: EntityManager, itemId: string): Promise<SearchText[]> {
  const { source } = await calendarOf(manager, itemId);
  const events = await eventsOf(manager, itemId);
  const texts = events.flatMap(({ title, description, exceptions }) => [
    [title, description].filter(Boolean).join(' – '),
    ...exceptions.flatMap(({ change }) => [change.details?.title, change.details?.description].filter((text) => text !== undefined)),
  ]);
  return [source, ...texts].filter((text) => text !== '').map((text): SearchText => ({ kind: 'text', text }));
}

/** Exports a calendar for its owner: for other programs, events to read, and everything as data. */
export async function exportCalendar(manager: EntityManager, itemId: string): Promise<ExportedContent[]> {
  const { colour, source, zone } = await calendarOf(manager, itemId);
  const events = await eventsOf(manager, itemId);
  const lines = events.map(({ title, description, startDate, startTime, endTime, repeats }) =>
    [`- ${startDate} ${startTime}–${endTime}: ${title}${repeats === 'none' ? '' : ` (${repeats})`}`, description && `  ${description}`]
      .filter(Boolean)
      .join('\n'),
  );
  const data = { colour, source, timeZone: zone, events: events.map(({ id: _id, itemId: _item, ...event }) => event) };
  return [
    { extension: '.ics', contents: (await calendarIcs(manager, itemId)).ics },
    { extension: '.md', contents: `${[source, lines.join('\n')].filter(Boolean).join('\n\n')}\n` },
    { extension: '.json', contents: `${JSON.stringify(data, null, 2)}\n` },
  ];
}

interface FirstEvent {
  itemId: string;
  title: string;
  startDate: string;
}

/** Preview picture of a calendar: its first events, each with its day. */
export const calendarPictures: PictureContribution = {
  async ofRows(manager, _asking, items) {
    const rows = await manager.query<FirstEvent[]>(
      `select item_id as "itemId", title, start_date as "startDate" from (
         select *, row_number() over (partition by item_id order by start_date, id) as place from prototype_event where item_id = any($1)) event
       where place <= $2 order by start_date, id`,
      [items.map(({ item }) => item.id), PICTURE_LIMITS.lines],
    );
    const pictures = new Map<string, ItemPicture>();
    for (const { itemId, title, startDate } of rows) {
      const [, month, day] = startDate.split('-').map(Number);
      const line = { as: 'point' as const, text: truncateLine(`${day}.${month}. ${title}`, PICTURE_LIMITS.lineMax) };
      const before = pictures.get(itemId);
      pictures.set(itemId, { shape: 'text', lines: [...(before?.shape === 'text' ? before.lines : []), line] });
    }
    return pictures;
  },
};
