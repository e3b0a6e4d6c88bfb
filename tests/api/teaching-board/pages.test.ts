import { LIMITS, type TeachingPageAnswer } from '@murmel/contracts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { type BoardApi, expectUnknown, ownId, startBoardApi } from '../boards/board-api.js';
import { type TeachingCast, teachingCast } from './board-cast.js';

let api: BoardApi;
beforeAll(async () => {
  api = await startBoardApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const PAGES = '/api/teaching_board/pages';
const pagesSeenBy = async (cast: TeachingCast, browser: TestBrowser) =>
  (await browser.get<TeachingPageAnswer[]>(`${cast.path}/pages`)).body;
const order = async (cast: TeachingCast) => (await pagesSeenBy(cast, cast.owner.browser)).map(({ name }) => name).join(' ');

describe('the pages of a teaching board', () => {
  it('are seen by whoever sees the board, who also reads what they may do', async () => {
    const cast = await teachingCast(api);
    await cast.addCard('clock');
    for (const [browser, edit] of [
      [cast.owner.browser, true],
      [cast.writer.browser, true],
      [cast.reader.browser, false],
      [cast.guest.browser, false],
    ] as const) {
      expect(await pagesSeenBy(cast, browser)).toEqual([{ id: cast.page, name: '', background: null, cards: 1, abilities: { edit } }]);
      expect((await browser.get<TeachingPageAnswer>(`${PAGES}/${cast.page}`)).body.cards).toBe(1);
    }
    await expectUnknown(cast, (browser) => browser.get(`${PAGES}/${cast.page}`));
  });

  it('[A32] there are 20 on a board and 30 cards on each: one more is refused with the number, on another page there is room', {
    tags: ['proof'],
  }, async () => {
    const cast = await teachingCast(api);
    const { pages, cardsPerPage } = LIMITS.teachingBoard;
    expect([pages, cardsPerPage]).toEqual([20, 30]);
    const ids = [cast.page];
    for (let n = 1; n < pages; n += 1) ids.push((await cast.addPage()).body.id);
    const refused = await cast.addPage();
    expect([refused.status, (refused.body as unknown as Refusal).code, (refused.body as unknown as Refusal).data]).toEqual([
      422,
      'PAGE_LIMIT_REACHED',
      { limit: pages },
    ]);
    const card = (page: string) => cast.owner.browser.post<Refusal>(`${PAGES}/${page}/cards`, { kind: 'clock' });
    for (let n = 0; n < cardsPerPage; n += 1) expect((await card(cast.page)).status).toBe(201);
    const full = await card(cast.page);
    expect([full.status, full.body.code, full.body.data]).toEqual([422, 'PAGE_CARD_LIMIT_REACHED', { limit: cardsPerPage }]);
    expect((await card(ids.at(-1)!)).status).toBe(201);
    const seen = await pagesSeenBy(cast, cast.owner.browser);
    expect([seen.length, seen[0]!.cards, seen.at(-1)!.cards]).toEqual([pages, cardsPerPage, 1]);
  });

  it('are changed by owner and invited, by nobody else, whatever guests may do', async () => {
    const cast = await teachingCast(api, { visitorPermission: 'visitor_permissions_write' });
    const calls: ((browser: TestBrowser) => Promise<{ status: number; body: unknown }>)[] = [
      (browser) => cast.addPage(browser),
      (browser) => browser.put(`${PAGES}/${cast.page}`, { name: 'x' }),
      (browser) => browser.patch(`${PAGES}/${cast.page}/move`, { after: null }),
      (browser) => browser.patch(`${PAGES}/${cast.page}/duplicate`),
      (browser) => browser.delete(`${PAGES}/${cast.page}`),
    ];
    const before = await cast.stored();
    for (const call of calls) {
      for (const browser of [cast.reader.browser, cast.guest.browser]) expect((await call(browser)).status).toBe(403);
      for (const browser of [cast.other.browser, cast.stranger.browser, cast.nobody]) expect((await call(browser)).status).toBe(404);
    }
    expect((await cast.stored()).pages).toEqual(before.pages);
  });

  it('[TBO-02] [TBO-05] are added, named, moved, given a background and removed with their cards', async () => {
    const cast = await teachingCast(api);
    await cast.owner.browser.put(`${PAGES}/${cast.page}`, { name: 'Einstieg' });
    const stations = await cast.addPage(cast.writer.browser, { name: 'Stationen' });
    const end = await cast.addPage(cast.owner.browser, { name: 'Abschluss' });
    expect([end.status, await order(cast)]).toEqual([201, 'Einstieg Stationen Abschluss']);
    await cast.owner.browser.patch(`${PAGES}/${end.body.id}/move`, { after: cast.page.split('_')[1] });
    expect(await order(cast)).toBe('Einstieg Abschluss Stationen');
    await cast.owner.browser.patch(`${PAGES}/${stations.body.id}/move`, { after: null });
    expect(await order(cast)).toBe('Stationen Einstieg Abschluss');
    const background = { kind: 'colour', colour: 'wiese' };
    expect((await cast.owner.browser.put<TeachingPageAnswer>(`${PAGES}/${end.body.id}`, { background })).body.background).toEqual(
      background,
    );
    expect((await cast.owner.browser.put<TeachingPageAnswer>(`${PAGES}/${end.body.id}`, { background: null })).body.background).toBeNull();
    const card = await cast.addCard('clock', {}, { page: end.body.id });
    expect((await cast.owner.browser.delete(`${PAGES}/${end.body.id}`)).status).toBe(200);
    const board = await cast.stored();
    expect([board.page(ownId(end)), board.card(ownId(card))]).toEqual([undefined, undefined]);
    expect((await cast.owner.browser.get(`/api/teaching_board/cards/${card.body.id}`)).status).toBe(404);
  });

  it('are copied with everything on them, right behind', async () => {
    const cast = await teachingCast(api);
    await cast.owner.browser.put(`${PAGES}/${cast.page}`, { name: 'a' });
    await cast.addPage(cast.owner.browser, { name: 'b' });
    await cast.addCard('timer', { title: 'Noch', content: { seconds: 600 } });
    const copy = await cast.owner.browser.patch<TeachingPageAnswer>(`${PAGES}/${cast.page}/duplicate`);
    expect(copy.body).toMatchObject({ name: 'a', cards: 1 });
    expect(await order(cast)).toBe('a a b');
    expect((await cast.stored()).cardsOf.get(ownId(copy))).toMatchObject([{ kind: 'timer', title: 'Noch', content: { seconds: 600 } }]);
  });

  it('[E25] a repeated request adds one, another one under the same key is a conflict', async () => {
    const cast = await teachingCast(api);
    const headers = { 'idempotency-key': 'page-1' };
    const [first, again] = [
      await cast.addPage(cast.owner.browser, { name: 'x' }, headers),
      await cast.addPage(cast.owner.browser, { name: 'x' }, headers),
    ];
    expect([again.body.id, (await cast.stored()).pages.length]).toEqual([first.body.id, 2]);
    expect((await cast.addPage(cast.owner.browser, { name: 'y' }, headers)).body.code).toBe('IDEMPOTENCY_CONFLICT');
  });

  it('there are 20 of them and at least one, with names of at most 40 characters', { tags: ['proof'] }, async () => {
    const cast = await teachingCast(api);
    expect((await cast.owner.browser.delete<Refusal>(`${PAGES}/${cast.page}`)).body.code).toBe('LAST_PAGE');
    for (const body of [{ name: 'x'.repeat(41) }, { name: 3 }, { after: 'nowhere' }, { unknown: 1 }])
      expect((await cast.addPage(cast.owner.browser, body)).status).toBe(400);
    for (let pages = 1; pages < LIMITS.teachingBoard.pages; pages += 1) expect((await cast.addPage()).status).toBe(201);
    const refused = await cast.addPage();
    expect([refused.status, refused.body.code, refused.body.data]).toEqual([422, 'PAGE_LIMIT_REACHED', { limit: 20 }]);
    expect((await cast.owner.browser.patch<Refusal>(`${PAGES}/${cast.page}/duplicate`)).body.code).toBe('PAGE_LIMIT_REACHED');
    expect((await cast.stored()).pages.length).toBe(20);
  });

  it('[T-27] a page of another board looks like one that is not there', async () => {
    const [cast, elsewhere] = [await teachingCast(api), await teachingCast(api)];
    const foreign = `${cast.item.id}_${elsewhere.page.split('_')[1]}`;
    const unknown = `${cast.item.id}_aaaaaaaaaaaa`;
    for (const call of [
      (id: string) => cast.owner.browser.get(`${PAGES}/${id}`),
      (id: string) => cast.owner.browser.get(`${PAGES}/${id}/cards`),
      (id: string) => cast.owner.browser.put(`${PAGES}/${id}`, { name: 'x' }),
      (id: string) => cast.addCard('clock', {}, { page: id }),
      (id: string) => cast.owner.browser.delete(`${PAGES}/${id}`),
    ]) {
      const [one, other] = [await call(foreign), await call(unknown)];
      expect([one.status, one.body]).toEqual([404, other.body]);
    }
    expect((await cast.owner.browser.get(`${PAGES}/${elsewhere.page}`)).status).toBe(404);
  });
});
