import type { PinboardItem, PinboardListAnswer } from '@murmel/contracts';
import { PINBOARD_SCHEMA_VERSION } from '@murmel/documents';
import { DocumentUpdate, Item } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Refusal } from '../../support/browser.js';
import { type BoardApi, expectUnknown, startBoardApi } from '../boards/board-api.js';
import { boardCast, storedBoard } from './board-cast.js';

let api: BoardApi;
beforeAll(async () => {
  api = await startBoardApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const BOARDS = '/api/pinboard/boards';

describe('making a pinboard', () => {
  it('only teachers, with the fields of items and nothing else', async () => {
    const cast = await boardCast(api);
    for (const browser of [cast.pupil.browser, cast.guest.browser]) expect((await browser.post(BOARDS, {})).status).toBe(403);
    expect((await cast.nobody.post(BOARDS, {})).status).toBe(401);
    for (const body of [{ title: '' }, { title: 'x'.repeat(121) }, { frozen: true }])
      expect((await cast.owner.browser.post(BOARDS, body)).status).toBe(400);
  });

  it("[E25] has a title in the teacher's language, a first content of its owner, and is made once per key", async () => {
    const { owner, other } = await boardCast(api);
    const headers = { 'idempotency-key': 'tap-1' };
    const first = await owner.browser.post<PinboardItem>(BOARDS, {}, { headers });
    const again = await owner.browser.post<PinboardItem>(BOARDS, {}, { headers });
    expect([first.status, first.body.title, again.body.id]).toEqual([201, 'Neue Pinnwand', first.body.id]);
    expect(first.body.pinboard).toEqual({
      frozen: false,
      release: false,
      guestLists: false,
      guestEdits: false,
      guestActivities: false,
      likes: true,
      comments: true,
      background: { kind: 'wallpaper', wallpaper: 'hills' },
    });
    expect((await storedBoard(api, first.body.id)).settings).toEqual(first.body.pinboard);
    const rows = await api.database.manager.findBy(DocumentUpdate, { itemId: first.body.id });
    expect(rows.map(({ accountId }) => accountId)).toEqual([owner.account.id]);
    const english = await api.people.signIn(api.browser(), await api.people.account({ locale: 'en' }));
    expect((await english.post<PinboardItem>(BOARDS, {})).body.title).toBe('New pinboard');
    const listed = await owner.browser.get<{ entries: PinboardItem[] }>(`${BOARDS}?query=Pinnwand`);
    expect(listed.body.entries.map(({ id }) => id)).toEqual([first.body.id]);
    expect((await other.browser.get<{ total: number }>(BOARDS)).body.total).toBe(0);
  });
});

it("a new one begins with one list in its maker's language, to which a guest pins the first card", async () => {
  const { owner, guest } = await boardCast(api);
  const english = await api.people.signIn(api.browser(), await api.people.account({ locale: 'en' }));
  const listsOf = async (browser: typeof english) => {
    const { id } = (await browser.post<PinboardItem>(BOARDS, {})).body;
    return { id, lists: (await browser.get<PinboardListAnswer[]>(`${BOARDS}/${id}/lists`)).body };
  };
  expect((await listsOf(english)).lists.map(({ name }) => name)).toEqual(['Ideas']);
  const { id, lists } = await listsOf(owner.browser);
  expect(lists).toMatchObject([{ name: 'Ideen', colour: 'koralle', permission: null, cards: 0, author: { id: owner.account.id } }]);
  await owner.browser.put(`/api/items/${id}/share`, { privacy: 'secret', visitorPermission: 'visitor_permissions_write' });
  await api.people.grant(await api.database.manager.findOneByOrFail(Item, { id }), guest.visitor);
  const card = await guest.browser.post(`/api/pinboard/lists/${lists[0]!.id}/cards`, { name: 'Eiche' });
  expect([card.status, (await storedBoard(api, id)).cardCount]).toEqual([201, 1]);
});

describe('one pinboard', () => {
  it('[T-27] does not exist for others, nor under an item of another tool', async () => {
    const cast = await boardCast(api);
    await expectUnknown(cast, (browser) => browser.get(cast.path));
    await expectUnknown(cast, (browser) => browser.put(cast.path, { frozen: true }));
    await expectUnknown(cast, (browser) => browser.delete(cast.path));
    const text = await api.people.item(cast.owner.account);
    for (const rest of ['', '/lists', '/trash', '/activities', '/state'])
      expect((await cast.owner.browser.get(`${BOARDS}/${text.id}${rest}`)).status).toBe(404);
  });

  it('[T-28] its settings are read by whoever sees it and changed by whoever may change it', async () => {
    const cast = await boardCast(api);
    for (const browser of [cast.reader.browser, cast.guest.browser]) {
      expect((await browser.get<PinboardItem>(cast.path)).body.pinboard.frozen).toBe(false);
      expect((await browser.put<Refusal>(cast.path, { frozen: true })).status).toBe(403);
    }
    for (const body of [{ frozen: 'yes' }, { background: { kind: 'wallpaper', wallpaper: 'beach' } }, { unknown: 1 }])
      expect((await cast.owner.browser.put(cast.path, body)).status).toBe(400);
    const changed = await cast.writer.browser.put<PinboardItem>(cast.path, {
      title: 'Wald',
      frozen: true,
      background: { kind: 'colour', colour: 'himmel' },
    });
    expect([changed.body.title, changed.body.pinboard.frozen, changed.body.pinboard.background]).toEqual([
      'Wald',
      true,
      { kind: 'colour', colour: 'himmel' },
    ]);
    expect((await cast.stored()).settings).toEqual(changed.body.pinboard);
    expect((await api.database.manager.findOneByOrFail(Item, { id: cast.item.id })).title).toBe('Wald');
  });

  it('[away-collab] without collab-server its fields can be changed, its settings cannot, and nothing is changed by half', async () => {
    const cast = await boardCast(api);
    await api.withoutCollaboration(async () => {
      expect((await cast.owner.browser.put(cast.path, { title: 'Eins' })).status).toBe(200);
      const refused = await cast.owner.browser.put<Refusal>(cast.path, { title: 'Zwei', frozen: true });
      expect([refused.status, refused.body.code]).toEqual([503, 'COLLABORATION_UNAVAILABLE']);
    });
    expect((await api.database.manager.findOneByOrFail(Item, { id: cast.item.id })).title).toBe('Eins');
    expect((await cast.owner.browser.put<PinboardItem>(cast.path, { frozen: true })).body.pinboard.frozen).toBe(true);
  });

  it('goes into the trash by its owner alone', async () => {
    const cast = await boardCast(api);
    for (const browser of [cast.writer.browser, cast.reader.browser, cast.guest.browser])
      expect((await browser.delete(cast.path)).status).toBe(403);
    expect((await cast.owner.browser.delete(cast.path)).status).toBe(200);
    expect((await api.database.manager.findOneByOrFail(Item, { id: cast.item.id })).discardedAt).not.toBeNull();
    expect((await cast.guest.browser.get(cast.path)).status).toBe(404);
  });
});

describe('the ticket', () => {
  it('names the source for whoever may change the board, the view for everybody else', async () => {
    const cast = await boardCast(api);
    const ticket = async (browser: typeof cast.nobody) => {
      const { body } = await browser.post<{ documentName: string; right: string; schemaVersion: number }>(
        `/api/items/${cast.item.id}/collaboration_ticket`,
      );
      return [body.documentName, body.right, body.schemaVersion];
    };
    const source = `pinboard/${cast.item.id}`;
    for (const browser of [cast.owner.browser, cast.writer.browser])
      expect(await ticket(browser)).toEqual([source, 'write', PINBOARD_SCHEMA_VERSION]);
    expect(await ticket(cast.guest.browser)).toEqual([`${source}/view`, 'write', PINBOARD_SCHEMA_VERSION]);
    expect(await ticket(cast.reader.browser)).toEqual([`${source}/view`, 'read', PINBOARD_SCHEMA_VERSION]);
    await api.database.manager.update(Item, { id: cast.item.id }, { visitorPermission: 'visitor_permissions_read' });
    expect(await ticket(cast.guest.browser)).toEqual([`${source}/view`, 'read', PINBOARD_SCHEMA_VERSION]);
  });

  it('makes a visitor of somebody without any identity where a list lets them write, and only there', async () => {
    const cast = await boardCast(api, { privacy: 'public_for_all', visitorPermission: 'visitor_permissions_read' });
    const {
      body: { id: list },
    } = await cast.addList('Tiere');
    const look = async () => {
      const browser = api.browser();
      const { body } = await browser.post<{ right: string }>(`/api/items/${cast.item.id}/collaboration_ticket`);
      return [body.right, browser.cookies.has('murmel_visitor')];
    };
    expect(await look()).toEqual(['read', false]);
    await cast.owner.browser.put(`/api/pinboard/lists/${list}`, { permission: 'visitor_permissions_write' });
    expect(await look()).toEqual(['read', true]);
    await cast.change(cast.owner.browser, { frozen: true });
    expect(await look()).toEqual(['read', false]);
  });
});
