import { BOARD_GRID, CARD_FIELDS, CARD_KINDS, type CardKind, type Json, LIMITS } from '@murmel/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draws } from '../../../../tests/support/draws.js';
import { changed, emptyBoard } from '../board/board-data.js';
import { CARD_DEFINITIONS } from './card-kinds.js';
import { teachingBoardKind } from './kind.js';
import { cardsOnPage, parseTeachingBoard } from './parse.js';
import { DEFAULT_TEACHING_BOARD_SETTINGS, LAST_PAGE_ID, TEACHING_BOARD_TABLES, type TeachingCard } from './schema.js';
import { newTeachingBoard } from './seed.js';
import { TEACHING_BOARD_OPERATIONS } from './teaching-board-operations.js';
import { after, card, type Data, EMPTY_PAGE, LOTTERY, OTHER_PAGE, owner, PAGE, run, sample, TEXT, TIMER } from './testing/sample.js';

const HUGE = 'x'.repeat(1_000_000);
const { cardTitleMax, pageNameMax, cardMin } = LIMITS.teachingBoard;
const cardWith = (id: string, fields: Record<string, Json>): TeachingCard | undefined =>
  parseTeachingBoard(sample({ cards: { [id]: fields } })).card(id);

describe('what somebody forged', () => {
  it('wrong types become what is said when nothing is', () => {
    const wrong = { title: 7, colour: 'red', place: 'here', order: [], locked: 'yes', 'content.text': 'words', author: 'me' } as Record<
      string,
      Json
    >;
    expect(cardWith(TEXT, wrong)).toEqual({
      id: TEXT,
      kind: 'text',
      page: PAGE,
      title: '',
      colour: 'none',
      place: { x: 0, y: 0, width: 20, height: 14 },
      order: 'a0',
      locked: false,
      content: { text: null },
    });
    const board = parseTeachingBoard(
      sample({
        settings: { screen: { muted: 1, background: { kind: 'picture', file: '../../admin' } } },
        pages: { [PAGE]: { name: [], order: null, background: 'red' } },
      }),
    );
    expect(board.settings).toEqual(DEFAULT_TEACHING_BOARD_SETTINGS);
    expect(board.page(PAGE)).toEqual({ id: PAGE, name: '', order: 'a0', background: null });
  });
  it('a field that does not fit counts as its beginning, the others stay', () => {
    expect(
      cardWith(LOTTERY, { 'content.drawn': [{ id: 'e1', name: HUGE }], 'content.draws': -1, 'content.repeat': true })?.content,
    ).toMatchObject({ drawn: [], draws: 0, repeat: true, current: { id: 'e1', name: 'Mia' } });
    expect(cardWith(TIMER, { 'content.run': { startedAt: 'now', elapsed: 0 }, 'content.seconds': 60 })?.content).toEqual({
      ...CARD_DEFINITIONS.timer.initial,
      seconds: 60,
    });
    expect(cardWith(TIMER, { 'content.run': { startedAt: 1e300, elapsed: 0 } })?.content).toEqual(CARD_DEFINITIONS.timer.initial);
    expect(cardWith(TIMER, { 'content.constructor': 1, constructor: 1, seconds: 5 })?.content).toEqual(CARD_DEFINITIONS.timer.initial);
  });
  it.each<[CardKind, string, Json[]]>([
    ['embed', 'address', ['javascript:alert(1)', 'http://a.example/', 'data:text/html,x', HUGE, 7]],
    ['video', 'address', ['https://evil.example/watch?v=dQw4w9WgXcQ', 'javascript:alert(1)']],
    ['qr_link', 'address', ['javascript:alert(1)', 'data:,x', HUGE, `https://a.example/${'ä'.repeat(1500)}`]],
    ['internal_tool', 'address', ['https://evil.example/', '//evil.example/x', '/api/session', 'javascript:alert(1)']],
    ['image', 'file', ['../x', 'https://evil.example/a.png', 5]],
    ['file', 'file', ['..', HUGE]],
    ['work_mode', 'mode', ['party', '__proto__']],
    ['dice', 'values', [[7], [0], [1, 1, 1, 1, 1, 1, 1]]],
  ])('%s: %s that is none', (kind, field, values) => {
    for (const value of values)
      expect(cardWith(TEXT, { kind, [`content.${field}`]: value })?.content).toEqual(CARD_DEFINITIONS[kind].initial);
  });
  it('long texts are cut, half characters replaced', () => {
    expect(cardWith(TEXT, { title: HUGE })?.title.length).toBe(cardTitleMax);
    expect(cardWith(TEXT, { title: `${'x'.repeat(cardTitleMax - 1)}😀` })?.title.endsWith('\uFFFD')).toBe(true);
    expect(parseTeachingBoard(sample({ pages: { [PAGE]: { name: HUGE } } })).page(PAGE)?.name.length).toBe(pageNameMax);
  });
  it.each<[Json, Json]>([
    [
      { x: -5, y: -5, width: 10, height: 10 },
      { x: 0, y: 0, width: 10, height: 10 },
    ],
    [
      { x: 1e9, y: 1e9, width: 1e9, height: 1e9 },
      { x: 0, y: 0, width: BOARD_GRID.columns, height: BOARD_GRID.rows },
    ],
    [
      { x: 63, y: 35, width: 0, height: -1 },
      { x: BOARD_GRID.columns - cardMin.width, y: BOARD_GRID.rows - cardMin.height, ...cardMin },
    ],
    [
      { x: 1.4, y: '2', width: null, height: 9.6 },
      { x: 1, y: 0, width: 20, height: 10 },
    ],
    [[1, 2], { x: 0, y: 0, width: 20, height: 14 }],
  ])('the place %j is %j: every card can be seen whole', (place, expected) => expect(cardWith(TEXT, { place })?.place).toEqual(expected));
  it('cards of no kind, and ids that are none, are nowhere; one of a kind that may be newer has a place, behind the wall', () => {
    const data = sample({
      cards: {
        '': card('text'),
        [HUGE]: card('text'),
        '../x': card('text'),
        unknownkind0: card('<script>'),
        newerkind000: card('script'),
        nokind000000: { page: PAGE },
      },
      pages: { '<b>': { name: 'x', order: 'a0' } },
    });
    const board = parseTeachingBoard(data);
    expect([
      board.pages.length,
      [...board.cardsOf.values()].flat().length,
      board.card(''),
      board.card('unknownkind0'),
      board.card('newerkind000')?.kind,
      board.page('<b>'),
    ]).toEqual([3, 5, undefined, undefined, 'unknown', undefined]);
    expect(teachingBoardKind.viewOf(data).cards.size).toBe(4);
  });
  it('a card of a page that is not there is on the first one', () => {
    for (const page of ['nothinghere0', TEXT, '', 7, HUGE] as Json[]) expect(cardWith(TIMER, { page })?.page).toBe(PAGE);
  });
  it('no data at all stops nobody: reading, deriving, and every operation', () => {
    const value = fc.oneof(
      { weight: 3, arbitrary: fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json> },
      { weight: 1, arbitrary: fc.constantFrom<Json>(PAGE, TEXT, 'a0', true, { x: 1, y: 1, width: 9, height: 9 }, ...CARD_KINDS) },
    );
    const contents = CARD_KINDS.flatMap((kind) => Object.keys(CARD_FIELDS[kind])).map((name) => `content.${name}`);
    const names = [
      'order',
      'name',
      'place',
      'page',
      'kind',
      'title',
      'colour',
      'locked',
      'background',
      'muted',
      '__proto__',
      'constructor',
      ...contents,
    ];
    const parts = fc.dictionary(
      fc.constantFrom(PAGE, OTHER_PAGE, TEXT, TIMER, 'screen', '__proto__'),
      fc
        .tuple(fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 12 }), fc.constantFrom(...CARD_KINDS))
        .map(([fields, kind]) => ({ kind, ...fields })),
      { maxKeys: 6 },
    );
    fc.assert(
      fc.property(fc.record(Object.fromEntries(TEACHING_BOARD_TABLES.map((table) => [table, parts]))), (forged) => {
        const data = Object.fromEntries(
          Object.entries(forged).map(([table, entries]) => [table, new Map(Object.entries(entries))]),
        ) as unknown as Data;
        const board = teachingBoardKind.parse(data);
        expect(board.pages.length).toBeGreaterThan(0);
        for (const page of board.pages) expect(cardsOnPage(board, page.id).every((entry) => entry.page === page.id)).toBe(true);
        teachingBoardKind.parse(teachingBoardKind.viewOf(data));
        const asked = {
          page: PAGE,
          card: TEXT,
          cards: [TEXT],
          name: 'x',
          kind: 'clock',
          to: 'forward',
          locked: true,
          muted: true,
          after: OTHER_PAGE,
          content: {},
        };
        for (const name of Object.keys(TEACHING_BOARD_OPERATIONS) as (keyof typeof TEACHING_BOARD_OPERATIONS)[]) {
          const input = name === 'placeCards' ? { cards: [{ card: TEXT, place: { x: 1, y: 1, width: 9, height: 9 } }] } : asked;
          const outcome = run(data, owner, name, input as never);
          if (!('refusal' in outcome)) teachingBoardKind.parse(changed(data, outcome.changes));
        }
      }),
      { numRuns: draws(200) },
    );
  });
});

describe('what stays the same object', () => {
  const data = sample();
  const before = parseTeachingBoard(data);
  it('the board for the same data', () => expect(parseTeachingBoard(data)).toBe(before));
  it('pages, settings, and cards in which nothing changed, also after somebody looked at the view', () => {
    const next = after(data, 'changeCard', { card: TEXT, title: 'Neu' });
    teachingBoardKind.viewOf(data);
    const now = parseTeachingBoard(next);
    expect(now.pages).toBe(before.pages);
    expect(now.settings).toBe(before.settings);
    expect(now.card(LOTTERY)).toBe(before.card(LOTTERY));
    expect(now.card(TEXT)).not.toBe(before.card(TEXT));
    expect(cardsOnPage(now, OTHER_PAGE)).toBe(cardsOnPage(before, OTHER_PAGE));
    expect(cardsOnPage(now, EMPTY_PAGE)).toBe(cardsOnPage(before, EMPTY_PAGE));
    expect(cardsOnPage(now, PAGE)).not.toBe(cardsOnPage(before, PAGE));
  });
  it('the cards of a page whose name changed', () => {
    const now = parseTeachingBoard(after(data, 'changePage', { page: OTHER_PAGE, name: 'Neu' }));
    expect(now.page(PAGE)).toBe(before.page(PAGE));
    expect(cardsOnPage(now, PAGE)).toBe(cardsOnPage(before, PAGE));
  });
  it('a card that lost its page', () => {
    const lost = sample({ cards: { [TIMER]: { page: 'nothinghere0' } } });
    const now = parseTeachingBoard(after(lost, 'changeCard', { card: TEXT, title: 'Neu' }));
    expect(now.card(TIMER)).toBe(parseTeachingBoard(lost).card(TIMER));
  });
});

describe('a new teaching board', () => {
  it('has one empty page', () => {
    const board = parseTeachingBoard(newTeachingBoard());
    expect([board.pages.length, board.cardsOf.get(board.pages[0]!.id), board.settings]).toEqual([1, [], DEFAULT_TEACHING_BOARD_SETTINGS]);
    expect(board.page(LAST_PAGE_ID)).toBeUndefined();
  });
  it('a document without anything shows a page, too', () =>
    expect(parseTeachingBoard(emptyBoard(TEACHING_BOARD_TABLES)).pages.length).toBe(1));
});

it.each(CARD_KINDS)('%s: what a new card begins with fits what is read, and is read as it was stored', (kind) => {
  const { initial, size } = CARD_DEFINITIONS[kind];
  const stored = after(sample(), 'addCard', { page: EMPTY_PAGE, kind, content: initial as never });
  const [made] = cardsOnPage(parseTeachingBoard(stored), EMPTY_PAGE);
  expect(made?.content).toEqual(initial);
  expect([
    size.width <= BOARD_GRID.columns,
    size.height <= BOARD_GRID.rows,
    size.width >= cardMin.width,
    size.height >= cardMin.height,
  ]).toEqual([true, true, true, true]);
});
