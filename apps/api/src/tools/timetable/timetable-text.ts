import { type ItemPicture, PICTURE_LIMITS } from '@murmel/contracts';
import { Item, type SearchText, Timetable, TimetableCourse } from '@murmel/server';
import { type EntityManager, In } from 'typeorm';
import { truncateLine } from '../../core/items/pictures/truncate-line.js';
import type { ExportedContent, PictureContribution } from '../../core/tool-contribution/contributions.js';
import { openTimetable } from './events/occurrences.js';
import { icsOf } from './feed/timetable-ics.js';
import { breaksOf, coursesOf, eventsOf } from './timetable-repository.js';

/** Returns the search text of a timetable; rooms and notes are found by those who work on it. */
export async function timetableSearchText(manager: EntityManager, itemId: string): Promise<SearchText[]> {
  const courses = await coursesOf(manager, itemId);
  const events = await eventsOf(manager, itemId);
  const titles = [...courses.map(({ name }) => name), ...events.map(({ details }) => details.title)].filter(Boolean);
  const inside = events.flatMap(({ details }) => [details.room, details.notes]).filter(Boolean);
  return [
    ...titles.map((text): SearchText => ({ kind: 'text', text })),
    ...inside.map((text): SearchText => ({ kind: 'text', text, inside: true })),
  ];
}

/** Exports a timetable for its owner: as a calendar, and everything as data. */
export async function exportTimetable(manager: EntityManager, itemId: string): Promise<ExportedContent[]> {
  const stored = await manager.findOneBy(Timetable, { itemId });
  if (!stored) return [];
  const { title } = await manager.findOneByOrFail(Item, { id: itemId });
  const { itemId: _item, revision: _revision, ...timetable } = stored;
  const whole = {
    ...timetable,
    courses: (await coursesOf(manager, itemId)).map(({ id, name, colour }) => ({ id, name, colour })),
    breaks: (await breaksOf(manager, itemId)).map(({ title: name, startTime, endTime, weekdays }) => ({
      title: name,
      startTime,
      endTime,
      weekdays,
    })),
    events: (await eventsOf(manager, itemId)).map(({ rule, details, exceptions }) => ({ rule, details, exceptions })),
  };
  return [
    { extension: '.ics', contents: icsOf(title, await openTimetable(manager, itemId)) },
    { extension: '.json', contents: JSON.stringify(whole, null, 2) },
  ];
}

/** Preview picture of a timetable: its courses. */
export const timetablePictures: PictureContribution = {
  async ofRows(manager, _asking, items) {
    const ids = items.map(({ item }) => item.id);
    const courses = await manager.find(TimetableCourse, { where: { itemId: In(ids) }, order: { createdAt: 'asc', id: 'asc' } });
    return new Map(
      ids.map((id): [string, ItemPicture] => {
        const own = courses.filter(({ itemId }) => itemId === id).slice(0, PICTURE_LIMITS.lines);
        return [id, { shape: 'text', lines: own.map(({ name }) => ({ as: 'point', text: truncateLine(name, PICTURE_LIMITS.lineMax) })) }];
      }),
    );
  },
};
