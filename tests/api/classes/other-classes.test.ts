import type { CurrentUser, OtherClass } from '@murmel/contracts';
import { SERVER_LIMITS } from '@murmel/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { Answer, Refusal, TestBrowser } from '../../support/browser.js';
import { type ClassCast, classCast, come, joinAs, onetime, tokenOf } from './class-cast.js';
import { projectIn } from './project-in-class.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterEach(() => api.database.query('delete from code_try'));
afterAll(() => api.stop());

const beside = (browser: TestBrowser, { schoolClass, pupils }: ClassCast, pupil = 0): Promise<Answer<CurrentUser & Refusal>> =>
  browser.post('/api/pupil_sessions', { code: pupils[pupil]!.code, classToken: tokenOf(schoolClass), beside: true });
const others = async (browser: TestBrowser): Promise<OtherClass[]> => (await browser.get<OtherClass[]>('/api/pupil_sessions')).body;
const change = (browser: TestBrowser, classId: string): Promise<Answer<CurrentUser & Refusal>> =>
  browser.put('/api/pupil_sessions', { classId });
const me = async (browser: TestBrowser): Promise<string | undefined> => (await browser.get<CurrentUser>('/api/users/me')).body.id;
const sessionsOf = async (...pupilIds: string[]): Promise<number> => {
  const rows = await api.database.query<unknown[]>('select 1 from session where account_id = any($1)', [pupilIds]);
  return rows.length;
};

/** A tablet on which the first pupils of two classes, one person, are in; the second class is the present one. */
async function inTwo(): Promise<{ tablet: TestBrowser; first: ClassCast; second: ClassCast; ids: [string, string] }> {
  const [first, second] = [await classCast(api), await classCast(api)];
  const tablet = api.browser();
  expect((await come(tablet, first.pupils[0]!.code, tokenOf(first.schoolClass))).status).toBe(201);
  expect((await beside(tablet, second)).status).toBe(201);
  return { tablet, first, second, ids: [first.pupils[0]!.id, second.pupils[0]!.id] };
}

describe('a pupil of two classes', () => {
  it('[PUP-01] changes between what their codes opened in this browser, without typing them again', { tags: ['proof'] }, async () => {
    const { tablet, first, second, ids } = await inTwo();
    expect(await me(tablet)).toBe(ids[1]);
    await projectIn(first.owner.browser, first.schoolClass.id);
    expect(await others(tablet)).toEqual([
      {
        classId: first.schoolClass.id,
        name: first.schoolClass.name,
        teacher: first.owner.account.publicName,
        pupil: 'P1',
        project: 'Wald',
      },
    ]);
    const changed = await change(tablet, first.schoolClass.id);
    expect([changed.status, changed.body.schoolClassId]).toEqual([200, first.schoolClass.id]);
    expect(await me(tablet)).toBe(ids[0]);
    expect((await tablet.get(`/api/school_classes/${first.schoolClass.id}/visit`)).status).toBe(200);
    expect((await tablet.get(`/api/school_classes/${second.schoolClass.id}/visit`)).status).toBe(404);
    expect((await others(tablet)).map(({ classId }) => classId)).toEqual([second.schoolClass.id]);
  });

  it('signing out leaves nothing of either for the next one, and whoever comes in otherwise finds nothing', {
    tags: ['proof'],
  }, async () => {
    const { tablet, first, ids } = await inTwo();
    const kept = new Map(tablet.cookies);
    await tablet.delete('/api/sessions');
    expect([...tablet.cookies.keys()]).toEqual(['murmel_device']);
    expect(await sessionsOf(...ids)).toBe(0);
    for (const secret of kept.get('murmel_aside')!.split('.'))
      expect((await api.browser().with('murmel_session', secret).get('/api/users/me')).status).toBe(401);

    const left = await inTwo();
    // The pupil's own session has ended without a sign-out.
    const next = api.browser().with('murmel_aside', left.tablet.cookies.get('murmel_aside')!);
    expect((await come(next, first.pupils[1]!.code, tokenOf(first.schoolClass))).status).toBe(201);
    expect(await others(next)).toEqual([]);
    expect(await sessionsOf(left.ids[0])).toBe(0);
    expect((await change(next, left.first.schoolClass.id)).body.code).toBe('CODE_UNKNOWN');
  });

  it.each([
    ['the code is renewed', 'PATCH', (cast: ClassCast) => `/api/pupil_accesses/${cast.pupils[0]!.id}/regenerate`],
    ['the teacher signs them out', 'PATCH', (cast: ClassCast) => `/api/pupil_accesses/${cast.pupils[0]!.id}/sign_out`],
    ['the class is deleted', 'DELETE', (cast: ClassCast) => `/api/school_classes/${cast.schoolClass.id}`],
  ])('is not offered the other class any more once %s', async (_why, method, path) => {
    const { tablet, first, ids } = await inTwo();
    expect((await first.owner.browser.call(method, path(first))).status).toBe(200);
    expect(await others(tablet)).toEqual([]);
    expect((await change(tablet, first.schoolClass.id)).body.code).toBe('CODE_UNKNOWN');
    expect(await me(tablet)).toBe(ids[1]);
  });

  it('a class that nobody opened here, one that is not there and one of a stranger look the same', { tags: ['proof'] }, async () => {
    const [{ tablet }, elsewhere] = [await inTwo(), await inTwo()];
    const foreign = [elsewhere.first.schoolClass.id, (await classCast(api)).schoolClass.id, '0b0c5a52-0000-4000-8000-000000000009'];
    const answers = await Promise.all(foreign.map((id) => change(tablet, id)));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body.code, body.error]))).size).toBe(1);
    const forged = api.browser().with('murmel_session', tablet.cookies.get('murmel_session')!);
    forged.with('murmel_aside', `${'x'.repeat(43)}.`.repeat(60));
    expect(await others(forged)).toEqual([]);
  });

  it('is for pupils: teachers have no other class, guests and nobody are refused', async () => {
    const { owner, stranger, visitor, nobody } = await classCast(api);
    const { first } = await inTwo();
    expect(await others(owner.browser)).toEqual([]);
    expect((await change(owner.browser, first.schoolClass.id)).body.code).toBe('CODE_UNKNOWN');
    expect((await beside(stranger.browser, first)).body.code).toBe('SESSION_EXISTS');
    for (const [browser, status] of [
      [visitor, 403],
      [nobody, 401],
    ] as const) {
      expect((await browser.get('/api/pupil_sessions')).status).toBe(status);
      expect((await change(browser, first.schoolClass.id)).status).toBe(status);
    }
    for (const body of [{}, { classId: 'x' }, { classId: first.schoolClass.id, id: 'x' }])
      expect((await owner.browser.put('/api/pupil_sessions', body)).status).toBe(400);
  });

  it('[PUP-01] a classmate does not come in beside somebody: they are two people', async () => {
    const { tablet, first, second, ids } = await inTwo();
    expect((await beside(tablet, second, 1)).body.code).toBe('SESSION_EXISTS');
    expect((await beside(tablet, first, 1)).body.code).toBe('SESSION_EXISTS');
    expect(await me(tablet)).toBe(ids[1]);
    // The own code once more is the same person, and leaves one session.
    expect((await beside(tablet, first)).status).toBe(201);
    expect([await me(tablet), await sessionsOf(ids[0]), await sessionsOf(ids[1])]).toEqual([ids[0], 1, 1]);
    expect((await others(tablet)).map(({ classId }) => classId)).toEqual([second.schoolClass.id]);
  });

  it('[PUP-03] tells nothing of a onetime class in which they still wait', async () => {
    const { tablet, first } = await inTwo();
    const made = await first.owner.browser.post<ClassCast['schoolClass']>('/api/school_classes', onetime({ admission: 'each' }));
    const { id } = (await joinAs(tablet, 'Otter', { classToken: tokenOf(made.body) })).body;
    expect(id).toBeUndefined();
    await tablet.post('/api/pupil_sessions', { name: 'Otter', classToken: tokenOf(made.body), beside: true });
    await change(tablet, first.schoolClass.id);
    expect((await others(tablet)).find(({ classId }) => classId === made.body.id)).toMatchObject({ name: '', teacher: '', project: null });
  });

  it(`keeps ${SERVER_LIMITS.session.classesBeside} classes beside the present one, and ends the oldest`, async () => {
    const { tablet, ids } = await inTwo();
    for (let more = 0; more < SERVER_LIMITS.session.classesBeside; more += 1) await beside(tablet, await classCast(api));
    expect(await others(tablet)).toHaveLength(SERVER_LIMITS.session.classesBeside);
    expect([await sessionsOf(ids[0]), await sessionsOf(ids[1])]).toEqual([0, 1]);
  });
});
