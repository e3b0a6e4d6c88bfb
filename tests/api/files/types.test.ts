import { LIMITS } from '@murmel/contracts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import { phonePhoto, read, still } from '../images/pictures.js';
import { accepted, exe, pdf, phoneFilm, plainZip, refused } from './samples.js';
import { ANYTHING, fileAt, rowsOf, send, surveyCast, withRules } from './sending.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

describe('which files an item takes is told by their bytes', () => {
  it('[A23] takes what a file question is for, and stores what is no picture byte for byte', async () => {
    const { item, guest } = await surveyCast(api);
    for (const [what, bytes, contentType, ending] of await accepted()) {
      const { status, body } = await send(guest.browser, item, bytes, `Blatt.${ending}`);
      expect([what, status, body.contentType, body.name]).toEqual([what, 201, contentType, `Blatt.${ending}`]);
      const [row] = (await rowsOf(api, item)).filter(({ id }) => id === body.id);
      expect([row!.contentType, fileAt(api, row!.storageKey).length]).toEqual([contentType, row!.bytes]);
      if (!body.image) expect(fileAt(api, row!.storageKey).equals(bytes)).toBe(true);
    }
  });

  it('[A23] [T-31] refuses everything else, whatever it is called, with the list of what goes', { tags: ['proof'] }, async () => {
    const { item, guest } = await surveyCast(api);
    for (const [what, bytes] of await refused()) {
      for (const name of ['Blatt.pdf', 'Bild.png']) {
        const { status, body } = await send(guest.browser, item, bytes, name);
        expect([what, status, body.code]).toEqual([what, 415, 'UNSUPPORTED_TYPE']);
        expect(body.data?.['types']).toEqual(expect.arrayContaining(['application/pdf', 'image/png']));
      }
    }
    expect(await rowsOf(api, item)).toEqual([]);
  });

  it('a broken picture cannot be read', async () => {
    const { item, guest } = await surveyCast(api);
    const answer = await send(guest.browser, item, (await still('png', 300, 300)).subarray(0, 60), 'Bild.png');
    expect([answer.status, answer.body.code]).toEqual([422, 'UNREADABLE_FILE']);
  });

  it('[T-35] a photo loses place and camera, also in its thumbnail', async () => {
    const { item, guest } = await surveyCast(api);
    const photo = await phonePhoto(1200, 800);
    expect(photo.includes('Kanarienkamera')).toBe(true);
    const { body } = await send(guest.browser, item, photo, 'IMG_0815.JPG');
    expect(body).toMatchObject({
      name: 'IMG_0815.JPG',
      contentType: 'image/jpeg',
      image: true,
      thumbnailUrl: `/api/owner_files/${body.id}/thumbnail`,
    });
    const [row] = await rowsOf(api, item);
    const [whole, small] = [fileAt(api, row!.storageKey), fileAt(api, row!.thumbnailKey!)];
    for (const kept of [whole, small]) {
      const { exif, xmp, orientation } = await read(kept);
      expect([exif, xmp, orientation, kept.includes('Kanarienkamera')]).toEqual([undefined, undefined, undefined, false]);
    }
    expect(await read(whole)).toMatchObject({ format: 'jpeg', width: 800, height: 1200 });
    expect(await read(small)).toMatchObject({ format: 'webp', width: 320, height: LIMITS.file.thumbnailEdge });
    expect(whole.length).toBe(body.bytes);
  });

  it('[T-35] a film loses where it was taken, and stays as long as it was', async () => {
    const { item, owner } = await surveyCast(api);
    await withRules(api, ANYTHING, async () => {
      const film = phoneFilm('+48.2082+016.3738/');
      const { status, body } = await send(owner.browser, item, film, 'VID_0815.mp4');
      expect([status, body.contentType, body.bytes]).toEqual([201, 'video/mp4', film.length]);
      const kept = fileAt(api, (await rowsOf(api, item))[0]!.storageKey);
      expect([kept.length, kept.includes('016.3738'), kept.includes('vide')]).toEqual([film.length, false, true]);
    });
  });

  it('[T-31] a picture with a script behind it loses the script', async () => {
    const { item, guest } = await surveyCast(api);
    await send(guest.browser, item, Buffer.concat([await still('png'), Buffer.from('<script>alert(1)</script>')]), 'Bild.png');
    const [row] = await rowsOf(api, item);
    expect(fileAt(api, row!.storageKey).includes('script')).toBe(false);
  });
});

describe('names', () => {
  it.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\Mia\\Blatt.pdf', 'Blatt.pdf'],
    ['Bl\u0007att\u202efdp.pdf', 'Blattfdp.pdf'],
    ['rechnung.pdf.exe', 'rechnung.pdf.exe.pdf'],
    ['...', 'Datei.pdf'],
    [`${'a'.repeat(400)}.pdf`, `${'a'.repeat(LIMITS.file.nameMax - 4)}.pdf`],
    // As many bytes as every file system takes.
    [`${'ä'.repeat(400)}.pdf`, `${'ä'.repeat(118)}.pdf`],
  ])('%j becomes %j', async (sent, kept) => {
    const { item, guest } = await surveyCast(api);
    const { body } = await send(guest.browser, item, pdf(), sent);
    expect([body.name, (await rowsOf(api, item))[0]!.name]).toEqual([kept, kept]);
  });
});

describe('a tool that takes everything', () => {
  it('takes it under its own name, and nothing of it is believed', async () => {
    const { item, owner } = await surveyCast(api);
    await withRules(api, ANYTHING, async () => {
      const program = await send(owner.browser, item, exe(), 'spiel.exe');
      expect(program.body).toMatchObject({ name: 'spiel.exe', contentType: 'application/x-msdownload', image: false });
      expect((await send(owner.browser, item, await plainZip(), 'Dreieck.ggb')).body).toMatchObject({
        name: 'Dreieck.ggb',
        contentType: 'application/zip',
      });
      const page = await send(owner.browser, item, Buffer.from('<script>alert(1)</script>'), 'seite.html');
      expect(page.body).toMatchObject({ name: 'seite.html', contentType: 'application/octet-stream' });
    });
  });

  it('up to its own number of megabytes, far above what a picture may have', { tags: ['proof'] }, async () => {
    const { item, owner } = await surveyCast(api);
    await withRules(api, ANYTHING, async () => {
      const large = Buffer.alloc(30 * 1024 * 1024, 'x');
      const { status, body } = await send(owner.browser, item, large, 'film.bin');
      expect([status, body.bytes]).toEqual([201, large.length]);
      expect(fileAt(api, (await rowsOf(api, item))[0]!.storageKey).equals(large)).toBe(true);
    });
  });
});
