import { SERVER_LIMITS } from '@murmel/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import { promised } from '../../support/on-this-machine.js';
import { type ClassCast, classCast, come, tokenOf } from './class-cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterEach(() => api.database.query('delete from code_try'));
afterAll(() => api.stop());

const path = ({ schoolClass }: ClassCast): string => `/api/school_classes/${schoolClass.id}`;
const open = (cast: ClassCast, isOpen = true) => cast.owner.browser.put(`${path(cast)}/open`, { open: isOpen });
/** A code that is surely not assigned. */
const WRONG = '100000';
const { local, failuresPerDevice, waitSeconds } = SERVER_LIMITS.pupilCode;

describe('POST /pupil_sessions', () => {
  it('lets a pupil of an open class in with nothing but the code, with or without a gap in it', async () => {
    const cast = await classCast(api);
    await open(cast);
    const code = cast.pupils[0]!.code!;
    const answer = await come(api.browser(), `${code.slice(0, 3)} ${code.slice(3)}`);
    expect([answer.status, answer.body.type, answer.body.schoolClassId]).toEqual([201, 'Pupil', cast.schoolClass.id]);
  });

  it('[CLS-05] refuses what is no code', async () => {
    for (const body of [{}, { code: '12345' }, { code: '1234567' }, { code: 'abcdef' }, { code: '123456', id: 'x' }])
      expect((await api.browser().post('/api/pupil_sessions', body)).status).toBe(400);
  });

  it('[CLS-07] wrong, deactivated, archived and of a closed class look the same', { tags: ['proof'] }, async () => {
    const cast = await classCast(api);
    const answers = [await come(api.browser(), cast.pupils[0]!.code), await come(api.browser(), WRONG)];
    await open(cast);
    await cast.owner.browser.patch(`/api/pupil_accesses/${cast.pupils[1]!.id}/deactivate`);
    answers.push(await come(api.browser(), cast.pupils[1]!.code));
    await cast.owner.browser.put(path(cast), { archived: true });
    answers.push(
      await come(api.browser(), cast.pupils[0]!.code),
      await come(api.browser(), cast.pupils[0]!.code, tokenOf(cast.schoolClass)),
    );
    for (const { status, body } of answers) expect([status, body.code]).toEqual([404, 'CODE_UNKNOWN']);
  });

  it("the class's own link opens at any hour, and only for codes of this class", { tags: ['proof'] }, async () => {
    const [cast, other] = [await classCast(api), await classCast(api)];
    expect((await come(api.browser(), cast.pupils[0]!.code, tokenOf(cast.schoolClass))).status).toBe(201);
    expect((await come(api.browser(), other.pupils[0]!.code, tokenOf(cast.schoolClass))).status).toBe(404);
    expect((await come(api.browser(), cast.pupils[0]!.code, 'nobody')).status).toBe(404);
  });

  it('a device on which this pupil was before opens at any hour', async () => {
    const cast = await classCast(api);
    await open(cast);
    const tablet = api.browser();
    await come(tablet, cast.pupils[0]!.code);
    await tablet.delete('/api/sessions');
    await open(cast, false);
    expect((await come(tablet, cast.pupils[0]!.code)).status).toBe(201);
    await tablet.delete('/api/sessions');
    expect((await come(tablet, cast.pupils[1]!.code)).status).toBe(404);
  });

  it('[PUP-01] never takes the place of whoever is signed in', { tags: ['proof'] }, async () => {
    const cast = await classCast(api);
    await open(cast);
    const tablet = api.browser();
    await come(tablet, cast.pupils[0]!.code);
    expect((await come(tablet, cast.pupils[1]!.code)).body.code).toBe('SESSION_EXISTS');
    expect((await come(cast.stranger.browser, cast.pupils[1]!.code)).body.code).toBe('SESSION_EXISTS');
  });

  it('[C20] the same pupil on two devices: both are in', async () => {
    const cast = await classCast(api);
    await open(cast);
    const [tablet, laptop] = [api.browser(), api.browser()];
    await come(tablet, cast.pupils[0]!.code);
    await come(laptop, cast.pupils[0]!.code);
    for (const browser of [tablet, laptop]) expect((await browser.get('/api/users/me')).status).toBe(200);
  });

  it('holds up the device that was wrong ten times, and nobody beside it', { tags: ['proof'] }, async () => {
    const cast = await classCast(api);
    await open(cast);
    const tablet = api.browser();
    for (let tries = 0; tries < failuresPerDevice; tries += 1)
      expect((await come(tablet, String(100_000 + tries))).body.code).toBe('CODE_UNKNOWN');
    const held = await come(tablet, cast.pupils[0]!.code);
    expect([held.status, held.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(held.body.data?.['seconds'])).toBeLessThanOrEqual(waitSeconds);
    expect((await come(api.browser(), cast.pupils[0]!.code)).status).toBe(201);
  });

  it("while somebody is guessing, a right code waits for the teacher; the class's own link does not", { tags: ['proof'] }, async () => {
    const cast = await classCast(api);
    await open(cast);
    await Promise.all(Array.from({ length: local.perDay }, (_, tries) => come(api.browser(), String(100_000 + tries))));
    const tablet = api.browser();
    const waits = await come(tablet, cast.pupils[0]!.code);
    expect(waits.body.code).toBe('WAITING_FOR_TEACHER');
    expect((await cast.owner.browser.get(`${path(cast)}/waiting`)).body).toEqual({
      pupils: 1,
      names: [{ id: cast.pupils[0]!.id, name: 'P1' }],
    });
    expect((await come(api.browser(), cast.pupils[1]!.code, tokenOf(cast.schoolClass))).status).toBe(201);
    expect(
      (await cast.owner.browser.patch(`/api/pupil_accesses/${cast.pupils[0]!.id}/admit`, { number: waits.body.data?.['number'] })).status,
    ).toBe(200);
    expect((await come(tablet, cast.pupils[0]!.code)).status).toBe(201);
    // Another device with the same code is not let in by that.
    expect((await come(api.browser(), cast.pupils[0]!.code)).body.code).toBe('WAITING_FOR_TEACHER');
  });

  it('35 pupils behind one address, each fifth mistyped: all in within 60 s', { tags: ['proof'] }, async () => {
    const cast = await classCast(
      api,
      Array.from({ length: 35 }, (_, index) => `P${index}`),
    );
    await open(cast);
    const started = Date.now();
    const statuses = await Promise.all(
      cast.pupils.map(async ({ code }, index) => {
        const browser = api.browser();
        if (index % 5 === 0) expect((await come(browser, WRONG)).status).toBe(404);
        return (await come(browser, code)).status;
      }),
    );
    expect(statuses).toEqual(cast.pupils.map(() => 201));
    expect(Date.now() - started).toBeLessThan(promised(60_000));
  });

  it('[DEL-08] a session of eight hours under a new id, ended by signing out', async () => {
    const cast = await classCast(api);
    await open(cast);
    const tablet = api.browser();
    await come(tablet, cast.pupils[0]!.code);
    const [row] = await api.database.query<{ hours: number }[]>(
      'select round(extract(epoch from expires_at - created_at) / 3600)::int as hours from session where account_id = $1',
      [cast.pupils[0]!.id],
    );
    expect(row?.hours).toBe(8);
    const secret = tablet.cookies.get('murmel_session')!;
    await tablet.delete('/api/sessions');
    expect((await api.browser().with('murmel_session', secret).get('/api/users/me')).status).toBe(401);
  });
});
