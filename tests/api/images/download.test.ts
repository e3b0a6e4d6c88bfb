import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageAttachment as Image } from '@murmel/contracts';
import { Item, newId, OwnerFile } from '@murmel/server';
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

async function pictureIn(item: Item, browser: TestBrowser): Promise<Image> {
  const data = new FormData();
  data.append('file', new Blob([(await still('png')) as BlobPart]), '../../evil"name.html');
  return (await browser.post<Image>(`/api/image_attachments?itemId=${item.id}`, data)).body;
}

describe('[LIB-16] GET /image_attachments/{id}', () => {
  it('[TR-27] shows it to whoever may read the item, to nobody else, and unknown ids look the same', async () => {
    const cast = await castOf(api);
    const { url } = await pictureIn(cast.item, cast.owner.browser);
    for (const { browser } of [cast.owner, cast.reader, cast.writer, cast.guest]) expect((await browser.get(url)).status).toBe(200);
    const bodies = new Set<string>();
    for (const browser of [cast.other.browser, cast.admin.browser, cast.pupil.browser, cast.stranger.browser, cast.nobody]) {
      for (const path of [url, `/api/image_attachments/${newId()}`, '/api/image_attachments/nonsense']) {
        const answer = await browser.get(path);
        expect(answer.status).toBe(404);
        bodies.add(JSON.stringify(answer.body));
      }
    }
    expect(bodies.size).toBe(1);
  });

  it('[T-31] delivers the picture so that it can only be a picture', async () => {
    const { item, owner } = await castOf(api);
    const image = await pictureIn(item, owner.browser);
    const answer = await owner.browser.get(image.url);
    const header = (name: string) => answer.headers.get(name);
    expect([header('content-type'), header('content-length'), header('x-content-type-options')]).toEqual([
      'image/png',
      String(image.bytes),
      'nosniff',
    ]);
    expect(header('content-disposition')).toBe(`inline; filename="${image.id}.png"`);
    expect(header('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(header('cache-control')).toBe('private, no-cache');
  });

  it('[TR-26] is not sent twice, and a right that ended counts for the second look too', async () => {
    const { item, owner, guest } = await castOf(api);
    const { url } = await pictureIn(item, owner.browser);
    const etag = (await guest.browser.get(url)).headers.get('etag')!;
    const again = await guest.browser.get(url, { headers: { 'if-none-match': etag } });
    expect([again.status, again.body]).toEqual([304, '']);
    await owner.browser.put(`/api/items/${item.id}/share`, { privacy: 'locked' });
    expect((await guest.browser.get(url, { headers: { 'if-none-match': etag } })).status).toBe(404);
  });

  it('goes to the trash with its item', async () => {
    const { item, owner } = await castOf(api);
    const { url } = await pictureIn(item, owner.browser);
    await owner.browser.delete(`/api/text_editor/documents/${item.id}`);
    expect((await owner.browser.get(url)).status).toBe(404);
  });

  it('a lost file is not found, not an error', async () => {
    const { item, owner } = await castOf(api);
    const { id, url } = await pictureIn(item, owner.browser);
    const row = await api.database.manager.findOneByOrFail(OwnerFile, { id });
    await rm(join(api.configuration.dataDir, 'files', row.storageKey));
    expect((await owner.browser.get(url)).status).toBe(404);
  });
});
