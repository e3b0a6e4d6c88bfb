import {
  type TimetableBreak as BreakAnswer,
  type TimetableCourse as CourseAnswer,
  type TimetableEvent as EventAnswer,
  type Timetable as TimetableAnswer,
  type TimetableHoliday,
  timetableRepeatOf,
  weekdayOfDate,
} from '@murmel/contracts';
import { Item, publish, Timetable, TimetableBreak, TimetableCourse, TimetableEvent } from '@murmel/server';
import { type EntityManager, In } from 'typeorm';
import { noteContentChange } from '../../core/items/change-items.js';
import { apiError } from '../../platform/api-error.js';
import { publicHolidays } from './holidays/public-holidays.js';

/** Reader of a timetable, and what they see of it beyond what all readers see. */
export interface TimetableReader {
  /** null: without an account */
  accountId: string | null;
  /** sees notes */
  mayChange: boolean;
}

/** Own materials of a reader, by their ids. */
export type OwnItems = ReadonlyMap<string, { id: string; kind: Item['kind']; title: string }>;

/** @throws NOT_FOUND for an item that is no timetable */
export async function timetableOf(manager: EntityManager, itemId: string): Promise<Timetable> {
  const timetable = await manager.findOneBy(Timetable, { itemId });
  if (!timetable) throw apiError('NOT_FOUND');
  return timetable;
}

/** Reads the timetable for a change: one change after the other. @throws NOT_FOUND */
export async function lockedTimetable(manager: EntityManager, itemId: string): Promise<Timetable> {
  const timetable = await manager.findOne(Timetable, { where: { itemId }, lock: { mode: 'pessimistic_write' } });
  if (!timetable) throw apiError('NOT_FOUND');
  return timetable;
}

/** Counts a change of the timetable or what belongs to it, and tells open pages. Call under its lock. */
export async function publishTimetableChanged(manager: EntityManager, itemId: string): Promise<void> {
  await manager.increment(Timetable, { itemId }, 'revision', 1);
  await noteContentChange(manager, itemId);
  await publish(manager, 'item.changed', { itemId });
}

export function coursesOf(manager: EntityManager, itemId: string): Promise<TimetableCourse[]> {
  return manager.find(TimetableCourse, { where: { itemId }, order: { createdAt: 'asc', id: 'asc' } });
}

export function breaksOf(manager: EntityManager, itemId: string): Promise<TimetableBreak[]> {
  return manager.find(TimetableBreak, { where: { itemId }, order: { startTime: 'asc', id: 'asc' } });
}

export function eventsOf(manager: EntityManager, itemId: string): Promise<TimetableEvent[]> {
  return manager.find(TimetableEvent, { where: { itemId }, order: { createdAt: 'asc', id: 'asc' } });
}

/** Returns which of these classes the account teaches in, with their names. */
export async function taughtClasses(
  manager: EntityManager,
  accountId: string | null,
  classIds: readonly (string | null)[],
): Promise<Map<string, { id: string; name: string }>> {
  const asked = [...new Set(classIds.filter((id) => id !== null))];
  if (accountId === null || asked.length === 0) return new Map();
  const rows = await manager.query<{ id: string; name: string }[]>(
    `select c.id, c.name from school_class c join class_member m on m.class_id = c.id and m.account_id = $1 and m.role in ('owner', 'teacher')
      where c.id = any($2) and c.discarded_at is null`,
    [accountId, asked],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns those of these items that the account owns: others learn nothing of what is named in a lesson. */
export async function ownItemsOf(manager: EntityManager, accountId: string | null, itemIds: readonly string[]): Promise<OwnItems> {
  const asked = [...new Set(itemIds)];
  if (accountId === null || asked.length === 0) return new Map();
  const items = await manager.find(Item, {
    where: { id: In(asked), ownerId: accountId },
    select: { id: true, kind: true, title: true, discardedAt: true },
  });
  return new Map(items.filter(({ discardedAt }) => !discardedAt).map(({ id, kind, title }) => [id, { id, kind, title }]));
}

export const shownItems = (own: OwnItems, ids: readonly string[]) => ids.flatMap((id) => own.get(id) ?? []);

/** All materials that an event names, also on single days. */
export function namedItems(events: readonly TimetableEvent[]): string[] {
  return events.flatMap(({ details, exceptions }) => [
    ...details.itemIds,
    ...exceptions.flatMap(({ change }) => change.details?.itemIds ?? []),
  ]);
}

export async function courseAnswers(
  manager: EntityManager,
  courses: readonly TimetableCourse[],
  reader: TimetableReader,
): Promise<CourseAnswer[]> {
  const taught = await taughtClasses(
    manager,
    reader.accountId,
    courses.map(({ classId }) => classId),
  );
  return courses.map(({ id, name, colour, classId }) => ({ id, name, colour, class: (classId && taught.get(classId)) || null }));
}

export const breakAnswer = ({ id, title, startTime, endTime, weekdays }: TimetableBreak): BreakAnswer => ({
  id,
  title,
  startTime,
  endTime,
  weekdays,
});

export function eventAnswer({ id, rule, details, exceptions }: TimetableEvent, own: OwnItems, reader: TimetableReader): EventAnswer {
  return {
    id,
    courseId: details.courseId,
    title: details.title,
    room: details.room,
    notes: reader.mayChange ? details.notes : '',
    startDate: rule.startDate,
    weekday: weekdayOfDate(rule.startDate),
    startTime: rule.startTime,
    endTime: rule.endTime,
    repeat: timetableRepeatOf(rule.repeats),
    until: rule.until,
    exceptions: exceptions.map(({ date, cancelled, change }) => ({ date, cancelled, changed: Object.keys(change).length > 0 })),
    items: shownItems(own, details.itemIds),
  };
}

/** Returns all days without lessons: public ones of the state, and those that a file named. */
export async function holidaysOf({ first, last, state, schoolHolidays }: Timetable): Promise<TimetableHoliday[]> {
  const shown = state ? await publicHolidays(state, first, last) : [];
  return [
    ...shown.map(({ date, title }) => ({ first: date, last: date, title, kind: 'public' as const })),
    ...schoolHolidays.map((holiday) => ({ ...holiday, kind: 'school' as const })),
  ].sort((one, other) => one.first.localeCompare(other.first));
}

/** @throws NOT_FOUND for an item that is no timetable */
export async function timetableAnswer(manager: EntityManager, itemId: string, reader: TimetableReader): Promise<TimetableAnswer> {
  const timetable = await timetableOf(manager, itemId);
  const [courses, breaks, events] = [await coursesOf(manager, itemId), await breaksOf(manager, itemId), await eventsOf(manager, itemId)];
  const own = await ownItemsOf(manager, reader.accountId, namedItems(events));
  const { first, last, lessonMinutes, state, revision, holidaysFrom } = timetable;
  return {
    ...{ first, last, lessonMinutes, state, revision, holidaysFrom },
    courses: await courseAnswers(manager, courses, reader),
    breaks: breaks.map(breakAnswer),
    events: events.map((event) => eventAnswer(event, own, reader)),
    holidays: await holidaysOf(timetable),
  };
}
