import type { PinboardState } from '@murmel/contracts';
import { newId, PinboardComment, PinboardLike, Visitor } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { TestBrowser } from '../../support/browser.js';
import { collectBusEvents } from '../../support/collect-bus-events.js';
import { type BoardApi, expectUnknown, ownId, startBoardApi } from '../boards/board-api.js';
import { type BoardCast, boardCast } from './board-cast.js';

let api: BoardApi;
beforeAll(async () => {
  api = await startBoardApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const stateFor = async (cast: BoardCast, browser: TestBrowser) => (await browser.get<PinboardState>(`${cast.path}/state`)).body;

describe('names, likes and comments of a board', () => {
  it('do not exist for others', async () => {
    const cast = await boardCast(api);
    await expectUnknown(cast, (browser) => browser.get(`${cast.path}/state`));
    expect((await stateFor(cast, cast.reader.browser)).audience).toBe('guest');
    expect((await stateFor(cast, cast.writer.browser)).audience).toBe('teacher');
  });

  it('guests get those of the cards on the wall, teachers all; teachers are flagged, names are those of today', async () => {
    const cast = await boardCast(api);
    const [author, commenter, unseen] = [await cast.anotherGuest(), await cast.anotherGuest(), await cast.anotherGuest()];
    const {
      body: { id: list },
    } = await cast.addList('Tiere');
    const shown = await cast.addCard(author.browser, list);
    const hidden = await cast.addCard(unseen.browser, list);
    await cast.owner.browser.patch(`/api/pinboard/cards/${hidden.body.id}/hide`, { hidden: true });
    for (const [card, person] of [
      [shown, commenter],
      [hidden, unseen],
    ] as const) {
      const common = { itemId: cast.item.id, cardId: ownId(card), accountId: null, visitorId: person.id, createdAt: new Date() };
      await api.database.manager.insert(PinboardComment, [
        { id: newId(), ...common, text: 'Toll' },
        { id: newId(), ...common, text: 'Oh' },
      ]);
      await api.database.manager.insert(PinboardLike, { ...common, personId: person.id });
    }
    await api.database.manager.update(Visitor, { id: author.id }, { displayName: 'Mila A.' });
    expect(await stateFor(cast, cast.guest.browser)).toEqual({
      audience: 'guest',
      people: {
        [cast.owner.account.id]: { name: 'Test Lehrkraft', teacher: true },
        [author.id]: { name: 'Mila A.', teacher: false },
        [commenter.id]: { name: 'Gast Dachs', teacher: false },
      },
      counts: { [ownId(shown)]: [1, 2] },
    });
    const all = await stateFor(cast, cast.owner.browser);
    expect([Object.keys(all.people).sort(), all.counts]).toEqual([
      [cast.owner.account.id, author.id, commenter.id, unseen.id].sort(),
      { [ownId(shown)]: [1, 2], [ownId(hidden)]: [1, 2] },
    ]);
  });

  it('who is forgotten has no name, and the card stays', async () => {
    const cast = await boardCast(api);
    const author = await cast.anotherGuest();
    const {
      body: { id: list },
    } = await cast.addList('Tiere');
    const card = await cast.addCard(author.browser, list);
    await api.database.manager.delete(Visitor, { id: author.id });
    expect((await stateFor(cast, cast.owner.browser)).people[author.id]).toBeUndefined();
    expect((await cast.guest.browser.get<{ author: unknown; name: string }>(`/api/pinboard/cards/${card.body.id}`)).body).toMatchObject({
      author: null,
      name: 'Reh',
    });
  });

  it('is told anew when somebody behind it has another name', async () => {
    const cast = await boardCast(api);
    const other = await boardCast(api);
    // Straight into the database: what collab-server tells about a change of the board would be told here, too.
    await api.database.manager.insert(PinboardComment, {
      id: newId(),
      itemId: cast.item.id,
      cardId: 'abcdefghijkl',
      accountId: null,
      visitorId: cast.guest.visitor.id,
      text: 'Toll',
      createdAt: new Date(),
    });
    const heard = await collectBusEvents(api, 'item.changed');
    // The tests before may still be heard of.
    const told = () => heard.map(({ itemId }) => itemId).filter((id) => [cast.item.id, other.item.id].includes(id));
    expect((await cast.guest.browser.post('/api/visitor', { displayName: 'Mila' })).status).toBeLessThan(300);
    await expect.poll(told).toEqual([cast.item.id]);
    expect((await other.owner.browser.put('/api/users/me', { publicName: 'Frau Kaya' })).status).toBeLessThan(300);
    await expect.poll(told).toEqual([cast.item.id, other.item.id]);
  });
});
