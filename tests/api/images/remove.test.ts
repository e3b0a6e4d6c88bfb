import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ImageAttachment as Image } from '@murmel/contracts';
import { type Item, OwnerFile } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { TestBrowser } from '../../support/browser.js';
import { castOf } from '../sharing/cast.js';
import { still } from './pictures.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

async function pictureIn(item: Item, browser: TestBrowser): Promise<OwnerFile> {
  const data = new FormData();
  data.append('file', new Blob([(await still('png')) as BlobPart]), 'bild.png');
  const { body } = await browser.post<Image>(`/api/image_attachments?itemId=${item.id}`, data);
  return api.database.manager.findOneByOrFail(OwnerFile, { id: body.id });
}
const path = (image: OwnerFile) => `/api/image_attachments/${image.id}`;
const isThere = async (image: OwnerFile) => [
  await api.database.manager.existsBy(OwnerFile, { id: image.id }),
  existsSync(join(api.configuration.dataDir, 'files', image.storageKey)),
];

describe('[LIB-16] DELETE /image_attachments/{id}', () => {
  it('nobody without the right to write', async () => {
    const cast = await castOf(api);
    const image = await pictureIn(cast.item, cast.owner.browser);
    for (const { browser } of [cast.reader, cast.guest]) expect((await browser.delete(path(image))).status).toBe(403);
    for (const browser of [cast.other.browser, cast.pupil.browser, cast.stranger.browser, cast.nobody])
      expect((await browser.delete(path(image))).status).toBe(404);
    expect(await isThere(image)).toEqual([true, true]);
  });

  it("a guest removes their own and nobody else's", async () => {
    const cast = await castOf(api, { visitorPermission: 'visitor_permissions_write' });
    const second = api.browser();
    await api.people.grant(cast.item, await api.people.visit(second));
    const mine = await pictureIn(cast.item, cast.guest.browser);
    const teachers = await pictureIn(cast.item, cast.owner.browser);
    expect((await second.delete(path(mine))).status).toBe(403);
    expect((await cast.guest.browser.delete(path(teachers))).status).toBe(403);
    expect((await cast.guest.browser.delete(path(mine))).status).toBe(200);
    expect(await isThere(mine)).toEqual([false, false]);
    expect(await isThere(teachers)).toEqual([true, true]);
  });

  it('the owner removes any', async () => {
    const cast = await castOf(api, { visitorPermission: 'visitor_permissions_write' });
    const image = await pictureIn(cast.item, cast.guest.browser);
    expect((await cast.owner.browser.delete(path(image))).status).toBe(200);
    expect(await isThere(image)).toEqual([false, false]);
    expect((await cast.owner.browser.delete(path(image))).status).toBe(404);
  });

  it('destroying the item removes its files', async () => {
    const cast = await castOf(api);
    const image = await pictureIn(cast.item, cast.owner.browser);
    await cast.owner.browser.delete(`/api/text_editor/documents/${cast.item.id}`);
    expect((await cast.owner.browser.delete(`/api/items/${cast.item.id}`)).status).toBe(200);
    expect(await isThere(image)).toEqual([false, false]);
  });
});
