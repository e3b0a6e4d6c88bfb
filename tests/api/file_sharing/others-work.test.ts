import { Item, OwnerFile, Visitor } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { TestBrowser } from '../../support/browser.js';
import { send } from '../files/sending.js';
import { unzip } from '../privacy/unzip.js';
import { copied } from '../remixes/copies.js';
import { give, PATH, type ShareCast, shareCast, sharingOf } from './share-cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const SECRET = 'Canarytagebuch';

/** A share with a file of the teacher's and one that a guest handed in. */
async function withHandIn(fields: Partial<Item> = {}): Promise<ShareCast & { handedIn: string }> {
  const cast = await shareCast(api, { collects: true, task: 'Ein Steckbrief' }, fields);
  await api.database.manager.update(Visitor, { id: cast.guest.visitor.id }, { displayName: SECRET, named: true });
  await give(cast, 'Wald.pdf');
  const { status, body } = await send(cast.guest.browser, cast.item, Buffer.from(`%PDF-1.4 ${SECRET}`), `${SECRET}.pdf`);
  expect(status).toBe(201);
  return { ...cast, handedIn: body.id };
}

/** Expects the share with the teacher's file, and no way from it to what came in. */
async function expectOnlyGiven(browser: TestBrowser, id: string, handedIn: string, headers: Record<string, string> = {}): Promise<void> {
  const sharing = await sharingOf(browser, `${PATH}/${id}`, headers);
  expect(sharing.files.map(({ name }) => name)).toEqual(['Wald.pdf']);
  expect(JSON.stringify(sharing)).not.toContain(SECRET);
  for (const path of [`/api/owner_files/${handedIn}`, `/api/owner_files/${handedIn}/words`, `/api/owner_files/${handedIn}/thumbnail`])
    expect((await browser.get(path, { headers })).status).toBe(404);
  // Of a copy they are its owner, and nothing came in.
  const own = await browser.get<{ people: unknown[] }>(`${PATH}/${id}/hand_ins`, { headers });
  if (own.status === 200) expect(own.body.people).toEqual([]);
  else expect((await browser.get(`${PATH}/${id}/hand_ins/archive`, { headers })).status).toBeGreaterThanOrEqual(403);
  const archive = await browser.get<Buffer>(`${PATH}/${id}/archive`, { headers });
  expect([...unzip(archive.body).keys()]).toEqual(['Wald.pdf']);
}

describe('[E29] what was handed in is others’ work', () => {
  it('no copy has it, whoever copies', async () => {
    const { item, reader, writer, owner, handedIn } = await withHandIn();
    await expectOnlyGiven(reader.browser, (await copied(reader.browser, item.id)).id, handedIn);
    for (const { browser } of [reader, writer, owner]) {
      const { id } = await copied(browser, item.id);
      expect(await api.database.manager.countBy(OwnerFile, { itemId: id, usedBy: 'answer' })).toBe(0);
    }
  });

  it('a template and what is made of it do not have it', async () => {
    const { item, other, handedIn } = await withHandIn({ templateFor: 'public', privacy: 'public_for_all' });
    const { status, body } = await other.browser.post<{ item: { id: string } }>('/api/templates', { itemId: item.id });
    expect(status).toBe(201);
    await expectOnlyGiven(other.browser, body.item.id, handedIn);
    expect(await api.database.manager.countBy(OwnerFile, { itemId: body.item.id, usedBy: 'answer' })).toBe(0);
  });

  it('the gallery and a shared folder do not show it', async () => {
    const open = await withHandIn({ privacy: 'public_for_all' });
    await expectOnlyGiven(api.browser(), open.item.id, open.handedIn, { 'x-public-token': open.item.publicToken });
    const { item, owner, other, handedIn } = await withHandIn();
    const folder = await api.people.item(owner.account, {
      kind: 'folder',
      privacy: 'members_only',
      visitorPermission: 'visitor_permissions_write',
    });
    await api.people.member(folder, other.account, 'write');
    await api.database.manager.update(Item, { id: item.id }, { folderId: folder.id, visitorPermission: 'visitor_permissions_write' });
    await expectOnlyGiven(other.browser, item.id, handedIn);
  });

  it('no file of the product has it, and no search finds it', async () => {
    const { item, owner } = await withHandIn();
    const { status, body } = await owner.browser.post<Buffer>('/api/murmel_files', { ids: [item.id] });
    expect(status).toBe(200);
    const parts = unzip(body);
    expect([...parts.keys()].join()).not.toContain(SECRET);
    for (const content of parts.values()) expect(content.includes(SECRET)).toBe(false);
    const found = await owner.browser.get<unknown>(`/api/items/search?q=${SECRET}`);
    expect([found.status, JSON.stringify(found.body).includes(item.id)]).toEqual([200, false]);
  });
});
