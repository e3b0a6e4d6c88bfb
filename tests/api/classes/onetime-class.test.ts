import { LIMITS, type PupilAccessEntry, type SchoolClass, SERVER_LIMITS } from '@murmel/contracts';
import { Account, Project, PupilAccess, RetiredCode, SchoolClass as StoredClass } from '@murmel/server';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { collectBusEvents } from '../../support/collect-bus-events.js';
import { classCast, come, joinAs, onetime, type Teacher, teacher, tokenOf } from './class-cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterEach(() => api.database.query('delete from code_try'));
afterAll(() => api.stop());

const path = ({ id }: { id: string }): string => `/api/school_classes/${id}`;
const classWith = async (fields: Parameters<typeof onetime>[0] = {}): Promise<{ owner: Teacher; made: SchoolClass }> => {
  const owner = await teacher(api);
  return { owner, made: (await owner.browser.post<SchoolClass>('/api/school_classes', onetime(fields))).body };
};
const pupilsOf = async ({ owner, made }: { owner: Teacher; made: SchoolClass }) =>
  (await owner.browser.get<{ entries: PupilAccessEntry[] }>(`${path(made)}/pupil_accesses?limit=100`)).body.entries;

describe('a onetime class', () => {
  it('[CLS-01] is made with its one project, both for 24 hours, with a code of six digits that stands nowhere as it is', async () => {
    const owner = await teacher(api);
    const item = await api.people.item(owner.account);
    const answer = await owner.browser.post<SchoolClass>(
      '/api/school_classes',
      onetime({ admission: 'each', project: { itemIds: [item.id] } }),
    );
    const made = answer.body;
    expect([answer.status, made.type, made.admission, made.code?.length]).toEqual([201, 'onetime', 'each', 6]);
    expect(new Date(made.expiresAt).getTime() - new Date(made.createdAt).getTime()).toBe(LIMITS.schoolClass.onetimeHours * 3_600_000);
    const project = await api.database.manager.findOneByOrFail(Project, { classId: made.id });
    expect([project.id, project.endsAt.toISOString(), project.unit, project.tools]).toEqual([
      made.projectId,
      made.expiresAt,
      'day',
      ['text_editor'],
    ]);
    expect(JSON.stringify(await api.database.manager.findOneBy(StoredClass, { id: made.id }))).not.toContain(made.code);
    const rows = await api.database.query<unknown[]>('select 1 from idempotency_key t where t::text like $1', [`%${made.code}%`]);
    expect(rows).toEqual([]);
  });

  it('is for teachers, needs its project, and takes only own items; what is refused leaves nothing', async () => {
    const [{ browser }, stranger] = [await teacher(api), await teacher(api)];
    expect((await api.browser().post('/api/school_classes', onetime())).status).toBe(401);
    const visitor = api.browser();
    await api.people.visit(visitor);
    expect((await visitor.post('/api/school_classes', onetime())).status).toBe(403);
    for (const body of [
      { name: 'Tag', type: 'onetime' },
      onetime({ admission: 'never' as never }),
      onetime({ project: { name: 'x' } }),
      { ...onetime(), code: '123456' },
    ])
      expect((await browser.post('/api/school_classes', body)).status).toBe(400);
    const before = await api.database.manager.count(StoredClass);
    const foreign = await browser.post<Refusal>(
      '/api/school_classes',
      onetime({ project: { itemIds: [(await api.people.item(stranger.account)).id] } }),
    );
    expect([foreign.status, foreign.body.code]).toEqual([400, 'FOREIGN_ITEM']);
    expect(await api.database.manager.count(StoredClass)).toBe(before);
  });

  it('the same request again makes no second one and answers with the code', async () => {
    const { browser } = await teacher(api);
    const headers = { 'idempotency-key': 'einmal' };
    const [first, second] = [
      await browser.post<SchoolClass>('/api/school_classes', onetime(), { headers }),
      await browser.post<SchoolClass>('/api/school_classes', onetime(), { headers }),
    ];
    expect([second.status, second.body.id, second.body.code]).toEqual([201, first.body.id, first.body.code]);
  });

  it('has no accesses to hand out', async () => {
    const { owner, made } = await classWith();
    const refused = await owner.browser.post<Refusal>(`${path(made)}/pupil_accesses`, { pupils: [{ name: 'P1' }] });
    expect([refused.status, refused.body.code]).toEqual([422, 'NOT_FOR_ONETIME']);
  });

  it('[CLS-16] [E22] has exactly one project: another one, its deletion and more time are refused with 422, and nothing changed', async () => {
    const { owner, made } = await classWith();
    const pupil = api.browser();
    await joinAs(pupil, 'Mila', { classToken: tokenOf(made) });
    const before = await api.database.manager.findBy(Project, { classId: made.id });
    const answers = [
      await owner.browser.post<Refusal>(`${path(made)}/projects`, { name: 'Zweites', tools: ['text_editor'], unit: 'day' }),
      await owner.browser.post<Refusal>(`${path(made)}/projects`, { name: 'Zweites', tools: [], unit: 'month' }),
      await owner.browser.delete<Refusal>(`/api/projects/${made.projectId}`),
      await owner.browser.put<Refusal>(`/api/projects/${made.projectId}/extend`, {}),
    ];
    for (const { status, body } of answers) expect([status, body.code]).toEqual([422, 'NOT_FOR_ONETIME']);
    expect(await api.database.manager.findBy(Project, { classId: made.id })).toEqual(before);
    expect((await pupil.get<{ state: string }>(`/api/projects/${made.projectId}`)).body.state).toBe('active');
    // A permanent class beside it has no such rule.
    const cast = await classCast(api, []);
    const project = await cast.owner.browser.post<{ id: string }>(`${path(cast.schoolClass)}/projects`, {
      name: 'Zweites',
      tools: ['text_editor'],
      unit: 'day',
    });
    expect([project.status, (await cast.owner.browser.delete(`/api/projects/${project.body.id}`)).status]).toEqual([201, 200]);
  });

  it("another code: the old one opens nothing and is nobody's, who is in stays in", async () => {
    const { owner, made } = await classWith();
    const tablet = api.browser();
    await joinAs(tablet, 'Mila', { code: made.code });
    const retired = await api.database.manager.count(RetiredCode);
    const renewed = await owner.browser.patch<SchoolClass>(`${path(made)}/regenerate`);
    expect([renewed.status, renewed.body.code === made.code, renewed.body.joinPath]).toEqual([200, false, made.joinPath]);
    expect((await joinAs(api.browser(), 'Ben', { code: made.code })).body.code).toBe('CODE_UNKNOWN');
    expect((await joinAs(api.browser(), 'Ben', { code: renewed.body.code })).status).toBe(201);
    expect((await tablet.get('/api/users/me')).status).toBe(200);
    expect(await api.database.manager.count(RetiredCode)).toBe(retired + 1);
    for (const browser of [api.browser(), (await teacher(api)).browser])
      expect((await browser.patch(`${path(made)}/regenerate`)).status).toBe(404);
    expect((await tablet.patch(`${path(made)}/regenerate`)).status).toBe(403);
  });
});

describe('coming into a onetime class', () => {
  it('[C18] by code or link asks for a name, then makes the pupil, who is in at once', async () => {
    const { owner, made } = await classWith();
    for (const by of [{ code: made.code }, { classToken: tokenOf(made) }]) {
      const asked = await api.browser().post<Refusal>('/api/pupil_sessions', by);
      expect([asked.status, asked.body.code]).toEqual([422, 'NAME_NEEDED']);
    }
    const answers = [
      await joinAs(api.browser(), '  Mila \u200b ', { code: made.code }),
      await joinAs(api.browser(), 'Ben', { classToken: tokenOf(made) }),
    ];
    for (const { status, body } of answers) expect([status, body.type, body.schoolClassId]).toEqual([201, 'Pupil', made.id]);
    expect((await pupilsOf({ owner, made })).map(({ name, code, state, devices }) => [name, code, state, devices])).toEqual([
      ['Mila', null, 'active', 1],
      ['Ben', null, 'active', 1],
    ]);
    expect(await api.database.manager.findOneByOrFail(Account, { id: answers[0]!.body.id })).toMatchObject({
      type: 'Pupil',
      name: 'Mila',
      email: null,
    });
  });

  it('takes no insults, nothing too long, and nobody without code or link', async () => {
    const { made } = await classWith();
    const insult = await joinAs(api.browser(), 'Arschloch', { code: made.code });
    expect([insult.status, insult.body.code, insult.body.data]).toEqual([400, 'BAD_REQUEST', { field: 'name', reason: 'name' }]);
    for (const body of [
      { name: 'Mila' },
      { code: made.code, name: 'x'.repeat(31) },
      { code: made.code, name: ' ' },
      { code: made.code, name: 'Mila', admitted: true },
    ])
      expect((await api.browser().post('/api/pupil_sessions', body)).status).toBe(400);
    expect(await api.database.manager.countBy(PupilAccess, { classId: made.id })).toBe(0);
  });

  it('find says what kind of class a link leads to, and nothing to whoever has none', async () => {
    const [{ made }, { schoolClass }] = [await classWith(), await classCast(api)];
    expect((await api.browser().get(`/api/pupil_sessions/${tokenOf(made)}`)).body).toEqual({ type: 'onetime', opens: 'always' });
    expect((await api.browser().get(`/api/pupil_sessions/${tokenOf(schoolClass)}`)).body).toEqual({ type: 'permanent', opens: 'always' });
    expect((await api.browser().get<Refusal>('/api/pupil_sessions/nobody')).body.code).toBe('CODE_UNKNOWN');
  });

  it('archived or over, neither code nor link opens', async () => {
    const { owner, made } = await classWith();
    await owner.browser.put(path(made), { archived: true });
    for (const by of [{ code: made.code }, { classToken: tokenOf(made) }])
      expect((await joinAs(api.browser(), 'Mila', by)).body.code).toBe('CODE_UNKNOWN');
    await owner.browser.put(path(made), { archived: false });
    expect((await joinAs(api.browser(), 'Mila', { code: made.code })).status).toBe(201);
    await api.database.query("update school_class set expires_at = now() - interval '1 minute' where id = $1", [made.id]);
    for (const by of [{ code: made.code }, { classToken: tokenOf(made) }])
      expect((await joinAs(api.browser(), 'Mila', by)).body.code).toBe('CODE_UNKNOWN');
  });

  it('[LIC-04] the 36th is refused with the number; two at once share the 35th place', { tags: ['proof'] }, async () => {
    const { owner, made } = await classWith();
    for (let count = 0; count < 34; count += 1) expect((await joinAs(api.browser(), `P${count}`, { code: made.code })).status).toBe(201);
    const both = await Promise.all(['Mila', 'Ben'].map((name) => joinAs(api.browser(), name, { code: made.code })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(both.find(({ status }) => status === 422)!.body).toMatchObject({ code: 'PUPIL_LIMIT_REACHED', data: { limit: 35 } });
    const pupils = await pupilsOf({ owner, made });
    expect(pupils.length).toBe(35);
    await owner.browser.delete(`/api/pupil_accesses/${pupils[0]!.id}`);
    expect((await joinAs(api.browser(), 'Neu', { code: made.code })).status).toBe(201);
  });

  it('two who are called the same are told apart by a number, and each stays who they are on their own device', async () => {
    const { owner, made } = await classWith();
    const [first, second, third] = [api.browser(), api.browser(), api.browser()];
    const join = (browser: TestBrowser, name: string) => joinAs(browser, name, { code: made.code });
    expect((await join(first, 'Otto')).body.name).toBe('Otto');
    const otto = (await join(second, 'otto')).body;
    expect([otto.name, (await join(third, 'Otto')).body.name]).toEqual(['otto 2', 'Otto 3']);
    await second.delete('/api/sessions');
    expect((await join(second, 'Otto')).body).toMatchObject({ id: otto.id, name: 'otto 2' });
    const long = 'x'.repeat(LIMITS.schoolClass.pupilName.max);
    await join(api.browser(), long);
    expect((await join(api.browser(), long)).body.name).toBe(`${long.slice(0, -2)} 2`);
    const { body } = await owner.browser.get<{ entries: { name: string }[] }>(`/api/school_classes/${made.id}/pupil_accesses`);
    expect(body.entries.map(({ name }) => name).slice(0, 3)).toEqual(['Otto', 'otto 2', 'Otto 3']);
  });

  it('[C21] on the same device under the same name somebody is who they were; removed, they may come again; shut out, not', async () => {
    const { owner, made } = await classWith();
    const tablet = api.browser();
    const again = async (name: string) => {
      await tablet.delete('/api/sessions');
      return joinAs(tablet, name, { code: made.code });
    };
    const first = await again('Mila');
    expect((await again('mila')).body.id).toBe(first.body.id);
    expect((await again('Ben')).body.id).not.toBe(first.body.id);
    expect((await joinAs(api.browser(), 'Mila', { code: made.code })).body.id).not.toBe(first.body.id);
    await again('Mila');
    expect((await owner.browser.delete(`/api/pupil_accesses/${first.body.id}`)).status).toBe(200);
    expect((await tablet.get('/api/users/me')).status).toBe(401);
    const back = await again('Mila');
    expect([back.status, back.body.id === first.body.id]).toEqual([201, false]);
    await owner.browser.patch(`/api/pupil_accesses/${back.body.id}/deactivate`);
    for (const name of ['Mila', 'Otto']) expect((await again(name)).body.code).toBe('CODE_UNKNOWN');
  });
});

describe('the waiting page', () => {
  it('[C18] [PUP-03] one by one: signed in, but nothing of the class is shown until a teacher agrees', async () => {
    const cast = await classWith({ admission: 'each' });
    const { owner, made } = cast;
    const [mila, ben] = [api.browser(), api.browser()];
    const joined = await joinAs(mila, 'Mila', { code: made.code });
    await joinAs(ben, 'Ben', { classToken: tokenOf(made) });
    const visit = async (browser: typeof mila) =>
      (await browser.get<{ admitted: boolean; name: string; projects: unknown[] }>(`${path(made)}/visit`)).body;
    expect(await visit(mila)).toMatchObject({ admitted: false, name: '', projects: [] });
    expect((await mila.get(`/api/projects/${made.projectId}`)).status).toBe(404);
    expect((await owner.browser.get(`${path(made)}/waiting`)).body).toEqual({ pupils: 2, names: [] });
    expect((await pupilsOf(cast)).map(({ state }) => state)).toEqual(['waiting', 'waiting']);

    const heard = await collectBusEvents(api, 'access.changed');
    const admit = `/api/pupil_accesses/${joined.body.id}/admit`;
    for (const browser of [api.browser(), (await teacher(api)).browser]) expect((await browser.patch(admit)).status).toBe(404);
    expect((await mila.patch(admit)).status).toBe(403);
    expect((await owner.browser.patch<PupilAccessEntry>(admit)).body.state).toBe('active');
    expect((await owner.browser.patch<PupilAccessEntry>(admit)).status).toBe(200);
    await expect.poll(() => heard).toContainEqual({ accountId: joined.body.id });

    expect([(await visit(mila)).admitted, (await visit(ben)).admitted]).toEqual([true, false]);
    expect((await owner.browser.put(`${path(made)}/admit`, {})).body).toEqual({ pupils: 1 });
    expect((await visit(ben)).admitted).toBe(true);
  });

  it('[C18] removing somebody who waits ends their session; switched to automatic, the next are in at once', async () => {
    const cast = await classWith({ admission: 'each' });
    const [mila, ben] = [api.browser(), api.browser()];
    const { body } = await joinAs(mila, 'Mila', { code: cast.made.code });
    expect((await cast.owner.browser.delete(`/api/pupil_accesses/${body.id}`)).status).toBe(200);
    expect((await mila.get('/api/users/me')).status).toBe(401);
    expect((await cast.owner.browser.put<SchoolClass>(path(cast.made), { admission: 'auto' })).body.admission).toBe('auto');
    await joinAs(ben, 'Ben', { code: cast.made.code });
    expect((await pupilsOf(cast)).map(({ name, state }) => [name, state])).toEqual([['Ben', 'active']]);
  });

  it('while somebody is guessing its code opens nothing, its link does', async () => {
    const cast = await classWith();
    await api.database.query(
      "insert into code_try (device_hash, code_hash, scopes, at) select n::text, 'x', '{local}', now() from generate_series(1, $1::int) n",
      [SERVER_LIMITS.pupilCode.local.perDay],
    );
    expect((await joinAs(api.browser(), 'Mila', { code: cast.made.code })).body.code).toBe('WAITING_FOR_TEACHER');
    await joinAs(api.browser(), 'Ben', { classToken: tokenOf(cast.made) });
    expect((await pupilsOf(cast)).map(({ name, state }) => [name, state])).toEqual([['Ben', 'active']]);
  });
});

describe('signing a pupil out', () => {
  it('ends every session; the code stays', async () => {
    const cast = await classCast(api);
    await cast.owner.browser.put(`${path(cast.schoolClass)}/open`, { open: true });
    const [tablet, phone] = [api.browser(), api.browser()];
    for (const browser of [tablet, phone]) await come(browser, cast.pupils[0]!.code);
    const call = `/api/pupil_accesses/${cast.pupils[0]!.id}`;
    expect((await cast.owner.browser.get<PupilAccessEntry>(call)).body.devices).toBe(2);
    for (const browser of [cast.stranger.browser, cast.former.browser, cast.visitor, cast.nobody])
      expect((await browser.patch(`${call}/sign_out`)).status).toBe(404);
    expect((await tablet.patch(`${call}/sign_out`)).status).toBe(403);
    expect((await cast.coTeacher.browser.patch<PupilAccessEntry>(`${call}/sign_out`)).body).toMatchObject({
      devices: 0,
      code: cast.pupils[0]!.code,
    });
    for (const browser of [tablet, phone]) expect((await browser.get('/api/users/me')).status).toBe(401);
    expect((await come(api.browser(), cast.pupils[0]!.code)).status).toBe(201);
  });
});
