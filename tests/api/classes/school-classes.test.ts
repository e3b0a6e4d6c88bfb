import { type ClassTeacherEntry, LIMITS, type PupilAccessEntry, type SchoolClass } from '@murmel/contracts';
import { PupilAccess, RetiredCode, SchoolClass as StoredClass } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { Housekeeping } from '../../../apps/api/src/core/housekeeping/housekeeping.js';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal } from '../../support/browser.js';
import { classCast, come, expectTeachersOnly, teacher } from './class-cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

type List<T> = { entries: T[]; total: number };
const of = ({ id }: { id: string }): string => `/api/school_classes/${id}`;

describe('school classes', () => {
  it('are made by teachers only, with a name of 2 to 60 characters', async () => {
    const { browser } = await teacher(api);
    const made = await browser.post<SchoolClass>('/api/school_classes', { name: ' 7b ', type: 'permanent' });
    expect([made.status, made.body.name, made.body.pupils, made.body.pupilsMax]).toEqual([201, '7b', 0, LIMITS.schoolClass.pupils]);
    expect(await api.database.manager.countBy(StoredClass, { id: made.body.id })).toBe(1);
    for (const body of [{}, { name: 'x', type: 'permanent' }, { name: 'x'.repeat(61), type: 'permanent' }, { name: '7b', type: 'forever' }])
      expect((await browser.post('/api/school_classes', body)).status).toBe(400);
    const visitor = api.browser();
    await api.people.visit(visitor);
    expect((await visitor.post('/api/school_classes', { name: '7b', type: 'permanent' })).status).toBe(403);
    expect((await api.browser().post('/api/school_classes', { name: '7b', type: 'permanent' })).status).toBe(401);
  });

  it('[CLS-09] every call inside one is for its teachers only; deactivated ones are out', { tags: ['proof'] }, async () => {
    const cast = await classCast(api);
    const { schoolClass, pupils, coTeacher } = cast;
    await expectTeachersOnly(cast, (browser) => browser.get(of(schoolClass)));
    for (const path of ['pupil_accesses', 'teachers', 'waiting'])
      await expectTeachersOnly(cast, (browser) => browser.get(`${of(schoolClass)}/${path}`));
    await expectTeachersOnly(cast, (browser) => browser.put(of(schoolClass), { name: 'Fremd' }));
    await expectTeachersOnly(cast, (browser) => browser.post(`${of(schoolClass)}/pupil_accesses`, { pupils: [{ name: 'X' }] }));
    for (const step of ['deactivate', 'reactivate', 'regenerate'])
      await expectTeachersOnly(cast, (browser) => browser.patch(`/api/pupil_accesses/${pupils[1]!.id}/${step}`));
    await expectTeachersOnly(cast, (browser) => browser.delete(`/api/pupil_accesses/${pupils[1]!.id}`));
    await expectTeachersOnly(cast, (browser) => browser.patch(`/api/teachers/${coTeacher.entry.id}/deactivate`));
    await expectTeachersOnly(cast, (browser) => browser.delete(of(schoolClass)));
    expect((await cast.coTeacher.browser.get(of(schoolClass))).status).toBe(200);
  });

  it('[CLS-09] [CLS-24] a co-teacher manages pupils, the owner teachers and the class itself', async () => {
    const { schoolClass, coTeacher, owner } = await classCast(api);
    expect((await coTeacher.browser.post(`${of(schoolClass)}/pupil_accesses`, { pupils: [{ name: 'Neu' }] })).status).toBe(201);
    expect((await coTeacher.browser.post(`${of(schoolClass)}/teachers`, { email: 'x@schule.example' })).status).toBe(403);
    expect((await coTeacher.browser.delete(of(schoolClass))).status).toBe(403);
    // The owner leaves by handing it over only.
    expect((await owner.browser.put(`${of(schoolClass)}/leave`, {})).status).toBe(400);
    expect((await coTeacher.browser.put(`${of(schoolClass)}/leave`, {})).status).toBe(200);
    expect((await coTeacher.browser.get(of(schoolClass))).status).toBe(404);
  });

  it('list and archive', async () => {
    const { schoolClass, owner, coTeacher, stranger } = await classCast(api);
    const ids = async (browser: typeof owner.browser, query = '') =>
      (await browser.get<List<SchoolClass>>(`/api/school_classes${query}`)).body.entries.map(({ id }) => id);
    expect([await ids(owner.browser), await ids(coTeacher.browser), await ids(stranger.browser)]).toEqual([
      [schoolClass.id],
      [schoolClass.id],
      [],
    ]);
    expect((await owner.browser.put<SchoolClass>(of(schoolClass), { archived: true, name: '9a alt' })).body).toMatchObject({
      name: '9a alt',
      archivedAt: expect.any(String) as string,
    });
    expect([await ids(owner.browser), await ids(owner.browser, '?archived=true')]).toEqual([[], [schoolClass.id]]);
  });

  it('[CLS-09] teachers: nobody twice, not the owner, deactivated and reactivated at once', async () => {
    const { schoolClass, owner, coTeacher, former } = await classCast(api);
    for (const email of [coTeacher.account.email, owner.account.email])
      expect((await owner.browser.post<Refusal>(`${of(schoolClass)}/teachers`, { email })).body.code).toBe('ALREADY_MEMBER');
    expect((await owner.browser.patch<ClassTeacherEntry>(`/api/teachers/${former.entry.id}/reactivate`)).body.state).toBe('active');
    expect((await former.browser.get(of(schoolClass))).status).toBe(200);
    expect((await owner.browser.delete(`/api/teachers/${former.entry.id}`)).status).toBe(200);
    expect((await former.browser.get(of(schoolClass))).status).toBe(404);
    const teachers = await owner.browser.get<ClassTeacherEntry[]>(`${of(schoolClass)}/teachers`);
    expect(teachers.body.map(({ email }) => email)).toEqual([coTeacher.account.email]);
  });
});

describe('pupils of a class', () => {
  it('[CLS-04] [CLS-05] 26 names give 26 different codes of six digits, none with 0 at its beginning, in the order of the list', {
    tags: ['proof'],
  }, async () => {
    const names = Array.from({ length: 26 }, (_, index) => `P${index + 1}`);
    const { pupils, schoolClass, owner } = await classCast(api, names);
    expect(pupils.map(({ name }) => name)).toEqual(names);
    expect(new Set(pupils.map(({ code }) => code)).size).toBe(26);
    for (const { code } of pupils) expect(code).toMatch(/^[1-9]\d{5}$/);
    const listed = await owner.browser.get<List<PupilAccessEntry>>(`${of(schoolClass)}/pupil_accesses?limit=100`);
    expect(listed.body.entries.map(({ name, code }) => [name, code])).toEqual(pupils.map(({ name, code }) => [name, code]));
  });

  it('codes stand nowhere as they are', async () => {
    const { pupils } = await classCast(api);
    const rows = JSON.stringify(await api.database.manager.find(PupilAccess));
    for (const { code } of pupils) expect(rows).not.toContain(code);
  });

  it('[LIC-04] [D-16] [CLS-07] the 36th is refused with the number; deactivated ones do not count; a group licence has no limit', {
    tags: ['proof'],
  }, async () => {
    const names = Array.from({ length: 35 }, (_, index) => `P${index + 1}`);
    const { pupils, schoolClass, owner } = await classCast(api, names);
    const add = () => owner.browser.post<Refusal>(`${of(schoolClass)}/pupil_accesses`, { pupils: [{ name: 'P36' }] });
    const refused = await add();
    expect([refused.status, refused.body.code, refused.body.data]).toEqual([422, 'PUPIL_LIMIT_REACHED', { limit: 35 }]);
    await owner.browser.patch(`/api/pupil_accesses/${pupils[0]!.id}/deactivate`);
    expect((await add()).status).toBe(201);
    expect((await owner.browser.patch<Refusal>(`/api/pupil_accesses/${pupils[0]!.id}/reactivate`)).body.code).toBe('PUPIL_LIMIT_REACHED');
    await api.database.query("update account set licence = 'group' where id = $1", [owner.account.id]);
    expect((await owner.browser.patch(`/api/pupil_accesses/${pupils[0]!.id}/reactivate`)).status).toBe(200);
  });

  it('[CLS-07] [C19] a new code ends the session of the old one, and nobody gets the old one again', async () => {
    const { pupils, schoolClass, owner } = await classCast(api);
    await owner.browser.put(`${of(schoolClass)}/open`, { open: true });
    const browser = api.browser();
    await come(browser, pupils[0]!.code);
    const renewed = await owner.browser.patch<PupilAccessEntry>(`/api/pupil_accesses/${pupils[0]!.id}/regenerate`);
    expect(renewed.body.code).not.toBe(pupils[0]!.code);
    expect((await browser.get('/api/users/me')).status).toBe(401);
    expect((await come(api.browser(), pupils[0]!.code)).body.code).toBe('CODE_UNKNOWN');
    expect((await come(api.browser(), renewed.body.code)).status).toBe(201);
    expect(await api.database.manager.count(RetiredCode)).toBeGreaterThan(0);
  });

  it('[CLS-04] [CLS-07] name and note change; a removed pupil is gone with the account', async () => {
    const { pupils, owner } = await classCast(api);
    const path = `/api/pupil_accesses/${pupils[0]!.id}`;
    expect((await owner.browser.put<PupilAccessEntry>(path, { name: 'Lena', note: 'sitzt vorn' })).body).toMatchObject({
      name: 'Lena',
      note: 'sitzt vorn',
    });
    expect((await owner.browser.put(path, { name: 'x'.repeat(31) })).status).toBe(400);
    expect((await owner.browser.delete(path)).status).toBe(200);
    expect((await owner.browser.get(path)).status).toBe(404);
    expect(await api.database.query('select 1 from account where id = $1', [pupils[0]!.id])).toEqual([]);
  });
});

describe('the end of a class', () => {
  it('[CLS-01] comes after 365 days with all its pupils, and not an hour before', { tags: ['proof'] }, async () => {
    const { schoolClass, pupils } = await classCast(api);
    const end = new Date(schoolClass.expiresAt).getTime();
    expect(Math.round((end - new Date(schoolClass.createdAt).getTime()) / 86_400_000)).toBe(LIMITS.schoolClass.permanentDays);
    const housekeeping = api.application.get(Housekeeping);
    const there = () => api.database.query<unknown[]>('select 1 from account where id = any($1)', [pupils.map(({ id }) => id)]);
    await housekeeping.run(new Date(end - 3_600_000));
    expect((await there()).length).toBe(3);
    await housekeeping.run(new Date(end + 3_600_000));
    expect([(await there()).length, await api.database.manager.countBy(StoredClass, { id: schoolClass.id })]).toEqual([0, 0]);
  });
});
