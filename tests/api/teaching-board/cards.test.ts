import { CARD_KINDS, LIMITS, type TeachingCardAnswer } from '@murmel/contracts';
import { CARD_DEFINITIONS } from '@murmel/documents';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { type BoardApi, expectUnknown, ownId, startBoardApi } from '../boards/board-api.js';
import { names, teachingCast } from './board-cast.js';

let api: BoardApi;
beforeAll(async () => {
  api = await startBoardApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const CARDS = '/api/teaching_board/cards';
const FIFTEEN = [
  'clock',
  'dice',
  'embed',
  'file',
  'group',
  'image',
  'internal_tool',
  'lottery',
  'qr_link',
  'stoplight',
  'stopwatch',
  'text',
  'timer',
  'video',
  'work_mode',
];
const at = (x: number, y: number) => ({ x, y, width: 10, height: 8 });

describe('the cards of a teaching board', () => {
  it('[TBO-03] of each kind begin as the kind says, and are read back alike', { tags: ['proof'] }, async () => {
    const cast = await teachingCast(api);
    expect([...CARD_KINDS].sort()).toEqual(FIFTEEN);
    for (const kind of CARD_KINDS) {
      const made = await cast.addCard(kind);
      expect([made.status, made.body.kind, made.body.pageId, made.body.content]).toEqual([
        201,
        kind,
        cast.page,
        CARD_DEFINITIONS[kind].initial,
      ]);
      expect((await cast.owner.browser.get<TeachingCardAnswer>(`${CARDS}/${made.body.id}`)).body).toEqual(made.body);
    }
    const { body } = await cast.owner.browser.get<TeachingCardAnswer[]>(`/api/teaching_board/pages/${cast.page}/cards`);
    expect(body.map(({ kind }) => kind)).toEqual([...CARD_KINDS]);
    expect((await cast.stored()).cardsOf.get(cast.page.split('_')[1]!)?.map(({ kind }) => kind)).toEqual([...CARD_KINDS]);
  });

  it('are changed by owner and invited, by nobody else, whatever guests may do', { tags: ['proof'] }, async () => {
    const cast = await teachingCast(api, { visitorPermission: 'visitor_permissions_write' });
    const {
      body: { id },
    } = await cast.addCard('stoplight');
    const calls: ((browser: TestBrowser) => Promise<{ status: number; body: unknown }>)[] = [
      (browser) => cast.addCard('clock', {}, { browser }),
      (browser) => browser.put(`${CARDS}/${id}`, { content: { light: 'green' } }),
      (browser) => browser.patch(`${CARDS}/${id}/duplicate`),
      (browser) => browser.delete(`${CARDS}/${id}`),
      (browser) => browser.get(`${CARDS}/${id}/names_list`),
    ];
    const before = await cast.stored();
    for (const call of calls) {
      for (const browser of [cast.reader.browser, cast.guest.browser]) expect((await call(browser)).status).toBe(403);
      await expectUnknown(cast, call as Parameters<typeof expectUnknown>[1]);
    }
    expect((await cast.stored()).cardsOf).toEqual(before.cardsOf);
    expect(
      (await cast.writer.browser.put<TeachingCardAnswer>(`${CARDS}/${id}`, { content: { light: 'green' } })).body.content,
    ).toMatchObject({ light: 'green' });
    expect((await cast.stored()).card(id.split('_')[1]!)).toMatchObject({ content: { light: 'green' } });
  });

  it('[B-work] know six work modes', async () => {
    const cast = await teachingCast(api);
    const {
      body: { id },
    } = await cast.addCard('work_mode');
    for (const mode of ['silent', 'whisper', 'partner', 'group', 'discussion', 'break']) {
      expect((await cast.owner.browser.put<TeachingCardAnswer>(`${CARDS}/${id}`, { content: { mode } })).body.content).toEqual({ mode });
    }
  });

  it('take a place, a title, a colour and a lock; locked they stay where they are', async () => {
    const cast = await teachingCast(api);
    const {
      body: { id, place },
    } = await cast.addCard('clock', { title: 'Uhr', colour: 'wiese', place: at(60, 34) });
    // Cards are seen whole.
    expect(place).toEqual(at(54, 28));
    const change = (changes: unknown) => cast.owner.browser.put<TeachingCardAnswer & Refusal>(`${CARDS}/${id}`, changes);
    expect((await change({ title: 'Zeit', locked: true })).body).toMatchObject({
      title: 'Zeit',
      colour: 'wiese',
      locked: true,
      place: at(54, 28),
    });
    expect((await change({ place: at(1, 1) })).body.code).toBe('FORBIDDEN');
    expect((await change({ place: at(1, 1), locked: false })).body).toMatchObject({ locked: false, place: at(1, 1) });
  });

  it('[TBO-05] are copied beside themselves with the same content, and removed', async () => {
    const cast = await teachingCast(api);
    const card = await cast.addCard('timer', { title: 'Noch', content: { seconds: 600 }, place: at(1, 1) });
    const copy = await cast.owner.browser.patch<TeachingCardAnswer>(`${CARDS}/${card.body.id}/duplicate`);
    expect(copy.body).toEqual({ ...card.body, id: copy.body.id, place: at(12, 1) });
    expect(copy.body.id).not.toBe(card.body.id);
    expect((await cast.owner.browser.delete(`${CARDS}/${card.body.id}`)).status).toBe(200);
    expect((await cast.owner.browser.get(`${CARDS}/${card.body.id}`)).status).toBe(404);
    const board = await cast.stored();
    expect([board.card(ownId(card)), board.card(ownId(copy))?.title]).toEqual([undefined, 'Noch']);
  });

  it('[E25] a repeated request adds one', async () => {
    const cast = await teachingCast(api);
    const headers = { 'idempotency-key': 'card-1' };
    const [first, again] = [await cast.addCard('dice', {}, { headers }), await cast.addCard('dice', {}, { headers })];
    expect([first.status, again.body.id, (await cast.stored()).cardsOf.get(cast.page.split('_')[1]!)?.length]).toEqual([
      201,
      first.body.id,
      1,
    ]);
    expect((await cast.addCard('clock', {}, { headers })).body.code).toBe('IDEMPOTENCY_CONFLICT');
  });

  it('without collab-server nobody can change them', async () => {
    const cast = await teachingCast(api);
    await api.withoutCollaboration(async () => expect((await cast.addCard('clock')).body.code).toBe('COLLABORATION_UNAVAILABLE'));
  });

  it('[TBO-04] there are 30 on a page, with titles of at most 45 characters', { tags: ['proof'] }, async () => {
    const cast = await teachingCast(api);
    expect((await cast.addCard('clock', { title: 'x'.repeat(46) })).status).toBe(400);
    expect((await cast.addCard('clock', { title: 'x'.repeat(45) })).status).toBe(201);
    for (let cards = 1; cards < LIMITS.teachingBoard.cardsPerPage; cards += 1) expect((await cast.addCard('clock')).status).toBe(201);
    const refused = await cast.addCard('clock');
    expect([refused.status, refused.body.code, refused.body.data]).toEqual([422, 'PAGE_CARD_LIMIT_REACHED', { limit: 30 }]);
    const [card] = (await cast.owner.browser.get<TeachingCardAnswer[]>(`/api/teaching_board/pages/${cast.page}/cards`)).body;
    expect((await cast.owner.browser.patch<Refusal>(`${CARDS}/${card!.id}/duplicate`)).body.code).toBe('PAGE_CARD_LIMIT_REACHED');
    const other = await cast.addPage();
    expect((await cast.addCard('clock', {}, { page: other.body.id })).status).toBe(201);
  });

  it('[T-27] a card of another board looks like one that is not there', async () => {
    const [cast, elsewhere] = [await teachingCast(api), await teachingCast(api)];
    const card = await elsewhere.addCard('lottery');
    const [foreign, unknown] = [`${cast.item.id}_${ownId(card)}`, `${cast.item.id}_aaaaaaaaaaaa`];
    for (const call of [
      (id: string) => cast.owner.browser.get(`${CARDS}/${id}`),
      (id: string) => cast.owner.browser.put(`${CARDS}/${id}`, { title: 'x' }),
      (id: string) => cast.owner.browser.patch(`${CARDS}/${id}/duplicate`),
      (id: string) => cast.owner.browser.delete(`${CARDS}/${id}`),
      (id: string) => cast.owner.browser.get(`${CARDS}/${id}/names_list`),
    ]) {
      const [one, other] = [await call(foreign), await call(unknown)];
      expect([one.status, one.body]).toEqual([404, other.body]);
    }
    expect((await cast.owner.browser.get(`${CARDS}/${card.body.id}`)).status).toBe(404);
  });
});

describe('what is refused as the content of a card', () => {
  const invalid: readonly [
    name: string,
    kind: Parameters<Awaited<ReturnType<typeof teachingCast>>['addCard']>[0],
    content: Record<string, unknown>,
    code: string,
  ][] = [
    ['a field of another kind', 'clock', { light: 'red' }, 'CARD_INVALID'],
    ['[A33] seven dice', 'dice', { count: 7 }, 'CARD_INVALID'],
    ['[A33] a roll of seven', 'dice', { values: [7] }, 'CARD_INVALID'],
    ['a timer of no time', 'timer', { seconds: 0 }, 'CARD_INVALID'],
    ['a light that is none', 'stoplight', { light: 'blue' }, 'CARD_INVALID'],
    ['a seventh work mode', 'work_mode', { mode: 'sleep' }, 'CARD_INVALID'],
    ['a film of another host', 'video', { address: 'https://films.example/watch?v=dQw4w9WgXcQ' }, 'CARD_INVALID'],
    ['a film that is a script', 'video', { address: 'javascript:alert(1)' }, 'CARD_INVALID'],
    ['a QR code that is a script', 'qr_link', { address: 'javascript:alert(1)' }, 'CARD_INVALID'],
    ['a snippet without a frame', 'embed', { address: '<script src="https://evil.example/x.js"></script>' }, 'CARD_INVALID'],
    ['a frame that is a script', 'embed', { address: '<iframe src="javascript:alert(1)"></iframe>' }, 'CARD_INVALID'],
    ['5,001 characters', 'text', { text: [{ type: 'paragraph', runs: [{ text: 'x'.repeat(5001) }] }] }, 'TEXT_TOO_LONG'],
    ['21 groups', 'group', { groups: names(21).map((name, index) => ({ name, members: [{ id: `m${index}`, name }] })) }, 'NAMES_INVALID'],
  ];
  it.each(invalid)('%s', async (_name, kind, content, code) => {
    const cast = await teachingCast(api);
    const refused = await cast.addCard(kind, { content });
    expect([refused.status, refused.body.code]).toEqual([422, code]);
    const made = await cast.addCard(kind);
    expect((await cast.owner.browser.put<Refusal>(`${CARDS}/${made.body.id}`, { content })).body.code).toBe(code);
    expect((await cast.stored()).card(ownId(made))?.content).toEqual(CARD_DEFINITIONS[kind].initial);
  });

  it('what has no shape at all', async () => {
    const cast = await teachingCast(api);
    for (const body of [
      { kind: 'game' },
      { kind: 'clock', place: { x: -1, y: 0, width: 10, height: 10 } },
      { kind: 'clock', content: 'x' },
      { kind: 'clock', unknown: 1 },
      { kind: 'clock', colour: 'red' },
    ]) {
      expect((await cast.owner.browser.post(`/api/teaching_board/pages/${cast.page}/cards`, body)).status).toBe(400);
    }
  });

  it('of a snippet nothing but the address of its frame is kept', async () => {
    const cast = await teachingCast(api);
    const snippet =
      '<script>alert(1)</script><iframe src="https://learn.example/app?id=1&amp;x=2" onload="alert(2)" srcdoc="<b>"></iframe>';
    expect((await cast.addCard('embed', { content: { address: snippet } })).body.content).toEqual({
      address: 'https://learn.example/app?id=1&x=2',
    });
  });
});
