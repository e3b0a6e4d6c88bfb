import type { TimetableItem, TimetableOccurrence } from '@murmel/contracts';
import { Timetable } from '@murmel/server';
import type { TestApi } from '../../support/api.js';
import type { TestBrowser } from '../../support/browser.js';
import { type Cast, castOf } from '../sharing/cast.js';

export const TIMETABLES = '/api/timetable/timetables';
/** A school year that begins on a Monday: week A is that of 3 August. */
export const FRAME = { first: '2026-08-03', last: '2027-07-30', lessonMinutes: 45 } as const;
export const LESSON = { title: 'Förderkurs', startDate: '2026-08-03', startTime: '08:00', endTime: '08:45', repeat: 'weekly' } as const;

export interface WeekCast extends Cast {
  path: string;
  /** adds an event as its owner; the timetable then */
  add: (event: object) => Promise<TimetableItem>;
}

/** A timetable with a person in every relation to it. */
export async function weekCast(api: TestApi, frame: Partial<Timetable> = {}): Promise<WeekCast> {
  const cast = await castOf(api, { kind: 'timetable', title: 'Stundenplan' });
  await api.database.manager.insert(Timetable, {
    itemId: cast.item.id,
    ...FRAME,
    state: null,
    schoolHolidays: [],
    holidaysFrom: null,
    ...frame,
  });
  const path = `${TIMETABLES}/${cast.item.id}`;
  return { ...cast, path, add: async (event) => (await cast.owner.browser.post<TimetableItem>(`${path}/events`, event)).body };
}

/** Occurrences of a range in short: `08-03 08:00 Förderkurs`, with a mark for what is different. */
export async function seen(browser: TestBrowser, path: string, from: string, to: string): Promise<string[]> {
  const { body } = await browser.get<TimetableOccurrence[]>(`${path}/occurrences?from=${from}&to=${to}`);
  return body.map(({ date, startTime, title, cancelled, substituted, room, holiday }) =>
    [date.slice(5), startTime, title, room, cancelled && 'aus', substituted && 'Vertretung', holiday].filter(Boolean).join(' '),
  );
}
