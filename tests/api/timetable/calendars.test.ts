import { TIMETABLE_LIMITS, TIMETABLE_ZONE, type TimetableItem, type TimetableOccurrence } from '@murmel/contracts';
import { TimetableFeed } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { localOf } from '../../../apps/api/src/core/recurrence/local-time.js';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal } from '../../support/browser.js';
import { readCalendar } from '../../support/read-calendar.js';
import { expectOwnerOnly } from '../sharing/cast.js';
import { LESSON, seen, weekCast } from './week-cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const calendar = (...events: string[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//schule//de',
    ...events.flatMap((event) => ['BEGIN:VEVENT', `UID:${event.length}${Math.random()}@x`, ...event.split('\n'), 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n');

describe('a subscribed timetable', () => {
  it('[C35] is read by another parser with titles and times, without rooms, notes, cancelled lessons and holidays', async () => {
    const cast = await weekCast(api, { schoolHolidays: [{ first: '2026-08-24', last: '2026-08-28', title: 'Frei' }] });
    const [event] = (await cast.add({ ...LESSON, room: 'R 204', notes: 'Paul fehlt', until: '2026-11-02' })).timetable.events;
    await cast.owner.browser.put(`/api/timetable/events/${event!.id}`, { ruleDate: '2026-08-10', scope: 'this_only', cancelled: true });
    await cast.owner.browser.put(`/api/timetable/events/${event!.id}`, { ruleDate: '2026-08-17', scope: 'this_only', date: '2026-08-18' });
    const { address } = (await cast.owner.browser.post<{ address: string }>(`${cast.path}/feed`)).body;
    const answer = await fetch(`${cast.owner.browser.origin}${new URL(address).pathname}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    const text = await answer.text();
    for (const hidden of ['R 204', 'Paul', cast.item.id]) expect(text).not.toContain(hidden);
    const read = readCalendar(text);
    const begins = read.map(({ start }) => start);
    // The lesson stays at 8 when the clocks are put back on 25 October.
    expect(begins.slice(0, 4)).toEqual([
      '2026-08-03T06:00:00.000Z',
      '2026-08-18T06:00:00.000Z',
      '2026-08-31T06:00:00.000Z',
      '2026-09-07T06:00:00.000Z',
    ]);
    expect(begins.slice(-2)).toEqual(['2026-10-26T07:00:00.000Z', '2026-11-02T07:00:00.000Z']);
    expect(text).toContain('RRULE:FREQ=WEEKLY;UNTIL=20261102T225900Z');
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  });

  it('[C35] has over the whole year what the timetable shows: all repetitions, changes, moves over its ends, and a shorter year', async () => {
    const cast = await weekCast(api, { state: 'BY', schoolHolidays: [{ first: '2026-11-02', last: '2026-11-06', title: 'Herbst' }] });
    const bio = { name: 'Bio', colour: 'green' };
    const [course] = (await cast.owner.browser.post<TimetableItem>(`${cast.path}/courses`, bio)).body.timetable.courses;
    await cast.add({ ...LESSON, title: '', courseId: course!.id });
    await cast.add({ ...LESSON, title: 'AG', repeat: 'biweekly', startDate: '2026-08-11', until: '2027-06-01' });
    await cast.add({ ...LESSON, title: 'Konferenz', repeat: 'monthly', startDate: '2026-08-31' });
    await cast.add({ ...LESSON, title: 'Gründung', repeat: 'yearly', startDate: '2026-08-06' });
    await cast.add({ ...LESSON, title: 'Fest', repeat: 'one_time', startDate: '2026-08-05' });
    // In the missing hour of March, and in one that October has twice.
    const { timetable } = await cast.add({ ...LESSON, title: 'Sterne', startDate: '2026-08-09', startTime: '02:30', endTime: '03:45' });
    const change = (title: string, ruleDate: string, fields: object) =>
      cast.owner.browser.put(`/api/timetable/events/${timetable.events.find((event) => event.title === title)!.id}`, {
        ...{ ruleDate, scope: 'this_only' },
        ...fields,
      });
    await change('', '2026-08-17', { cancelled: true });
    await change('', '2026-08-24', { title: 'Test', startTime: '10:00', endTime: '11:30' });
    await change('AG', '2026-08-11', { date: '2026-08-13' });
    await change('Konferenz', '2026-10-31', { date: '2026-10-29', room: 'Aula' });
    await change('Fest', '2026-08-05', { date: '2026-08-07' });
    const same = async () => {
      const { body } = await cast.owner.browser.get<TimetableOccurrence[]>(`${cast.path}/occurrences?from=2026-08-01&to=2027-07-30`);
      const taking = body.filter(({ cancelled, holiday }) => !cancelled && holiday === null);
      const { address } = (await cast.owner.browser.post<{ address: string }>(`${cast.path}/feed`)).body;
      const read = readCalendar(await (await fetch(`${cast.owner.browser.origin}${new URL(address).pathname}`)).text());
      const local = (iso: string) => localOf(Date.parse(iso), TIMETABLE_ZONE);
      const lines = read.map(({ start, end, title }) => `${local(start).date} ${local(start).time} ${local(end).time} ${title}`);
      expect(lines.sort()).toEqual(taking.map(({ date, startTime, endTime, title }) => `${date} ${startTime} ${endTime} ${title}`).sort());
      return lines.length;
    };
    const whole = await same();
    expect(whole).toBeGreaterThan(100);
    // The year becomes shorter than its events: days before and after it are gone, one that was moved into it stays.
    await change('', '2026-09-14', { date: '2026-09-22' });
    expect((await cast.owner.browser.put(cast.path, { first: '2026-09-21', last: '2027-06-30' })).status).toBe(200);
    expect(await same()).toBeLessThan(whole);
  });

  it('has an address of its owner alone, that can be renewed, is stored as a hash, and is read 60 times an hour', async () => {
    const cast = await weekCast(api);
    await expectOwnerOnly(cast, (browser) => browser.post(`${cast.path}/feed`));
    const renew = async () => new URL((await cast.owner.browser.post<{ address: string }>(`${cast.path}/feed`)).body.address).pathname;
    const [before, now] = [await renew(), await renew()];
    const status = async (path: string) => (await fetch(`${cast.owner.browser.origin}${path}`)).status;
    expect([await status(before), await status(now)]).toEqual([404, 200]);
    const stored = await api.database.manager.findOneByOrFail(TimetableFeed, { itemId: cast.item.id });
    expect(now).not.toContain(stored.tokenHash);
    await api.database.manager.update(TimetableFeed, { itemId: cast.item.id }, { reads: TIMETABLE_LIMITS.feedReadsPerHour });
    const answer = await fetch(`${cast.owner.browser.origin}${now}`);
    expect([answer.status, (await answer.json()) as Refusal]).toMatchObject([429, { code: 'TOO_MANY_REQUESTS', data: { limit: 60 } }]);
    await api.database.manager.update(TimetableFeed, { itemId: cast.item.id }, { hour: new Date(0) });
    expect(await status(now)).toBe(200);
    expect((await cast.owner.browser.get<{ since: string }>(`${cast.path}/feed`)).body.since).toBe(stored.createdAt.toISOString());
    await cast.owner.browser.delete(`${cast.path}/feed`);
    expect(await status(now)).toBe(404);
    const again = await renew();
    await cast.owner.browser.delete(cast.path);
    expect(await status(again)).toBe(404);
  });
});

describe('a calendar file', () => {
  const sent = (text: string, as: 'events' | 'holidays' = 'events') => ({ name: 'ferien.ics', text, as });

  it('brings events with their repetitions and exceptions, in the time of Berlin', async () => {
    const cast = await weekCast(api);
    const text = calendar(
      'SUMMARY:Chor\nLOCATION:Aula\nDTSTART;TZID=Europe/Berlin:20260804T140000\nDTEND;TZID=Europe/Berlin:20260804T153000\nRRULE:FREQ=WEEKLY;COUNT=3\nEXDATE;TZID=Europe/Berlin:20260811T140000',
      'SUMMARY:Anruf\nDTSTART;TZID=America/New_York:20260805T030000\nDTEND;TZID=America/New_York:20260805T033000',
      'SUMMARY:Früher\nDTSTART:20200101T080000Z\nDTEND:20200101T090000Z',
    );
    const { status, body } = await cast.writer.browser.post<{ added: number; outside: number }>(`${cast.path}/imports`, sent(text));
    expect([status, body.added, body.outside]).toEqual([201, 2, 1]);
    expect(await seen(cast.owner.browser, cast.path, '2026-08-03', '2026-08-31')).toEqual([
      '08-04 14:00 Chor Aula',
      '08-05 09:00 Anruf',
      '08-11 14:00 Chor Aula aus',
      '08-18 14:00 Chor Aula',
    ]);
    for (const { browser } of [cast.reader, cast.guest]) expect((await browser.post(`${cast.path}/imports`, sent(text))).status).toBe(403);
    expect((await cast.other.browser.post(`${cast.path}/imports`, sent(text))).status).toBe(404);
  });

  it('brings holidays, which replace those before and can be taken out', async () => {
    const cast = await weekCast(api);
    const text = calendar('SUMMARY:Herbstferien\nDTSTART;VALUE=DATE:20261017\nDTEND;VALUE=DATE:20261101');
    const { body } = await cast.owner.browser.post<{ timetable: TimetableItem }>(`${cast.path}/imports`, sent(text, 'holidays'));
    expect(body.timetable.timetable).toMatchObject({
      holidaysFrom: 'ferien.ics',
      holidays: [{ first: '2026-10-17', last: '2026-10-31', title: 'Herbstferien', kind: 'school' }],
    });
    expect((await cast.owner.browser.delete<TimetableItem>(`${cast.path}/holidays`)).body.timetable).toMatchObject({
      holidays: [],
      holidaysFrom: null,
    });
  });

  it('is refused with the reason and the number: too large, too many entries or repetitions, no calendar', async () => {
    const cast = await weekCast(api);
    const refused = async (text: string) => {
      const { status, body } = await cast.owner.browser.post<Refusal>(`${cast.path}/imports`, sent(text));
      return [status, body.code, body.data];
    };
    const lesson = 'SUMMARY:x\nDTSTART:20260803T080000\nDTEND:20260803T084500';
    const { events, repetitions } = TIMETABLE_LIMITS.ics;
    expect(await refused(calendar(`${lesson}\nRRULE:FREQ=WEEKLY;COUNT=100000`))).toEqual([
      422,
      'TIMETABLE_FILE_REFUSED',
      { why: 'repetitions', count: 100_000, limit: repetitions },
    ]);
    expect(await refused(calendar(`${lesson.replaceAll('2026', '1700')}\nRRULE:FREQ=MINUTELY`))).toMatchObject([
      422,
      'TIMETABLE_FILE_REFUSED',
      { why: 'repetitions', limit: repetitions },
    ]);
    expect(await refused(calendar(...Array.from({ length: events + 1 }, () => lesson)))).toEqual([
      422,
      'TIMETABLE_FILE_REFUSED',
      { why: 'events', count: events + 1, limit: events },
    ]);
    expect(await refused('Das ist kein Kalender')).toMatchObject([422, 'TIMETABLE_FILE_REFUSED', { why: 'broken' }]);
    expect(await refused('BEGIN:VCALENDAR\r\nEND:VCALENDAR')).toMatchObject([422, 'TIMETABLE_FILE_REFUSED', { why: 'empty' }]);
    expect((await refused(`${calendar(lesson)}${' '.repeat(10 * 1024 * 1024)}`))[0]).toBeOneOf([413, 422]);
    expect(await seen(cast.owner.browser, cast.path, '2026-08-03', '2026-08-31')).toEqual([]);
  });
});
