import { type NextLesson, TIMETABLE_LIMITS, type TimetableItem, TOOLS, type ToolItem } from '@murmel/contracts';
import { Item, Timetable, TimetableEvent } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { hashPassword } from '../../../apps/api/src/core/accounts/passwords.js';
import { nextLesson } from '../../../apps/api/src/tools/timetable/lessons/next-lesson.js';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal } from '../../support/browser.js';
import { accessible, all, askPdf } from '../exports/pdf-of.js';
import { PASSWORD } from '../privacy/person.js';
import { unzip } from '../privacy/unzip.js';
import { found, writeWords } from '../search/finding.js';
import { expectOwnerOnly } from '../sharing/cast.js';
import { FRAME, LESSON, TIMETABLES as PATH, seen, weekCast } from './week-cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const { kind } = TOOLS.timetable;
const FOUND = { titles: ['Stundenplan'], total: 1 };
const teacher = async () => {
  const account = await api.people.account();
  return { account, browser: await api.people.signIn(api.browser(), account) };
};
const refusalOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as Refusal).code, (body as Refusal).data];

describe('a timetable', () => {
  it('[TTB-01] [A19] is made for the present school year, and refuses a range that is reversed or too long with the number', async () => {
    const [owner, other] = [await teacher(), await teacher()];
    const { status, body } = await owner.browser.post<ToolItem<'timetable'>>(PATH, {});
    expect(status).toBe(201);
    expect(body).toMatchObject({
      kind,
      privacy: 'locked',
      title: 'Mein Stundenplan',
      timetable: { lessonMinutes: 45, courses: [], events: [] },
    });
    expect(body.timetable.first.slice(5)).toBe('08-01');
    expect((await owner.browser.get<{ entries: Item[] }>(PATH)).body.entries.map(({ id }) => id)).toEqual([body.id]);
    expect((await other.browser.get(`${PATH}/${body.id}`)).status).toBe(404);
    const make = async (frame: object) => refusalOf(await owner.browser.post(PATH, { title: 'Neu', ...frame }));
    expect(await make({ first: '2027-08-01', last: '2027-07-31' })).toEqual([422, 'TIMETABLE_DATES_REVERSED', undefined]);
    expect(await make({ first: '2026-08-01', last: '2027-09-05' })).toEqual([422, 'TIMETABLE_TOO_LONG', { days: 401, max: 400 }]);
    expect((await make({ first: '2026-02-30' }))[0]).toBe(400);
    expect((await owner.browser.post(PATH, { first: '2026-08-01', last: '2027-09-04' })).status).toBe(201);
    expect((await owner.browser.post(PATH, { first: '2026-08-01', last: '2026-08-01' })).status).toBe(201);
  });

  it('[TTB-02] [TTB-14] [A17] keeps its settings; a colleague with read sees them, one with write changes them, strangers find nothing', async () => {
    const cast = await weekCast(api);
    expect((await cast.writer.browser.put<TimetableItem>(cast.path, { lessonMinutes: 67, state: 'NW' })).body.timetable).toMatchObject({
      lessonMinutes: 67,
      state: 'NW',
    });
    expect((await cast.reader.browser.get<TimetableItem>(cast.path)).body.timetable.lessonMinutes).toBe(67);
    for (const lessonMinutes of [4, 241])
      expect(refusalOf(await cast.owner.browser.put(cast.path, { lessonMinutes }))).toEqual([
        422,
        'TIMETABLE_LESSON_INVALID',
        { min: 5, max: 240 },
      ]);
    for (const { browser } of [cast.reader, cast.guest]) expect((await browser.put(cast.path, { lessonMinutes: 45 })).status).toBe(403);
    for (const part of ['', '/courses', '/breaks', '/events', '/occurrences?from=2026-08-03&to=2026-08-09']) {
      expect((await cast.other.browser.get(`${cast.path}${part}`)).status).toBe(404);
      expect((await cast.nobody.get(`${cast.path}${part}`)).status).toBe(404);
      expect((await cast.reader.browser.get(`${cast.path}${part}`)).status).toBe(200);
    }
    expect((await cast.nobody.post(PATH, {})).status).toBe(401);
    expect((await cast.pupil.browser.post(PATH, {})).status).toBe(403);
  });

  it('two change it at once, and nothing is lost: other fields are merged, the same one is refused with what stands there', async () => {
    const cast = await weekCast(api);
    const [one, two] = [cast.owner.browser, cast.writer.browser];
    const was = { lessonMinutes: 45, state: null };
    expect((await one.put(cast.path, { lessonMinutes: 60, was: { lessonMinutes: 45 } })).status).toBe(200);
    expect((await two.put<TimetableItem>(cast.path, { state: 'BE', was: { state: null } })).body.timetable).toMatchObject({
      lessonMinutes: 60,
      state: 'BE',
    });
    expect(refusalOf(await two.put(cast.path, { lessonMinutes: 90, was }))).toEqual([
      409,
      'CHANGED_MEANWHILE',
      { present: { lessonMinutes: 60 } },
    ]);
    const [event] = (await cast.add(LESSON)).timetable.events;
    const change = (browser: typeof one, fields: object) =>
      browser.put(`/api/timetable/events/${event!.id}`, { ruleDate: '2026-08-03', scope: 'all_events', ...fields });
    expect((await change(one, { room: 'R 204', was: { room: '' } })).status).toBe(200);
    expect((await change(two, { startTime: '09:50', endTime: '10:35', was: { startTime: '08:00' } })).status).toBe(200);
    expect(await seen(two, cast.path, '2026-08-03', '2026-08-09')).toEqual(['08-03 09:50 Förderkurs R 204']);
    expect(refusalOf(await change(two, { room: 'Aula', was: { room: '' } }))).toEqual([
      409,
      'CHANGED_MEANWHILE',
      { present: { room: 'R 204' } },
    ]);
  });

  it('[TTB-03] [A20] holds courses in eleven colours, of at most 40 letters, and keeps the lessons of one that is removed', async () => {
    const cast = await weekCast(api);
    const courses = `${cast.path}/courses`;
    const { body } = await cast.owner.browser.post<TimetableItem>(courses, { name: '7b Biologie', colour: 'patrol' });
    const [course] = body.timetable.courses;
    expect(course).toMatchObject({ name: '7b Biologie', colour: 'patrol', class: null });
    expect(refusalOf(await cast.owner.browser.post(courses, { name: 'x'.repeat(41), colour: 'red' }))).toEqual([
      422,
      'TIMETABLE_NAME_TOO_LONG',
      { max: TIMETABLE_LIMITS.courseNameMax, letters: 41, field: 'name' },
    ]);
    expect(refusalOf(await cast.owner.browser.post(courses, { name: ' ', colour: 'red' }))).toEqual([
      400,
      'PARAMETER_MISSING',
      { parameter: 'name' },
    ]);
    expect((await cast.owner.browser.post(courses, { name: 'Kunst', colour: 'petrol' })).status).toBe(400);
    for (const { browser } of [cast.reader, cast.guest])
      expect((await browser.post(courses, { name: 'Kunst', colour: 'red' })).status).toBe(403);
    await cast.add({ ...LESSON, title: '', courseId: course!.id });
    expect(await seen(cast.reader.browser, cast.path, '2026-08-03', '2026-08-09')).toEqual(['08-03 08:00 7b Biologie']);
    const one = `/api/timetable/courses/${course!.id}`;
    expect((await cast.reader.browser.get<{ name: string }>(one)).body.name).toBe('7b Biologie');
    expect(
      (await cast.writer.browser.put<TimetableItem>(one, { name: '8b Biologie', was: { name: '7b Biologie' } })).body.timetable.courses[0]!
        .name,
    ).toBe('8b Biologie');
    expect((await cast.other.browser.delete(one)).status).toBe(404);
    expect((await cast.owner.browser.delete<TimetableItem>(one)).body.timetable.courses).toEqual([]);
    expect(await seen(cast.owner.browser, cast.path, '2026-08-03', '2026-08-09')).toEqual(['08-03 08:00 8b Biologie']);
  });

  it('[TTB-04] [C39] holds breaks, also of single weekdays, that end after they begin', async () => {
    const cast = await weekCast(api);
    const breaks = `${cast.path}/breaks`;
    const pause = { title: 'Große Pause', startTime: '09:30', endTime: '09:50' };
    const { body } = await cast.owner.browser.post<TimetableItem>(breaks, pause);
    expect(body.timetable.breaks).toMatchObject([{ ...pause, weekdays: [] }]);
    for (const endTime of ['09:30', '09:00'])
      expect(refusalOf(await cast.owner.browser.post(breaks, { ...pause, endTime }))[1]).toBe('TIMETABLE_TIMES_REVERSED');
    expect(refusalOf(await cast.owner.browser.post(breaks, { ...pause, title: '' }))[1]).toBe('PARAMETER_MISSING');
    const one = `/api/timetable/breaks/${body.timetable.breaks[0]!.id}`;
    expect((await cast.writer.browser.put<TimetableItem>(one, { weekdays: [5], endTime: '10:00' })).body.timetable.breaks).toMatchObject([
      { weekdays: [5], endTime: '10:00' },
    ]);
    expect(refusalOf(await cast.writer.browser.put(one, { startTime: '10:00' }))[1]).toBe('TIMETABLE_TIMES_REVERSED');
    for (const { browser } of [cast.reader, cast.guest]) expect((await browser.delete(one)).status).toBe(403);
    expect((await cast.owner.browser.delete<TimetableItem>(one)).body.timetable.breaks).toEqual([]);
  });

  it('[TTB-05] [TTB-06] repeats events weekly, in week A or B, monthly and yearly, and refuses times and days that are none', async () => {
    const cast = await weekCast(api);
    const bad = async (event: object) => refusalOf(await cast.owner.browser.post(`${cast.path}/events`, { ...LESSON, ...event }));
    expect((await bad({ endTime: '08:00' }))[1]).toBe('TIMETABLE_TIMES_REVERSED');
    expect(await bad({ startDate: '2027-07-31' })).toEqual([422, 'TIMETABLE_DAY_OUTSIDE', { first: FRAME.first, last: FRAME.last }]);
    expect(await bad({ repeat: 'one_time', startDate: '2027-03-28', startTime: '02:30', endTime: '03:30' })).toEqual([
      422,
      'TIMETABLE_TIME_MISSING',
      { date: '2027-03-28', time: '02:30' },
    ]);
    expect((await bad({ title: '' }))[1]).toBe('PARAMETER_MISSING');
    expect((await bad({ courseId: cast.item.id }))[1]).toBe('TIMETABLE_COURSE_UNKNOWN');
    expect((await bad({ itemIds: [cast.item.id.replace(/.$/, '0')] }))[1]).toBe('TIMETABLE_ITEM_UNKNOWN');
    expect((await bad({ repeat: 'daily' }))[0]).toBe(400);
    await cast.add({ ...LESSON, title: 'AG', repeat: 'biweekly', startDate: '2026-08-11' });
    await cast.add({ ...LESSON, title: 'Konferenz', repeat: 'monthly', startDate: '2026-08-31' });
    await cast.add({ ...LESSON, title: 'Fest', repeat: 'one_time', startDate: '2026-08-05' });
    await cast.add({ ...LESSON, title: 'Gründung', repeat: 'yearly', startDate: '2026-08-06' });
    expect(await seen(cast.owner.browser, cast.path, '2026-08-01', '2026-08-31')).toEqual([
      '08-05 08:00 Fest',
      '08-06 08:00 Gründung',
      '08-11 08:00 AG',
      '08-25 08:00 AG',
      '08-31 08:00 Konferenz',
    ]);
    // September has no 31st, and October does.
    expect((await seen(cast.owner.browser, cast.path, '2026-09-24', '2026-10-31')).filter((one) => one.includes('Konferenz'))).toEqual([
      '10-31 08:00 Konferenz',
    ]);
    const leap = await weekCast(api, { first: '2028-02-01', last: '2029-03-01' });
    await leap.add({ ...LESSON, repeat: 'yearly', startDate: '2028-02-29' });
    expect(await seen(leap.owner.browser, leap.path, '2028-02-01', '2029-03-01')).toEqual(['02-29 08:00 Förderkurs']);
    expect(refusalOf(await cast.owner.browser.get(`${cast.path}/occurrences?from=2026-08-01&to=2027-09-05`))).toEqual([
      422,
      'TIMETABLE_TOO_LONG',
      { days: 401, max: 400 },
    ]);
  });

  it('[C37] changes one day, those from it on, or all: cancelled, substituted, in another room, moved', async () => {
    const cast = await weekCast(api);
    const [event] = (await cast.add(LESSON)).timetable.events;
    const change = (fields: object, browser = cast.writer.browser) => browser.put(`/api/timetable/events/${event!.id}`, fields);
    expect((await change({ ruleDate: '2026-08-10', scope: 'this_only', cancelled: true })).status).toBe(200);
    expect((await change({ ruleDate: '2026-08-17', scope: 'this_only', substituted: true, room: 'Aula' })).status).toBe(200);
    expect(
      (await change({ ruleDate: '2026-08-24', scope: 'this_only', date: '2026-08-25', startTime: '10:00', endTime: '10:45' })).status,
    ).toBe(200);
    expect((await change({ ruleDate: '2026-09-07', scope: 'this_and_future', startTime: '09:50', endTime: '10:35' })).status).toBe(200);
    expect(await seen(cast.reader.browser, cast.path, '2026-08-03', '2026-09-20')).toEqual([
      '08-03 08:00 Förderkurs',
      '08-10 08:00 Förderkurs aus',
      '08-17 08:00 Förderkurs Aula Vertretung',
      '08-25 10:00 Förderkurs',
      '08-31 08:00 Förderkurs',
      '09-07 09:50 Förderkurs',
      '09-14 09:50 Förderkurs',
    ]);
    expect((await change({ ruleDate: '2026-08-11', scope: 'this_only', cancelled: true })).status).toBe(404);
    expect((await change({ ruleDate: '2026-08-03', scope: 'all_events', room: 'x' }, cast.reader.browser)).status).toBe(403);
    expect((await cast.other.browser.get(`/api/timetable/events/${event!.id}`)).status).toBe(404);
    expect(
      (
        await cast.owner.browser.delete(`/api/timetable/events/${event!.id}`, {
          body: { ruleDate: '2026-08-17', scope: 'this_and_future' },
        })
      ).status,
    ).toBe(200);
    expect(await seen(cast.owner.browser, cast.path, '2026-08-10', '2026-09-07')).toEqual([
      '08-10 08:00 Förderkurs aus',
      '09-07 09:50 Förderkurs',
    ]);
  });

  it('[C36] shows public holidays of the state, on which nothing takes place', async () => {
    const cast = await weekCast(api, { state: 'NW' });
    await cast.add({ ...LESSON, startDate: '2027-05-27', repeat: 'one_time' });
    const { holidays } = (await cast.guest.browser.get<TimetableItem>(cast.path)).body.timetable;
    expect(holidays).toContainEqual({ first: '2027-05-27', last: '2027-05-27', title: 'Fronleichnam', kind: 'public' });
    expect(await seen(cast.owner.browser, cast.path, '2027-05-24', '2027-05-30')).toEqual(['05-27 08:00 Förderkurs Fronleichnam']);
  });

  it('tells the next lesson with its class, its running project and its own materials', async () => {
    const { account, browser } = await teacher();
    const schoolClass = (await browser.post<{ id: string }>('/api/school_classes', { name: '10b', type: 'permanent' })).body;
    const item = await api.people.item(account, { title: 'Wald' });
    const { id } = (await browser.post<TimetableItem>(PATH, FRAME)).body;
    const course = (await browser.post<TimetableItem>(`${PATH}/${id}/courses`, { name: 'Bio', colour: 'green', classId: schoolClass.id }))
      .body.timetable.courses[0]!;
    expect(course.class).toEqual({ id: schoolClass.id, name: '10b' });
    await browser.post(`${PATH}/${id}/events`, { ...LESSON, title: '', courseId: course.id, itemIds: [item.id] });
    const project = (
      await browser.post<{ id: string }>(`/api/school_classes/${schoolClass.id}/projects`, { name: 'Ökosystem', unit: 'day' })
    ).body;
    const at = (moment: string): Promise<NextLesson | null> => nextLesson(api.database.manager, account.id, Date.parse(moment));
    expect(await at('2026-08-03T06:30:00Z')).toMatchObject({
      timetable: { id },
      occurrence: { date: '2026-08-03', title: 'Bio', items: [{ id: item.id, title: 'Wald' }] },
      colour: 'green',
      class: { name: '10b' },
      project: { id: project.id, name: 'Ökosystem' },
    });
    expect((await at('2026-08-03T06:45:00Z'))?.occurrence.date).toBe('2026-08-10');
    expect(await at('2026-07-01T06:00:00Z')).toBeNull();
    expect((await browser.get(`${PATH.replace('/timetables', '')}/next_lesson`)).status).toBe(200);
    const stranger = await teacher();
    expect(await nextLesson(api.database.manager, stranger.account.id)).toBeNull();
    expect(
      refusalOf(
        await stranger.browser.post(`${PATH}/${(await stranger.browser.post<TimetableItem>(PATH, {})).body.id}/courses`, {
          name: 'x',
          colour: 'red',
          classId: schoolClass.id,
        }),
      )[1],
    ).toBe('TIMETABLE_CLASS_UNKNOWN');
  });

  it('is printed as the week, with its letter, lessons and breaks', async () => {
    const cast = await weekCast(api);
    await cast.add({ ...LESSON, room: 'R 204' });
    await cast.owner.browser.post(`${cast.path}/breaks`, { title: 'Große Pause', startTime: '09:30', endTime: '09:50' });
    const text = all(await accessible((await askPdf(cast.owner.browser, cast.item.id)).body));
    for (const words of ['Woche A', 'Woche B', 'Förderkurs', 'R 204', 'Große Pause']) expect(text).toContain(words);
  });

  it('is found by the names of courses and the titles of events, by those who work on it also by rooms and notes', async () => {
    const cast = await weekCast(api);
    await cast.owner.browser.post(`${cast.path}/courses`, { name: 'Quantenphysik', colour: 'teal' });
    await cast.add({ ...LESSON, title: 'Seilgarten', room: 'Aula', notes: 'Helme zählen' });
    await writeWords(api);
    for (const { browser } of [cast.owner, cast.writer, cast.reader])
      for (const words of ['Quantenphysik', 'Seilgarten']) expect([words, await found(browser, words)]).toEqual([words, FOUND]);
    for (const words of ['Helme', 'Aula']) expect([words, await found(cast.owner.browser, words)]).toEqual([words, FOUND]);
    for (const { browser, words } of [
      { ...cast.reader, words: 'Helme' },
      { ...cast.other, words: 'Seilgarten' },
    ])
      expect((await found(browser, words)).total).toBe(0);
  });

  it('goes into the trash by its owner alone; a copy has its week without classes, materials and notes of others', async () => {
    const cast = await weekCast(api);
    await cast.owner.browser.post(`${cast.path}/courses`, { name: 'Bio', colour: 'teal' });
    await cast.add({ ...LESSON, notes: 'Nur für mich', itemIds: [cast.item.id] });
    expect((await cast.guest.browser.get<TimetableItem>(cast.path)).body.timetable.events).toMatchObject([{ notes: '', items: [] }]);
    const { item: copy } = (await cast.owner.browser.put<{ item: Item }>('/api/items/remix', { itemId: cast.item.id })).body;
    const { timetable } = (await cast.owner.browser.get<TimetableItem>(`${PATH}/${copy.id}`)).body;
    expect(timetable).toMatchObject({
      ...FRAME,
      courses: [{ name: 'Bio', colour: 'teal' }],
      events: [{ title: 'Förderkurs', notes: 'Nur für mich', items: [] }],
    });
    await expectOwnerOnly(cast, (browser) => browser.delete(cast.path));
    expect((await cast.owner.browser.delete(cast.path)).status).toBe(200);
    expect((await cast.guest.browser.get(cast.path)).status).toBe(404);
  });

  it('goes along in the copy of an account, and for ever with the account', async () => {
    const account = await api.people.account({ passwordHash: await hashPassword(PASSWORD) });
    const browser = await api.people.signIn(api.browser(), account);
    const { id } = (await browser.post<TimetableItem>(PATH, { title: 'Plan', ...FRAME })).body;
    await browser.post(`${PATH}/${id}/events`, LESSON);
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(`${browser.origin}/api/users/me/export`, { headers: { cookie } });
    const copy = unzip(Buffer.from(await answer.arrayBuffer()));
    expect([...copy.entries()].some(([name, bytes]) => name.endsWith('.ics') && bytes.toString().includes('Förderkurs'))).toBe(true);
    const data = [...copy.entries()].find(([name]) => name.includes(id) && name.endsWith('.json'))?.[1];
    expect(JSON.parse(String(data))).toMatchObject({
      ...FRAME,
      events: [{ details: { title: 'Förderkurs' }, rule: { repeats: 'weekly' } }],
    });
    expect((await browser.delete('/api/users/me', { body: { password: PASSWORD } })).status).toBe(200);
    for (const entity of [Timetable, TimetableEvent]) expect(await api.database.manager.existsBy(entity, { itemId: id })).toBe(false);
    expect(await api.database.manager.existsBy(Item, { id })).toBe(false);
  });
});
