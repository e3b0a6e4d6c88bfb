import type { Item as ItemAnswer } from '@murmel/contracts';
import { Item } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { foundSchool } from '../../../apps/api/src/core/schools/schools.js';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal } from '../../support/browser.js';
import { bring, take } from '../murmel/murmel-file.js';
import { copied, writeText } from '../remixes/copies.js';
import { move, type SignedInAccount, teacher } from './shelf.js';

let api: TestApi;
let owner: SignedInAccount;
let colleague: SignedInAccount;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
  [owner, colleague] = [await teacher(api), await teacher(api)];
  await api.database.transaction((manager) => foundSchool(manager, owner.account.id, 'Schule am Hang'));
});
afterAll(() => api.stop());

const folder = (fields: Partial<Item> = {}): Promise<Item> => api.people.item(owner.account, { kind: 'folder', title: 'Wald', ...fields });
const put = (place: Item | null, fields: Partial<Item> = {}): Promise<Item> =>
  api.people.item(owner.account, { folderId: place?.id ?? null, title: 'Klausur', ...fields });
/** A folder in which the colleague may write. */
async function sharedFolder(fields: Partial<Item> = {}): Promise<Item> {
  const made = await folder({ privacy: 'members_only', visitorPermission: 'visitor_permissions_write', ...fields });
  await api.people.member(made, colleague.account, 'write');
  return made;
}
const seen = async ({ id }: { id: string }): Promise<number> => (await colleague.browser.get(`/api/items/${id}`)).status;
const stored = ({ id }: { id: string }): Promise<Item> => api.database.manager.findOneByOrFail(Item, { id });
const asTemplate = (item: Item, more: object = {}) =>
  owner.browser.put<ItemAnswer & Refusal>('/api/items/toggle_template', { itemId: item.id, templateFor: 'school', ...more });
const back = (item: Item, more: object = {}) => owner.browser.patch<ItemAnswer & Refusal>(`/api/items/${item.id}/restore`, more);
const asked = (items = 1) => ({
  ...{ code: 'FOLDER_IS_SHARED', status: 409 },
  data: { folder: 'Wald', privacy: 'members_only', members: [colleague.account.email], memberCount: 1, items },
});

describe('[E29] nothing comes to where others are without its owner knowing it', () => {
  it('a template for the school that was locked: it is asked for those who write in the folder around it, and nothing happens until then', async () => {
    const item = await put(await sharedFolder());
    expect((await asTemplate(item)).body).toMatchObject(asked());
    expect(await stored(item)).toMatchObject({ privacy: 'locked', templateFor: null });
    expect(await seen(item)).toBe(404);
    expect((await asTemplate(item, { agreed: true })).body).toMatchObject({ templateFor: 'school', privacy: 'members_only' });
    expect(await seen(item)).toBe(200);
    // No confirmation is needed where the folder has no other readers, and where its readers saw the item before.
    expect((await asTemplate(await put(await folder({ privacy: 'members_only' })))).status).toBe(200);
    expect((await asTemplate(await put(await sharedFolder(), { privacy: 'secret' }))).status).toBe(200);
  });

  it('what comes back from the trash into a folder that was shared meanwhile, also a folder with all in it', async () => {
    const place = await folder();
    const item = await put(place, { privacy: 'secret', visitorPermission: 'visitor_permissions_write' });
    const inner = await folder({ title: 'Eiche', folderId: place.id, privacy: 'secret' });
    const within = await put(inner, { privacy: 'secret' });
    await owner.browser.delete(`/api/text_editor/documents/${item.id}`);
    await owner.browser.delete(`/api/folders/${inner.id}`);
    expect([(await stored(item)).discardedAt, (await stored(within)).discardedAt]).not.toContain(null);
    await api.database.manager.update(Item, { id: place.id }, { privacy: 'members_only' });
    await api.people.member(place, colleague.account, 'write');
    for (const one of [item, inner]) {
      expect((await back(one)).body).toMatchObject(asked());
      expect((await stored(one)).discardedAt).not.toBeNull();
    }
    for (const one of [item, within]) expect(await seen(one)).toBe(404);
    for (const one of [item, inner]) expect((await back(one, { agreed: true })).status).toBe(200);
    for (const one of [item, within]) expect(await seen(one)).toBe(200);
    // Locked items stay unseen, and items in a folder without other readers need no confirmation.
    for (const one of [await put(place), await put(await folder(), { privacy: 'secret' })]) {
      await owner.browser.delete(`/api/text_editor/documents/${one.id}`);
      expect((await back(one)).status).toBe(200);
    }
  });

  it('a folder that is moved with all in it, and what leaves a folder that held others back', async () => {
    const shared = await sharedFolder();
    const outer = await folder({ title: 'Eiche', privacy: 'secret' });
    const deep = await put(outer, { privacy: 'secret' });
    expect((await move(owner, [outer.id], shared.id)).body).toMatchObject(asked());
    expect(await seen(deep)).toBe(404);
    for (const held of [
      { privacy: 'password_protected', passwordHash: 'x' },
      { privacy: 'secret', visitorPermission: 'visitor_permissions_invisible' },
      { privacy: 'locked' },
    ] as const) {
      const inner = await folder({ title: 'Eiche', folderId: shared.id, ...held });
      const item = await put(inner, { privacy: 'secret' });
      expect(await seen(item)).toBe(404);
      expect((await move(owner, [item.id], shared.id)).body).toMatchObject(asked());
      expect(await seen(item)).toBe(404);
    }
    // Its readers would become writers.
    const reading = await folder({ title: 'Eiche', folderId: shared.id, privacy: 'secret' });
    const item = await put(reading, { privacy: 'secret', visitorPermission: 'visitor_permissions_write' });
    expect(await seen(item)).toBe(200);
    expect((await move(owner, [item.id], shared.id)).body).toMatchObject(asked());
    // Its readers would gain no rights there.
    const everybodys = await put(null, { privacy: 'public_for_all' });
    expect((await move(owner, [everybodys.id], shared.id)).status).toBe(200);
  });

  it('what is made, copied or brought in there is locked, whatever it was before: nobody sees it', async () => {
    const place = await sharedFolder();
    const open = await put(place, { privacy: 'secret', title: 'Offen' });
    await writeText(api, open, owner.account, 'Der Wald schweigt.');
    const made = (await owner.browser.post<ItemAnswer>('/api/text_editor/documents', { folderId: place.id })).body;
    const copy = await copied(owner.browser, open.id);
    const used = (await owner.browser.post<{ item: ItemAnswer }>('/api/templates', { itemId: open.id, folderId: place.id })).body.item;
    const file = (await take(owner.browser, [open.id])).body;
    const brought = (await bring(owner.browser, file, 'a.murmel', `?folderId=${place.id}`)).body.item;
    for (const one of [made, copy, used, brought]) {
      expect(await stored(one)).toMatchObject({ folderId: place.id, privacy: 'locked' });
      expect(await seen(one)).toBe(404);
    }
    expect(await seen(open)).toBe(200);
  });
});
