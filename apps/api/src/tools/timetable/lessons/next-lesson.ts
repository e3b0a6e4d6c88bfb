import { type NextLesson, TIMETABLE_ZONE } from '@murmel/contracts';
import { Item, Timetable } from '@murmel/server';
import { type EntityManager, IsNull } from 'typeorm';
import { addDays, localOf } from '../../../core/recurrence/local-time.js';
import { occurrencesOf, openTimetable } from '../events/occurrences.js';
import { namedItems, ownItemsOf, taughtClasses } from '../timetable-repository.js';

/** Days that a next lesson is looked for: beyond a week of holidays it is none to prepare now. */
const LOOKED_AHEAD_DAYS = 7;
/** Own timetables that are looked into, newest first: a teacher has one a year. */
const TIMETABLES = 5;

/** Finds the lesson of the caller's own timetables that goes on or comes next; null: none within a week. @param now milliseconds since 1970 */
export async function nextLesson(manager: EntityManager, accountId: string, now = Date.now()): Promise<NextLesson | null> {
  const { date: today, time } = localOf(now, TIMETABLE_ZONE);
  const until = addDays(today, LOOKED_AHEAD_DAYS);
  const items = await manager.find(Item, {
    where: { ownerId: accountId, kind: 'timetable', discardedAt: IsNull() },
    order: { updatedAt: 'desc' },
    take: TIMETABLES,
  });
  const reader = { accountId, mayChange: true };
  let next: NextLesson | undefined;
  for (const { id, title } of items) {
    const frame = await manager.findOneBy(Timetable, { itemId: id });
    if (!frame || frame.last < today || frame.first > until) continue;
    const open = await openTimetable(manager, id);
    const own = await ownItemsOf(manager, accountId, namedItems(open.events));
    const found = occurrencesOf(open, { from: today, to: until }, own, reader).find(
      ({ date, endTime, cancelled, holiday }) => !cancelled && holiday === null && (date > today || endTime > time),
    );
    if (!found || (next && `${next.occurrence.date}${next.occurrence.startTime}` <= `${found.date}${found.startTime}`)) continue;
    const course = open.courses.find((one) => one.id === found.courseId);
    const taught = course?.classId ? (await taughtClasses(manager, accountId, [course.classId])).get(course.classId) : undefined;
    next = {
      timetable: { id, title },
      occurrence: found,
      colour: course?.colour ?? null,
      class: taught ?? null,
      project: taught ? await runningProject(manager, accountId, taught.id) : null,
    };
  }
  return next ?? null;
}

/** Returns the newest project of the caller that runs in a class. */
async function runningProject(manager: EntityManager, accountId: string, classId: string): Promise<{ id: string; name: string } | null> {
  const [project] = await manager.query<{ id: string; name: string }[]>(
    `select id, name from project where class_id = $1 and owner_id = $2 and discarded_at is null and archived_at is null and ended_at is null
        and paused_at is null and ends_at > now() order by created_at desc limit 1`,
    [classId, accountId],
  );
  return project ?? null;
}
