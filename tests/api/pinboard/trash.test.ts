import { newId, PinboardActivity, PinboardComment, PinboardLike } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { Housekeeping } from '../../../apps/api/src/core/housekeeping/housekeeping.js';
import { type BoardApi, expectUnknown, ownId, startBoardApi } from '../boards/board-api.js';
import { type BoardCast, boardCast, type CardAnswer } from './board-cast.js';

let api: BoardApi;
beforeAll(async () => {
  api = await startBoardApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const DAY_MS = 86_400_000;
interface Trash {
  cards: { id: string; name: string; list: string; author: { name: string } | null; trashedBy: { id: string } | null; trashedAt: string }[];
  lists: { id: string; name: string; cards: number }[];
}
const trashOf = async (cast: BoardCast) => (await cast.writer.browser.get<Trash>(`${cast.path}/trash`)).body;
const discard = (cast: BoardCast, { body }: CardAnswer) => cast.owner.browser.delete(`/api/pinboard/cards/${body.id}`);

/** A comment and a like on a card. */
async function reactionsOn(cast: BoardCast, card: CardAnswer): Promise<void> {
  const common = { itemId: cast.item.id, cardId: ownId(card), accountId: null, visitorId: cast.guest.visitor.id, createdAt: new Date() };
  await api.database.manager.insert(PinboardComment, { id: newId(), ...common, text: 'Toll' });
  await api.database.manager.insert(PinboardLike, { ...common, personId: cast.guest.visitor.id });
}

async function reactions(cast: BoardCast): Promise<[comments: number, likes: number]> {
  const where = { itemId: cast.item.id };
  return [await api.database.manager.countBy(PinboardComment, where), await api.database.manager.countBy(PinboardLike, where)];
}

describe('the trash of a board', () => {
  it("is the teachers' alone", async () => {
    const cast = await boardCast(api);
    await expectUnknown(cast, (browser) => browser.get(`${cast.path}/trash`));
    await expectUnknown(cast, (browser) => browser.patch(`${cast.path}/trash/empty`));
    for (const browser of [cast.reader.browser, cast.guest.browser]) {
      expect((await browser.get(`${cast.path}/trash`)).status).toBe(403);
      expect((await browser.patch(`${cast.path}/trash/empty`)).status).toBe(403);
    }
    expect((await cast.owner.browser.patch(`${cast.path}/trash/empty`, { cards: ['x'] })).status).toBe(400);
  });

  it('says what lies there, whose it was, and who put it there', async () => {
    const cast = await boardCast(api);
    const [animals, plants] = [await cast.addList('Tiere'), await cast.addList('Pflanzen')];
    const card = await cast.addCard(cast.guest.browser, animals.body.id, { name: 'Reh' });
    await cast.addCard(cast.guest.browser, plants.body.id, { name: 'Farn' });
    await discard(cast, card);
    await cast.owner.browser.delete(`/api/pinboard/lists/${plants.body.id}`);
    const { cards, lists } = await trashOf(cast);
    expect(cards).toMatchObject([
      { id: card.body.id, name: 'Reh', list: 'Tiere', author: { name: 'Gast Otter' }, trashedBy: { id: cast.owner.account.id } },
    ]);
    expect(lists).toMatchObject([{ id: plants.body.id, name: 'Pflanzen', cards: 1 }]);
  });

  it('what is chosen goes for ever, with its comments and likes; what is not in it stays', async () => {
    const cast = await boardCast(api);
    const {
      body: { id: list },
    } = await cast.addList('Tiere');
    const [a, b, c] = [
      await cast.addCard(cast.guest.browser, list, { name: 'a' }),
      await cast.addCard(cast.guest.browser, list, { name: 'b' }),
      await cast.addCard(cast.guest.browser, list, { name: 'c' }),
    ];
    for (const card of [a, b, c]) await reactionsOn(cast, card);
    await discard(cast, a);
    await discard(cast, b);
    expect((await cast.owner.browser.patch(`${cast.path}/trash/empty`, { cards: [ownId(c)] })).status).toBe(404);
    expect((await cast.owner.browser.patch(`${cast.path}/trash/empty`, { cards: [ownId(a)] })).status).toBe(200);
    expect([(await trashOf(cast)).cards.map(({ name }) => name), await reactions(cast)]).toEqual([['b'], [2, 2]]);
    expect((await cast.owner.browser.patch(`${cast.path}/trash/empty`)).status).toBe(200);
    expect([(await trashOf(cast)).cards, await reactions(cast)]).toEqual([[], [1, 1]]);
    expect([...(await cast.stored()).cardsOf.values()].flat().map(({ name }) => name)).toEqual(['c']);
    expect((await cast.owner.browser.patch(`${cast.path}/trash/empty`)).status).toBe(200);
  });
});

describe('housekeeping', () => {
  it('[C8] destroys what lies there longer than 30 days, not what came back or is younger', { tags: ['proof'] }, async () => {
    const housekeeping = api.application.get(Housekeeping);
    // Removes the trash of other tests.
    await housekeeping.run(new Date(Date.now() + 31 * DAY_MS));
    const cast = await boardCast(api);
    const [animals, plants] = [await cast.addList('Tiere'), await cast.addList('Pflanzen')];
    const [old, restored, kept] = [
      await cast.addCard(cast.guest.browser, animals.body.id, { name: 'alt' }),
      await cast.addCard(cast.guest.browser, animals.body.id, { name: 'zurück' }),
      await cast.addCard(cast.guest.browser, animals.body.id, { name: 'bleibt' }),
    ];
    const inList = await cast.addCard(cast.guest.browser, plants.body.id, { name: 'Farn' });
    for (const card of [old, restored, kept, inList]) await reactionsOn(cast, card);
    await discard(cast, old);
    await discard(cast, restored);
    await cast.owner.browser.patch(`/api/pinboard/cards/${restored.body.id}/restore`);
    await cast.owner.browser.delete(`/api/pinboard/lists/${plants.body.id}`);
    await expect.poll(() => api.database.manager.countBy(PinboardActivity, { itemId: cast.item.id, kind: 'destroy_list' })).toBe(1);
    const names = async () =>
      [...(await cast.stored()).cardsOf.values()]
        .flat()
        .map(({ name }) => name)
        .sort();
    expect((await housekeeping.run(new Date(Date.now() + 29 * DAY_MS))).trashesInsideItems).toBe(0);
    expect(await names()).toEqual(['Farn', 'alt', 'bleibt', 'zurück']);
    const in31Days = new Date(Date.now() + 31 * DAY_MS);
    expect((await housekeeping.run(in31Days)).trashesInsideItems).toBe(1);
    expect([await names(), await reactions(cast), (await cast.stored()).lists.map(({ name }) => name)]).toEqual([
      ['bleibt', 'zurück'],
      [2, 2],
      ['Tiere'],
    ]);
    expect((await housekeeping.run(in31Days)).trashesInsideItems).toBe(0);
    const log = await api.database.manager.findBy(PinboardActivity, { itemId: cast.item.id, kind: 'destroy_card', name: 'alt' });
    expect(log.map(({ cardId, listId }) => [cardId, listId])).toEqual([[null, null]]);
  });
});
