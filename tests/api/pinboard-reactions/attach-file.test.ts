import { LIMITS, type PinboardCardAnswer, parsePartAddress, partAddress } from '@murmel/contracts';
import { newPartId, type Pinboard } from '@murmel/documents';
import { newId, OwnerFile } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { storedPinboard } from '../../../apps/api/src/tools/pinboard/stored-pinboard.js';
import type { TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { pdf } from '../files/samples.js';
import { rowsOf, send, storedFiles } from '../files/sending.js';
import { phonePhoto } from '../images/pictures.js';
import { type BoardCast, boardCast, type CardName, startApiWithBoards, UNSEEN } from './board-cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApiWithBoards(inject('databaseUrl'));
});
afterAll(() => api.stop());

type Attached = PinboardCardAnswer & Refusal;
const attach = (browser: TestBrowser, address: string, body: object, headers: Record<string, string> = {}) =>
  browser.post<Attached>(`/api/pinboard/cards/${address}/attachments`, body, { headers });
const remove = (browser: TestBrowser, address: string) => browser.delete<Refusal>(`/api/pinboard/attachments/${address}`);
const board = (cast: BoardCast): Promise<Pinboard> => storedPinboard(api.database.manager, cast.item.id);
const hangsOn = async (cast: BoardCast, name: CardName) => (await board(cast)).attachmentsOf(cast.cards[name]);
const sendPdf = async (browser: TestBrowser, cast: BoardCast) => (await send(browser, cast.item, pdf(), 'Blatt.pdf')).body.id;

describe('POST /pinboard/cards/{id}/attachments with a file', () => {
  it('[PIN-02] a file that was sent hangs on the card', async () => {
    const cast = await boardCast(api);
    const { body: file } = await send(cast.guest.browser, cast.item, pdf(), 'Blatt.pdf');
    const { status, body } = await attach(cast.guest.browser, cast.card('own'), { fileId: file.id });
    const kept = { kind: 'file', file: file.id, name: 'Blatt.pdf', contentType: 'application/pdf', bytes: file.bytes, image: false };
    expect(status).toBe(201);
    expect([body.id, body.attachments]).toEqual([cast.card('own'), [{ id: expect.any(String), ...kept }]]);
    expect(await hangsOn(cast, 'own')).toEqual([
      { id: parsePartAddress(body.attachments[0]!.id)!.partId, card: cast.cards.own, order: expect.any(String), ...kept },
    ]);
    expect((await rowsOf(api, cast.item)).map(({ visitorId }) => visitorId)).toEqual([cast.guest.visitor.id]);
  });

  it('[PIN-02] a picture becomes the cover when that is wanted and there is none', async () => {
    const cast = await boardCast(api);
    const photo = async () => (await send(cast.owner.browser, cast.item, await phonePhoto(), 'Foto.jpg')).body.id;
    const { body } = await attach(cast.owner.browser, cast.card('plain'), { fileId: await photo(), asCover: true });
    expect(body.cover).toEqual({ attachment: parsePartAddress(body.attachments[0]!.id)!.partId, alt: '' });
    const second = await attach(cast.owner.browser, cast.card('plain'), { fileId: await photo(), asCover: true });
    expect([second.body.cover, second.body.attachments.length]).toEqual([body.cover, 2]);
  });

  it("only one's own, only of this board; whoever may change the board takes any of it", async () => {
    const cast = await boardCast(api, { guestEdits: true });
    const elsewhere = await boardCast(api);
    const theirs = await sendPdf(cast.writer.browser, cast);
    const foreign = await sendPdf(elsewhere.owner.browser, elsewhere);
    const own = await sendPdf(cast.guest.browser, cast);
    for (const fileId of [theirs, foreign, newId()])
      expect((await attach(cast.guest.browser, cast.card('own'), { fileId })).body.code).toBe('NOT_FOUND');
    expect((await attach(cast.owner.browser, cast.card('plain'), { fileId: foreign })).body.code).toBe('NOT_FOUND');
    expect(await hangsOn(cast, 'own')).toEqual([]);
    expect((await attach(cast.owner.browser, cast.card('plain'), { fileId: own })).status).toBe(201);
  });

  it("is refused where the card is not one's to write on, and leaves it as it was", async () => {
    const cast = await boardCast(api);
    const fileId = await sendPdf(cast.guest.browser, cast);
    const before = [...(await board(cast)).cardsOf.values()];
    for (const name of UNSEEN) expect((await attach(cast.guest.browser, cast.card(name), { fileId })).body.code).toBe('NOT_FOUND');
    for (const name of ['plain', 'readOnly'] as const)
      expect((await attach(cast.guest.browser, cast.card(name), { fileId })).body.code).toBe('FORBIDDEN');
    expect((await attach(cast.reader.browser, cast.card('plain'), { url: 'https://murmel.example' })).body.code).toBe('FORBIDDEN');
    for (const browser of [cast.other.browser, cast.admin.browser, cast.pupil.browser, cast.stranger.browser, cast.nobody]) {
      for (const address of [cast.card('own'), partAddress(newId(), newPartId()), 'nonsense'])
        expect((await attach(browser, address, { fileId })).status).toBe(404);
    }
    for (const body of [{}, { fileId: 'x' }, { fileId, url: 'https://murmel.example' }, { url: '' }, { fileId, author: newId() }]) {
      expect((await attach(cast.guest.browser, cast.card('own'), body)).status).toBe(400);
    }
    expect([...(await board(cast)).cardsOf.values()]).toEqual(before);
    expect((await attach(cast.guest.browser, cast.card('waiting'), { fileId })).status).toBe(201);
  });

  it('[E25] a card holds so many; asked twice with the same key one hangs there', async () => {
    const { attachmentsPerCard } = LIMITS.pinboard;
    const cast = await boardCast(api, {}, {}, ({ own }) => ({
      attachments: Object.fromEntries(
        Array.from({ length: attachmentsPerCard - 1 }, (_, n) => [
          newPartId(),
          {
            kind: 'link',
            card: own,
            order: `a${n}`.padEnd(4, 'V'),
            url: 'https://murmel.example',
            title: 'x',
            site: '',
            description: '',
            picture: null,
          },
        ]),
      ),
    }));
    const fileId = await sendPdf(cast.guest.browser, cast);
    const headers = { 'idempotency-key': newId() };
    for (let times = 0; times < 2; times += 1)
      expect((await attach(cast.guest.browser, cast.card('own'), { fileId }, headers)).status).toBe(201);
    expect(await hangsOn(cast, 'own')).toHaveLength(attachmentsPerCard);
    expect((await attach(cast.guest.browser, cast.card('own'), { fileId })).body).toMatchObject({
      code: 'LIMIT_REACHED',
      data: { limit: attachmentsPerCard },
    });
  });
});

describe('DELETE /pinboard/attachments/{id}', () => {
  it('the file goes with it, unless something else has it', async () => {
    const cast = await boardCast(api);
    const { browser } = cast.owner;
    const fileId = await sendPdf(browser, cast);
    const first = (await attach(browser, cast.card('plain'), { fileId })).body.attachments[0]!.id;
    const second = (await attach(browser, cast.card('hidden'), { fileId })).body.attachments[0]!.id;
    await browser.delete(`/api/pinboard/cards/${cast.card('hidden')}`);
    expect((await remove(browser, first)).status).toBe(200);
    expect(await hangsOn(cast, 'plain')).toEqual([]);
    // The other card lies in the trash and may come back.
    expect([(await rowsOf(api, cast.item)).length, storedFiles(api).includes(fileId)]).toEqual([1, true]);
    expect((await browser.patch(`/api/pinboard/cards/${cast.card('hidden')}/restore`)).status).toBe(200);
    expect((await remove(browser, second)).status).toBe(200);
    expect([await rowsOf(api, cast.item), storedFiles(api).includes(fileId)]).toEqual([[], false]);
    expect((await remove(browser, second)).status).toBe(404);
  });

  it('the background keeps its picture', async () => {
    const cast = await boardCast(api);
    const { browser } = cast.owner;
    const {
      body: { id },
    } = await send(browser, cast.item, await phonePhoto(), 'Wald.jpg');
    const hanging = (await attach(browser, cast.card('plain'), { fileId: id })).body.attachments[0]!.id;
    expect((await browser.put(`/api/pinboard/boards/${cast.item.id}`, { background: { kind: 'picture', file: id } })).status).toBe(200);
    expect((await remove(browser, hanging)).status).toBe(200);
    expect((await rowsOf(api, cast.item)).map((row) => row.id)).toEqual([id]);
    expect((await cast.guest.browser.get(`/api/owner_files/${id}`)).status).toBe(200);
  });

  it("is not for guests on others' cards, and one that is not seen is not there", async () => {
    const hung = { kind: 'link', order: 'a0', url: 'https://murmel.example', title: 'x', site: '', description: '', picture: null };
    const [onPlain, onHidden] = [newPartId(), newPartId()];
    const cast = await boardCast(api, {}, {}, ({ plain, hidden }) => ({
      attachments: { [onPlain]: { ...hung, card: plain }, [onHidden]: { ...hung, card: hidden } },
    }));
    expect((await remove(cast.guest.browser, partAddress(cast.item.id, onPlain))).body.code).toBe('FORBIDDEN');
    for (const id of [onHidden, newPartId(), cast.cards.plain])
      expect((await remove(cast.guest.browser, partAddress(cast.item.id, id))).body.code).toBe('NOT_FOUND');
    for (const browser of [cast.other.browser, cast.pupil.browser, cast.stranger.browser, cast.nobody])
      expect((await remove(browser, partAddress(cast.item.id, onPlain))).status).toBe(404);
    expect((await hangsOn(cast, 'plain')).length + (await hangsOn(cast, 'hidden')).length).toBe(2);
    expect(await api.database.manager.existsBy(OwnerFile, { itemId: cast.item.id })).toBe(false);
  });
});
