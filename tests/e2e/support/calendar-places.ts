import { callsRouteOf, type PrototypeEvent, TOOLS } from '@murmel/contracts';
import type { BrowserContext } from '@playwright/test';
import { expect } from './test.js';
import type { TestedPage } from './tested-pages.js';
import { call, share } from './wire.js';

const { route, newRoute } = TOOLS.timetable_prototype;
const CALLS = callsRouteOf('timetable_prototype');
const DAY = '2027-03-01';

interface FullCalendar {
  id: string;
  eventId: string;
}

/** With one event that repeats, and one of today. */
export async function newFullCalendar(teacher: BrowserContext): Promise<FullCalendar> {
  const { id } = await call<{ id: string }>(teacher, 'POST', CALLS, { title: 'Termine', source: 'Jahresplan', timeZone: 'Europe/Berlin' });
  const make = (title: string, day: string, repetition?: object) =>
    call<PrototypeEvent>(teacher, 'POST', `${CALLS}/${id}/events`, {
      ...{ title, when: { startDate: day, startTime: '09:00', endDate: day, endTime: '09:45' } },
      ...(repetition && { repetition }),
    });
  const { id: eventId } = await make('Teamzeit', DAY, { repeats: 'weekly', until: null, count: 5 });
  await make('Elternabend', new Date().toISOString().slice(0, 10));
  return { id, eventId };
}

export function teacherCalendarPlaces({ id, eventId }: FullCalendar): TestedPage[] {
  return [
    {
      name: 'new',
      path: newRoute,
      open: async (page) => expect(page.getByRole('button', { name: /^(Kalender anlegen|Create calendar)$/ })).toBeVisible(),
    },
    {
      name: 'a week',
      path: `${route}/${id}?date=${DAY}&view=week`,
      open: async (page) => expect(page.getByRole('button', { name: /^Teamzeit.*09:00–09:45/ })).toBeVisible(),
    },
    {
      name: 'edit',
      path: `${route}/${id}/edit`,
      open: async (page) => expect(page.getByRole('heading', { name: /^(Kalender bearbeiten|Edit calendar)$/ })).toBeVisible(),
    },
    {
      name: 'an event',
      path: `${route}/${id}/events/${eventId}?date=${DAY}`,
      open: async (page) => expect(page.getByRole('button', { name: /^(Speichern|Save)$/ })).toBeVisible(),
    },
  ];
}

export async function guestCalendarPlaces(teacher: BrowserContext): Promise<TestedPage[]> {
  const { id } = await newFullCalendar(teacher);
  const { secretLink } = await share(teacher, id, { privacy: 'secret' });
  return [{ name: 'next events', path: secretLink, open: async (page) => expect(page.getByText('Elternabend')).toBeVisible() }];
}
