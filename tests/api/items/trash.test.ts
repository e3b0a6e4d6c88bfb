import type { Item as Answer, DiscardedEntry } from '@murmel/contracts';
import { Item } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { DestroyItem } from '../../../apps/api/src/core/items/destroy-item.js';
import { startApi, type TestApi } from '../../support/api.js';
import { castOf, stored } from '../sharing/cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

interface Page {
  entries: DiscardedEntry[];
  total: number;
  all: { kind: string; count: number }[];
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
    expect((await owner.browser.get<Page>('/api/items/discarded?objType=survey')).body.total).toBe(0);
    expect((await writer.browser.get<Page>('/api/items/discarded')).body.total).toBe(0);
    for (const query of ['objType=dragon', 'page=0', 'limit=101', 'other=1', 'order=random', `query=${'x'.repeat(10_000)}`])
      expect((await owner.browser.get(`/api/items/discarded?${query}`)).status).toBe(400);
  });
});

describe('the one trash', () => {
  it('[LIB-01] holds everything of a teacher, searched, sorted and by page, and says what is in all of it', async () => {
    const { owner, other } = await castOf(api);
    const { browser, account } = owner;
    const days = (count: number) => new Date(Date.now() - count * 86_400_000);
    await api.people.item(account, { title: 'Wald 100 %', discardedAt: days(3) });
    await api.people.item(account, { title: 'Waldfolder', kind: 'folder', discardedAt: days(1) });
    await api.people.item(account, { title: 'See', kind: 'survey', discardedAt: days(2) });
    await api.people.item(other.account, { title: 'Wald der anderen', discardedAt: days(1) });
    const { body: made } = await browser.post<{ id: string }>('/api/school_classes', { name: '8c Wald', type: 'permanent' });
    await browser.delete(`/api/school_classes/${made.id}`);
    const titles = async (query: string) => {
      const { body } = await browser.get<Page>(`/api/items/discarded?${query}`);
      return [body.total, ...body.entries.map(({ title }) => title)];
    };
    expect(await titles('')).toEqual([4, '8c Wald', 'Waldfolder', 'See', 'Wald 100 %']);
    expect(await titles('order=oldest&limit=2')).toEqual([4, 'Wald 100 %', 'See']);
    expect(await titles('order=title&page=2&limit=3')).toEqual([4, 'Waldfolder']);
    expect(await titles('page=99')).toEqual([4]);
    expect(await titles('query=wald')).toEqual([3, '8c Wald', 'Waldfolder', 'Wald 100 %']);
    for (const odd of ['%25', '_', '%5C', "'%3B--"]) expect(await titles(`query=${odd}`)).toEqual(odd === '%25' ? [1, 'Wald 100 %'] : [0]);
    expect(await titles('objType=school_class')).toEqual([1, '8c Wald']);
    expect((await browser.get<Page>('/api/items/discarded?query=see')).body.all).toEqual(
      ['folder', 'school_class', 'survey', 'text_document'].map((kind) => ({ kind, count: 1 })),
    );
  });

  it('two windows: what comes back once is there once, and what came back meanwhile is not deleted', { tags: ['proof'] }, async () => {
    const { item, owner } = await trashed();
    const restored = await Promise.all([0, 1, 2].map(() => owner.browser.patch(`/api/items/${item.id}/restore`)));
    expect(restored.map(({ status }) => status).sort()).toContain(200);
    for (const { status } of restored) expect([200, 404]).toContain(status);
    for (let round = 0; round < 5; round += 1) {
      const { item: one, owner: mine } = await trashed();
      const [back, gone] = await Promise.all([
        mine.browser.patch(`/api/items/${one.id}/restore`),
        mine.browser.delete(`/api/items/${one.id}`),
      ]);
      const exists = await api.database.manager.existsBy(Item, { id: one.id });
      expect([back.status, gone.status]).toEqual(exists ? [200, 404] : [expect.any(Number), 200]);
    }
    // It came back after the guard had let the call in.
    const late = await castOf(api);
    expect(await api.application.get(DestroyItem).forEver(late.item.id, { inTrashUntil: null })).toBe(false);
    expect(await api.database.manager.existsBy(Item, { id: late.item.id })).toBe(true);
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

  it('[LIB-01] restoring is no change: the date of its last change and its deadline stay as they were', async () => {
    const old = new Date(Date.now() - 40 * 86_400_000);
    for (const autoCleanup of ['never', 'year'] as const) {
      const { item, owner } = await castOf(api, { discardedAt: new Date(), autoCleanup, contentChangedAt: old, updatedAt: old });
      expect((await owner.browser.patch(`/api/items/${item.id}/restore`)).status).toBe(200);
      const { contentChangedAt, updatedAt } = await stored(api, item);
      expect([contentChangedAt, updatedAt]).toEqual([old, old]);
    }
  });

  it('[LIB-01] comes back with members, links, grants and rights; an auto cleanup that was due counts anew', async () => {
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
