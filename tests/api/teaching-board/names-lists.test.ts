import { type NamesList as Answer, LIMITS } from '@murmel/contracts';
import { NamesList, newId } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { castOf } from '../sharing/cast.js';
import { LISTS, names } from './board-cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

type Sent = { name?: string; entries?: { id?: string; name: string }[]; apart?: [number, number][] };
const teacher = async () => api.people.signIn(api.browser(), await api.people.account());
const add = (browser: TestBrowser, list: readonly string[], more: Sent = {}, headers = {}) =>
  browser.post<Answer & Refusal>(LISTS, { name: '7b', entries: list.map((name) => ({ name })), ...more }, { headers });
const stored = (id: string) => api.database.manager.findOneBy(NamesList, { id });

describe('lists of names', () => {
  it("are for teachers, and each is its teacher's alone: for everybody else it is not there", async () => {
    const cast = await castOf(api, { kind: 'screen' });
    const {
      body: { id },
    } = await add(cast.owner.browser, ['Mila', 'Jonas']);
    const calls = [
      (browser: TestBrowser, list: string) => browser.get(`${LISTS}/${list}`),
      (browser: TestBrowser, list: string) => browser.delete(`${LISTS}/${list}`),
      (browser: TestBrowser, list: string) => browser.put(`${LISTS}/${list}`, { name: 'x', entries: [{ name: 'a' }, { name: 'b' }] }),
    ];
    for (const call of calls) {
      // Also for who was invited to a board, and for the admin.
      for (const { browser } of [cast.other, cast.writer, cast.reader, cast.admin]) {
        const [foreign, unknown] = [await call(browser, id), await call(browser, newId())];
        expect([foreign.status, foreign.body]).toEqual([404, unknown.body]);
      }
      for (const { browser } of [cast.pupil, cast.guest]) expect((await call(browser, id)).status).toBe(403);
      expect((await call(cast.nobody, id)).status).toBe(401);
    }
    for (const { browser } of [cast.pupil, cast.guest])
      expect([(await add(browser, ['a', 'b'])).status, (await browser.get(LISTS)).status]).toEqual([403, 403]);
    expect([(await add(cast.nobody, ['a', 'b'])).status, (await cast.nobody.get(LISTS)).status]).toEqual([401, 401]);
    expect((await cast.other.browser.get<{ total: number }>(LISTS)).body.total).toBe(0);
    expect((await stored(id))?.entries.map(({ name }) => name)).toEqual(['Mila', 'Jonas']);
  });

  it('are made once per key, read back, and listed newest first', async () => {
    const browser = await teacher();
    const headers = { 'idempotency-key': 'list-1' };
    const first = await add(browser, ['Mila', 'Jonas', 'Mila'], { apart: [[2, 0]] }, headers);
    const again = await add(browser, ['Mila', 'Jonas', 'Mila'], { apart: [[2, 0]] }, headers);
    expect([first.status, again.body]).toEqual([201, first.body]);
    const [mila, jonas, otherMila] = first.body.entries;
    expect(first.body.entries.map(({ name }) => name)).toEqual(['Mila', 'Jonas', 'Mila']);
    expect(first.body.entries.every(({ id }) => /^[0-9A-Za-z]{6}$/.test(id))).toBe(true);
    expect(new Set(first.body.entries.map(({ id }) => id)).size).toBe(3);
    expect(first.body.apart).toEqual([[mila!.id, otherMila!.id]]);
    expect(jonas!.name).toBe('Jonas');
    expect((await browser.get<Answer>(`${LISTS}/${first.body.id}`)).body).toEqual(first.body);
    const second = await add(browser, ['a', 'b'], { name: '7c' });
    const listed = await browser.get<{ entries: Answer[]; total: number }>(`${LISTS}?limit=1`);
    expect([listed.body.total, listed.body.entries.map(({ id }) => id)]).toEqual([2, [second.body.id]]);
    expect((await browser.get<{ entries: Answer[] }>(`${LISTS}?limit=1&page=2`)).body.entries.map(({ id }) => id)).toEqual([first.body.id]);
  });

  it('changed, who was on the list before keeps their id; who is new gets another', async () => {
    const browser = await teacher();
    const { body: list } = await add(browser, ['Mila', 'Jonas', 'Ida'], {
      apart: [
        [0, 1],
        [1, 2],
      ],
    });
    const [mila = '', jonas = '', ida = ''] = list.entries.map(({ id }) => id);
    const put = (sent: Sent) => browser.put<Answer & Refusal>(`${LISTS}/${list.id}`, { name: '8b', ...sent });
    const changed = await put({
      entries: [
        { id: ida, name: 'Ida K.' },
        { name: 'Emil' },
        { id: mila, name: 'Mila' },
        { id: mila, name: 'Zwilling' },
        { id: 'zzzzzz', name: 'Fremd' },
      ],
    });
    const ids = changed.body.entries.map(({ id }) => id);
    expect([ids[0], ids[2], changed.body.name, changed.body.entries[0]!.name]).toEqual([ida, mila, '8b', 'Ida K.']);
    expect(new Set([...ids, jonas, 'zzzzzz']).size).toBe(7);
    // Jonas is gone, and so are the pairs that he was in.
    expect(changed.body.apart).toEqual([]);
    const paired = await put({
      entries: changed.body.entries,
      apart: [
        [0, 1],
        [1, 0],
      ],
    });
    expect(paired.body.apart).toEqual([[ids[0], ids[1]]]);
    expect((await put({ entries: paired.body.entries })).body.apart).toEqual([[ids[0], ids[1]]]);
    expect((await stored(list.id))?.entries).toEqual(paired.body.entries);
  });

  it('[TBO-08] hold 2 to 100 names', async () => {
    const browser = await teacher();
    const { body: list } = await add(browser, names(2));
    for (const [count, limit] of [
      [0, 2],
      [1, 2],
      [101, 100],
    ] as const) {
      const refused = await add(browser, names(count));
      expect([refused.status, refused.body.code, refused.body.data]).toEqual([422, 'NAMES_INVALID', { limit }]);
      const changed = await browser.put<Refusal>(`${LISTS}/${list.id}`, { name: 'x', entries: names(count).map((name) => ({ name })) });
      expect([changed.body.code, changed.body.data]).toEqual(['NAMES_INVALID', { limit }]);
    }
    expect((await add(browser, names(100))).body.entries.length).toBe(100);
    expect((await stored(list.id))?.entries.length).toBe(2);
  });

  it('names are what one sees of them', async () => {
    const browser = await teacher();
    const made = await add(browser, ['  Mila\u0000\t A. ', 'Jo\u202enas', 'Zoë\ud800'], { name: ' 7b\u0007 ' });
    expect([made.body.name, made.body.entries.map(({ name }) => name)]).toEqual(['7b', ['Mila A.', 'Jonas', 'Zoë']]);
    expect((await add(browser, ['a', '\u0000'])).status).toBe(400);
    expect((await add(browser, ['a', 'x'.repeat(61)])).status).toBe(400);
    expect((await add(browser, ['a', '   '])).status).toBe(400);
    expect((await add(browser, ['a', 'b'], { name: '' })).status).toBe(400);
    for (const apart of [[[0, 2]], [[1, 1]], [[-1, 0]]] as [number, number][][])
      expect((await add(browser, ['a', 'b'], { apart })).status).toBe(400);
  });

  it('removed, nothing is left of it', async () => {
    const browser = await teacher();
    const {
      body: { id },
    } = await add(browser, ['a', 'b']);
    expect((await browser.delete(`${LISTS}/${id}`)).status).toBe(200);
    expect([await stored(id), (await browser.get(`${LISTS}/${id}`)).status, (await browser.delete(`${LISTS}/${id}`)).status]).toEqual([
      null,
      404,
      404,
    ]);
  });

  it('a teacher has 100 of them, also when several come at once', async () => {
    const account = await api.people.account();
    const browser = await api.people.signIn(api.browser(), account);
    const now = new Date();
    const row = (): NamesList => ({ id: newId(), ownerId: account.id, name: 'x', entries: [], apart: [], createdAt: now, updatedAt: now });
    await api.database.manager.insert(NamesList, Array.from({ length: LIMITS.teachingBoard.listsMax - 1 }, row));
    const answers = await Promise.all(Array.from({ length: 4 }, () => add(browser, ['a', 'b'])));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422]);
    expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({ code: 'LIMIT_REACHED', data: { limit: 100 } });
    expect(await api.database.manager.countBy(NamesList, { ownerId: account.id })).toBe(100);
  });
});
