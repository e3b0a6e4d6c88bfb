import { partAddress } from '@murmel/contracts';
import { newPartId } from '@murmel/documents';
import { newId, PinboardLike } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { type BoardCast, boardCast, UNSEEN } from './board-cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const path = (address: string) => `/api/pinboard/cards/${address}/likes`;
const like = (browser: TestBrowser, address: string) => browser.put<Refusal>(path(address), {});
const unlike = (browser: TestBrowser, address: string) => browser.delete<Refusal>(path(address));
const mine = async (cast: BoardCast, browser: TestBrowser) =>
  (await browser.get<string[]>(`/api/pinboard/boards/${cast.item.id}/my_likes`)).body;
const rows = (cast: BoardCast) => api.database.manager.findBy(PinboardLike, { itemId: cast.item.id });

describe('PUT and DELETE /pinboard/cards/{id}/likes', () => {
  it('strangers learn nothing', async () => {
    const cast = await boardCast(api);
    const bodies = new Set<string>();
    for (const browser of [cast.other.browser, cast.admin.browser, cast.pupil.browser, cast.stranger.browser, cast.nobody]) {
      for (const address of [cast.card('plain'), partAddress(cast.item.id, newPartId()), partAddress(newId(), newPartId()), 'nonsense']) {
        for (const answer of [await like(browser, address), await unlike(browser, address)]) {
          expect(answer.status).toBe(404);
          bodies.add(JSON.stringify(answer.body));
        }
      }
    }
    expect([bodies.size, await rows(cast)]).toEqual([1, []]);
  });

  it('[E26] each person once, however often; taken back it is gone', async () => {
    const cast = await boardCast(api);
    const { guest, owner } = cast;
    const answers = await Promise.all([1, 2, 3, 4].map(() => like(guest.browser, cast.card('plain'))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await like(owner.browser, cast.card('plain'));
    await like(guest.browser, cast.card('own'));
    const kept = (await rows(cast)).map(({ cardId, personId, accountId, visitorId }) => [cardId, personId, accountId, visitorId]);
    expect(new Set(kept)).toEqual(
      new Set([
        [cast.cards.plain, guest.visitor.id, null, guest.visitor.id],
        [cast.cards.own, guest.visitor.id, null, guest.visitor.id],
        [cast.cards.plain, owner.account.id, owner.account.id, null],
      ]),
    );
    expect(new Set(await mine(cast, guest.browser))).toEqual(new Set([cast.cards.plain, cast.cards.own]));
    for (let times = 0; times < 2; times += 1) expect((await unlike(guest.browser, cast.card('plain'))).status).toBe(200);
    expect([await mine(cast, guest.browser), await mine(cast, owner.browser)]).toEqual([[cast.cards.own], [cast.cards.plain]]);
  });

  it('[E4b] who only reads, and cards that are not seen', async () => {
    const cast = await boardCast(api);
    for (const name of UNSEEN) expect((await like(cast.guest.browser, cast.card(name))).body.code).toBe('NOT_FOUND');
    expect((await like(cast.reader.browser, cast.card('waiting'))).body.code).toBe('NOT_FOUND');
    for (const [browser, name] of [
      [cast.reader.browser, 'plain'],
      [cast.guest.browser, 'readOnly'],
    ] as const) {
      expect((await like(browser, cast.card(name))).body.code).toBe('FORBIDDEN');
      expect((await unlike(browser, cast.card(name))).body.code).toBe('FORBIDDEN');
    }
    expect(await rows(cast)).toEqual([]);
    expect((await like(cast.guest.browser, cast.card('waiting'))).status).toBe(200);
  });

  it('not while the board is frozen or the person is stopped', async () => {
    const frozen = await boardCast(api, { frozen: true });
    expect([
      (await like(frozen.guest.browser, frozen.card('plain'))).body.code,
      (await unlike(frozen.guest.browser, frozen.card('plain'))).body.code,
    ]).toEqual(['BOARD_FROZEN', 'BOARD_FROZEN']);
    const stopped = await boardCast(api, {}, {}, (_cards, { guest }) => ({
      stops: { [guest.visitor.id]: { until: Date.now() + 60_000 } },
    }));
    expect((await like(stopped.guest.browser, stopped.card('plain'))).body.code).toBe('BOARD_STOPPED');
    expect(await rows(stopped)).toEqual([]);
  });

  it('one hears nothing of a liked card that was hidden since; whoever has no identity likes nothing', async () => {
    const cast = await boardCast(api);
    await api.database.manager.insert(
      PinboardLike,
      UNSEEN.map((name) => ({
        itemId: cast.item.id,
        cardId: cast.cards[name],
        personId: cast.guest.visitor.id,
        accountId: null,
        visitorId: cast.guest.visitor.id,
        createdAt: new Date(),
      })),
    );
    expect(await mine(cast, cast.guest.browser)).toEqual([]);
    const open = await boardCast(api, {}, { privacy: 'public_for_all' });
    expect(await mine(open, open.nobody)).toEqual([]);
    expect(open.nobody.cookies.has('murmel_visitor')).toBe(false);
    expect((await cast.other.browser.get(`/api/pinboard/boards/${cast.item.id}/my_likes`)).status).toBe(404);
  });
});
