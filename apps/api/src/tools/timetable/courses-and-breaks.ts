import { TIMETABLE_LIMITS } from '@murmel/contracts';
import { newId, TimetableBreak, TimetableCourse, TimetableEvent } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { omitUndefined, type PartialInput } from '../../platform/omit-undefined.js';
import { refuseStaleFields } from '../../platform/refuse-stale-fields.js';
import { refuseName, refuseTimes } from './check-fields.js';
import { eventsOf, lockedTimetable, publishTimetableChanged, taughtClasses } from './timetable-repository.js';

type CourseFields = Pick<TimetableCourse, 'name' | 'colour' | 'classId'>;
type BreakFields = Pick<TimetableBreak, 'title' | 'startTime' | 'endTime' | 'weekdays'>;
type Seen = object | undefined;

/** A change of one part of a timetable, as one person sent it. */
interface PartChange<Fields> {
  id: string;
  fields: PartialInput<Fields>;
  was: Seen;
}

async function refuseCourse(manager: EntityManager, accountId: string, { name, classId }: PartialInput<CourseFields>): Promise<void> {
  refuseName('name', name, true);
  if (classId && !(await taughtClasses(manager, accountId, [classId])).has(classId)) throw apiError('TIMETABLE_CLASS_UNKNOWN');
}

/** @throws TIMETABLE_NAME_TOO_LONG, TIMETABLE_CLASS_UNKNOWN, LIMIT_REACHED */
export async function addCourse(manager: EntityManager, itemId: string, accountId: string, fields: CourseFields): Promise<void> {
  await lockedTimetable(manager, itemId);
  await refuseCourse(manager, accountId, fields);
  const limit = TIMETABLE_LIMITS.courses;
  if ((await manager.countBy(TimetableCourse, { itemId })) >= limit) throw apiError('LIMIT_REACHED', { limit, what: 'courses' });
  await manager.insert(TimetableCourse, { id: newId(), itemId, createdAt: new Date(), ...fields });
  await publishTimetableChanged(manager, itemId);
}

/** @throws NOT_FOUND, CHANGED_MEANWHILE, TIMETABLE_NAME_TOO_LONG, TIMETABLE_CLASS_UNKNOWN */
export async function changeCourse(
  manager: EntityManager,
  itemId: string,
  accountId: string,
  { id, fields, was }: PartChange<CourseFields>,
): Promise<void> {
  await lockedTimetable(manager, itemId);
  const before = await manager.findOneBy(TimetableCourse, { id, itemId });
  if (!before) throw apiError('NOT_FOUND');
  const wanted = omitUndefined(fields);
  refuseStaleFields(before, wanted, was);
  await refuseCourse(manager, accountId, wanted);
  if (Object.keys(wanted).length > 0) await manager.update(TimetableCourse, { id }, wanted);
  await publishTimetableChanged(manager, itemId);
}

/** Removes a course. Its lessons stay, as events with its name: nothing that was planned is lost. @throws NOT_FOUND */
export async function removeCourse(manager: EntityManager, itemId: string, id: string): Promise<void> {
  await lockedTimetable(manager, itemId);
  const course = await manager.findOneBy(TimetableCourse, { id, itemId });
  if (!course) throw apiError('NOT_FOUND');
  for (const event of await eventsOf(manager, itemId)) {
    const exceptions = event.exceptions.map((exception) =>
      exception.change.details?.courseId === id
        ? { ...exception, change: { ...exception.change, details: { ...exception.change.details, courseId: null, title: course.name } } }
        : exception,
    );
    const its = event.details.courseId === id;
    const details = its ? { ...event.details, courseId: null, title: event.details.title || course.name } : event.details;
    if (its || JSON.stringify(exceptions) !== JSON.stringify(event.exceptions))
      await manager.update(TimetableEvent, { id: event.id }, { details, exceptions });
  }
  await manager.delete(TimetableCourse, { id });
  await publishTimetableChanged(manager, itemId);
}

/** @throws TIMETABLE_NAME_TOO_LONG, TIMETABLE_TIMES_REVERSED, LIMIT_REACHED */
export async function addBreak(manager: EntityManager, itemId: string, fields: BreakFields): Promise<void> {
  await lockedTimetable(manager, itemId);
  refuseName('title', fields.title, true);
  refuseTimes(fields);
  const limit = TIMETABLE_LIMITS.breaks;
  if ((await manager.countBy(TimetableBreak, { itemId })) >= limit) throw apiError('LIMIT_REACHED', { limit, what: 'breaks' });
  await manager.insert(TimetableBreak, {
    id: newId(),
    itemId,
    createdAt: new Date(),
    ...fields,
    weekdays: [...new Set(fields.weekdays)].sort(),
  });
  await publishTimetableChanged(manager, itemId);
}

/** @throws NOT_FOUND, CHANGED_MEANWHILE, TIMETABLE_NAME_TOO_LONG, TIMETABLE_TIMES_REVERSED */
export async function changeBreak(manager: EntityManager, itemId: string, { id, fields, was }: PartChange<BreakFields>): Promise<void> {
  await lockedTimetable(manager, itemId);
  const before = await manager.findOneBy(TimetableBreak, { id, itemId });
  if (!before) throw apiError('NOT_FOUND');
  const wanted = omitUndefined(fields);
  refuseStaleFields(before, wanted, was);
  refuseName('title', wanted.title, true);
  refuseTimes({ ...before, ...wanted });
  if (Object.keys(wanted).length > 0) await manager.update(TimetableBreak, { id }, wanted);
  await publishTimetableChanged(manager, itemId);
}

/** @throws NOT_FOUND */
export async function removeBreak(manager: EntityManager, itemId: string, id: string): Promise<void> {
  await lockedTimetable(manager, itemId);
  const { affected } = await manager.delete(TimetableBreak, { id, itemId });
  if (!affected) throw apiError('NOT_FOUND');
  await publishTimetableChanged(manager, itemId);
}
