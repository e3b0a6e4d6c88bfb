import type { TeachingBoardItem } from '@murmel/contracts';
import { Account, DocumentUpdate, Item } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Refusal } from '../../support/browser.js';
import { type BoardApi, expectUnknown, startBoardApi } from '../boards/board-api.js';
import { storedBoard, teachingCast } from './board-cast.js';

let api: BoardApi;
beforeAll(async () => {
  api = await startBoardApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const SCREENS = '/api/teaching_board/screens';

describe('making a teaching board', () => {
  it('only teachers, with the fields of items and nothing else', async () => {
    const cast = await teachingCast(api);
    for (const browser of [cast.pupil.browser, cast.guest.browser]) expect((await browser.post(SCREENS, {})).status).toBe(403);
    expect((await cast.nobody.post(SCREENS, {})).status).toBe(401);
    for (const body of [{ title: '' }, { title: 'x'.repeat(121) }, { muted: true }])
      expect((await cast.owner.browser.post(SCREENS, body)).status).toBe(400);
  });

  it("has a title in the teacher's language, one empty page, and is made once per key", async () => {
    const { owner, other } = await teachingCast(api);
    const headers = { 'idempotency-key': 'tap-1' };
    const first = await owner.browser.post<TeachingBoardItem>(SCREENS, {}, { headers });
    const again = await owner.browser.post<TeachingBoardItem>(SCREENS, {}, { headers });
    expect([first.status, first.body.title, again.body.id]).toEqual([201, 'Neue Tafel', first.body.id]);
    expect(first.body.screen).toEqual({ background: { kind: 'colour', colour: 'himmel' }, muted: false });
    const board = await storedBoard(api, first.body.id);
    expect([board.settings, board.pages.length]).toEqual([first.body.screen, 1]);
    const rows = await api.database.manager.findBy(DocumentUpdate, { itemId: first.body.id });
    expect(rows.map(({ accountId }) => accountId)).toEqual([owner.account.id]);
    const english = await api.people.signIn(api.browser(), await api.people.account({ locale: 'en' }));
    expect((await english.post<TeachingBoardItem>(SCREENS, {})).body.title).toBe('New board');
    const listed = await owner.browser.get<{ entries: TeachingBoardItem[] }>(`${SCREENS}?query=Tafel`);
    expect(listed.body.entries.map(({ id }) => id)).toEqual([first.body.id]);
    expect((await other.browser.get<{ total: number }>(SCREENS)).body.total).toBe(0);
  });

  it('[LIC-01] ten a month with the free licence', async () => {
    const browser = await api.people.signIn(api.browser(), await api.people.account({ licence: 'free' }));
    for (let made = 0; made < 10; made += 1) expect((await browser.post(SCREENS, {})).status).toBe(201);
    const refused = await browser.post<Refusal>(SCREENS, {});
    expect([refused.status, refused.body.code]).toEqual([422, 'LIMIT_REACHED']);
  });
});

describe('one teaching board', () => {
  it('does not exist for others, nor under an item of another tool', async () => {
    const cast = await teachingCast(api);
    for (const rest of ['', '/pages', '/author_info']) await expectUnknown(cast, (browser) => browser.get(`${cast.path}${rest}`));
    await expectUnknown(cast, (browser) => browser.put(cast.path, { muted: true }));
    await expectUnknown(cast, (browser) => browser.delete(cast.path));
    const text = await api.people.item(cast.owner.account);
    for (const rest of ['', '/pages', '/author_info'])
      expect((await cast.owner.browser.get(`${SCREENS}/${text.id}${rest}`)).status).toBe(404);
    expect((await cast.owner.browser.put(`${SCREENS}/${text.id}`, { title: 'x' })).status).toBe(404);
    expect((await cast.owner.browser.delete(`${SCREENS}/${text.id}`)).status).toBe(404);
    expect((await cast.owner.browser.post(`${SCREENS}/${text.id}/pages`, {})).status).toBe(404);
  });

  it('opens by its secret link and by its password, and asks for the latter', async () => {
    const cast = await teachingCast(api);
    expect((await cast.nobody.get(`${cast.path}`, { headers: { 'x-access-token': cast.item.token } })).status).toBe(200);
    await cast.owner.browser.put(`/api/items/${cast.item.id}/share`, { privacy: 'password_protected', password: 'Zelle7b' });
    const browser = api.browser();
    const asked = await browser.get<Refusal>(cast.path);
    expect([asked.status, asked.body.code]).toEqual([400, 'NO_PASSWORD_PROVIDED']);
    expect((await browser.get(cast.path, { headers: { 'x-password': 'Zelle7b' } })).status).toBe(200);
  });

  it('[TBO-12] is read with its token, its public token or its password, each only where it counts, and with nothing else', async () => {
    const cast = await teachingCast(api);
    const read = async (header: string, value: string) => (await api.browser().get(cast.path, { headers: { [header]: value } })).status;
    const privacy = (body: object) => cast.owner.browser.put(`/api/items/${cast.item.id}/share`, body);
    const { token, publicToken } = cast.item;
    expect([
      await read('x-access-token', token),
      await read('x-access-token', publicToken),
      await read('x-public-token', publicToken),
      await read('x-password', token),
    ]).toEqual([200, 404, 404, 404]);
    await privacy({ privacy: 'public_for_all' });
    expect([await read('x-public-token', publicToken), await read('x-public-token', token)]).toEqual([200, 200]);
    await privacy({ privacy: 'password_protected', password: 'Zelle7b' });
    expect([
      await read('x-password', 'Zelle7b'),
      await read('x-password', 'zelle7b'),
      await read('x-password', ''),
      await read('x-public-token', publicToken),
    ]).toEqual([200, 400, 400, 400]);
    await privacy({ privacy: 'members_only' });
    expect([await read('x-access-token', token), await read('x-public-token', publicToken), await read('x-password', 'Zelle7b')]).toEqual([
      404, 404, 404,
    ]);
  });

  it('its settings are read by whoever sees it and changed by whoever may change it', async () => {
    const cast = await teachingCast(api, { visitorPermission: 'visitor_permissions_write' });
    for (const browser of [cast.reader.browser, cast.guest.browser]) {
      expect((await browser.get<TeachingBoardItem>(cast.path)).body.screen.muted).toBe(false);
      expect((await browser.put<Refusal>(cast.path, { muted: true })).status).toBe(403);
    }
    for (const body of [{ muted: 'yes' }, { background: { kind: 'wallpaper', wallpaper: 'beach' } }, { unknown: 1 }])
      expect((await cast.owner.browser.put(cast.path, body)).status).toBe(400);
    const changed = await cast.writer.browser.put<TeachingBoardItem>(cast.path, {
      title: 'Zelle',
      muted: true,
      background: { kind: 'colour', colour: 'wiese' },
    });
    expect([changed.body.title, changed.body.screen]).toEqual(['Zelle', { muted: true, background: { kind: 'colour', colour: 'wiese' } }]);
    expect((await cast.stored()).settings).toEqual(changed.body.screen);
    expect((await api.database.manager.findOneByOrFail(Item, { id: cast.item.id })).title).toBe('Zelle');
  });

  it('without collab-server its fields can be changed, its settings cannot, and nothing is changed by half', async () => {
    const cast = await teachingCast(api);
    await api.withoutCollaboration(async () => {
      expect((await cast.owner.browser.put(cast.path, { title: 'Eins' })).status).toBe(200);
      const refused = await cast.owner.browser.put<Refusal>(cast.path, { title: 'Zwei', muted: true });
      expect([refused.status, refused.body.code]).toEqual([503, 'COLLABORATION_UNAVAILABLE']);
      expect((await cast.guest.browser.get(`${cast.path}/pages`)).status).toBe(200);
    });
    expect((await api.database.manager.findOneByOrFail(Item, { id: cast.item.id })).title).toBe('Eins');
  });

  it('goes into the trash by its owner alone', async () => {
    const cast = await teachingCast(api);
    for (const browser of [cast.writer.browser, cast.reader.browser, cast.guest.browser])
      expect((await browser.delete(cast.path)).status).toBe(403);
    expect((await cast.owner.browser.delete(cast.path)).status).toBe(200);
    expect((await api.database.manager.findOneByOrFail(Item, { id: cast.item.id })).discardedAt).not.toBeNull();
    expect((await cast.guest.browser.get(cast.path)).status).toBe(404);
  });

  it('says who made it, to whoever sees it, and nothing else about them', async () => {
    const cast = await teachingCast(api, { description: 'Für Klasse 7' });
    await api.database.manager.update(Account, { id: cast.owner.account.id }, { publicName: 'Frau Kaya' });
    for (const browser of [cast.owner.browser, cast.reader.browser, cast.guest.browser]) {
      const { body } = await browser.get<Record<string, string>>(`${cast.path}/author_info`);
      expect(body).toEqual({
        author: 'Frau Kaya',
        title: 'Zelle - Stunde 3',
        description: 'Für Klasse 7',
        createdAt: cast.item.createdAt.toISOString(),
        updatedAt: expect.any(String),
      });
    }
  });
});

describe('the ticket', () => {
  it('names the source for whoever may change the board, the view for everybody else, also where guests may write', async () => {
    const cast = await teachingCast(api, { visitorPermission: 'visitor_permissions_write' });
    const named = async (browser: typeof cast.nobody) =>
      (await browser.post<{ documentName: string }>(`/api/items/${cast.item.id}/collaboration_ticket`)).body.documentName;
    for (const browser of [cast.owner.browser, cast.writer.browser]) expect(await named(browser)).toBe(`screen/${cast.item.id}`);
    for (const browser of [cast.reader.browser, cast.guest.browser]) expect(await named(browser)).toBe(`screen/${cast.item.id}/view`);
  });
});

describe('GET /time', () => {
  it("is the server's clock, for everybody, never from a cache", async () => {
    const before = Date.now();
    const { status, body, headers } = await api.browser().get<{ now: number }>('/api/time');
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body.now).toBeGreaterThanOrEqual(before);
    expect(body.now).toBeLessThanOrEqual(Date.now());
  });
});
