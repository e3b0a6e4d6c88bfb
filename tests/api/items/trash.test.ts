import type { Item as Answer } from '@murmel/contracts';
import { Item } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import { castOf, stored } from '../sharing/cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

interface Page {
  entries: Answer[];
  total: number;
}
const trashed = () => castOf(api, { discardedAt: new Date(), shortCode: null });

describe('GET /items/discarded', () => {
  it('is for teachers', async () => {
    const { nobody, stranger, pupil } = await castOf(api);
    expect((await nobody.get('/api/items/discarded')).status).toBe(401);
    for (const { browser } of [stranger, pupil]) expect((await browser.get('/api/items/discarded')).status).toBe(403);
  });

  it("shows one's own trash by kind, newest first, and nobody else's", async () => {
    const { item, owner, writer } = await trashed();
    await api.people.item(owner.account);
    const later = await api.people.item(owner.account, { discardedAt: new Date(Date.now() + 1000) });
    const { body } = await owner.browser.get<Page>('/api/items/discarded?objType=text_document');
    expect([body.entries.map(({ id }) => id), body.total]).toEqual([[later.id, item.id], 2]);
    expect(body.entries[0]!.abilities).toMatchObject({ restore: true, destroy: true, read: false, share: false });
    expect((await owner.browser.get<Page>('/api/items/discarded?objType=survey')).body.total).toBe(0);
    expect((await writer.browser.get<Page>('/api/items/discarded')).body.total).toBe(0);
    for (const query of ['objType=dragon', 'page=0', 'limit=101', 'other=1'])
      expect((await owner.browser.get(`/api/items/discarded?${query}`)).status).toBe(400);
  });
});

describe('PATCH /items/{id}/restore', () => {
  it('only the owner finds it there', async () => {
    const { item, reader, writer, guest, other, admin, nobody } = await trashed();
    for (const browser of [reader.browser, writer.browser, guest.browser, other.browser, admin.browser, nobody]) {
      expect((await browser.patch(`/api/items/${item.id}/restore`)).status).toBe(404);
    }
    expect((await stored(api, item)).discardedAt).not.toBeNull();
  });

  it('[LIB-01] comes back with members, links, grants and rights; auto cleanup counts anew', async () => {
    const old = new Date(Date.now() - 400 * 86_400_000);
    const { item, owner, writer, guest, nobody } = await castOf(api, {
      discardedAt: new Date(),
      autoCleanup: 'year',
      contentChangedAt: old,
    });
    const answer = await owner.browser.patch<Answer>(`/api/items/${item.id}/restore`);
    expect([answer.status, answer.body.discardedAt, answer.body.abilities.read]).toEqual([200, null, true]);
    expect(new Date(answer.body.cleanupAt!).getTime()).toBeGreaterThan(Date.now() + 364 * 86_400_000);
    for (const { browser } of [writer, guest]) expect((await browser.get(`/api/items/${item.id}`)).status).toBe(200);
    expect((await nobody.get(`/api/items/${item.id}`, { headers: { 'x-access-token': item.token } })).status).toBe(200);
    expect((await owner.browser.patch(`/api/items/${item.id}/restore`)).status).toBe(404);
  });
});

describe('DELETE /items/{id}', () => {
  it('only the owner, and only from the trash', async () => {
    const { item, owner, writer, other, nobody } = await trashed();
    for (const browser of [writer.browser, other.browser, nobody]) expect((await browser.delete(`/api/items/${item.id}`)).status).toBe(404);
    const living = await castOf(api);
    expect((await living.owner.browser.delete(`/api/items/${living.item.id}`)).status).toBe(404);
    expect(await api.database.manager.existsBy(Item, { id: living.item.id })).toBe(true);
    expect((await owner.browser.delete(`/api/items/${item.id}`)).status).toBe(200);
    expect(await api.database.manager.existsBy(Item, { id: item.id })).toBe(false);
    expect((await owner.browser.delete(`/api/items/${item.id}`)).status).toBe(404);
  });
});
