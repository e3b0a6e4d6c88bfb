import { LIMITS, type PinboardCardAnswer } from '@murmel/contracts';
import { newId } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Refusal } from '../../support/browser.js';
import { type BoardApi, expectUnknown, ownId, startBoardApi } from '../boards/board-api.js';
import { boardCast } from './board-cast.js';

let api: BoardApi;
beforeAll(async () => {
  api = await startBoardApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const CARDS = '/api/pinboard/cards';

describe('what the teacher does in the lesson', () => {
  it('[C9] [C40] freezes the board: nobody without trust writes, with a reason of its own', async () => {
    const cast = await boardCast(api);
    const {
      body: { id: list },
    } = await cast.addList('Tiere');
    const card = await cast.addCard(cast.guest.browser, list);
    await cast.change(cast.owner.browser, { frozen: true });
    const refusals = [
      await cast.addCard(cast.guest.browser, list),
      await cast.guest.browser.put<Refusal>(`${CARDS}/${card.body.id}`, { name: 'x' }),
      await cast.guest.browser.delete<Refusal>(`${CARDS}/${card.body.id}`),
      await cast.addList('x', cast.guest.browser),
    ];
    expect(refusals.map(({ status, body }) => [status, body.code])).toEqual(refusals.map(() => [403, 'BOARD_FROZEN']));
    expect((await cast.addCard(cast.writer.browser, list)).status).toBe(201);
    await cast.change(cast.owner.browser, { frozen: false });
    expect((await cast.addCard(cast.guest.browser, list)).status).toBe(201);
  });

  it('[C9] hides a card and shows it again; nobody else may', async () => {
    const cast = await boardCast(api);
    const {
      body: { id: list },
    } = await cast.addList('Tiere');
    const card = await cast.addCard(cast.guest.browser, list);
    const path = `${CARDS}/${card.body.id}/hide`;
    await expectUnknown(cast, (browser) => browser.patch(path, { hidden: true }));
    for (const browser of [cast.reader.browser, cast.guest.browser]) expect((await browser.patch(path, { hidden: true })).status).toBe(403);
    expect((await cast.owner.browser.patch(path, {})).status).toBe(400);
    expect((await cast.writer.browser.patch<PinboardCardAnswer>(path, { hidden: true })).body.hidden).toBe(true);
    expect((await cast.stored()).card(ownId(card))?.hidden).toBe(true);
    expect((await cast.guest.browser.get(`${CARDS}/${card.body.id}`)).status).toBe(404);
    expect((await cast.owner.browser.patch<PinboardCardAnswer>(path, { hidden: false })).body.hidden).toBe(false);
    expect((await cast.guest.browser.get(`${CARDS}/${card.body.id}`)).status).toBe(200);
  });

  it('[C9] releases cards that wait: one of them, then all', async () => {
    const cast = await boardCast(api);
    const {
      body: { id: list },
    } = await cast.addList('Tiere');
    await cast.change(cast.owner.browser, { release: true });
    const cards = [];
    for (const name of ['a', 'b', 'c']) cards.push(await cast.addCard(cast.guest.browser, list, { name }));
    const waiting = async () =>
      (await cast.stored()).cardsOf
        .get(ownId({ body: { id: list } }))!
        .filter((card) => card.waiting)
        .map(({ name }) => name);
    expect((await cast.addCard(cast.writer.browser, list)).body.waiting).toBe(false);
    expect([cards.every(({ body }) => body.waiting), await waiting()]).toEqual([true, ['a', 'b', 'c']]);
    await expectUnknown(cast, (browser) => browser.patch(`${cast.path}/release`));
    for (const browser of [cast.reader.browser, cast.guest.browser]) expect((await browser.patch(`${cast.path}/release`)).status).toBe(403);
    expect((await cast.owner.browser.patch(`${cast.path}/release`, { cards: ['x'] })).status).toBe(400);
    expect((await cast.owner.browser.patch(`${cast.path}/release`, { cards: [ownId(cards[1]!)] })).status).toBe(200);
    expect(await waiting()).toEqual(['a', 'c']);
    await cast.writer.browser.patch(`${cast.path}/release`);
    expect(await waiting()).toEqual([]);
  });

  it('[C21] stops one person until the end of the lesson, tells them how long, and lets them go on', async () => {
    const cast = await boardCast(api);
    const {
      body: { id: list },
    } = await cast.addList('Tiere');
    const another = await cast.anotherGuest();
    const path = `${cast.path}/stops/${cast.guest.visitor.id}`;
    await cast.addCard(cast.guest.browser, list);
    await expectUnknown(cast, (browser) => browser.put(path, { stopped: true }));
    for (const browser of [cast.reader.browser, cast.guest.browser]) expect((await browser.put(path, { stopped: true })).status).toBe(403);
    expect((await cast.owner.browser.put(`${cast.path}/stops/x`, { stopped: true })).status).toBe(400);
    expect((await cast.owner.browser.put(`${cast.path}/stops/${cast.owner.account.id}`, { stopped: true })).status).toBe(403);
    expect((await cast.owner.browser.put(path, { stopped: true })).status).toBe(200);
    const refused = await cast.addCard(cast.guest.browser, list);
    expect([refused.status, refused.body.code]).toEqual([403, 'BOARD_STOPPED']);
    const seconds = Number(refused.body.data?.['seconds']);
    expect(seconds).toBeGreaterThan(LIMITS.pinboard.stopMinutes * 60 - 60);
    expect(seconds).toBeLessThanOrEqual(LIMITS.pinboard.stopMinutes * 60);
    expect((await cast.addCard(another.browser, list)).status).toBe(201);
    expect([...(await cast.stored()).stops.keys()]).toEqual([cast.guest.visitor.id]);
    await cast.owner.browser.put(path, { stopped: false });
    expect((await cast.addCard(cast.guest.browser, list)).status).toBe(201);
    expect((await cast.owner.browser.put(`${cast.path}/stops/${newId()}`, { stopped: false })).status).toBe(200);
    // A guest who left nothing here has no name here either.
    expect((await cast.owner.browser.put(`${cast.path}/stops/${newId()}`, { stopped: true })).status).toBe(404);
  });
});
