import { newPartId } from '@murmel/documents';
import { newId, OwnerFile } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { UnusedFiles } from '../../../apps/api/src/core/files/unused-files.js';
import { startApi, type TestApi } from '../../support/api.js';
import type { TestBrowser } from '../../support/browser.js';
import { pdf } from '../files/samples.js';
import { rowsOf, send, storedFiles } from '../files/sending.js';
import { phonePhoto, read, still } from '../images/pictures.js';
import { type BoardCast, boardCast, type CardName } from './board-cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const MEGABYTE = 1024 * 1024;
const of = (id: string) => `/api/owner_files/${id}`;
const statusOf = async (browser: TestBrowser, path: string) => (await browser.get(path)).status;
/** A PDF of this length. */
const filled = (bytes: number) => Buffer.concat([pdf(), Buffer.alloc(bytes - pdf().length)]);

/** A board where each card has a picture; `row` is a file's fields beside its id. */
async function boardWithPictures(): Promise<{ cast: BoardCast; files: Record<CardName | 'link' | 'background', string> }> {
  const names = ['plain', 'own', 'hidden', 'waiting', 'invisible', 'trashed', 'readOnly', 'inTrashedList'] as const;
  const files = Object.fromEntries([...names, 'link', 'background'].map((name) => [name, newId()])) as Record<
    CardName | 'link' | 'background',
    string
  >;
  const file = (name: CardName, card: string) => ({
    kind: 'file',
    card,
    order: 'a0',
    file: files[name],
    name: 'a.png',
    contentType: 'image/png',
    bytes: 1,
    image: true,
  });
  const cast = await boardCast(api, { background: { kind: 'picture', file: files.background } }, {}, (cards) => ({
    attachments: {
      ...Object.fromEntries(names.map((name) => [newPartId(), file(name, cards[name])])),
      [newPartId()]: {
        kind: 'link',
        card: cards.hidden,
        order: 'a1',
        url: 'https://murmel.example',
        title: 'x',
        site: '',
        description: '',
        picture: files.link,
      },
    },
  }));
  // Sent for real, then given the ids that the board names.
  const { body } = await send(cast.owner.browser, cast.item, await still('png'), 'a.png');
  const sent = await api.database.manager.findOneByOrFail(OwnerFile, { id: body.id });
  await api.database.manager.insert(
    OwnerFile,
    Object.values(files).map((id) => ({ ...sent, id, visitorId: cast.guest.visitor.id, accountId: null })),
  );
  return { cast, files };
}

describe('who reads a file of a board', () => {
  it('[TR-27] whoever sees a card that has it, and everybody the background; the teacher all of them', { tags: ['proof'] }, async () => {
    const { cast, files } = await boardWithPictures();
    const second = api.browser();
    await api.people.grant(cast.item, await api.people.visit(second));
    const seenBy = async (browser: TestBrowser, suffix: string) => {
      const seen = await Promise.all(
        Object.entries(files).map(async ([name, id]) => [name, await statusOf(browser, of(id) + suffix)] as const),
      );
      expect(seen.every(([, status]) => status === 200 || status === 404)).toBe(true);
      return seen
        .filter(([, status]) => status === 200)
        .map(([name]) => name)
        .sort();
    };
    const wall = ['background', 'own', 'plain', 'readOnly'];
    for (const suffix of ['', '?inline', '/thumbnail']) {
      for (const browser of [second, cast.reader.browser]) expect(await seenBy(browser, suffix)).toEqual(wall);
      // It was the guest who sent them all: for a file that hangs somewhere that counts for nothing.
      expect(await seenBy(cast.guest.browser, suffix)).toEqual([...wall, 'waiting'].sort());
      for (const { browser } of [cast.owner, cast.writer]) expect(await seenBy(browser, suffix)).toEqual(Object.keys(files).sort());
      for (const browser of [cast.other.browser, cast.admin.browser, cast.pupil.browser, cast.stranger.browser, cast.nobody])
        expect(await seenBy(browser, suffix)).toEqual([]);
    }
  });

  it('a refusal says the same for what is not seen and what is not there', async () => {
    const { cast, files } = await boardWithPictures();
    const bodies = await Promise.all(
      [files.hidden, newId(), 'nonsense'].map(async (id) => JSON.stringify((await cast.guest.browser.get(of(id))).body)),
    );
    expect(new Set(bodies).size).toBe(1);
  });

  it('its sender until it hangs somewhere', async () => {
    const cast = await boardCast(api);
    const { body } = await send(cast.guest.browser, cast.item, pdf());
    expect([
      await statusOf(cast.guest.browser, body.url),
      await statusOf(cast.reader.browser, body.url),
      await statusOf(cast.owner.browser, body.url),
    ]).toEqual([200, 404, 200]);
  });

  it('[T-31] [T-35] a picture is shown in the page when asked for so; nothing else is', async () => {
    const cast = await boardCast(api);
    const photo = (await send(cast.guest.browser, cast.item, await phonePhoto(900, 600), 'Foto.jpg')).body;
    const document = (await send(cast.guest.browser, cast.item, pdf(), 'Blatt.pdf')).body;
    const drawing = (
      await send(
        cast.guest.browser,
        cast.item,
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
        'a.svg',
      )
    ).body;
    const disposition = async (path: string) => (await cast.guest.browser.get(path)).headers.get('content-disposition')!.split(';')[0];
    expect([
      await disposition(`${photo.url}?inline`),
      await disposition(photo.url),
      await disposition(`${document.url}?inline`),
      await disposition(`${drawing.url}?inline`),
    ]).toEqual(['inline', 'attachment', 'attachment', 'attachment']);
    const answer = await fetch(`${api.origin}${photo.url}?inline`, {
      headers: { cookie: [...cast.guest.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    expect([answer.headers.get('content-type'), answer.headers.get('content-security-policy')]).toEqual([
      'image/jpeg',
      "default-src 'none'; sandbox",
    ]);
    const metadata = await read(Buffer.from(await answer.arrayBuffer()));
    expect([metadata.width, metadata.exif]).toEqual([600, undefined]);
  });
});

describe('who sends a file to a board', () => {
  it('whoever may write somewhere on it', async () => {
    const cast = await boardCast(api);
    for (const { browser } of [cast.owner, cast.writer, cast.guest]) expect((await send(browser, cast.item, pdf())).status).toBe(201);
    expect((await send(cast.reader.browser, cast.item, pdf())).body.code).toBe('FORBIDDEN');
    for (const browser of [cast.other.browser, cast.admin.browser, cast.pupil.browser, cast.stranger.browser, cast.nobody])
      expect((await send(browser, cast.item, pdf())).status).toBe(404);
    expect(await rowsOf(api, cast.item)).toHaveLength(3);
    const one = await boardCast(api, {}, { visitorPermission: 'visitor_permissions_read' }, ({ plain }) => ({
      cards: { [plain]: { permission: 'visitor_permissions_write' } },
    }));
    expect((await send(one.guest.browser, one.item, pdf())).status).toBe(201);
  });

  it('not on a frozen board, not who was stopped, not in the gallery', async () => {
    const frozen = await boardCast(api, { frozen: true });
    expect((await send(frozen.guest.browser, frozen.item, pdf())).body.code).toBe('BOARD_FROZEN');
    expect((await send(frozen.owner.browser, frozen.item, pdf())).status).toBe(201);
    const stopped = await boardCast(api, {}, {}, (_cards, { guest }) => ({
      stops: { [guest.visitor.id]: { until: Date.now() + 60_000 } },
    }));
    expect((await send(stopped.guest.browser, stopped.item, pdf())).body.code).toBe('BOARD_STOPPED');
    const gallery = await boardCast(api, {}, { privacy: 'public_for_all' });
    expect(
      (await send(gallery.stranger.browser, gallery.item, pdf(), 'a.pdf', { 'x-public-token': gallery.item.publicToken })).body.code,
    ).toBe('FORBIDDEN');
    expect(await rowsOf(api, gallery.item)).toEqual([]);
  });

  it("[A6] as large as the owner's licence says", { tags: ['proof'] }, async () => {
    const [freeMegabytes, paidMegabytes] = [20, 100];
    const paid = await boardCast(api);
    const free = await boardCast(api);
    await api.database.query("update account set licence = 'free' where id = $1", [free.owner.account.id]);
    const tooMuch = filled((freeMegabytes + 1) * MEGABYTE);
    expect((await send(paid.guest.browser, paid.item, tooMuch)).status).toBe(201);
    expect((await send(free.guest.browser, free.item, tooMuch)).body).toMatchObject({
      code: 'TOO_LARGE',
      data: { megabytes: freeMegabytes },
    });
    expect((await send(paid.guest.browser, paid.item, Buffer.alloc((paidMegabytes + 1) * MEGABYTE))).body).toMatchObject({
      code: 'TOO_LARGE',
      data: { megabytes: paidMegabytes },
    });
    expect(await rowsOf(api, free.item)).toEqual([]);
    // Films may be large with every licence (spec A6).
    const film = Buffer.concat([Buffer.from('RIFF\0\0\0\0AVI LIST'), filled((freeMegabytes + 1) * MEGABYTE)]);
    expect((await send(free.guest.browser, free.item, film, 'Film.avi')).status).toBe(201);
    const tooLong = Buffer.concat([film, Buffer.alloc((paidMegabytes - freeMegabytes) * MEGABYTE)]);
    expect((await send(free.guest.browser, free.item, tooLong, 'Film.avi')).body).toMatchObject({
      code: 'TOO_LARGE',
      data: { megabytes: paidMegabytes },
    });
  });

  it('[A7] of any type; pictures as large as pictures may be', { tags: ['proof'] }, async () => {
    const { item, guest } = await boardCast(api);
    const photo = Buffer.concat([await phonePhoto(), Buffer.alloc(10 * MEGABYTE)]);
    expect((await send(guest.browser, item, photo, 'Foto.jpg')).body).toMatchObject({ code: 'TOO_LARGE', data: { megabytes: 10 } });
    expect((await send(guest.browser, item, Buffer.from('MZ'), 'spiel.exe')).body).toMatchObject({ name: 'spiel.exe', image: false });
  });
});

describe('how long a file stays', () => {
  it('one that hangs somewhere is taken off there, not removed from under it', async () => {
    const { cast, files } = await boardWithPictures();
    for (const { browser } of [cast.guest, cast.owner])
      expect((await browser.delete<{ code: string }>(of(files.own))).body.code).toBe('FORBIDDEN');
    expect((await cast.guest.browser.delete(of(files.hidden))).status).toBe(404);
    expect((await cast.owner.browser.get(of(files.own))).status).toBe(200);
    const { body } = await send(cast.guest.browser, cast.item, pdf());
    expect((await cast.reader.browser.delete(body.url)).status).toBe(404);
    expect((await cast.guest.browser.delete(body.url)).status).toBe(200);
  });

  it('a day after it hangs nowhere it goes, with its bytes; what hangs in the trash stays', async () => {
    const { cast, files } = await boardWithPictures();
    const survey = await send(cast.guest.browser, cast.item, await still('png'), 'alt.png');
    const young = await send(cast.guest.browser, cast.item, pdf(), 'neu.pdf');
    const { manager } = api.database;
    await manager.update(OwnerFile, { itemId: cast.item.id }, { createdAt: new Date('2026-01-01') });
    await manager.update(OwnerFile, { id: young.body.id }, { createdAt: new Date() });
    await api.application.get(UnusedFiles).removeOld(new Date());
    const left = (await rowsOf(api, cast.item)).map(({ id }) => id);
    expect(new Set(left)).toEqual(new Set([...Object.values(files), young.body.id]));
    expect(storedFiles(api).some((name) => name.startsWith(survey.body.id))).toBe(false);
  });
});
