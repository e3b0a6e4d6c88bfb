import { type IcsRefusal, type IcsTarget, MEGABYTE, TIMETABLE_LIMITS } from '@murmel/contracts';
import { newId, Timetable, TimetableEvent, type TimetableEventException } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import { RateLimits } from '../../../platform/rate-limits.js';
import { refuseTooMany } from '../events/change-events.js';
import { lockedTimetable, publishTimetableChanged, timetableOf } from '../timetable-repository.js';
import type { IcsAnswer } from './ics-task.js';
import { IcsWorker } from './ics-worker.js';

type Calendar = Extract<IcsAnswer, { kind: 'calendar' }>;
const { ics, holidays: holidaysMax } = TIMETABLE_LIMITS;

/** Takes calendar files into timetables. They come as files, never from an address. */
@Injectable()
export class ImportIcs {
  constructor(
    private readonly worker: IcsWorker,
    private readonly rateLimits: RateLimits,
  ) {}

  /** Reads a file for the days of a timetable. @throws TIMETABLE_FILE_REFUSED with the reason and its numbers, TOO_MANY_REQUESTS */
  async read(manager: EntityManager, itemId: string, accountId: string, text: string): Promise<Calendar> {
    await this.rateLimits.reading(accountId);
    const { first, last } = await timetableOf(manager, itemId);
    const bytes = Buffer.byteLength(text);
    if (bytes > ics.megabytes * MEGABYTE) throw refused('size', Math.ceil(bytes / MEGABYTE), ics.megabytes);
    const answer = await this.worker.run({ text, first, last });
    if (!answer || answer.kind === 'fault') throw refused('work');
    if (answer.kind === 'refused') throw refused(answer.why, answer.count, answer.limit);
    return answer;
  }
}

const refused = (why: IcsRefusal, count?: number, limit?: number) =>
  apiError('TIMETABLE_FILE_REFUSED', { why, ...(count && { count }), ...(limit && { limit }) });

/** Stores what a file held: events are added, school holidays replaced. @returns how many there were @throws LIMIT_REACHED, TIMETABLE_FILE_REFUSED without any */
export async function storeCalendar(
  manager: EntityManager,
  itemId: string,
  calendar: Calendar,
  { name, as }: { name: string; as: IcsTarget },
): Promise<number> {
  await lockedTimetable(manager, itemId);
  const added = as === 'holidays' ? calendar.days.length : calendar.events.length;
  if (added === 0) throw refused('empty');
  if (as === 'holidays') await storeHolidays(manager, itemId, calendar, name);
  else await storeEvents(manager, itemId, calendar);
  await publishTimetableChanged(manager, itemId);
  return added;
}

async function storeHolidays(manager: EntityManager, itemId: string, { days }: Calendar, name: string): Promise<void> {
  if (days.length > holidaysMax) throw apiError('LIMIT_REACHED', { limit: holidaysMax, what: 'holidays' });
  await manager.update(
    Timetable,
    { itemId },
    { schoolHolidays: days.map(({ title, first, last }) => ({ title, first, last })), holidaysFrom: name },
  );
}

async function storeEvents(manager: EntityManager, itemId: string, { events }: Calendar): Promise<void> {
  await refuseTooMany(manager, itemId, events.length);
  const createdAt = new Date();
  const rows = events.map(({ title, room, rule, without }) => ({
    id: newId(),
    itemId,
    rule,
    details: { courseId: null, title, room, notes: '', itemIds: [], substituted: false },
    exceptions: without.map((date): TimetableEventException => ({ date, cancelled: true, change: {} })),
    createdAt,
  }));
  await manager.insert(TimetableEvent, rows);
}
