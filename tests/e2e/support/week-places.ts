import type { TimetableItem } from '@murmel/contracts';
import type { BrowserContext } from '@playwright/test';
import { expect } from './test.js';
import type { TestedPage } from './tested-pages.js';
import { call, share } from './wire.js';

export const TIMETABLES = '/timetable/timetables';

/** Monday of the week that a browser shows now, in Berlin. */
export function thisMonday(now = new Date()): string {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(now);
  const at = Date.parse(`${today}T00:00Z`);
  return new Date(at - ((new Date(at).getUTCDay() || 7) - 1) * 86_400_000).toISOString().slice(0, 10);
}

/** The day so many days after another one. */
export const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

const LESSONS = [
  ['7b Biologie', 'green', 0, '08:00', '09:30', 'R 204'],
  ['5a Deutsch', 'magenta', 1, '08:00', '08:45', 'R 015'],
  ['7b Biologie', 'green', 1, '09:50', '11:20', 'R 204'],
  ['5a Deutsch', 'magenta', 2, '08:45', '09:30', 'R 015'],
  ['9c Deutsch', 'cyan', 3, '08:00', '09:30', 'R 112'],
  ['7b Biologie', 'green', 4, '08:45', '09:30', 'R 204'],
  ['AG Schulgarten', 'purple', 4, '09:50', '11:20', 'Garten'],
  ['9c Deutsch', 'cyan', 0, '10:35', '11:20', 'R 112'],
  ['9c Deutsch', 'cyan', 1, '11:40', '12:25', 'R 112'],
] as const;

/** A full week from the present one on, with two breaks. @returns the timetable's id */
export async function newFullWeek(teacher: BrowserContext): Promise<string> {
  const monday = thisMonday();
  const { id } = await call<TimetableItem>(teacher, 'POST', TIMETABLES, {
    title: 'Stundenplan',
    first: monday,
    last: dayAfter(monday, 180),
  });
  for (const [title, startTime, endTime] of [
    ['Große Pause', '09:30', '09:50'],
    ['Pause', '11:20', '11:40'],
  ])
    await call(teacher, 'POST', `${TIMETABLES}/${id}/breaks`, { title, startTime, endTime });
  const courses = new Map<string, string>();
  for (const [name, colour, day, startTime, endTime, room] of LESSONS) {
    if (!courses.has(name)) {
      const { timetable } = await call<TimetableItem>(teacher, 'POST', `${TIMETABLES}/${id}/courses`, { name, colour });
      courses.set(name, timetable.courses.at(-1)!.id);
    }
    const event = { courseId: courses.get(name)!, startDate: dayAfter(monday, day), startTime, endTime, room };
    await call(teacher, 'POST', `${TIMETABLES}/${id}/events`, event);
  }
  return id;
}

/** The week, its settings and an event that is open. */
export function teacherWeekPlaces(id: string): TestedPage[] {
  const path = `${TIMETABLES}/${id}`;
  return [
    { name: 'week', path, open: async (page) => expect(page.getByRole('button', { name: /7b Biologie/ }).first()).toBeVisible() },
    {
      name: 'settings',
      path,
      open: async (page) => {
        await page.getByRole('button', { name: /Einstellungen des Stundenplans|Settings of the timetable/ }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
    {
      name: 'event',
      path,
      open: async (page) => {
        await page.getByRole('button', { name: /^(Termin|Event)$/ }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
  ];
}

export async function guestWeekPlaces(teacher: BrowserContext): Promise<TestedPage[]> {
  const { secretLink } = await share(teacher, await newFullWeek(teacher), { privacy: 'secret' });
  return [{ name: 'page', path: secretLink, open: async (page) => expect(page.getByText('7b Biologie').first()).toBeVisible() }];
}
