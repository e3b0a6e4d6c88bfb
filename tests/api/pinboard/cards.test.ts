import { LIMITS, type PinboardCardAnswer, partAddress } from '@murmel/contracts';
import { Item, Visitor } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { promised } from '../../support/on-this-machine.js';
import { type BoardApi, expectUnknown, ownId, startBoardApi } from '../boards/board-api.js';
import { type BoardCast, boardCast, type CardAnswer } from './board-cast.js';

let api: BoardApi;
beforeAll(async () => {
  api = await startBoardApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const CARDS = '/api/pinboard/cards';
const put = (browser: TestBrowser, { body }: CardAnswer, changes: unknown): Promise<CardAnswer> =>
  browser.put(`${CARDS}/${body.id}`, changes);
const move = (browser: TestBrowser, { body }: CardAnswer, where: unknown): Promise<CardAnswer> =>
  browser.patch(`${CARDS}/${body.id}/move`, where);
const restore = (browser: TestBrowser, { body }: CardAnswer): Promise<CardAnswer> => browser.patch(`${CARDS}/${body.id}/restore`);

/** A board with a list, a card of the owner and one of the guest. */
async function filled(): Promise<BoardCast & { list: string; teachers: CardAnswer; guests: CardAnswer }> {
  const cast = await boardCast(api);
  const {
    body: { id: list },
  } = await cast.addList('Tiere');
  return {
    ...cast,
    list,
    teachers: await cast.addCard(cast.owner.browser, list, { name: 'Specht' }),
    guests: await cast.addCard(cast.guest.browser, list, { name: 'Reh' }),
  };
}

describe('making a card', () => {
  it('[PIN-02] [PIN-05] [T-28] by whoever may write there; author and time are set by the server', { tags: ['proof'] }, async () => {
    const { list, ...cast } = await filled();
    await expectUnknown(cast, (browser) => cast.addCard(browser, list));
    expect((await cast.addCard(cast.reader.browser, list)).body.code).toBe('FORBIDDEN');
    const description = [{ type: 'paragraph', runs: [{ text: 'Rehe bellen', bold: true }] }];
    const made = await cast.addCard(cast.guest.browser, list, { name: 'Reh', description, colour: 'wiese', after: null });
    expect([made.status, made.body]).toMatchObject([
      201,
      {
        name: 'Reh',
        description,
        colour: 'wiese',
        listId: list,
        hidden: false,
        waiting: false,
        likes: 0,
        comments: 0,
        attachments: [],
        author: { id: cast.guest.visitor.id, name: 'Gast Otter', teacher: false },
        abilities: { edit: true, like: true, comment: true },
      },
    ]);
    expect(Math.abs(Date.now() - Date.parse(made.body.createdAt))).toBeLessThan(promised(60_000));
    expect((await cast.stored()).card(ownId(made))).toMatchObject({ name: 'Reh', author: cast.guest.visitor.id, colour: 'wiese' });
    for (const forged of [{ author: cast.owner.account.id }, { createdAt: 1 }, { id: 'abcdefghijkl' }, { waiting: false }])
      expect((await cast.addCard(cast.guest.browser, list, { name: 'a', ...forged })).status).toBe(400);
  });

  it('[A4] refuses what is no card: empty, too long, an unknown colour', async () => {
    const { list, ...cast } = await filled();
    const add = (card: Record<string, unknown>) => cast.addCard(cast.guest.browser, list, card);
    expect((await add({ name: ' ' })).body.code).toBe('CARD_EMPTY');
    const long = (length: number) => [{ type: 'paragraph', runs: [{ text: 'x'.repeat(length / 2) }, { text: 'y'.repeat(length / 2) }] }];
    expect((await add({ name: 'a', description: long(10_002) })).body).toMatchObject({ code: 'TEXT_TOO_LONG', data: { limit: 10_000 } });
    expect((await add({ name: '', description: long(10_000) })).status).toBe(201);
    for (const body of [{ name: 'x'.repeat(201) }, { name: 'a', colour: 'pink' }, {}, { name: 'a', description: '<b>' }])
      expect((await add(body)).status).toBe(400);
    expect((await cast.stored()).cardCount).toBe(3);
  });

  it('[PIN-06] [A1] the 101st of a list is refused with the number', { tags: ['proof'] }, async () => {
    const cast = await boardCast(api);
    const {
      body: { id: list },
    } = await cast.addList('Tiere');
    for (let n = 0; n < LIMITS.pinboard.cardsPerList; n += 1)
      expect((await cast.addCard(cast.owner.browser, list, { name: `${n}` })).status).toBe(201);
    expect((await cast.addCard(cast.owner.browser, list)).body).toMatchObject({ code: 'CARD_LIMIT_REACHED', data: { limit: 100 } });
    const other = await cast.addList('Pflanzen');
    const card = await cast.addCard(cast.owner.browser, other.body.id);
    expect((await move(cast.owner.browser, card, { list: ownId({ body: { id: list } }) })).body.code).toBe('CARD_LIMIT_REACHED');
    const page = await cast.guest.browser.get<{ entries: PinboardCardAnswer[]; total: number }>(
      `/api/pinboard/lists/${list}/cards?page=4&limit=30`,
    );
    expect([page.body.total, page.body.entries.map(({ name }) => name)]).toEqual([100, Array.from({ length: 10 }, (_, n) => `${90 + n}`)]);
  });

  it('[E25] repeated with its key it is one card, also after collab-server was started anew', async () => {
    const { list, ...cast } = await filled();
    const add = () => cast.addCard(cast.guest.browser, list, { name: 'Fuchs' }, { 'idempotency-key': 'tap-1' });
    const [first, meanwhile] = await Promise.all([add(), add()]);
    await api.withoutCollaboration(async () =>
      expect((await cast.addCard(cast.guest.browser, list)).body.code).toBe('COLLABORATION_UNAVAILABLE'),
    );
    const later = await add();
    expect([first.status, meanwhile.body.id, later.body.id]).toEqual([201, first.body.id, first.body.id]);
    const [another, others] = [await cast.anotherGuest(), await cast.addCard(cast.guest.browser, list, { name: 'Fuchs' })];
    const sameKey = await cast.addCard(another.browser, list, { name: 'Fuchs' }, { 'idempotency-key': 'tap-1' });
    expect(new Set([first.body.id, others.body.id, sameKey.body.id]).size).toBe(3);
    expect((await cast.stored()).cardCount).toBe(5);
  });

  it('makes a visitor of somebody without any identity, and none when it is refused', async () => {
    const cast = await boardCast(api, { privacy: 'public_for_all' });
    const {
      body: { id: list },
    } = await cast.addList('Tiere');
    const visitors = () => api.database.manager.count(Visitor);
    const before = await visitors();
    const newcomer = api.browser();
    expect((await newcomer.get(`/api/pinboard/lists/${list}/cards`)).status).toBe(200);
    expect((await cast.addCard(newcomer, list, { name: '' })).body.code).toBe('CARD_EMPTY');
    expect(await visitors()).toBe(before);
    const made = await cast.addCard(newcomer, list);
    expect([made.status, made.body.author?.teacher, made.body.abilities.edit, await visitors()]).toEqual([201, false, true, before + 1]);
    expect((await put(newcomer, made, { name: 'Hirsch' })).status).toBe(200);
  });
});

describe('one card', () => {
  it('[T-27] [E4b] unknown, foreign, trashed, hidden, invisible and waiting ones of others look the same to guests', {
    tags: ['proof'],
  }, async () => {
    const [{ list, ...cast }, elsewhere] = [await filled(), await filled()];
    const another = await cast.anotherGuest();
    const add = (name: string) => cast.addCard(another.browser, list, { name });
    const [trashed, hidden, invisible] = [await add('a'), await add('b'), await add('c')];
    await cast.change(cast.owner.browser, { release: true });
    const waiting = await add('d');
    await cast.owner.browser.delete(`${CARDS}/${trashed.body.id}`);
    await cast.owner.browser.patch(`${CARDS}/${hidden.body.id}/hide`, { hidden: true });
    await put(cast.owner.browser, invisible, { permission: 'visitor_permissions_invisible' });
    const addresses = [
      ...[trashed, hidden, invisible, waiting].map(({ body }) => body.id),
      partAddress(cast.item.id, ownId(elsewhere.guests)),
      partAddress(cast.item.id, 'abcdefghijkl'),
    ];
    for (const address of addresses) {
      const { browser } = cast.guest;
      const answers = [
        await browser.get<Refusal>(`${CARDS}/${address}`),
        await browser.put<Refusal>(`${CARDS}/${address}`, { name: 'x' }),
        await browser.delete<Refusal>(`${CARDS}/${address}`),
        await browser.patch<Refusal>(`${CARDS}/${address}/move`, { list: ownId({ body: { id: list } }) }),
        await browser.patch<Refusal>(`${CARDS}/${address}/restore`),
      ];
      expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1);
      expect(answers[0]!.status).toBe(404);
    }
    expect((await another.browser.get<PinboardCardAnswer>(`${CARDS}/${waiting.body.id}`)).body.waiting).toBe(true);
    const names = async (browser: TestBrowser) =>
      (await browser.get<{ entries: PinboardCardAnswer[] }>(`/api/pinboard/lists/${list}/cards`)).body.entries.map(({ name }) => name);
    expect(await names(cast.guest.browser)).toEqual(['Specht', 'Reh']);
    expect(await names(another.browser)).toEqual(['Specht', 'Reh', 'd']);
    expect(await names(cast.writer.browser)).toEqual(['Specht', 'Reh', 'b', 'c', 'd']);
    await expectUnknown(cast, (browser) => browser.get(`${CARDS}/${cast.guests.body.id}`));
  });

  it("[PIN-02] [PIN-03] [C7] [T-08] [TR-23] is changed by its author and the trusted; by other guests with the teacher's switch", async () => {
    const cast = await filled();
    for (const changes of [{ name: 'x' }, { colour: 'sonne' }, { description: null }])
      expect((await put(cast.guest.browser, cast.teachers, changes)).body.code).toBe('FORBIDDEN');
    expect((await put(cast.reader.browser, cast.guests, { name: 'x' })).body.code).toBe('FORBIDDEN');
    expect((await put(cast.guest.browser, cast.guests, { permission: 'visitor_permissions_write' })).body.code).toBe('FORBIDDEN');
    expect((await put(cast.guest.browser, cast.guests, { name: '' })).body.code).toBe('CARD_EMPTY');
    expect((await put(cast.guest.browser, cast.guests, { author: cast.owner.account.id })).status).toBe(400);
    expect((await put(cast.guest.browser, cast.guests, { cover: { attachment: 'abcdefghijkl', alt: '' } })).body.code).toBe('NOT_FOUND');
    expect((await put(cast.guest.browser, cast.guests, { name: 'Hirsch', colour: 'wiese' })).body).toMatchObject({
      name: 'Hirsch',
      colour: 'wiese',
    });
    await cast.change(cast.owner.browser, { guestEdits: true });
    expect((await put(cast.guest.browser, cast.teachers, { name: 'Buntspecht' })).status).toBe(200);
    expect((await put(cast.writer.browser, cast.guests, { permission: 'visitor_permissions_read' })).status).toBe(200);
    expect((await put(cast.guest.browser, cast.guests, { name: 'Reh' })).body.code).toBe('FORBIDDEN');
    const stored = await cast.stored();
    expect(stored.card(ownId(cast.teachers))).toMatchObject({ name: 'Buntspecht', author: cast.owner.account.id });
    expect(stored.card(ownId(cast.guests))).toMatchObject({
      name: 'Hirsch',
      colour: 'wiese',
      permission: 'visitor_permissions_read',
      author: cast.guest.visitor.id,
    });
  });

  it("[E12] [T-08] moves within a list and to another one, one's own only, and never into one without the right", async () => {
    const cast = await filled();
    const [open, shut] = [await cast.addList('Pflanzen'), await cast.addList('Fragen')];
    await cast.owner.browser.put(`/api/pinboard/lists/${shut.body.id}`, { permission: 'visitor_permissions_read' });
    const list = ownId({ body: { id: cast.list } });
    expect((await move(cast.guest.browser, cast.teachers, { list, after: null })).body.code).toBe('FORBIDDEN');
    expect((await move(cast.guest.browser, cast.guests, { list: ownId(shut) })).body.code).toBe('FORBIDDEN');
    expect((await move(cast.guest.browser, cast.guests, { list: 'abcdefghijkl' })).body.code).toBe('NOT_FOUND');
    expect((await move(cast.guest.browser, cast.guests, { list: 'x' })).status).toBe(400);
    await move(cast.guest.browser, cast.guests, { list, after: null });
    expect((await cast.stored()).cardsOf.get(list)?.map(({ name }) => name)).toEqual(['Reh', 'Specht']);
    expect((await move(cast.guest.browser, cast.guests, { list: ownId(open) })).body.listId).toBe(open.body.id);
    expect((await cast.stored()).cardsOf.get(ownId(open))?.map(({ name }) => name)).toEqual(['Reh']);
  });

  it('[C8] [PIN-05] a guest takes back what they removed a moment ago, the teacher at any time', async () => {
    const cast = await filled();
    const another = await cast.anotherGuest();
    expect((await another.browser.delete<Refusal>(`${CARDS}/${cast.guests.body.id}`)).body.code).toBe('FORBIDDEN');
    expect((await cast.guest.browser.delete(`${CARDS}/${cast.guests.body.id}`)).status).toBe(200);
    expect((await restore(another.browser, cast.guests)).status).toBe(404);
    expect((await restore(cast.guest.browser, cast.guests)).body.name).toBe('Reh');
    await cast.writer.browser.delete(`${CARDS}/${cast.guests.body.id}`);
    expect((await restore(cast.guest.browser, cast.guests)).status).toBe(404);
    expect((await cast.stored()).card(ownId(cast.guests))?.trashed?.by).toBe(cast.writer.account.id);
    expect((await restore(cast.owner.browser, cast.guests)).status).toBe(200);
    expect((await cast.stored()).card(ownId(cast.guests))?.trashed).toBeNull();
  });
});

describe('a board without "guests may write"', () => {
  it('[C10] lets guests write only where a list says so', async () => {
    const { list, ...cast } = await filled();
    await api.database.manager.update(Item, { id: cast.item.id }, { visitorPermission: 'visitor_permissions_read' });
    expect((await cast.addCard(cast.guest.browser, list)).body.code).toBe('FORBIDDEN');
    expect((await put(cast.guest.browser, cast.guests, { name: 'x' })).body.code).toBe('FORBIDDEN');
    await cast.owner.browser.put(`/api/pinboard/lists/${list}`, { permission: 'visitor_permissions_write' });
    expect((await cast.addCard(cast.guest.browser, list)).status).toBe(201);
    expect((await put(cast.guest.browser, cast.teachers, { name: 'x' })).body.code).toBe('FORBIDDEN');
  });
});
