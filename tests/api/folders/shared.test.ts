import { randomUUID } from 'node:crypto';
import { type Folder, type Item as ItemAnswer, SERVER_LIMITS } from '@murmel/contracts';
import { Item } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { TestBrowser } from '../../support/browser.js';
import { type Cast, castOf } from '../sharing/cast.js';
import { contentsOf, type Page, pathOf } from './shelf.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

/** A folder that is shared, with items of every privacy in it. */
async function sharedFolder(): Promise<Cast & { open: Item; writable: Item; canaries: Item[] }> {
  const cast = await castOf(api, { kind: 'folder', title: 'Wald', visitorPermission: 'visitor_permissions_write' });
  const put = (fields: Partial<Item>) => api.people.item(cast.owner.account, { folderId: cast.item.id, ...fields });
  const open = await put({ title: 'Offen', privacy: 'secret' });
  const writable = await put({ title: 'Zum Schreiben', privacy: 'secret', visitorPermission: 'visitor_permissions_write' });
  const inner = await put({ kind: 'folder', title: 'Canary Klausuren' });
  const canaries = [
    await put({ title: 'Canary locked' }),
    await put({ title: 'Canary invisible', privacy: 'secret', visitorPermission: 'visitor_permissions_invisible' }),
    await put({ title: 'Canary trash', privacy: 'secret', discardedAt: new Date() }),
    await put({ title: 'Canary password', privacy: 'password_protected', passwordHash: 'x' }),
    await put({ title: 'Canary inside', privacy: 'secret', folderId: inner.id }),
    inner,
  ];
  return { ...cast, open, writable, canaries };
}

describe('[E29] a shared folder', () => {
  it('members and guests see in it what is not locked, in lists and counts; everybody else finds nothing', {
    tags: ['proof'],
  }, async () => {
    const { item, owner, reader, writer, guest, other, pupil, stranger, nobody, canaries } = await sharedFolder();
    for (const person of [reader, writer, guest]) {
      const { body } = await person.browser.get<Page>(`/api/folders/${item.id}/contents?order=title`);
      expect([body.entries.map(({ title }) => title), body.total]).toEqual([['Offen', 'Zum Schreiben'], 2]);
      expect(JSON.stringify(body)).not.toContain('Canary');
      for (const { id } of canaries) expect((await person.browser.get(`/api/items/${id}`)).status).not.toBe(200);
    }
    expect((await contentsOf(owner, item)).length).toBe(6);
    for (const browser of [other.browser, pupil.browser, stranger.browser, nobody])
      expect((await browser.get(`/api/folders/${item.id}/contents`)).status).toBe(404);
  });

  it('with the weaker of both rights, and never more than a guest has', async () => {
    const { reader, writer, guest, other, open, writable } = await sharedFolder();
    const abilities = async (person: typeof writer | typeof guest, { id }: Item) =>
      (await person.browser.get<ItemAnswer>(`/api/items/${id}`)).body.abilities;
    for (const person of [writer, guest]) {
      expect(await abilities(person, open)).toMatchObject({ read: true, answer: true, contribute: false, update: false });
      expect(await abilities(person, writable)).toMatchObject({ contribute: true, update: false, share: false, readResponses: false });
    }
    expect(await abilities(reader, writable)).toMatchObject({ read: true, contribute: false });
    expect((await other.browser.get(`/api/items/${open.id}`)).status).toBe(404);
    expect((await writer.browser.put(`/api/items/${open.id}`, { title: 'x' })).status).toBe(403);
  });

  it('nothing of it comes into the lists of its members but the folder itself', async () => {
    const { item, writer } = await sharedFolder();
    const { body } = await writer.browser.get<Page>('/api/items');
    expect(body.entries.map(({ id }) => id)).toEqual([item.id]);
  });

  it('the way to it is told as far up as somebody comes', async () => {
    const cast = await castOf(api, { kind: 'folder', title: 'Mitte' });
    const outer = await api.people.item(cast.owner.account, { kind: 'folder', title: 'Canary außen' });
    const inner = await api.people.item(cast.owner.account, { kind: 'folder', title: 'Innen', folderId: cast.item.id, privacy: 'secret' });
    await api.database.manager.update(Item, { id: cast.item.id }, { folderId: outer.id });
    expect(await pathOf(cast.owner, inner)).toEqual(['Canary außen', 'Mitte']);
    for (const person of [cast.writer, cast.guest]) {
      const { body } = await person.browser.get<Folder>(`/api/folders/${inner.id}`);
      expect(body.path).toEqual([{ id: cast.item.id, title: 'Mitte' }]);
      expect(JSON.stringify(body)).not.toContain(outer.id);
    }
  });

  it('of a very full one guests are told that only the first were looked at, its owner is shown all', { tags: ['proof'] }, async () => {
    const { item, owner, writer, guest, open } = await sharedFolder();
    const many = (count: number) =>
      Array.from({ length: count }, () => ({ ...open, id: randomUUID(), token: randomUUID(), publicToken: randomUUID(), shortCode: null }));
    for (const half of [many(SERVER_LIMITS.folderGuestsSee / 2), many(SERVER_LIMITS.folderGuestsSee / 2)])
      await api.database.manager.insert(
        Item,
        half.map((one) => ({ ...one, privacy: 'locked' as const })),
      );
    const seen = async ({ browser }: { browser: TestBrowser }) =>
      (await browser.get<Page & { onlyFirst: number | null }>(`/api/folders/${item.id}/contents?order=created`)).body;
    for (const person of [writer, guest]) expect((await seen(person)).onlyFirst).toBe(SERVER_LIMITS.folderGuestsSee);
    expect(await seen(owner)).toMatchObject({ onlyFirst: null, total: SERVER_LIMITS.folderGuestsSee + 6 });
  });

  it('ends when the folder is locked, renewed or trashed, and when the item is moved out', { tags: ['proof'] }, async () => {
    const { item, owner, writer, guest, open } = await sharedFolder();
    const seen = async () => [
      (await writer.browser.get(`/api/items/${open.id}`)).status,
      (await guest.browser.get(`/api/items/${open.id}`)).status,
    ];
    expect(await seen()).toEqual([200, 200]);
    await owner.browser.put(`/api/items/${item.id}/share`, { privacy: 'locked' });
    expect(await seen()).toEqual([404, 404]);
    await owner.browser.put(`/api/items/${item.id}/share`, { privacy: 'secret' });
    expect(await seen()).toEqual([200, 200]);
    await owner.browser.patch(`/api/items/${item.id}/share/renew`);
    expect(await seen()).toEqual([200, 404]);
    await owner.browser.put('/api/items/move', { ids: [open.id], folderId: null });
    expect(await seen()).toEqual([404, 404]);
    await owner.browser.put('/api/items/move', { ids: [open.id], folderId: item.id, agreed: true });
    await owner.browser.delete(`/api/folders/${item.id}`);
    expect(await seen()).toEqual([404, 404]);
  });
});
