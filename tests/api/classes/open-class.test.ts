// @module-tag proof
import { SERVER_LIMITS } from '@murmel/contracts';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import { type ClassCast, classCast, come } from './class-cast.js';
import { projectIn } from './project-in-class.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterEach(() => api.database.query('delete from code_try'));
afterAll(() => api.stop());

const status = async (cast: ClassCast) => (await come(api.browser(), cast.pupils[0]!.code)).status;

describe('a class whose project runs', () => {
  it('[C22] lets a code in at any hour from any device; paused, ended and archived it does not', async () => {
    const cast = await classCast(api);
    expect(await status(cast)).toBe(404);
    const { id } = await projectIn(cast.coTeacher.browser, cast.schoolClass.id);
    expect(await status(cast)).toBe(201);
    const steps: [string, object, number][] = [
      ['pause', {}, 404],
      ['resume', {}, 201],
      ['', { archived: true }, 404],
      ['', { archived: false }, 201],
      ['finish', {}, 404],
    ];
    for (const [step, body, expected] of steps) {
      expect((await cast.coTeacher.browser.put(`/api/projects/${id}${step && `/${step}`}`, body)).status, step).toBe(200);
      expect(await status(cast), step).toBe(expected);
    }
  });

  it('is closed at the minute its time is over', async () => {
    const cast = await classCast(api);
    const { id } = await projectIn(cast.owner.browser, cast.schoolClass.id);
    await api.database.query("update project set ends_at = now() + interval '1 hour' where id = $1", [id]);
    expect(await status(cast)).toBe(201);
    await api.database.query("update project set ends_at = now() - interval '1 second' where id = $1", [id]);
    expect(await status(cast)).toBe(404);
    // Content made in it stays.
    expect((await cast.owner.browser.get(`/api/projects/${id}`)).body).toMatchObject({ state: 'ended' });
  });

  it('waits once the wrong codes of the local network are too many; a class that is closed stays closed', async () => {
    const [open, closed] = [await classCast(api), await classCast(api)];
    await api.database.query('update school_class set open_until = null');
    await api.database.query('update project set ended_at = now()');
    await projectIn(open.owner.browser, open.schoolClass.id);
    const wrong = (count: number) =>
      api.database.query(
        "insert into code_try (device_hash, code_hash, scopes, at) select n::text, 'x', '{local}', now() from generate_series(1, $1::int) n on conflict do nothing",
        [count],
      );
    await wrong(SERVER_LIMITS.pupilCode.local.perDay - 1);
    expect(await status(open)).toBe(201);
    expect(await status(closed)).toBe(404);
    await wrong(SERVER_LIMITS.pupilCode.local.perDay);
    expect(await status(closed)).toBe(409);
    expect((await come(api.browser(), open.pupils[1]!.code)).body.code).toBe('WAITING_FOR_TEACHER');
  });

  it('a link that leads nowhere uses nothing of that budget', async () => {
    for (let count = 0; count < 3; count += 1) expect((await come(api.browser(), '100000', 'nobody')).body.code).toBe('CODE_UNKNOWN');
    expect(await api.database.query('select 1 from code_try')).toEqual([]);
  });
});
