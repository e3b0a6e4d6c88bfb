import { LIMITS, type PinboardListAnswer, partAddress } from '@murmel/contracts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Refusal } from '../../support/browser.js';
import { type BoardApi, expectUnknown, ownId, startBoardApi } from '../boards/board-api.js';
import { boardCast, type ListAnswer } from './board-cast.js';

let api: BoardApi;
beforeAll(async () => {
  api = await startBoardApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const LISTS = '/api/pinboard/lists';
const NO_PART = 'abcdefghijkl';

describe('making a list', () => {
  it('[PIN-05] does not exist for others; readers and guests may not until the teacher lets guests', async () => {
    const cast = await boardCast(api);
    await expectUnknown(cast, (browser) => cast.addList('Tiere', browser));
    for (const browser of [cast.reader.browser, cast.guest.browser]) {
      const refused = await cast.addList('Tiere', browser);
      expect([refused.status, refused.body.code]).toEqual([403, 'FORBIDDEN']);
    }
    await cast.change(cast.owner.browser, { guestLists: true });
    const made = await cast.addList('Tiere', cast.guest.browser);
    expect([made.status, made.body.author]).toEqual([201, { id: cast.guest.visitor.id, name: 'Gast Otter', teacher: false }]);
    expect((await cast.addList('Tiere', cast.reader.browser)).status).toBe(403);
    expect((await cast.stored()).list(ownId(made))?.author).toBe(cast.guest.visitor.id);
  });

  it('[PIN-07] [A2] refuses what is no list, and the 31st', { tags: ['proof'] }, async () => {
    const cast = await boardCast(api);
    for (const body of [
      {},
      { name: ' ' },
      { name: 'x'.repeat(129) },
      { name: 'a', colour: 'pink' },
      { name: 'a', author: cast.guest.visitor.id },
    ]) {
      expect((await cast.owner.browser.post(`${cast.path}/lists`, body)).status).toBe(400);
    }
    for (let n = 1; n <= LIMITS.pinboard.listsPerBoard; n += 1) expect((await cast.addList(`Liste ${n}`)).status).toBe(201);
    const tooMany = await cast.addList('Liste 31');
    expect([tooMany.status, tooMany.body.code, tooMany.body.data]).toEqual([422, 'LIST_LIMIT_REACHED', { limit: 30 }]);
    expect((await cast.stored()).lists).toHaveLength(30);
  });

  it('[E25] repeated with its key it is one; the same key for something else is refused', async () => {
    const cast = await boardCast(api);
    const headers = { 'idempotency-key': 'tap-7' };
    const add = (name: string) => cast.owner.browser.post<PinboardListAnswer & Refusal>(`${cast.path}/lists`, { name }, { headers });
    const [first, again] = [await add('Tiere'), await add('Tiere')];
    expect([first.status, again.status, again.body.id]).toEqual([201, 201, first.body.id]);
    expect((await add('Pflanzen')).body.code).toBe('IDEMPOTENCY_CONFLICT');
    expect((await cast.stored()).lists.map(({ name }) => name)).toEqual(['Tiere']);
  });
});

describe('one list', () => {
  it('[E6] [T-27] unknown, foreign, trashed and invisible look the same', async () => {
    const [cast, elsewhere] = [await boardCast(api), await boardCast(api)];
    const [shown, trashed, invisible, foreign] = [
      await cast.addList('a'),
      await cast.addList('b'),
      await cast.addList('c'),
      await elsewhere.addList('d'),
    ];
    await cast.owner.browser.delete(`${LISTS}/${trashed.body.id}`);
    await cast.owner.browser.put(`${LISTS}/${invisible.body.id}`, { permission: 'visitor_permissions_invisible' });
    await expectUnknown(cast, (browser) => browser.get(`${LISTS}/${shown.body.id}`));
    expect((await cast.guest.browser.get(`${LISTS}/${shown.body.id}`)).status).toBe(200);
    const addresses = [trashed.body.id, invisible.body.id, partAddress(cast.item.id, ownId(foreign)), partAddress(cast.item.id, NO_PART)];
    for (const address of addresses) {
      const answers = [
        await cast.guest.browser.get<Refusal>(`${LISTS}/${address}`),
        await cast.guest.browser.put<Refusal>(`${LISTS}/${address}`, { name: 'x' }),
        await cast.guest.browser.delete<Refusal>(`${LISTS}/${address}`),
        await cast.addCard(cast.guest.browser, address),
      ];
      expect(answers.map(({ status, body }) => [status, body.code])).toEqual(answers.map(() => [404, 'NOT_FOUND']));
    }
    expect((await cast.guest.browser.get<PinboardListAnswer[]>(`${cast.path}/lists`)).body.map(({ id }) => id)).toEqual([shown.body.id]);
    expect((await cast.writer.browser.get<PinboardListAnswer[]>(`${cast.path}/lists`)).body.map(({ id }) => id)).toEqual([
      shown.body.id,
      invisible.body.id,
    ]);
    for (const address of ['x', cast.item.id, `${cast.item.id}_short`])
      expect((await cast.owner.browser.get(`${LISTS}/${address}`)).status).toBe(404);
  });

  it('tells what this person may do in it', async () => {
    const cast = await boardCast(api);
    const {
      body: { id },
    } = await cast.addList('Tiere');
    const abilities = async (browser: typeof cast.nobody) => (await browser.get<PinboardListAnswer>(`${LISTS}/${id}`)).body.abilities;
    expect(await abilities(cast.owner.browser)).toEqual({ addCard: true, edit: true });
    expect(await abilities(cast.guest.browser)).toEqual({ addCard: true, edit: false });
    expect(await abilities(cast.reader.browser)).toEqual({ addCard: false, edit: false });
    await cast.owner.browser.put(`${LISTS}/${id}`, { permission: 'visitor_permissions_read' });
    expect(await abilities(cast.guest.browser)).toEqual({ addCard: false, edit: false });
  });

  it("[PIN-05] is renamed by the trusted and by its guest, and its permission is the teacher's", async () => {
    const cast = await boardCast(api);
    await cast.change(cast.owner.browser, { guestLists: true });
    const own = await cast.addList('Tiere', cast.guest.browser);
    const teachers = await cast.addList('Pflanzen');
    const put = (browser: typeof cast.nobody, { body }: ListAnswer, changes: unknown) =>
      browser.put<PinboardListAnswer & Refusal>(`${LISTS}/${body.id}`, changes);
    expect((await put(cast.guest.browser, teachers, { name: 'x' })).body.code).toBe('FORBIDDEN');
    expect((await put(cast.guest.browser, own, { permission: 'visitor_permissions_write' })).body.code).toBe('FORBIDDEN');
    expect((await put(cast.guest.browser, own, { name: 'x'.repeat(129) })).status).toBe(400);
    expect((await put(cast.guest.browser, own, { name: 'Vögel', colour: 'sonne' })).body).toMatchObject({ name: 'Vögel', colour: 'sonne' });
    expect((await put(cast.writer.browser, own, { permission: 'visitor_permissions_read' })).body.permission).toBe(
      'visitor_permissions_read',
    );
    expect((await cast.stored()).list(ownId(own))).toMatchObject({
      name: 'Vögel',
      colour: 'sonne',
      permission: 'visitor_permissions_read',
    });
    expect((await cast.stored()).list(ownId(teachers))?.name).toBe('Pflanzen');
  });

  it('moves, goes into the trash with its cards and comes back with them, by the trusted', async () => {
    const cast = await boardCast(api);
    const [a, b, c] = [await cast.addList('a'), await cast.addList('b'), await cast.addList('c')];
    const card = await cast.addCard(cast.guest.browser, a.body.id);
    const order = async () =>
      (await cast.owner.browser.get<PinboardListAnswer[]>(`${cast.path}/lists`)).body.map(({ name }) => name).join('');
    for (const browser of [cast.guest.browser, cast.reader.browser]) {
      expect((await browser.patch(`${LISTS}/${a.body.id}/move`, { after: null })).status).toBe(403);
      expect((await browser.delete(`${LISTS}/${a.body.id}`)).status).toBe(403);
      expect((await browser.patch(`${LISTS}/${a.body.id}/restore`)).status).toBe(403);
    }
    await cast.writer.browser.patch(`${LISTS}/${c.body.id}/move`, { after: null });
    expect(await order()).toBe('cab');
    await cast.owner.browser.patch(`${LISTS}/${c.body.id}/move`, { after: ownId(a) });
    expect(await order()).toBe('acb');
    expect((await cast.owner.browser.delete(`${LISTS}/${a.body.id}`)).status).toBe(200);
    expect(await order()).toBe('cb');
    expect((await cast.owner.browser.get(`/api/pinboard/cards/${card.body.id}`)).status).toBe(404);
    expect((await cast.owner.browser.patch(`${LISTS}/${b.body.id}/restore`)).status).toBe(404);
    expect((await cast.owner.browser.patch<PinboardListAnswer>(`${LISTS}/${a.body.id}/restore`)).body).toMatchObject({
      id: a.body.id,
      cards: 1,
    });
    expect((await cast.stored()).list(ownId(a))?.trashed).toBeNull();
    expect((await cast.guest.browser.get(`/api/pinboard/cards/${card.body.id}`)).status).toBe(200);
  });
});
