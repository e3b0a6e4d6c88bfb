import {
  type Item as Answer,
  callsRouteOf,
  type EventOccurrence,
  PROTOTYPE_CALENDAR_LIMITS,
  type PrototypeEvent,
  TOOLS,
  type ToolItem,
} from '@murmel/contracts';
import { newId, PrototypeCalendar } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { localOf } from '../../../apps/api/src/core/recurrence/local-time.js';
import { startApi, type TestApi } from '../../support/api.js';
import type { TestBrowser } from '../../support/browser.js';
import { readCalendar } from '../../support/read-calendar.js';
import { all, pdfOf } from '../exports/pdf-of.js';
import { unzip } from '../privacy/unzip.js';
import { found, writeWords } from '../search/finding.js';
import { castOf } from '../sharing/cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const { kind } = TOOLS.timetable_prototype;
const PATH = `/api${callsRouteOf('timetable_prototype')}`;
type Calendar = ToolItem<'timetable_prototype'>;
type Refusal = { code: string; data?: Record<string, unknown> };

const WHEN = { startDate: '2027-03-01', startTime: '08:00', endDate: '2027-03-01', endTime: '08:45' };
const WEEKLY = { repeats: 'weekly', until: null, count: 4 };

async function calendar(): Promise<{ owner: TestBrowser; path: string; id: string }> {
  const owner = await api.people.signIn(api.browser(), await api.people.account());
  const { id } = (await owner.post<Calendar>(PATH, { title: 'Termine', timeZone: 'Europe/Berlin' })).body;
  return { owner, id, path: `${PATH}/${id}/events` };
}

async function shown(browser: TestBrowser, path: string, from = '2027-01-01', to = '2027-12-31'): Promise<string[]> {
  const { body } = await browser.get<{ occurrences: EventOccurrence[] }>(`${path}?from=${from}&to=${to}`);
  return body.occurrences.map(({ startDate, startTime, title }) => `${startDate.slice(5)} ${startTime} ${title}`);
}

const code = async (answer: Promise<{ status: number; body: unknown }>): Promise<[number, string]> => {
  const { status, body } = await answer;
  return [status, (body as Refusal).code];
};

describe('[TTB-10] calendars of the prototype', () => {
  it('have a title, a description, a colour, a source and a time zone, which their owner changes', async () => {
    const { owner, id } = await calendar();
    const address = `${PATH}/${id}`;
    const fields = { title: 'Klasse 7', description: 'Alle Termine', colour: 'purpur', source: 'Elternbrief', timeZone: 'Europe/London' };
    expect((await owner.put(address, fields)).status).toBe(200);
    const { body } = await owner.get<Calendar>(address);
    expect(body).toMatchObject({ kind, title: 'Klasse 7', description: 'Alle Termine' });
    expect(body.calendar).toEqual({ colour: 'purpur', source: 'Elternbrief', zone: 'Europe/London' });
    for (const wrong of [{ timeZone: '+01:00' }, { timeZone: 'Europe/Atlantis' }, { colour: 'pink' }, { source: 'x'.repeat(201) }]) {
      expect((await owner.put(address, wrong)).status).toBe(400);
    }
  });

  it('[TTB-14] are read by whoever may see them, written by whoever may write, and unknown to all others', async () => {
    const cast = await castOf(api, { kind });
    await api.database.manager.insert(PrototypeCalendar, { itemId: cast.item.id, colour: 'cyan', zone: 'Europe/Berlin' });
    const path = `${PATH}/${cast.item.id}/events`;
    const made = await cast.writer.browser.post<PrototypeEvent>(path, { title: 'Mathe', when: WHEN });
    expect(made.status).toBe(201);
    const one = `${path}/${made.body.id}`;
    const edit = { scope: 'all_events', eventDate: '2027-03-01', title: 'Bio' };
    for (const { browser } of [cast.reader, cast.guest]) {
      expect(await shown(browser, path)).toEqual(['03-01 08:00 Mathe']);
      expect((await browser.get<PrototypeEvent>(one)).body.occurrence).toMatchObject({
        title: 'Mathe',
        starts: '2027-03-01T07:00:00.000Z',
      });
      expect(await code(browser.post(path, { title: 'Mathe', when: WHEN }))).toEqual([403, 'FORBIDDEN']);
      expect(await code(browser.put(one, edit))).toEqual([403, 'FORBIDDEN']);
      expect(await code(browser.delete(one, { body: { scope: 'all_events', eventDate: '2027-03-01' } }))).toEqual([403, 'FORBIDDEN']);
    }
    const stranger = await api.people.signIn(api.browser(), await api.people.account());
    for (const browser of [stranger, api.browser()]) {
      expect((await browser.get(`${path}?from=2027-01-01&to=2027-02-01`)).status).toBe(404);
      expect((await browser.get(one)).status).toBe(404);
    }
    expect([401, 403, 404]).toContain((await api.browser().post(path, { title: 'Mathe', when: WHEN })).status);
    expect((await cast.writer.browser.put<PrototypeEvent>(one, edit)).body.title).toBe('Bio');
    expect((await cast.owner.browser.get(`${path}/${newId()}`)).status).toBe(404);
  });
});

describe('[TTB-11] events that repeat', () => {
  it('repeat not at all, daily, weekly, every two weeks or monthly, and not by years', async () => {
    const { owner, path } = await calendar();
    const days: Record<string, string[]> = {};
    for (const repeats of ['does_not_repeat', 'daily', 'weekly', 'biweekly', 'monthly']) {
      const { body } = await owner.post<PrototypeEvent>(path, {
        title: repeats,
        when: WHEN,
        repetition: { repeats, until: null, count: 3 },
      });
      expect(body.repetition).toEqual({ repeats, until: null, count: repeats === 'does_not_repeat' ? null : 3 });
      days[repeats] = (await shown(owner, path)).filter((line) => line.endsWith(repeats)).map((line) => line.slice(0, 5));
    }
    expect(days).toEqual({
      does_not_repeat: ['03-01'],
      daily: ['03-01', '03-02', '03-03'],
      weekly: ['03-01', '03-08', '03-15'],
      biweekly: ['03-01', '03-15', '03-29'],
      monthly: ['03-01', '04-01', '05-01'],
    });
    const yearly = { title: 'Jahr', when: WHEN, repetition: { repeats: 'yearly', until: null, count: 3 } };
    expect((await owner.post(path, yearly)).status).toBe(400);
  });

  it('are left out of months without the 31st', async () => {
    const { owner, path } = await calendar();
    const when = { ...WHEN, startDate: '2027-01-31', endDate: '2027-01-31' };
    await owner.post(path, { title: 'Abrechnung', when, repetition: { repeats: 'monthly', until: '2027-12-31', count: null } });
    expect((await shown(owner, path)).map((line) => line.slice(0, 5))).toEqual([
      '01-31',
      '03-31',
      '05-31',
      '07-31',
      '08-31',
      '10-31',
      '12-31',
    ]);
  });

  it('are refused with the number where times cannot be', async () => {
    const { owner, path } = await calendar();
    const refused = async (when: object, repetition?: object) => {
      const { status, body } = await owner.post<Refusal>(path, {
        title: 'Mathe',
        when: { ...WHEN, ...when },
        ...(repetition && { repetition }),
      });
      return [status, body.code, body.data];
    };
    expect(await refused({ endTime: '08:00' })).toEqual([422, 'EVENT_ENDS_FIRST', undefined]);
    expect(await refused({ endDate: '2027-02-28' })).toEqual([422, 'EVENT_ENDS_FIRST', undefined]);
    expect(await refused({ endDate: '2027-04-02' })).toEqual([422, 'EVENT_TOO_LONG', { limit: PROTOTYPE_CALENDAR_LIMITS.days }]);
    const skipped = { startDate: '2027-03-28', startTime: '02:30', endDate: '2027-03-28', endTime: '03:30' };
    expect(await refused(skipped)).toEqual([422, 'EVENT_TIME_SKIPPED', { date: '2027-03-28', time: '02:30', zone: 'Europe/Berlin' }]);
    expect(await refused({}, { repeats: 'daily', until: '2027-02-01', count: null })).toEqual([
      422,
      'EVENT_REPEATS_UNTIL_BEFORE',
      undefined,
    ]);
    for (const wrong of [{ startDate: '2027-02-30' }, { startTime: '24:00' }, { startDate: '1027-03-01' }]) {
      expect((await refused(wrong))[0]).toBe(400);
    }
    expect(await code(owner.get(`${path}?from=2027-01-01&to=2028-02-05`))).toEqual([422, 'CALENDAR_RANGE_TOO_LONG']);
    expect(await shown(owner, path)).toEqual([]);
  });
});

describe('[TTB-12] changes of one, of later ones, of all', () => {
  it('are written and read back', async () => {
    const { owner, path } = await calendar();
    const { body } = await owner.post<PrototypeEvent>(path, { title: 'Mathe', when: WHEN, repetition: WEEKLY });
    const one = `${path}/${body.id}`;
    const moved = { startDate: '2027-03-10', startTime: '10:00', endDate: '2027-03-10', endTime: '10:45' };
    const alone = await owner.put<PrototypeEvent>(one, { scope: 'this_only', eventDate: '2027-03-08', when: moved, title: 'Test' });
    expect(alone.body.occurrence).toMatchObject({ eventDate: '2027-03-08', startDate: '2027-03-10', title: 'Test', changed: true });
    const later = await owner.put<PrototypeEvent>(one, { scope: 'this_and_future', eventDate: '2027-03-15', title: 'Mathe II' });
    expect(later.body.id).not.toBe(body.id);
    expect(await shown(owner, path)).toEqual(['03-01 08:00 Mathe', '03-10 10:00 Test', '03-15 08:00 Mathe II', '03-22 08:00 Mathe II']);
    await owner.put(one, { scope: 'all_events', eventDate: '2027-03-01', description: 'Raum 204' });
    expect((await owner.get<PrototypeEvent>(`${one}?date=2027-03-08`)).body).toMatchObject({
      description: 'Raum 204',
      occurrence: { title: 'Test', description: 'Raum 204' },
    });
    expect((await owner.get<PrototypeEvent>(`${one}?date=2027-03-02`)).body.occurrence).toBeNull();
    const scope = { scope: 'this_only', eventDate: '2027-03-01', repetition: { repeats: 'daily', until: null, count: null } };
    expect(await code(owner.put(one, scope))).toEqual([422, 'EVENT_SCOPE_TOO_NARROW']);
    expect(await code(owner.put(one, { scope: 'this_only', eventDate: '2027-03-02', title: 'Nie' }))).toEqual([404, 'NOT_FOUND']);
  });

  it('take away one, later ones, all', async () => {
    const { owner, path } = await calendar();
    const { body } = await owner.post<PrototypeEvent>(path, { title: 'Mathe', when: WHEN, repetition: WEEKLY });
    const remove = (scope: string, eventDate: string) => owner.delete(`${path}/${body.id}`, { body: { scope, eventDate } });
    expect((await remove('this_only', '2027-03-08')).status).toBe(200);
    expect(await shown(owner, path)).toEqual(['03-01 08:00 Mathe', '03-15 08:00 Mathe', '03-22 08:00 Mathe']);
    expect(await code(remove('this_only', '2027-03-08'))).toEqual([404, 'NOT_FOUND']);
    await remove('this_and_future', '2027-03-15');
    expect(await shown(owner, path)).toEqual(['03-01 08:00 Mathe']);
    await remove('all_events', '2027-03-01');
    expect(await shown(owner, path)).toEqual([]);
    expect(await code(remove('all_events', '2027-03-01'))).toEqual([404, 'NOT_FOUND']);
  });

  it('two at once lose nothing: other fields go together, and what both wrote asks the second one', async () => {
    const { owner, path } = await calendar();
    const { body: before } = await owner.post<PrototypeEvent>(path, { title: 'Mathe', when: WHEN, repetition: WEEKLY });
    const one = `${path}/${before.id}`;
    const all = { scope: 'all_events', eventDate: '2027-03-01' };
    const seen = { title: before.title, description: before.description, when: before.when };
    expect((await owner.put(one, { ...all, title: 'Algebra', was: seen })).status).toBe(200);
    expect((await owner.put(one, { ...all, description: 'Raum 204', was: seen })).status).toBe(200);
    const second = await owner.put<Refusal>(one, { ...all, title: 'Geometrie', was: seen });
    expect([second.status, second.body]).toMatchObject([409, { code: 'CHANGED_MEANWHILE', data: { present: { title: 'Algebra' } } }]);
    expect((await owner.put(one, { ...all, title: 'Algebra', was: seen })).status).toBe(200);
    expect((await owner.get<PrototypeEvent>(one)).body).toMatchObject({ title: 'Algebra', description: 'Raum 204' });
    const at = { startDate: '2027-03-01', startTime: '09:00', endDate: '2027-03-01', endTime: '09:45' };
    const pair = await Promise.all([
      owner.put(one, { ...all, title: 'Stochastik', was: { title: 'Algebra' } }),
      owner.put(one, { ...all, when: at, was: { when: WHEN } }),
    ]);
    expect(pair.map(({ status }) => status)).toEqual([200, 200]);
    expect(await shown(owner, path, '2027-03-01', '2027-03-02')).toEqual(['03-01 09:00 Stochastik']);
  });
});

describe('a calendar among other items', () => {
  it('is copied with its events, and gone with its events', async () => {
    const { owner, path, id } = await calendar();
    await owner.post(path, { title: 'Walderlebnis', description: 'Treffpunkt am Tor', when: WHEN, repetition: WEEKLY });
    const copy = await owner.put<{ item: Answer }>('/api/items/remix', { itemId: id });
    expect(copy.status).toBe(200);
    expect(await shown(owner, `${PATH}/${copy.body.item.id}/events`)).toHaveLength(4);
    expect((await owner.delete(`${PATH}/${id}`)).status).toBe(200);
    expect((await owner.get(`${path}?from=2027-01-01&to=2027-02-01`)).status).toBe(404);
    await api.database.query('delete from item where id = $1', [id]);
    expect(await api.database.query('select id from prototype_event where item_id = $1', [id])).toEqual([]);
  });

  it('[C35] goes to other programs as a file with titles and times: repetitions, days without, changed days, without an end', async () => {
    const { owner, path, id } = await calendar();
    await owner.put(`${PATH}/${id}`, { timeZone: 'America/New_York' });
    const forEver = { repeats: 'weekly', until: null, count: null };
    const { body } = await owner.post<PrototypeEvent>(path, { title: 'Chor', description: 'Nur für uns', when: WHEN, repetition: forEver });
    await owner.post(path, { title: 'Ausflug', when: { ...WHEN, endDate: '2027-03-02' } });
    await owner.post(path, {
      ...{ title: 'Abrechnung', when: { ...WHEN, startDate: '2027-01-31', endDate: '2027-01-31' } },
      repetition: { repeats: 'monthly', until: '2027-08-31', count: null },
    });
    await owner.delete(`${path}/${body.id}`, { body: { scope: 'this_only', eventDate: '2027-03-08' } });
    const moved = { startDate: '2027-03-16', startTime: '10:00', endDate: '2027-03-16', endTime: '11:30' };
    await owner.put(`${path}/${body.id}`, { scope: 'this_only', eventDate: '2027-03-15', when: moved, title: 'Probe' });
    const answer = await owner.get<string>(`${PATH}/${id}/ics`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(answer.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''Termine.ics");
    const text = String(answer.body);
    expect(text).not.toContain('Nur für uns');
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(4);
    const listed = (await owner.get<{ occurrences: EventOccurrence[] }>(`${path}?from=2027-01-01&to=2028-01-31`)).body.occurrences;
    const times = listed.map(({ starts, ends, title }) => ({ start: starts, end: ends, title }));
    expect(times.length).toBeGreaterThan(50);
    expect(readCalendar(text, '2028-01-31')).toEqual(
      times.sort((a, b) => a.start.localeCompare(b.start) || a.title.localeCompare(b.title)),
    );
    const stranger = await api.people.signIn(api.browser(), await api.people.account());
    for (const browser of [stranger, api.browser()]) expect((await browser.get(`${PATH}/${id}/ics`)).status).toBe(404);
  });

  it('is found by its source and by titles and descriptions of its events, and printed with those of the next weeks', async () => {
    const { owner, path, id } = await calendar();
    await owner.put(`${PATH}/${id}`, { source: 'Jahresplan' });
    const soon = localOf(Date.now() + 2 * 86_400_000, 'Europe/Berlin').date;
    await owner.post(path, {
      title: 'Walderlebnis',
      description: 'Treffpunkt Torbogen',
      when: { ...WHEN, startDate: soon, endDate: soon },
    });
    await writeWords(api);
    for (const words of ['Walderlebnis', 'Torbogen', 'Jahresplan'])
      expect(await found(owner, words)).toEqual({ titles: ['Termine'], total: 1 });
    const text = all(await pdfOf(owner, { id }));
    for (const words of ['08:00–08:45', 'Walderlebnis', 'Torbogen', 'Jahresplan']) expect(text).toContain(words);
  });

  it('goes along in the copy of an account, with its events', async () => {
    const account = await api.people.account();
    const owner = await api.people.signIn(api.browser(), account);
    const { id } = (await owner.post<Calendar>(PATH, { title: 'Termine', timeZone: 'Europe/Berlin' })).body;
    await owner.post(`${PATH}/${id}/events`, { title: 'Walderlebnis', description: 'Treffpunkt am Tor', when: WHEN, repetition: WEEKLY });
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(`${owner.origin}/api/users/me/export`, { headers: { cookie } });
    const copy = [...unzip(Buffer.from(await answer.arrayBuffer())).entries()].filter(([name]) => name.includes(id));
    const textOf = (extension: string) => copy.find(([name]) => name.endsWith(extension))?.[1].toString() ?? '';
    expect(readCalendar(textOf('.ics')).map(({ start }) => start.slice(0, 10))).toEqual([
      '2027-03-01',
      '2027-03-08',
      '2027-03-15',
      '2027-03-22',
    ]);
    expect(textOf('.md')).toContain('Treffpunkt am Tor');
    expect(JSON.parse(textOf('.json'))).toMatchObject({ events: [{ title: 'Walderlebnis', repeats: 'weekly', count: 4 }] });
  });
});
