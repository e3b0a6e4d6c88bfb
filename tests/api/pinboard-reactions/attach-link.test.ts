import type { RequestListener } from 'node:http';
import { type PinboardCardAnswer, SERVER_LIMITS } from '@murmel/contracts';
import { newId } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { storedPinboard } from '../../../apps/api/src/tools/pinboard/stored-pinboard.js';
import type { TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { promised } from '../../support/on-this-machine.js';
import { rowsOf } from '../files/sending.js';
import { read, still } from '../images/pictures.js';
import { withLocalWeb } from '../link-preview/local-web.js';
import { type BoardCast, boardCast, startApiWithBoards } from './board-cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApiWithBoards(inject('databaseUrl'));
});
const web = withLocalWeb(() => api);
afterAll(() => api.stop());

const attach = (browser: TestBrowser, address: string, url: string, more: { headers?: Record<string, string>; asCover?: boolean } = {}) =>
  browser.post<PinboardCardAnswer & Refusal>(
    `/api/pinboard/cards/${address}/attachments`,
    { url, ...(more.asCover ? { asCover: true } : {}) },
    { headers: more.headers ?? {} },
  );
const host = () => `wald.example:${web.port}`;
const hangsOn = async (cast: BoardCast) => (await storedPinboard(api.database.manager, cast.item.id)).attachmentsOf(cast.cards.own);

/** A page with a picture. */
const wood: RequestListener = (request, response) => {
  if (request.url === '/wald.png')
    void still('png', 40, 30).then((bytes) => response.writeHead(200, { 'content-type': 'image/png' }).end(bytes));
  else {
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(
        '<title>x</title><meta property="og:title" content="Der Wald"><meta property="og:site_name" content="Naturkunde"><meta property="og:description" content="Tiere"><meta property="og:image" content="/wald.png">',
      );
  }
};

describe('POST /pinboard/cards/{id}/attachments with an address', () => {
  it('[PIN-02] shows what the page says; its picture lies here, so that no browser asks elsewhere', async () => {
    web.answer = wood;
    const cast = await boardCast(api);
    const { status, body } = await attach(cast.guest.browser, cast.card('own'), `http://${host()}/seite`, { asCover: true });
    expect(status).toBe(201);
    const [file] = await rowsOf(api, cast.item);
    expect(file).toMatchObject({
      visitorId: cast.guest.visitor.id,
      contentType: 'image/webp',
      name: 'wald.example.webp',
      usedBy: 'part',
    });
    const kept = {
      kind: 'link',
      url: `http://${host()}/seite`,
      title: 'Der Wald',
      site: 'Naturkunde',
      description: 'Tiere',
      picture: file!.id,
    };
    expect(body.attachments).toEqual([{ id: expect.any(String), ...kept }]);
    expect(await hangsOn(cast)).toMatchObject([kept]);
    expect(body.cover).not.toBeNull();
    const shown = await fetch(`${api.origin}/api/owner_files/${file!.id}/thumbnail`, {
      headers: { cookie: [...cast.reader.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    });
    expect(await read(Buffer.from(await shown.arrayBuffer()))).toMatchObject({ format: 'webp', width: 40 });
    expect((await cast.guest.browser.delete(`/api/pinboard/attachments/${body.attachments[0]!.id}`)).status).toBe(200);
    expect([await rowsOf(api, cast.item), await hangsOn(cast)]).toEqual([[], []]);
  });

  it.each([
    ['of our own network', 'http://169.254.169.254/latest/meta-data/', '169.254.169.254'],
    ['on this machine', 'http://127.0.0.1:5432/', '127.0.0.1:5432'],
    ['without protocol', 'schule.example/wald', 'schule.example'],
    ['a mail', 'mia@schule.example', 'mia@schule.example'],
  ])('[T-36] an address %s hangs there with its host, and is not asked', async (_name, url, title) => {
    web.answer = wood;
    const cast = await boardCast(api);
    const { body } = await attach(cast.guest.browser, cast.card('own'), url);
    expect(body.attachments).toMatchObject([{ kind: 'link', title, site: '', description: '', picture: null }]);
    expect([web.asked, await rowsOf(api, cast.item)]).toEqual([[], []]);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'wald',
    'http://',
    'https://a b.example',
    'https://mia:geheim@schule.example/',
    `https://a.example/${'ü'.repeat(500)}`,
  ])('%s is no address', async (url) => {
    const cast = await boardCast(api);
    const { status, body } = await attach(cast.guest.browser, cast.card('own'), url);
    expect([status, body.code]).toEqual([422, 'LINK_INVALID']);
    expect(await hangsOn(cast)).toEqual([]);
  });

  it('[VAL-04] refuses a film that its platform does not have, and takes one of which nobody can tell', async () => {
    const cast = await boardCast(api);
    const film = 'https://youtu.be/abcdefghijk';
    web.answer = (_request, response) => response.writeHead(404).end();
    const { status, body } = await attach(cast.guest.browser, cast.card('own'), film);
    expect([status, body.code]).toEqual([422, 'CONTENT_MISSING']);
    expect(await hangsOn(cast)).toEqual([]);
    expect(web.asked).toEqual([expect.stringContaining('/oembed?at=youtube')]);
    web.answer = (_request, response) => response.writeHead(503).end();
    expect((await attach(cast.guest.browser, cast.card('own'), film)).status).toBe(201);
    expect(await hangsOn(cast)).toMatchObject([{ kind: 'link', url: film }]);
  });

  it('nobody sends the server somewhere for a card that is not theirs to write on', async () => {
    web.answer = wood;
    const cast = await boardCast(api);
    const full = await boardCast(api, { frozen: true });
    const refused = [
      await attach(cast.guest.browser, cast.card('plain'), `http://${host()}/`),
      await attach(cast.guest.browser, cast.card('hidden'), `http://${host()}/`),
      await attach(cast.reader.browser, cast.card('own'), `http://${host()}/`),
      await attach(full.guest.browser, full.card('own'), `http://${host()}/`),
    ];
    expect(refused.map(({ body }) => body.code)).toEqual(['FORBIDDEN', 'NOT_FOUND', 'FORBIDDEN', 'BOARD_FROZEN']);
    expect(web.asked).toEqual([]);
  });

  it('[E25] asked twice with the same key there is one link and one picture', async () => {
    web.answer = wood;
    const cast = await boardCast(api);
    const headers = { 'idempotency-key': newId() };
    const [first, second] = [
      await attach(cast.guest.browser, cast.card('own'), `http://${host()}/`, { headers }),
      await attach(cast.guest.browser, cast.card('own'), `http://${host()}/`, { headers }),
    ];
    expect([first.status, second.body.attachments]).toEqual([201, first.body.attachments]);
    expect([(await hangsOn(cast)).length, (await rowsOf(api, cast.item)).length]).toEqual([1, 1]);
  });

  it('a page that does not answer keeps nobody waiting', { tags: ['proof'] }, async () => {
    web.answer = () => undefined;
    const cast = await boardCast(api);
    const started = Date.now();
    const { body } = await attach(cast.guest.browser, cast.card('own'), `http://${host()}/`);
    expect(body.attachments).toMatchObject([{ title: host(), picture: null }]);
    expect(Date.now() - started).toBeLessThan(promised((SERVER_LIMITS.linkPreview.withinSeconds + 2) * 1000));
  });
});
