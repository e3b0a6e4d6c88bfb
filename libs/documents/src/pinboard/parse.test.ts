import { type Json, LIMITS } from '@murmel/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draws } from '../../../../tests/support/draws.js';
import { type BoardData, changed, emptyBoard } from '../board/board-data.js';
import { plainRichText, richTextLength } from '../board/rich-text.js';
import { cleanDescription } from './description.js';
import { pinboardKind } from './kind.js';
import { cardsIn, listsOf, parsePinboard } from './parse.js';
import { PINBOARD_OPERATIONS } from './pinboard-operations.js';
import { DEFAULT_SETTINGS, PINBOARD_TABLES, type PinboardTable } from './schema.js';
import {
  after,
  BEN,
  BENS,
  card,
  changesOf,
  LIST,
  MIA,
  MIAS,
  MIAS_LIST,
  owner,
  type Parts,
  PICTURE,
  run,
  sample,
  UNKNOWN,
} from './testing/sample.js';

const HUGE = 'x'.repeat(1_000_000);
const { cardNameMax, listNameMax, descriptionMax } = LIMITS.pinboard;
const cardOf = (fields: Record<string, Json>): ReturnType<ReturnType<typeof parsePinboard>['card']> =>
  parsePinboard(sample({ cards: { [MIAS]: fields } })).card(MIAS);

describe('what somebody forged', () => {
  it('wrong types become what is said when nothing is', () => {
    const wrong = {
      name: 7,
      description: 'text',
      colour: 'red',
      cover: [1],
      permission: 'all',
      author: {},
      createdAt: 'now',
      hidden: 1,
      waiting: 'yes',
      trashed: true,
    } as Record<string, Json>;
    expect(cardOf({ ...wrong, place: { list: LIST, order: 5 } })).toEqual({
      id: MIAS,
      list: LIST,
      order: 'a0',
      name: '',
      description: null,
      colour: 'none',
      cover: null,
      permission: null,
      author: '',
      createdAt: 0,
      hidden: false,
      waiting: false,
      trashed: null,
    });
    const board = parsePinboard(
      sample({
        settings: { board: { frozen: 'yes', background: { kind: 'picture', file: '../../admin' } } },
        stops: { [MIA]: { until: 'always' } },
        lists: { [LIST]: { name: [], order: null } },
      }),
    );
    expect(board.settings).toEqual(DEFAULT_SETTINGS);
    expect(board.stoppedUntil(MIA)).toBe(0);
    expect(board.list(LIST)).toMatchObject({ name: '', order: 'a0' });
  });
  it('long texts are cut, half characters replaced', () => {
    expect(cardOf({ name: HUGE })?.name.length).toBe(cardNameMax);
    expect(cardOf({ author: HUGE })?.author.length).toBe(40);
    expect(parsePinboard(sample({ lists: { [LIST]: { name: HUGE } } })).list(LIST)?.name.length).toBe(listNameMax);
    expect(cardOf({ name: `${'x'.repeat(cardNameMax - 1)}😀` })?.name.endsWith('\uFFFD')).toBe(true);
  });
  it('places and ids that are none', () => {
    const data = sample({
      cards: {
        '': card(MIA, { list: LIST, order: 'a0' }, 'x'),
        [HUGE]: card(MIA, { list: LIST, order: 'a0' }, 'x'),
        '../x': card(MIA, { list: LIST, order: 'a0' }, 'x'),
      },
      lists: { [HUGE]: { name: 'x', order: 'a0' }, '<b>': { name: 'x', order: 'a0' } },
    });
    const board = parsePinboard(data);
    expect([board.lists.length, board.cardCount, board.card(''), board.list('<b>')]).toEqual([2, 2, undefined, undefined]);
    expect(cardOf({ place: 'here' })).toMatchObject({ list: LIST, hidden: true });
    expect(cardOf({ place: { list: MIAS, order: HUGE } })).toMatchObject({ list: LIST, hidden: true });
  });
  it('lists that name each other or themselves are lists', () => {
    const board = parsePinboard(
      sample({ lists: { [LIST]: { place: { list: MIAS_LIST }, list: LIST }, [MIAS_LIST]: { place: { list: LIST } } } }),
    );
    expect(listsOf(board).map(({ id }) => id)).toEqual([LIST, MIAS_LIST]);
    expect(cardsIn(board, LIST).length).toBe(2);
  });
  it('[T-21] script in links, files that are no ids', () => {
    const link = (url: string): Parts => ({ attachments: { link00000000: { card: MIAS, kind: 'link', url, order: 'a1' } } });
    for (const url of ['javascript:alert(1)', ' JaVaScRiPt:alert(1)', 'data:text/html,x', '/relative', HUGE, ''])
      expect(parsePinboard(sample(link(url))).attachment('link00000000')).toBeUndefined();
    expect(
      parsePinboard(sample(link('https://a.example')))
        .attachmentsOf(MIAS)
        .map(({ kind }) => kind),
    ).toEqual(['file', 'link']);
    expect(parsePinboard(sample({ attachments: { [PICTURE]: { file: '../x' } } })).attachment(PICTURE)).toBeUndefined();
    expect(parsePinboard(sample({ attachments: { [PICTURE]: { kind: 'script' } } })).attachmentsOf(MIAS)).toEqual([]);
  });
  it("a cover of somebody else's attachment, or of one that is gone, is none", () => {
    const cover = (attachment: string): Record<string, Json> => ({ cover: { attachment, alt: '' } });
    expect(cardOf(cover(PICTURE))?.cover).toEqual({ attachment: PICTURE, alt: '' });
    expect(cardOf(cover(UNKNOWN))?.cover).toBeNull();
    expect(parsePinboard(sample({ cards: { [BENS]: cover(PICTURE) } })).card(BENS)?.cover).toBeNull();
  });
  it('[T-21] no data at all stops nobody: reading, deriving, and every operation', () => {
    const value = fc.oneof(
      { weight: 3, arbitrary: fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json> },
      { weight: 1, arbitrary: fc.constantFrom<Json>(LIST, MIAS, { list: LIST, order: 'a0' }, 'link', 'file', true) },
    );
    const names = [
      'order',
      'name',
      'place',
      'trashed',
      'hidden',
      'waiting',
      'description',
      'cover',
      'permission',
      'card',
      'kind',
      'file',
      'url',
      'until',
      'background',
      'author',
      '__proto__',
      'constructor',
    ];
    const parts = fc.dictionary(
      fc.constantFrom(LIST, MIAS, PICTURE, 'board', MIA, '__proto__'),
      fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 8 }),
      { maxKeys: 6 },
    );
    fc.assert(
      fc.property(fc.record(Object.fromEntries(PINBOARD_TABLES.map((table) => [table, parts]))), (forged) => {
        const data = Object.fromEntries(
          Object.entries(forged).map(([table, entries]) => [table, new Map(Object.entries(entries))]),
        ) as unknown as BoardData<PinboardTable>;
        const board = pinboardKind.parse(data);
        for (const list of board.lists) expect(cardsIn(board, list.id).every((entry) => entry.list === list.id)).toBe(true);
        pinboardKind.parse(pinboardKind.viewOf(data));
        for (const person of [MIA, BEN]) pinboardKind.ownOf(data, person);
        const asked = {
          card: MIAS,
          list: LIST,
          attachment: PICTURE,
          name: 'x',
          hidden: true,
          person: MIA,
          stopped: true,
          cards: [MIAS],
          lists: [LIST],
          frozen: true,
          after: MIAS,
        };
        for (const name of Object.keys(PINBOARD_OPERATIONS) as (keyof typeof PINBOARD_OPERATIONS)[]) {
          if (name === 'attach') continue;
          const outcome = run(data, owner, name, asked as never);
          if (!('refusal' in outcome)) pinboardKind.parse(changed(data, outcome.changes));
        }
      }),
      { numRuns: draws(150) },
    );
  });
});

describe('what stays the same object', () => {
  const data = sample({ cards: { mine00000000: card(MIA, { list: MIAS_LIST, order: 'a0' }, 'x') } });
  const before = parsePinboard(data);
  it('the board for the same data', () => expect(parsePinboard(data)).toBe(before));
  it('a list in which nothing changed, its cards, and attachments of other cards', () => {
    const now = parsePinboard(after(data, owner, 'changeCard', { card: BENS, colour: 'himmel' }));
    expect(cardsIn(now, MIAS_LIST)).toBe(cardsIn(before, MIAS_LIST));
    expect(cardsIn(now, LIST)).not.toBe(cardsIn(before, LIST));
    expect(now.card(MIAS)).toBe(before.card(MIAS));
    expect(listsOf(now)).toBe(listsOf(before));
    expect(now.settings).toBe(before.settings);
    const more = parsePinboard(
      changed(data, changesOf({ attachments: { other0000000: { card: BENS, kind: 'file', file: BEN, order: 'a0' } } })),
    );
    expect(more.attachmentsOf(MIAS)).toBe(before.attachmentsOf(MIAS));
    expect(cardsIn(more, LIST)).toBe(cardsIn(before, LIST));
  });
  it('also where something is in the trash, and when two versions are read in turn', () => {
    const trashed = sample({ cards: { [MIAS]: { trashed: { at: 1, by: MIA } } }, lists: { [MIAS_LIST]: { trashed: { at: 1, by: MIA } } } });
    const renamed = after(trashed, owner, 'changeSettings', { frozen: true });
    const shown = cardsIn(parsePinboard(trashed), LIST);
    expect(shown.map(({ id }) => id)).toEqual([BENS]);
    expect(cardsIn(parsePinboard(renamed), LIST)).toBe(shown);
    expect(listsOf(parsePinboard(renamed))).toBe(listsOf(parsePinboard(trashed)));
    const pending = after(renamed, owner, 'changeCard', { card: BENS, name: 'on its way' });
    const later = after(renamed, owner, 'changeSettings', { frozen: false });
    expect(cardsIn(parsePinboard(pending), LIST)).not.toBe(shown);
    expect(cardsIn(parsePinboard(later), LIST)).toBe(shown);
  });
  it('the same fields under another id are another part', () => {
    const fields = card(MIA, { list: LIST, order: 'a5' }, 'twin');
    const twins = sample({ cards: { twinone00000: fields } });
    const both = { ...twins, cards: new Map([...twins.cards, ['twintwo00000', twins.cards.get('twinone00000')!]]) };
    expect(cardsIn(parsePinboard(both), LIST).map(({ id }) => id)).toEqual([MIAS, BENS, 'twinone00000', 'twintwo00000']);
  });
  it('an empty board is one', () => {
    const board = parsePinboard(emptyBoard(PINBOARD_TABLES));
    expect([board.lists, board.cardCount, board.settings, board.attachmentsOf(MIAS)]).toEqual([[], 0, DEFAULT_SETTINGS, []]);
  });
});

describe('descriptions', () => {
  const paragraph = (text: string, more: Record<string, Json> = {}): Json => [{ type: 'paragraph', runs: [{ text, ...more }] }];
  it('[T-21] keep what the product knows and nothing else', () => {
    const block = { type: 'bullets', items: [[{ text: 'a', bold: true, colour: 'red', onclick: 'x' }], 'x', [7]], onclick: 'x' };
    expect(cleanDescription([{ type: 'script', runs: [{ text: 'x' }] }, block, null, 'x'] as Json)).toEqual([
      { type: 'bullets', items: [[{ text: 'a', bold: true }], [], []] },
    ]);
    expect(cleanDescription(paragraph('a', { link: 'javascript:alert(1)', bold: 'yes', italic: true }))).toEqual(
      paragraph('a', { italic: true }),
    );
    expect(cleanDescription(paragraph('a\u0000\u001b\nb'))).toEqual(paragraph('a  \nb'));
    for (const nothing of [null, undefined, [], 'x', {}, paragraph(''), [{ type: 'bullets', items: [[]] }]] as Json[])
      expect(cleanDescription(nothing)).toBeNull();
  });
  it('are cut at 10,000 characters as people count them, never inside of one', () => {
    expect(richTextLength(cleanDescription(paragraph(HUGE)))).toBe(descriptionMax);
    const faces = cleanDescription(paragraph('😀'.repeat(descriptionMax + 5)))!;
    expect([richTextLength(faces), JSON.stringify(faces).includes('\\ud')]).toEqual([descriptionMax, false]);
    expect(cleanDescription(paragraph('😀'.repeat(6000)))).toEqual(paragraph('😀'.repeat(6000)));
    expect(cleanDescription(paragraph('a\uD83D'))).toEqual(paragraph('a\uFFFD'));
    const many = cleanDescription(Array.from({ length: 100_000 }, () => ({ type: 'paragraph', runs: [{ text: 'x' }] })));
    expect(many?.length).toBe(500);
  });
  it('cleaning twice changes nothing', () => {
    const aRun = fc.record(
      {
        text: fc.string({ unit: fc.constantFrom('a', ' ', '😀', '\uD83D', '\u0000', '\n'), maxLength: 20 }),
        bold: fc.boolean(),
        link: fc.constantFrom('https://a.example', 'javascript:alert(1)', ' mailto:a@b.example ', 'x'),
      },
      { requiredKeys: ['text'] },
    );
    const block = fc.oneof(
      fc.record({ type: fc.constant('paragraph'), runs: fc.array(aRun, { maxLength: 3 }) }),
      fc.record({
        type: fc.constantFrom('bullets', 'numbers', 'other'),
        items: fc.array(fc.array(aRun, { maxLength: 3 }), { maxLength: 3 }),
      }),
    );
    fc.assert(
      fc.property(fc.array(block, { maxLength: 5 }), (given) => {
        const once = cleanDescription(given as unknown as Json);
        expect(cleanDescription(once as unknown as Json)).toEqual(once);
      }),
      { numRuns: draws(150) },
    );
  });
  it('plain words become paragraphs', () => {
    expect(plainRichText(' a\n\nb ')).toEqual([
      { type: 'paragraph', runs: [{ text: 'a' }] },
      { type: 'paragraph', runs: [{ text: 'b' }] },
    ]);
    expect(plainRichText('  ')).toBeNull();
  });
  it('an address among typed words is a link, without what belongs to the sentence', () => {
    const runsOf = (words: string): unknown => plainRichText(words)?.flatMap((part) => (part.type === 'paragraph' ? part.runs : []));
    expect(runsOf('Siehe https://wald.example/a?b=1 (www.moor.example).')).toEqual([
      { text: 'Siehe ' },
      { text: 'https://wald.example/a?b=1', link: 'https://wald.example/a?b=1' },
      { text: ' (' },
      { text: 'www.moor.example', link: 'https://www.moor.example' },
      { text: ').' },
    ]);
    const moor = 'https://de.wikipedia.org/wiki/Moor_(Landschaft)';
    for (const [before, after] of [
      ['', ' hier'],
      ['(siehe ', ').'],
      ['„', '“, ja'],
      ['Ist es ', '?'],
    ] as const)
      expect(runsOf(`${before}${moor}${after}`)).toContainEqual({ text: moor, link: moor });
    expect(runsOf('javascript://x https:// wald.example')).toEqual([{ text: 'javascript://x https:// wald.example' }]);
  });
});
