import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { newId } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { TestBrowser } from '../../support/browser.js';
import { phonePhoto, read } from '../images/pictures.js';
import { pdf } from './samples.js';
import { ANYTHING, rowsOf, send, surveyCast, withRules } from './sending.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

async function bytesOf(browser: TestBrowser, path: string): Promise<{ headers: Headers; bytes: Buffer }> {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(`${browser.origin}${path}`, { headers: { cookie } });
  return { headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

describe('[LIB-16] GET /owner_files/{id}', () => {
  it('[TR-27] an answer is for who sent it and who may read responses; for everybody else there is none', { tags: ['proof'] }, async () => {
    const cast = await surveyCast(api);
    const second = api.browser();
    await api.people.grant(cast.item, await api.people.visit(second));
    const { body } = await send(cast.guest.browser, cast.item, await phonePhoto(), 'Foto.jpg');
    for (const path of [body.url, body.thumbnailUrl!]) {
      for (const { browser } of [cast.guest, cast.owner, cast.writer]) expect((await browser.get(path)).status).toBe(200);
      const bodies = new Set<string>();
      for (const browser of [
        second,
        cast.reader.browser,
        cast.other.browser,
        cast.admin.browser,
        cast.pupil.browser,
        cast.stranger.browser,
        cast.nobody,
      ]) {
        for (const asked of [path, path.replace(body.id, newId()), path.replace(body.id, 'nonsense')]) {
          const answer = await browser.get(asked);
          expect(answer.status).toBe(404);
          bodies.add(JSON.stringify(answer.body));
        }
      }
      expect(bodies.size).toBe(1);
    }
  });

  it('a file for the whole item is for whoever may read it', async () => {
    const { item, owner, reader, guest, other } = await surveyCast(api);
    const { body } = await withRules(api, ANYTHING, () => send(owner.browser, item, pdf()));
    for (const { browser } of [owner, reader, guest]) expect((await browser.get(body.url)).status).toBe(200);
    expect((await other.browser.get(body.url)).status).toBe(404);
  });

  it('[T-31] gives it as an attachment that can do nothing', async () => {
    const { item, guest } = await surveyCast(api);
    const sent = pdf();
    const { body } = await send(guest.browser, item, sent, "Mia's Übung (1)*.pdf");
    const { headers, bytes } = await bytesOf(guest.browser, body.url);
    expect(bytes.equals(sent)).toBe(true);
    const names = [
      'content-type',
      'content-length',
      'x-content-type-options',
      'content-security-policy',
      'cache-control',
      'etag',
      'content-disposition',
    ];
    expect(names.map((name) => headers.get(name))).toEqual([
      'application/pdf',
      String(sent.length),
      'nosniff',
      "default-src 'none'; sandbox",
      'private, no-cache',
      `"${body.id}"`,
      "attachment; filename*=UTF-8''Mia%27s%20%C3%9Cbung%20%281%29_.pdf",
    ]);
  });

  it('shows the thumbnail in the page; what is no picture has none', async () => {
    const { item, guest } = await surveyCast(api);
    const { body } = await send(guest.browser, item, await phonePhoto(1000, 500), 'Foto.jpg');
    const { headers, bytes } = await bytesOf(guest.browser, body.thumbnailUrl!);
    expect([headers.get('content-type'), headers.get('content-disposition'), headers.get('cache-control')]).toEqual([
      'image/webp',
      `inline; filename="${body.id}.webp"`,
      'private, no-cache',
    ]);
    expect(await read(bytes)).toMatchObject({ format: 'webp', width: 240, height: 480 });
    const document = await send(guest.browser, item, pdf());
    expect(document.body.thumbnailUrl).toBeNull();
    expect((await guest.browser.get(`${document.body.url}/thumbnail`)).status).toBe(404);
  });

  it('[TR-26] is not sent twice, and a right that ended counts for the second look too', async () => {
    const { item, owner, guest } = await surveyCast(api);
    const { body } = await send(guest.browser, item, pdf());
    const etag = (await guest.browser.get(body.url)).headers.get('etag')!;
    const again = await guest.browser.get(body.url, { headers: { 'if-none-match': etag } });
    expect([again.status, again.body]).toEqual([304, '']);
    await owner.browser.put(`/api/items/${item.id}/share`, { privacy: 'locked' });
    expect((await guest.browser.get(body.url, { headers: { 'if-none-match': etag } })).status).toBe(404);
  });

  it('a lost file is not found, not an error', async () => {
    const { item, owner } = await surveyCast(api);
    const { body } = await send(owner.browser, item, pdf());
    rmSync(join(api.configuration.dataDir, 'files', (await rowsOf(api, item))[0]!.storageKey));
    expect((await owner.browser.get(body.url)).status).toBe(404);
  });
});
