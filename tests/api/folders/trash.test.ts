import type { DiscardedEntry, Item as ItemAnswer } from '@murmel/contracts';
import { Item } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import { stored } from '../sharing/cast.js';
import { nested, type Page, teacher } from './shelf.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

async function shelf() {
  const owner = await teacher(api);
  const [outer, inner] = await nested(api, owner.account, 2);
  const deep = await api.people.item(owner.account, { folderId: inner!.id, title: 'Tief', privacy: 'secret' });
  const before = await api.people.item(owner.account, { folderId: outer!.id, title: 'Vorher', discardedAt: new Date(Date.now() - 1000) });
  const { browser } = owner;
  const discard = ({ id }: { id: string }) => browser.delete(`/api/folders/${id}`);
  const restore = ({ id }: { id: string }) => browser.patch<ItemAnswer>(`/api/items/${id}/restore`);
  const trash = async () =>
    (await browser.get<{ entries: DiscardedEntry[] }>('/api/items/discarded')).body.entries.map(
      ({ title, contents }) => `${title} ${contents.items.reduce((sum, { count }) => sum + count, 0)}`,
    );
  const living = async () => (await browser.get<Page>('/api/items?order=title')).body.entries.map(({ title }) => title);
  return { owner, outer: outer!, inner: inner!, deep, before, discard, restore, trash, living };
}

describe('a folder in the trash', () => {
  it('[LIB-01] takes its contents along and brings them back to their places, with their addresses', async () => {
    const { owner, outer, inner, deep, before, discard, restore, trash, living } = await shelf();
    expect((await discard(outer)).status).toBe(200);
    expect(await living()).toEqual([]);
    expect(await trash()).toEqual(['Ordner 1 2', 'Vorher 0']);
    expect((await owner.browser.get(`/api/items/${deep.id}`)).status).toBe(404);
    expect((await restore(outer)).status).toBe(200);
    expect(await living()).toEqual(['Ordner 1', 'Ordner 2', 'Tief']);
    const back = await stored(api, deep);
    expect(back).toMatchObject({
      folderId: inner.id,
      discardedAt: null,
      discardedWith: null,
      token: deep.token,
      shortCode: deep.shortCode,
    });
    // Items that were in the trash before stay there on their own.
    expect(await trash()).toEqual(['Vorher 0']);
    expect((await restore(before)).body.folderId).toBe(outer.id);
  });

  it('gives back what lies in it by itself: to the top, or with what lies in that', async () => {
    const { outer, inner, deep, discard, restore, living, trash } = await shelf();
    await discard(outer);
    expect((await restore(inner)).body.folderId).toBeNull();
    expect(await living()).toEqual(['Ordner 2', 'Tief']);
    expect((await stored(api, deep)).folderId).toBe(inner.id);
    await restore(outer);
    expect(await living()).toEqual(['Ordner 1', 'Ordner 2', 'Tief']);
    expect((await stored(api, inner)).folderId).toBeNull();
    expect(await trash()).toEqual(['Vorher 0']);
  });

  it('goes for ever with what went there with it; what lay in the trash before stays', async () => {
    const { owner, outer, before, discard } = await shelf();
    await discard(outer);
    expect((await owner.browser.delete(`/api/items/${outer.id}`)).status).toBe(200);
    const left = await api.database.manager.findBy(Item, { ownerId: owner.account.id });
    expect(left.map(({ id, folderId }) => [id, folderId])).toEqual([[before.id, null]]);
  });

  it('what went there with it is found by words and kind, comes back to the top by itself, and goes for ever by itself', async () => {
    const { owner, outer, inner, deep, discard, restore, living } = await shelf();
    const { browser } = owner;
    const found = async (query: string) =>
      (await browser.get<{ entries: DiscardedEntry[]; total: number }>(`/api/items/discarded?${query}`)).body.entries;
    await discard(outer);
    expect(await found('query=tief')).toMatchObject([{ id: deep.id, place: { title: 'Ordner 2', there: false } }]);
    expect((await found('objType=folder')).map(({ title, contents }) => [title, contents.items])).toEqual([
      [
        'Ordner 1',
        [
          { kind: 'folder', count: 1 },
          { kind: 'text_document', count: 1 },
        ],
      ],
      ['Ordner 2', [{ kind: 'text_document', count: 1 }]],
    ]);
    expect((await restore(deep)).body.folderId).toBeNull();
    expect(await living()).toEqual(['Tief']);
    // The inner folder alone goes for ever; nothing is left behind that no list shows.
    const left = await api.people.item(owner.account, { folderId: inner.id, discardedAt: new Date(), discardedWith: outer.id });
    expect((await browser.delete(`/api/items/${inner.id}`)).status).toBe(200);
    expect(await api.database.manager.existsBy(Item, { id: left.id })).toBe(false);
    expect((await restore(outer)).status).toBe(200);
    expect(await living()).toEqual(['Ordner 1', 'Tief']);
  });

  it('whose place is gone for ever says so, and comes back to the top', async () => {
    const { owner, outer, before, discard, restore } = await shelf();
    const placeOf = async () =>
      (await owner.browser.get<{ entries: DiscardedEntry[] }>('/api/items/discarded?query=Vorher')).body.entries[0]!.place;
    expect(await placeOf()).toEqual({ title: 'Ordner 1', there: true });
    await discard(outer);
    expect(await placeOf()).toEqual({ title: 'Ordner 1', there: false });
    await owner.browser.delete(`/api/items/${outer.id}`);
    expect(await placeOf()).toEqual({ title: null, there: false });
    expect((await restore(before)).body.folderId).toBeNull();
    await owner.browser.delete(`/api/text_editor/documents/${before.id}`);
    expect(await placeOf()).toBeNull();
  });

  it('nothing is put into one that goes there at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { owner, outer, discard, living } = await shelf();
      const item = await api.people.item(owner.account, { title: 'Draußen' });
      const [, moved] = await Promise.all([discard(outer), owner.browser.put('/api/items/move', { ids: [item.id], folderId: outer.id })]);
      const { discardedAt, folderId } = await stored(api, item);
      if (moved.status === 200) expect([discardedAt !== null, folderId]).toEqual([true, outer.id]);
      else expect(await living()).toEqual(['Draußen']);
    }
  });
});
