import { LIMITS, parsePartAddress, partAddress } from '@murmel/contracts';
import { Account, Item, OwnerFile } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { UnusedFiles } from '../../../apps/api/src/core/files/unused-files.js';
import { type BoardApi, startBoardApi } from '../boards/board-api.js';
import { mp4, pdf } from '../files/samples.js';
import { rowsOf, send } from '../files/sending.js';
import { phonePhoto } from '../images/pictures.js';
import { type TeachingCast, teachingCast } from './board-cast.js';

let api: BoardApi;
beforeAll(async () => {
  api = await startBoardApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const MEGABYTE = 1024 * 1024;
const DAY_MS = 24 * 3_600_000;
const filled = (start: Buffer, bytes: number) => Buffer.concat([start, Buffer.alloc(bytes - start.length)]);
const film = () => mp4('isom', 'vide', 'soun');
const statusOf = async (browser: { get(path: string): Promise<{ status: number }> }, path: string) => (await browser.get(path)).status;

describe('files of a teaching board', () => {
  it('are sent by owner and invited, by nobody else, whatever guests may do', async () => {
    const cast = await teachingCast(api, { visitorPermission: 'visitor_permissions_write' });
    for (const { browser } of [cast.owner, cast.writer]) expect((await send(browser, cast.item, pdf())).status).toBe(201);
    for (const { browser } of [cast.reader, cast.guest]) expect((await send(browser, cast.item, pdf())).status).toBe(403);
    for (const browser of [cast.other.browser, cast.stranger.browser, cast.nobody])
      expect((await send(browser, cast.item, pdf())).status).toBe(404);
    expect((await rowsOf(api, cast.item)).length).toBe(2);
  });

  it("are seen by guests once the wall shows them: a card, the board's background, a page's", { tags: ['proof'] }, async () => {
    const cast = await teachingCast(api);
    const photo = async () => (await send(cast.owner.browser, cast.item, await phonePhoto(60, 40), 'Foto.jpg')).body;
    const [picture, background, pageBackground] = [await photo(), await photo(), await photo()];
    const seen = async (browser: typeof cast.nobody) =>
      Promise.all([picture, background, pageBackground].map(({ url }) => statusOf(browser, url)));
    expect(await seen(cast.guest.browser)).toEqual([404, 404, 404]);
    expect(await seen(cast.writer.browser)).toEqual([200, 200, 200]);
    await cast.addCard('image', { content: { file: picture.id } });
    await cast.owner.browser.put(cast.path, { background: { kind: 'picture', file: background.id } });
    await cast.owner.browser.put(`/api/teaching_board/pages/${cast.page}`, { background: { kind: 'picture', file: pageBackground.id } });
    for (const browser of [cast.guest.browser, cast.reader.browser]) expect(await seen(browser)).toEqual([200, 200, 200]);
    for (const browser of [cast.other.browser, cast.stranger.browser, cast.nobody]) expect(await seen(browser)).toEqual([404, 404, 404]);
    // A file in use must be taken off the board first.
    expect((await cast.owner.browser.delete(picture.url)).status).toBe(403);
  });

  it('a film may have 100 MB, whatever the licence; other files 20 on a free one', { tags: ['proof'] }, async () => {
    const cast = await teachingCast(api);
    await api.database.manager.update(Account, { id: cast.owner.account.id }, { licence: 'free' });
    const { freeMegabytes } = LIMITS.file;
    expect((await send(cast.writer.browser, cast.item, filled(film(), (freeMegabytes + 1) * MEGABYTE), 'Film.mp4')).body.contentType).toBe(
      'video/mp4',
    );
    const refused = await send(cast.writer.browser, cast.item, filled(pdf(), freeMegabytes * MEGABYTE + 1));
    expect([refused.status, refused.body.code, refused.body.data]).toEqual([413, 'TOO_LARGE', { megabytes: freeMegabytes }]);
  });

  it('what a card had stays while removing it can be undone, and goes when the board has rested for a day', async () => {
    const cast = await teachingCast(api);
    const { body } = await send(cast.owner.browser, cast.item, pdf());
    const card = await cast.addCard('file', { content: { file: body.id } });
    await cast.owner.browser.delete(`/api/teaching_board/cards/${card.body.id}`);
    await api.database.manager.update(OwnerFile, { id: body.id }, { createdAt: new Date(Date.now() - 9 * DAY_MS) });
    await api.application.get(UnusedFiles).removeOld(new Date());
    expect((await rowsOf(api, cast.item)).length).toBe(1);
    await api.database.manager.update(Item, { id: cast.item.id }, { contentChangedAt: new Date(Date.now() - DAY_MS - 1000) });
    await api.application.get(UnusedFiles).removeOld(new Date());
    expect(await rowsOf(api, cast.item)).toEqual([]);
  });

  it('what is on a card stays', async () => {
    const cast = await teachingCast(api);
    const { body } = await send(cast.owner.browser, cast.item, film(), 'Film.mp4');
    const card = await cast.addCard('video', { content: { file: body.id } });
    expect(card.body.content).toMatchObject({ name: 'Film.mp4' });
    await api.database.manager.update(OwnerFile, { id: body.id }, { createdAt: new Date(Date.now() - 9 * DAY_MS) });
    await api.database.manager.update(Item, { id: cast.item.id }, { contentChangedAt: new Date(Date.now() - 9 * DAY_MS) });
    await api.application.get(UnusedFiles).removeOld(new Date());
    expect((await rowsOf(api, cast.item)).length).toBe(1);
  });
});

describe('a film on a card', () => {
  async function shown(): Promise<{ cast: TeachingCast; url: string; bytes: Buffer }> {
    const cast = await teachingCast(api);
    const bytes = Buffer.concat([film(), Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256))]);
    const { body } = await send(cast.owner.browser, cast.item, bytes, 'Film.mp4');
    await cast.addCard('video', { content: { file: body.id } });
    return { cast, url: body.url, bytes };
  }

  it('is given to guests in the parts that they ask for', { tags: ['proof'] }, async () => {
    const { cast, url, bytes } = await shown();
    const cookie = [...cast.guest.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const ask = async (range?: string, more: Record<string, string> = {}) => {
      const answer = await fetch(`${api.origin}${url}`, { headers: { cookie, ...(range ? { range } : {}), ...more } });
      const got = Buffer.from(await answer.arrayBuffer());
      return {
        status: answer.status,
        range: answer.headers.get('content-range'),
        length: answer.headers.get('content-length'),
        accepts: answer.headers.get('accept-ranges'),
        etag: answer.headers.get('etag'),
        got,
      };
    };
    const size = bytes.length;
    const whole = await ask();
    expect([whole.status, whole.accepts, whole.range, whole.got.equals(bytes)]).toEqual([200, 'bytes', null, true]);
    for (const [range, first, last] of [
      ['bytes=0-0', 0, 0],
      ['bytes=100-199', 100, 199],
      ['bytes=500-', 500, size - 1],
      ['bytes=-20', size - 20, size - 1],
      [`bytes=10-${size + 900}`, 10, size - 1],
    ] as const) {
      const part = await ask(range);
      expect([range, part.status, part.range, part.length]).toEqual([
        range,
        206,
        `bytes ${first}-${last}/${size}`,
        String(last - first + 1),
      ]);
      expect(part.got.equals(bytes.subarray(first, last + 1))).toBe(true);
    }
    expect([await ask(`bytes=${size}-`), await ask(`bytes=${size + 5}-${size + 9}`)].map(({ status, range }) => [status, range])).toEqual([
      [416, `bytes */${size}`],
      [416, `bytes */${size}`],
    ]);
    // Ranges that cannot be parsed, and several at once, return the whole.
    for (const range of ['bytes=5-1', 'bytes=a-b', 'lines=1-2', 'bytes=0-1,5-6', 'bytes=-'])
      expect([range, (await ask(range)).status]).toEqual([range, 200]);
    expect((await ask('bytes=0-9', { 'if-range': whole.etag! })).status).toBe(206);
    expect((await ask('bytes=0-9', { 'if-range': '"another"' })).status).toBe(200);
    expect((await ask('bytes=0-9', { 'if-none-match': whole.etag! })).status).toBe(304);
  });

  it('in parts, too, only to whoever sees the card', async () => {
    const { cast, url } = await shown();
    const part = { headers: { range: 'bytes=0-9' } };
    for (const browser of [cast.other.browser, cast.stranger.browser, cast.nobody]) expect((await browser.get(url, part)).status).toBe(404);
    const [card] = (await cast.stored()).cardsOf.get(parsePartAddress(cast.page)!.partId)!;
    await cast.owner.browser.delete(`/api/teaching_board/cards/${partAddress(cast.item.id, card!.id)}`);
    expect((await cast.guest.browser.get(url, part)).status).toBe(404);
  });
});
