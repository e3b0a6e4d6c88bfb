import { type PinboardCommentEntry, partAddress } from '@murmel/contracts';
import { newPartId } from '@murmel/documents';
import { Item, newId, PinboardComment } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { type BoardCast, boardCast, type CardName, UNSEEN } from './board-cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

interface Page {
  entries: PinboardCommentEntry[];
  total: number;
  page: number;
  limit: number;
}
const path = (address: string) => `/api/pinboard/cards/${address}/comments`;
const say = (browser: TestBrowser, address: string, text = 'Schön!', headers: Record<string, string> = {}) =>
  browser.post<PinboardCommentEntry & Refusal>(path(address), { text }, { headers });
const rows = (cast: BoardCast, card: CardName) =>
  api.database.manager.findBy(PinboardComment, { itemId: cast.item.id, cardId: cast.cards[card] });
const [commentsPerCard, commentMax] = [200, 2000];

describe('POST /pinboard/cards/{id}/comments', () => {
  it('strangers learn nothing, and nothing is kept', async () => {
    const cast = await boardCast(api);
    const bodies = new Set<string>();
    for (const browser of [cast.other.browser, cast.admin.browser, cast.pupil.browser, cast.stranger.browser, cast.nobody]) {
      for (const address of [
        cast.card('plain'),
        partAddress(cast.item.id, newPartId()),
        partAddress(newId(), newPartId()),
        'nonsense',
        cast.item.id,
      ]) {
        const answer = await say(browser, address);
        expect(answer.status).toBe(404);
        bodies.add(JSON.stringify(answer.body));
      }
    }
    expect([bodies.size, await rows(cast, 'plain')]).toEqual([1, []]);
  });

  it('[PIN-02] [PIN-05] whoever may write says something, in the order of saying; it is kept with its author', async () => {
    const cast = await boardCast(api);
    const { owner, writer, guest } = cast;
    for (const [browser, text] of [
      [guest.browser, 'Erste!'],
      [owner.browser, ' Zweite '],
      [writer.browser, '<b>Dritte</b>'],
    ] as const) {
      expect((await say(browser, cast.card('plain'), text)).status).toBe(201);
    }
    const kept = (await rows(cast, 'plain')).sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
    expect(kept.map(({ text, accountId, visitorId }) => [text, accountId, visitorId])).toEqual([
      ['Erste!', null, guest.visitor.id],
      ['Zweite', owner.account.id, null],
      ['<b>Dritte</b>', writer.account.id, null],
    ]);
    const seen = await guest.browser.get<Page>(`${path(cast.card('plain'))}?limit=2`);
    expect(seen.body).toMatchObject({ total: 3, page: 1, limit: 2 });
    expect(seen.body.entries.map(({ text, mine, author }) => [text, mine, author?.name, author?.teacher])).toEqual([
      ['Erste!', true, 'Gast Otter', false],
      ['Zweite', false, 'Test Lehrkraft', true],
    ]);
    expect((await guest.browser.get<Page>(`${path(cast.card('plain'))}?limit=2&page=2`)).body.entries.map(({ text }) => text)).toEqual([
      '<b>Dritte</b>',
    ]);
  });

  it('somebody who comes by the link becomes a visitor with the first comment, not with a refused one', async () => {
    const cast = await boardCast(api, {}, { privacy: 'public_for_all' });
    expect((await say(cast.nobody, cast.card('readOnly'))).status).toBe(403);
    expect(cast.nobody.cookies.has('murmel_visitor')).toBe(false);
    expect((await say(cast.nobody, cast.card('plain'))).body.mine).toBe(true);
    expect(cast.nobody.cookies.has('murmel_visitor')).toBe(true);
    expect((await rows(cast, 'plain'))[0]!.visitorId).not.toBeNull();
  });

  it('[E4b] [PIN-05] who only reads says nothing: on the board, in the gallery, on a card', async () => {
    const reading = await boardCast(api, {}, { visitorPermission: 'visitor_permissions_read' });
    for (const { browser } of [reading.guest, reading.reader])
      expect((await say(browser, reading.card('plain'))).body.code).toBe('FORBIDDEN');
    const gallery = await boardCast(api, {}, { privacy: 'public_for_all' });
    expect(
      (await say(gallery.stranger.browser, gallery.card('plain'), 'x', { 'x-public-token': gallery.item.publicToken })).body.code,
    ).toBe('FORBIDDEN');
    const cast = await boardCast(api);
    expect((await say(cast.guest.browser, cast.card('readOnly'))).body.code).toBe('FORBIDDEN');
    expect((await say(cast.owner.browser, cast.card('readOnly'))).status).toBe(201);
  });

  it('a card that is not seen is not there; its author sees one that waits', async () => {
    const cast = await boardCast(api);
    for (const name of UNSEEN) {
      expect((await say(cast.guest.browser, cast.card(name))).body.code).toBe('NOT_FOUND');
      expect((await cast.guest.browser.get(path(cast.card(name)))).status).toBe(404);
    }
    expect((await say(cast.guest.browser, cast.card('waiting'))).status).toBe(201);
    expect((await cast.reader.browser.get(path(cast.card('waiting')))).status).toBe(404);
    expect((await cast.owner.browser.get<Page>(path(cast.card('waiting')))).body.total).toBe(1);
    for (const name of ['trashed', 'inTrashedList'] as const) expect((await say(cast.owner.browser, cast.card(name))).status).toBe(404);
    expect((await say(cast.owner.browser, cast.card('hidden'))).status).toBe(201);
  });

  it('a frozen board and a stopped person: nothing, but the teacher goes on', async () => {
    const frozen = await boardCast(api, { frozen: true });
    expect((await say(frozen.guest.browser, frozen.card('plain'))).body.code).toBe('BOARD_FROZEN');
    expect((await say(frozen.owner.browser, frozen.card('plain'))).status).toBe(201);
    const stopped = await boardCast(api, {}, {}, (_cards, { guest }) => ({
      stops: { [guest.visitor.id]: { until: Date.now() + 60_000 } },
    }));
    const refused = await say(stopped.guest.browser, stopped.card('plain'));
    expect([refused.status, refused.body.code, refused.body.data!['seconds']]).toEqual([403, 'BOARD_STOPPED', expect.any(Number)]);
    expect(await rows(stopped, 'plain')).toEqual([]);
  });

  it('[A4] nothing, too much, and the wrong thing are refused', async () => {
    const cast = await boardCast(api);
    for (const text of ['', '   ', 'x'.repeat(commentMax + 1)])
      expect((await say(cast.guest.browser, cast.card('plain'), text)).status).toBe(400);
    expect((await cast.guest.browser.post(path(cast.card('plain')), { text: 'x', accountId: cast.owner.account.id })).status).toBe(400);
    expect((await say(cast.guest.browser, cast.card('plain'), 'x'.repeat(commentMax))).status).toBe(201);
    expect(await rows(cast, 'plain')).toHaveLength(1);
  });

  it(`[A5] a card holds ${commentsPerCard}, also when two are said at once`, async () => {
    const cast = await boardCast(api);
    const { manager } = api.database;
    await manager.insert(
      PinboardComment,
      Array.from({ length: commentsPerCard - 1 }, () => ({
        id: newId(),
        itemId: cast.item.id,
        cardId: cast.cards.plain,
        accountId: cast.owner.account.id,
        visitorId: null,
        text: 'x',
        createdAt: new Date(),
      })),
    );
    const answers = await Promise.all([1, 2, 3].map(() => say(cast.guest.browser, cast.card('plain'))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    expect(answers.find(({ status }) => status === 422)!.body).toMatchObject({ code: 'LIMIT_REACHED', data: { limit: commentsPerCard } });
    expect((await say(cast.guest.browser, cast.card('own'))).status).toBe(201);
  });

  it('[E25] said twice with the same key it is said once; the board counts as changed', async () => {
    const cast = await boardCast(api, {}, { contentChangedAt: new Date('2026-01-01') });
    const headers = { 'idempotency-key': newId() };
    const [first, second] = [
      await say(cast.guest.browser, cast.card('plain'), 'Einmal', headers),
      await say(cast.guest.browser, cast.card('plain'), 'Einmal', headers),
    ];
    expect([second.body, (await rows(cast, 'plain')).length]).toEqual([first.body, 1]);
    expect((await api.database.manager.findOneByOrFail(Item, { id: cast.item.id })).contentChangedAt.getTime()).toBeGreaterThan(
      Date.now() - 60_000,
    );
  });
});

describe('DELETE /pinboard/comments/{id}', () => {
  const remove = (browser: TestBrowser, id: string) => browser.delete<Refusal>(`/api/pinboard/comments/${id}`);

  it("one's own, and any for whoever may change the board", async () => {
    const cast = await boardCast(api);
    const [own, another, third] = await Promise.all([1, 2, 3].map(async () => (await say(cast.guest.browser, cast.card('plain'))).body.id));
    const second = api.browser();
    await api.people.grant(cast.item, await api.people.visit(second));
    for (const browser of [second, cast.reader.browser]) expect((await remove(browser, own!)).body.code).toBe('FORBIDDEN');
    for (const browser of [cast.other.browser, cast.admin.browser, cast.pupil.browser, cast.stranger.browser, cast.nobody])
      expect((await remove(browser, own!)).body.code).toBe('NOT_FOUND');
    expect(await rows(cast, 'plain')).toHaveLength(3);
    for (const [browser, id] of [
      [cast.guest.browser, own],
      [cast.owner.browser, another],
      [cast.writer.browser, third],
    ] as const) {
      expect((await remove(browser, id!)).status).toBe(200);
      expect((await remove(browser, id!)).status).toBe(404);
    }
    expect(await rows(cast, 'plain')).toEqual([]);
  });

  it('not while the board is frozen, and not on a card that is gone', async () => {
    const cast = await boardCast(api, { frozen: true });
    const at = (cardId: string) => ({
      id: newId(),
      itemId: cast.item.id,
      cardId,
      accountId: null,
      visitorId: cast.guest.visitor.id,
      text: 'x',
      createdAt: new Date(),
    });
    const comments = { plain: at(cast.cards.plain), hidden: at(cast.cards.hidden) };
    await api.database.manager.insert(PinboardComment, Object.values(comments));
    expect((await remove(cast.guest.browser, comments.plain.id)).body.code).toBe('BOARD_FROZEN');
    expect((await remove(cast.guest.browser, comments.hidden.id)).body.code).toBe('NOT_FOUND');
    expect((await remove(cast.owner.browser, comments.hidden.id)).status).toBe(200);
    expect((await remove(cast.owner.browser, newId())).status).toBe(404);
  });
});
