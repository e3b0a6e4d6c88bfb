import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ImageAttachment as Image, LIMITS } from '@murmel/contracts';
import { newId, OwnerFile, Visitor } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { castOf } from '../sharing/cast.js';
import { bomb, moving, phonePhoto, read, still } from './pictures.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const form = (bytes: Uint8Array | string, name = 'bild.png', type = 'image/png') => {
  const data = new FormData();
  data.append('file', new Blob([bytes as BlobPart], { type }), name);
  return data;
};
const upload = (browser: TestBrowser, item: { id: string }, bytes: Uint8Array | string, headers: Record<string, string> = {}) =>
  browser.post<Image & Refusal>(`/api/image_attachments?itemId=${item.id}`, form(bytes), { headers });
const rows = (item: { id: string }) => api.database.manager.findBy(OwnerFile, { itemId: item.id, usedBy: 'text' });
const fileOf = (row: OwnerFile) => readFile(join(api.configuration.dataDir, 'files', row.storageKey));

describe('[LIB-16] POST /image_attachments', () => {
  it('who may not write may not upload, and strangers learn nothing', async () => {
    const { item, reader, guest, other, admin, pupil, stranger, nobody } = await castOf(api);
    const picture = await still('png');
    for (const { browser } of [reader, guest]) expect((await upload(browser, item, picture)).status).toBe(403);
    for (const browser of [other.browser, admin.browser, pupil.browser, stranger.browser, nobody]) {
      expect((await upload(browser, item, picture)).status).toBe(404);
    }
    expect((await upload(nobody, { id: 'nonsense' }, picture)).status).toBe(404);
    expect((await nobody.post('/api/image_attachments', form(picture))).status).toBe(404);
    expect(await rows(item)).toEqual([]);
  });

  it('needs the token of our own pages', async () => {
    const { item, owner } = await castOf(api);
    const data = form(await still('png'));
    expect((await owner.browser.post(`/api/image_attachments?itemId=${item.id}`, data, { csrf: null })).status).toBe(403);
  });

  it('[T-35] stores a new picture, upright and without place and camera', async () => {
    const { item, owner } = await castOf(api);
    const photo = await phonePhoto();
    expect(photo.includes('Kanarienkamera')).toBe(true);
    const answer = await upload(owner.browser, item, photo);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ itemId: item.id, url: `/api/image_attachments/${answer.body.id}`, width: 40, height: 60 });
    const [row] = await rows(item);
    expect(row).toMatchObject({
      id: answer.body.id,
      accountId: owner.account.id,
      visitorId: null,
      contentType: 'image/jpeg',
      bytes: answer.body.bytes,
    });
    const kept = await fileOf(row!);
    const metadata = await read(kept);
    expect([metadata.exif, metadata.xmp, metadata.orientation, kept.length]).toEqual([undefined, undefined, undefined, row!.bytes]);
    expect(kept.includes('Kanarienkamera')).toBe(false);
  });

  it('[A7] keeps formats, transparency and movement, and shrinks what is too large', async () => {
    const { item, owner } = await castOf(api);
    const sent = [
      await still('png'),
      await still('webp'),
      await still('gif'),
      await moving('gif'),
      await moving('webp'),
      await still('jpeg', 4000, 100),
    ];
    const found = [];
    for (const bytes of sent) {
      const { body } = await upload(owner.browser, item, bytes);
      const row = (await rows(item)).find(({ id }) => id === body.id)!;
      const { format, pages, hasAlpha } = await read(await fileOf(row));
      found.push([format, pages ?? 1, hasAlpha, body.width, body.height]);
    }
    expect(found).toEqual([
      ['png', 1, true, 30, 20],
      ['webp', 1, true, 30, 20],
      ['png', 1, true, 30, 20],
      ['gif', 3, expect.any(Boolean), 20, 10],
      ['webp', 3, expect.any(Boolean), 20, 10],
      ['jpeg', 1, false, LIMITS.image.maxEdge, 64],
    ]);
  });

  it('[T-31] believes the bytes, not the name: html, svg, tiff and pdf are refused', async () => {
    const { item, owner } = await castOf(api);
    const corpus = [
      '<html><script>alert(1)</script></html>',
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
      '%PDF-1.7 text',
      await still('tiff'),
    ];
    for (const bytes of corpus) {
      const answer = await upload(owner.browser, item, bytes);
      expect([answer.status, answer.body.code]).toEqual([415, 'UNSUPPORTED_TYPE']);
    }
    expect(await rows(item)).toEqual([]);
  });

  it('[T-31] a polyglot keeps its picture and loses its script', async () => {
    const { item, owner } = await castOf(api);
    const answer = await upload(owner.browser, item, Buffer.concat([await still('gif'), Buffer.from('<script>alert(1)</script>')]));
    expect(answer.status).toBe(201);
    expect((await fileOf((await rows(item))[0]!)).includes('script')).toBe(false);
  });

  it('broken and exploding pictures cannot be read', { tags: ['proof'] }, async () => {
    const { item, owner } = await castOf(api);
    const png = await still('png', 300, 300);
    const explosive = await bomb();
    expect(explosive.length).toBeLessThan(LIMITS.image.maxMegabytes * 1024 * 1024);
    for (const bytes of [png.subarray(0, 60), 'GIF87a', explosive]) {
      const answer = await upload(owner.browser, item, bytes);
      expect([answer.status, answer.body.code]).toEqual([422, 'UNREADABLE_FILE']);
    }
    expect(await rows(item)).toEqual([]);
  });

  it('[VAL-05] 0 bytes, no file and no form are told apart', async () => {
    const { item, owner } = await castOf(api);
    const path = `/api/image_attachments?itemId=${item.id}`;
    expect((await upload(owner.browser, item, '')).body.code).toBe('EMPTY_FILE');
    const empty = new FormData();
    empty.append('note', 'no file');
    expect((await owner.browser.post<Refusal>(path, empty)).body.code).toBe('PARAMETER_MISSING');
    expect((await owner.browser.post<Refusal>(path, { file: 'x' })).body.code).toBe('PARAMETER_MISSING');
  });

  it('[A7] [VAL-05] [T-32] more than 10 MB is refused with the number, whether announced or streamed', { tags: ['proof'] }, async () => {
    const { item, owner } = await castOf(api);
    const large = Buffer.alloc(10 * 1024 * 1024 + 1, 'x');
    const announced = await upload(owner.browser, item, large);
    expect([announced.status, announced.body.code, announced.body.data?.['megabytes']]).toEqual([413, 'TOO_LARGE', 10]);
    const huge = await upload(owner.browser, item, Buffer.alloc(30 * 1024 * 1024));
    expect(huge.status).toBe(413);
    const streamed = await streamedUpload(owner.browser, item, 40);
    expect(streamed).toBe(413);
    expect(await rows(item)).toEqual([]);
  });

  it('[E25] a repeated key uploads once', async () => {
    const { item, owner } = await castOf(api);
    const headers = { 'idempotency-key': newId() };
    const picture = await still('png');
    const answers = await Promise.all([1, 2].map(() => upload(owner.browser, item, picture, headers)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0]!.body.id).toBe(answers[1]!.body.id);
    expect((await rows(item)).length).toBe(1);
    expect((await upload(owner.browser, item, await still('webp'), headers)).body.code).toBe('IDEMPOTENCY_CONFLICT');
  });

  it('whoever writes as a guest is somebody: the picture is theirs', async () => {
    const { item, nobody } = await castOf(api, { privacy: 'public_for_all', visitorPermission: 'visitor_permissions_write' });
    expect((await upload(nobody, item, await still('png'))).status).toBe(201);
    const [row] = await rows(item);
    expect(row!.accountId).toBeNull();
    expect(await api.database.manager.existsBy(Visitor, { id: row!.visitorId! })).toBe(true);
  });

  it(`picture ${LIMITS.image.perItem + 1} of an item is too many, with the number`, async () => {
    const { item, owner } = await castOf(api);
    const row = {
      itemId: item.id,
      accountId: owner.account.id,
      visitorId: null,
      usedBy: 'text' as const,
      name: 'a.png',
      thumbnailKey: null,
      contentType: 'image/png',
      width: 1,
      height: 1,
      bytes: 1,
      createdAt: new Date(),
    };
    await api.database.manager.insert(
      OwnerFile,
      Array.from({ length: LIMITS.image.perItem }, () => ({ ...row, id: newId(), storageKey: 'none' })),
    );
    const answer = await upload(owner.browser, item, await still('png'));
    expect([answer.status, answer.body.code, answer.body.data?.['limit']]).toEqual([422, 'LIMIT_REACHED', LIMITS.image.perItem]);
  });
});

/** A body without a length, as a program may send it. */
async function streamedUpload(browser: TestBrowser, item: { id: string }, megabytes: number): Promise<number> {
  const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="x.png"\r\nContent-Type: image/png\r\n\r\n';
  let left = megabytes;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(Buffer.from(head)),
    pull: (controller) => {
      left -= 1;
      if (left > 0) return controller.enqueue(Buffer.alloc(1024 * 1024));
      controller.enqueue(Buffer.from('\r\n--b--\r\n'));
      controller.close();
    },
  });
  const answer = await fetch(`${browser.origin}/api/image_attachments?itemId=${item.id}`, {
    method: 'POST',
    body,
    duplex: 'half',
    headers: {
      'content-type': 'multipart/form-data; boundary=b',
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-csrf-token': await tokenOf(browser),
    },
  } as RequestInit);
  await answer.body?.cancel();
  return answer.status;
}

async function tokenOf(browser: TestBrowser): Promise<string> {
  const refused = await browser.post('/api/error_reports', { message: 'token', path: '/' }, { csrf: null });
  return refused.headers.get('x-csrf-token')!;
}
