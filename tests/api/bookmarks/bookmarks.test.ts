import { type Bookmark as Answer, type Item as ItemAnswer, LIMITS } from '@murmel/contracts';
import { Bookmark, Item, newId } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { castOf } from '../sharing/cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const toggle = (browser: TestBrowser, itemId: string) =>
  browser.post<{ bookmarked: boolean } & Refusal>('/api/bookmarks/toggle', { itemId });
const check = async (browser: TestBrowser, itemId: string) =>
  (await browser.get<{ bookmarked: boolean }>(`/api/bookmarks/check?itemId=${itemId}`)).body.bookmarked;
const listed = async (browser: TestBrowser, query = '') => {
  const { body } = await browser.get<{ entries: Answer[]; total: number }>(`/api/bookmarks${query}`);
  return { ids: body.entries.map(({ item }) => item.id), total: body.total, entries: body.entries };
};

describe('[LIB-05] bookmarks', () => {
  it('one puts on the list and takes off what one may read, also of others; the item says so to nobody else', async () => {
    const { item, owner, writer, guest } = await castOf(api);
    expect((await toggle(writer.browser, item.id)).body).toEqual({ bookmarked: true });
    expect([await check(writer.browser, item.id), await check(owner.browser, item.id)]).toEqual([true, false]);
    const seen = async (browser: TestBrowser) => (await browser.get<ItemAnswer>(`/api/items/${item.id}`)).body.bookmarked;
    expect([await seen(writer.browser), await seen(owner.browser), await seen(guest.browser)]).toEqual([true, false, false]);
    expect((await toggle(writer.browser, item.id)).body).toEqual({ bookmarked: false });
    expect(await api.database.manager.countBy(Bookmark, { itemId: item.id })).toBe(0);
  });

  it('the newest first, by kind, by page; removed by its own id', async () => {
    const { owner } = await castOf(api);
    const items = [
      await api.people.item(owner.account),
      await api.people.item(owner.account, { kind: 'survey' }),
      await api.people.item(owner.account),
    ];
    for (const { id } of items) await toggle(owner.browser, id);
    const [first, second, third] = items.map(({ id }) => id);
    expect(await listed(owner.browser)).toMatchObject({ ids: [third, second, first], total: 3 });
    expect(await listed(owner.browser, '?objType=survey')).toMatchObject({ ids: [second], total: 1 });
    const { ids, total, entries } = await listed(owner.browser, '?limit=1&page=2');
    expect([ids, total]).toEqual([[second], 3]);
    expect((await owner.browser.delete(`/api/bookmarks/${entries[0]!.id}`)).status).toBe(200);
    expect((await listed(owner.browser)).ids).toEqual([third, first]);
  });

  it('what may not be read any more is not listed, nor counted, and can be taken off; it comes back when it may', async () => {
    const { item, owner, writer } = await castOf(api);
    await toggle(writer.browser, item.id);
    await owner.browser.put(`/api/items/${item.id}/share`, { privacy: 'locked' });
    expect(await listed(writer.browser)).toMatchObject({ ids: [], total: 0 });
    await owner.browser.put(`/api/items/${item.id}/share`, { privacy: 'secret' });
    expect((await listed(writer.browser)).ids).toEqual([item.id]);
    await owner.browser.delete(`/api/text_editor/documents/${item.id}`);
    expect((await toggle(writer.browser, item.id)).body).toEqual({ bookmarked: false });
    expect((await toggle(writer.browser, item.id)).body.code).toBe('NOT_FOUND');
  });

  it('foreign, trashed and unknown items look the same, and are nobody’s bookmark', async () => {
    const { item, owner, other } = await castOf(api);
    const trashed = await api.people.item(other.account, { discardedAt: new Date() });
    for (const id of [item.id, trashed.id, newId()])
      expect([(await toggle(other.browser, id)).status, await check(other.browser, id)]).toEqual([404, false]);
    await toggle(owner.browser, item.id);
    const [{ id }] = (await listed(owner.browser)).entries as [Answer];
    for (const one of [id, newId()]) expect((await other.browser.delete(`/api/bookmarks/${one}`)).status).toBe(404);
    expect(await api.database.manager.countBy(Bookmark, { id })).toBe(1);
  });

  it('is for teachers; two presses at once leave one or none', async () => {
    const { item, owner, pupil, guest, nobody } = await castOf(api);
    for (const { browser } of [pupil, guest]) expect((await toggle(browser, item.id)).status).toBe(403);
    expect((await toggle(nobody, item.id)).status).toBe(401);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => toggle(owner.browser, item.id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await api.database.manager.countBy(Bookmark, { itemId: item.id })).toBe(1);
  });

  it(`at most ${LIMITS.bookmarks}`, async () => {
    const { owner, item } = await castOf(api);
    const one = await api.people.item(owner.account);
    const items = Array.from({ length: LIMITS.bookmarks }, () => ({ ...one, id: newId(), token: newId(), publicToken: newId() }));
    await api.database.manager.insert(Item, items);
    await api.database.manager.insert(
      Bookmark,
      items.map(({ id }) => ({ id: newId(), accountId: owner.account.id, itemId: id, createdAt: new Date() })),
    );
    const { status, body } = await toggle(owner.browser, item.id);
    expect([status, body]).toMatchObject([422, { code: 'LIMIT_REACHED', data: { limit: LIMITS.bookmarks } }]);
  });
});
