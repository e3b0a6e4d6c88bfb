import { Item } from '@murmel/server';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { cloudCast } from '../api/word_clouds/cloud-cast.js';
import { startApi, type TestApi } from '../support/api.js';
import { promised } from '../support/on-this-machine.js';
import { LiveBrowser, within } from './support/live-browser.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

it('[E29] who is in an item by a folder, two levels up, is out within two seconds when that is locked, renewed, trashed or left', async () => {
  const cast = await cloudCast(api, { showBeforeSubmit: true });
  const { manager } = api.database;
  const folder = (fields: Partial<Item>) => api.people.item(cast.owner.account, { kind: 'folder', privacy: 'secret', ...fields });
  const outer = await folder({ visitorPermission: 'visitor_permissions_write' });
  const inner = await folder({ folderId: outer.id });
  await manager.update(Item, { id: cast.item.id }, { folderId: inner.id });
  const { browser } = cast.owner;
  const share = (id: string, privacy: string) => browser.put(`/api/items/${id}/share`, { privacy });
  const endings: [string, () => Promise<unknown>, () => Promise<unknown>][] = [
    ['the folder is locked', () => share(outer.id, 'locked'), () => share(outer.id, 'secret')],
    ['one on the way is', () => share(inner.id, 'locked'), () => share(inner.id, 'secret')],
    ['the item is', () => share(cast.item.id, 'locked'), () => share(cast.item.id, 'secret')],
    ['it is moved out', () => move(cast.item.id, null), () => move(cast.item.id, inner.id)],
    ['a folder with it is', () => move(inner.id, null), () => move(inner.id, outer.id)],
    [
      'the folder goes into the trash',
      () => browser.delete(`/api/folders/${outer.id}`),
      () => browser.patch(`/api/items/${outer.id}/restore`),
    ],
    ['its link is another', () => browser.patch(`/api/items/${outer.id}/share/renew`), () => Promise.resolve()],
  ];
  const move = (id: string, folderId: string | null) => browser.put('/api/items/move', { ids: [id], folderId, agreed: true });
  const { browser: stranger, visitor } = cast.stranger;
  await api.people.grant(outer, visitor);
  for (const [what, end, begin] of endings) {
    const live = await LiveBrowser.open(stranger);
    // Authorization of a just opened folder may be repeated meanwhile: then the client is asked to try again.
    await expect.poll(async () => (await live.join(cast.item.id)).ok, { message: what, timeout: promised(5000) }).toBe(true);
    await end();
    await within(
      2000,
      () => live.left.length > 0,
      () => what,
    );
    expect(live.left.map(({ id, code }) => [id, code])).toEqual([[cast.item.id, 'NOT_FOUND']]);
    live.close();
    await begin();
  }
});
