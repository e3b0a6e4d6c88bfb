// @module-tag proof
import type { PinboardCardAnswer, PinboardCommentEntry, PinboardState } from '@murmel/contracts';
import { PinboardComment, PinboardLike } from '@murmel/server';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { type BoardCast, boardCast, startApiWithBoards } from './board-cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApiWithBoards(inject('databaseUrl'));
});
afterAll(() => api.stop());

const boardPath = ({ item }: BoardCast) => `/api/pinboard/boards/${item.id}`;
const cardPath = (cast: BoardCast) => `/api/pinboard/cards/${cast.card('plain')}`;

/** Everything that a person hears of what was said to the card. */
async function heard(cast: BoardCast, browser: TestBrowser) {
  const [state, card, comments, mine] = [
    (await browser.get<PinboardState>(`${boardPath(cast)}/state`)).body,
    (await browser.get<PinboardCardAnswer>(cardPath(cast))).body,
    (await browser.get<{ entries: PinboardCommentEntry[]; total: number }>(`${cardPath(cast)}/comments`)).body,
    (await browser.get<string[]>(`${boardPath(cast)}/my_likes`)).body,
  ];
  return {
    counts: state.counts[cast.cards.plain] ?? null,
    card: [card.likes, card.comments],
    said: comments.entries.map(({ text }) => text),
    total: comments.total,
    mine: mine.length,
    names: cast.guest.visitor.id in state.people,
  };
}

/** A board on which the guest likes and comments on the teacher's card. */
async function spokenTo() {
  const cast = await boardCast(api);
  expect((await cast.guest.browser.put(`${cardPath(cast)}/likes`, {})).status).toBe(200);
  const { body } = await cast.guest.browser.post<PinboardCommentEntry>(`${cardPath(cast)}/comments`, { text: 'Schön!' });
  return { cast, comment: body.id };
}

const set = (cast: BoardCast, settings: { likes?: boolean; comments?: boolean }) => cast.owner.browser.put(boardPath(cast), settings);
const stored = async ({ item }: BoardCast) => [
  await api.database.manager.countBy(PinboardLike, { itemId: item.id }),
  await api.database.manager.countBy(PinboardComment, { itemId: item.id }),
];
const ALL = { counts: [1, 1], card: [1, 1], said: ['Schön!'], total: 1, mine: 1 };

it('[PIN-05] what is switched off does not travel to guests and readers, and is there again when it is on', async () => {
  const { cast } = await spokenTo();
  const { guest, reader, owner } = cast;
  expect(await heard(cast, guest.browser)).toMatchObject(ALL);
  await set(cast, { likes: false });
  expect(await heard(cast, guest.browser)).toMatchObject({ ...ALL, counts: [0, 1], card: [0, 1], mine: 0 });
  await set(cast, { likes: true, comments: false });
  expect(await heard(cast, guest.browser)).toMatchObject({ ...ALL, counts: [1, 0], card: [1, 0], said: [], total: 0 });
  await set(cast, { likes: false });
  for (const { browser } of [guest, reader])
    expect(await heard(cast, browser)).toMatchObject({ counts: null, card: [0, 0], said: [], total: 0, mine: 0 });
  // Earlier reactions are kept, for the teacher to review and to export.
  expect(await heard(cast, owner.browser)).toMatchObject({ ...ALL, mine: 0 });
  expect(await stored(cast)).toEqual([1, 1]);
  await set(cast, { likes: true, comments: true });
  expect(await heard(cast, guest.browser)).toMatchObject(ALL);
});

it('[PIN-05] nobody says anything new while it is off; what was said can be taken back', async () => {
  const { cast, comment } = await spokenTo();
  const { guest, owner } = cast;
  await set(cast, { likes: false, comments: false });
  for (const { browser } of [guest, owner]) {
    const like = await browser.put<Refusal>(`${cardPath(cast)}/likes`, {});
    const said = await browser.post<Refusal>(`${cardPath(cast)}/comments`, { text: 'Doch' });
    expect([like.status, like.body.code, said.status, said.body.code]).toEqual([403, 'LIKES_OFF', 403, 'COMMENTS_OFF']);
  }
  expect((await guest.browser.get<PinboardCardAnswer>(cardPath(cast))).body.abilities).toMatchObject({ like: false, comment: false });
  expect(await stored(cast)).toEqual([1, 1]);
  expect((await cast.other.browser.put(`${cardPath(cast)}/likes`, {})).status).toBe(404);
  expect((await guest.browser.delete(`${cardPath(cast)}/likes`)).status).toBe(200);
  expect((await owner.browser.delete(`/api/pinboard/comments/${comment}`)).status).toBe(200);
  expect(await stored(cast)).toEqual([0, 0]);
});

it('only who may change the board switches them, and with nothing but yes and no', async () => {
  const { cast } = await spokenTo();
  for (const { browser } of [cast.guest, cast.reader]) expect((await browser.put(boardPath(cast), { likes: false })).status).toBe(403);
  expect((await cast.other.browser.put(boardPath(cast), { comments: false })).status).toBe(404);
  expect((await cast.owner.browser.put(boardPath(cast), { likes: 'no' })).status).toBe(400);
  expect(await heard(cast, cast.guest.browser)).toMatchObject(ALL);
});
