import { BOARD_GRID, CARD_KINDS, type CardPlace, type Json, type LayerMove, LIMITS, TEACHING_BOARD_INPUTS } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import { changed } from '../../board/board-data.js';
import { CARD_DEFINITIONS } from '../card-kinds.js';
import { cardsOnPage, parseTeachingBoard } from '../parse.js';
import {
  after,
  card,
  cardOf,
  cards,
  type Data,
  EMPTY_PAGE,
  GROUP,
  LOTTERY,
  NAMES,
  OTHER_PAGE,
  owner,
  PAGE,
  run,
  sample,
  TEXT,
  TIMER,
  verdict,
} from '../testing/sample.js';

const { cardsPerPage, cardTitleMax, groupsMax } = LIMITS.teachingBoard;
const pile = (data: Data, page = PAGE): string[] => cardsOnPage(parseTeachingBoard(data), page).map(({ id }) => id);
const made = (data: Data, page = PAGE): [Data, string] => {
  const outcome = run(data, owner, 'addCard', { page, kind: 'clock' });
  if ('refusal' in outcome) throw new Error(outcome.refusal.code);
  return [changed(data, outcome.changes), outcome.made[0]!];
};
const overlap = (one: CardPlace, other: CardPlace): boolean =>
  one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;

describe('limits of cards', () => {
  const full = sample({ cards: cards(cardsPerPage - 3) });
  const refusal = { code: 'PAGE_CARD_LIMIT_REACHED', limit: 30 };
  it('card 31 of a page is refused with the number, by adding, duplicating and moving', () => {
    expect(pile(full).length).toBe(30);
    expect(verdict(full, owner, 'addCard', { page: PAGE, kind: 'text' })).toEqual(refusal);
    expect(verdict(full, owner, 'duplicateCards', { cards: [TIMER, TEXT] })).toEqual(refusal);
    expect(verdict(full, owner, 'moveCardsToPage', { cards: [TIMER], page: PAGE })).toEqual(refusal);
    expect(verdict(full, owner, 'moveCardsToPage', { cards: [TEXT, LOTTERY], page: PAGE })).toBe('ok');
    expect(verdict(after(full, 'removeCards', { cards: [TEXT] }), owner, 'addCard', { page: PAGE, kind: 'text' })).toBe('ok');
    const room = after(full, 'removeCards', { cards: [LOTTERY] });
    expect(verdict(room, owner, 'duplicateCards', { cards: [TEXT] })).toBe('ok');
    expect(verdict(room, owner, 'duplicateCards', { cards: [TEXT, GROUP] })).toEqual(refusal);
  });
  it('[TBO-04] a title of 46 characters is refused, and everything that no sender says', () => {
    const { addCard, changeCard } = TEACHING_BOARD_INPUTS;
    expect(addCard.safeParse({ page: PAGE, kind: 'text', title: 'x'.repeat(cardTitleMax) }).success).toBe(true);
    expect(addCard.safeParse({ page: PAGE, kind: 'text', title: 'x'.repeat(cardTitleMax + 1) }).success).toBe(false);
    expect(changeCard.safeParse({ card: TEXT, title: 'x'.repeat(46) }).success).toBe(false);
    expect(addCard.safeParse({ page: PAGE, kind: 'script' }).success).toBe(false);
    for (const field of ['id', 'order', 'kind', 'page', 'author'])
      expect(changeCard.safeParse({ card: TEXT, [field]: 'x' }).success, field).toBe(false);
    expect(changeCard.safeParse({ card: '../x', title: 'x' }).success).toBe(false);
  });
});

describe('a new card', () => {
  it.each(CARD_KINDS)('%s begins with what its kind says, in a free place, on top', (kind) => {
    const before = sample({ cards: { [GROUP]: { page: EMPTY_PAGE } } });
    const data = after(before, 'addCard', { page: PAGE, kind, title: 'T' });
    const id = pile(data).at(-1)!;
    const { initial, size } = CARD_DEFINITIONS[kind];
    expect(cardOf(data, id)).toMatchObject({ kind, title: 'T', colour: 'none', locked: false, content: initial });
    const { place } = cardOf(data, id);
    expect([place.width, place.height]).toEqual([size.width, size.height]);
    expect(pile(before).some((other) => overlap(place, cardOf(before, other).place))).toBe(false);
  });
  it('does not cover the one before while there is room', () => {
    let data = sample({ cards: { [TEXT]: { page: EMPTY_PAGE }, [LOTTERY]: { page: EMPTY_PAGE }, [GROUP]: { page: EMPTY_PAGE } } });
    const places: CardPlace[] = [];
    for (let n = 0; n < 10; n += 1) {
      const [next, id] = made(data);
      data = next;
      const { place } = cardOf(data, id);
      expect(
        places.some((other) => overlap(place, other)),
        `card ${n}`,
      ).toBe(false);
      places.push(place);
    }
    for (let n = 10; n < 30; n += 1) [data] = made(data);
    const corners = cardsOnPage(parseTeachingBoard(data), PAGE).map(({ place: { x, y } }) => `${x}/${y}`);
    expect(new Set(corners).size).toBeGreaterThan(20);
  });
  it('begins smaller where there is no room for its size, and a copy goes where there is room', () => {
    const page = (text: CardPlace, group: Record<string, Json>): Data =>
      sample({ cards: { [TEXT]: { place: { ...text } }, [LOTTERY]: { page: EMPTY_PAGE }, [GROUP]: group } });
    // Below it thirteen rows are left, and a clock is 14 high.
    const [strip, clock] = made(page({ x: 0, y: 0, width: 64, height: 23 }, { page: EMPTY_PAGE }));
    expect(cardOf(strip, clock).place).toEqual({ x: 1, y: 24, width: 8, height: 11 });
    const corner = page({ x: 20, y: 2, width: 20, height: 30 }, { place: { x: 45, y: 0, width: 14, height: 10 } });
    const walled = after(corner, 'addCard', { page: PAGE, kind: 'text', place: { x: 44, y: 11, width: 20, height: 20 } });
    const copied = after(walled, 'duplicateCards', { cards: [GROUP] });
    expect(cardOf(copied, pile(copied).at(-1)!).place).toEqual({ x: 1, y: 1, width: 14, height: 10 });
  });
  it('that hangs over the edge is moved onto the page', () => {
    const data = after(sample(), 'addCard', {
      page: EMPTY_PAGE,
      kind: 'clock',
      place: { x: 63, y: 35, width: 20, height: 40 } as CardPlace,
    });
    expect(cardOf(data, pile(data, EMPTY_PAGE)[0]!).place).toEqual({
      x: BOARD_GRID.columns - 20,
      y: 0,
      width: 20,
      height: BOARD_GRID.rows,
    });
  });
});

describe('content', () => {
  const refused = (id: string, content: Record<string, Json>): unknown => verdict(sample(), owner, 'changeCard', { card: id, content });
  it('changes field by field', () => {
    const data = after(sample(), 'changeCard', { card: LOTTERY, content: { repeat: true } });
    expect(cardOf(data, LOTTERY).content).toMatchObject({ repeat: true, list: NAMES, current: { id: 'e1', name: 'Mia' } });
    expect(cardOf(after(data, 'changeCard', { card: LOTTERY, content: { current: null, list: null } }), LOTTERY).content).toMatchObject({
      current: null,
      list: null,
      repeat: true,
    });
  });
  it('of another kind, of no kind, or of a wrong type is refused', () => {
    for (const content of [
      { seconds: 5 },
      { repeat: 'yes' },
      { __proto__x: 1 },
      { constructor: 1 },
      { 'content.repeat': true },
      { list: 'mine' },
      { drawn: [{ id: 'a', name: 'b', more: 1 }] },
      { draws: 1.5 },
    ] as Record<string, Json>[]) {
      expect(refused(LOTTERY, content), JSON.stringify(content)).toEqual({ code: 'CARD_INVALID' });
    }
    expect(refused(TIMER, { seconds: 0 })).toEqual({ code: 'CARD_INVALID' });
    expect(refused(TIMER, { seconds: 24 * 3600 + 1 })).toEqual({ code: 'CARD_INVALID' });
    expect(refused(TIMER, { seconds: 754 })).toBe('ok');
    expect(verdict(sample(), owner, 'addCard', { page: PAGE, kind: 'video', content: { address: 'https://example.org/film' } })).toEqual({
      code: 'CARD_INVALID',
    });
    expect(verdict(sample(), owner, 'addCard', { page: PAGE, kind: 'embed', content: { address: 'javascript:alert(1)' } })).toEqual({
      code: 'CARD_INVALID',
    });
    expect(verdict(sample(), owner, 'addCard', { page: PAGE, kind: 'qr_link', content: { address: 'javascript:alert(1)' } })).toEqual({
      code: 'CARD_INVALID',
    });
    expect(
      verdict(sample(), owner, 'addCard', { page: PAGE, kind: 'internal_tool', content: { address: 'https://example.org/' } }),
    ).toEqual({ code: 'CARD_INVALID' });
    expect(
      verdict(sample(), owner, 'addCard', { page: PAGE, kind: 'internal_tool', content: { address: '//example.org/pinboard' } }),
    ).toEqual({ code: 'CARD_INVALID' });
  });
  it('is stored as it is read: addresses in one spelling, a snippet without its script', () => {
    const add = (kind: 'embed' | 'video', address: string): unknown => {
      const data = after(sample(), 'addCard', { page: EMPTY_PAGE, kind, content: { address } });
      return data.cards.get(pile(data, EMPTY_PAGE)[0]!)?.['content.address'];
    };
    expect(add('embed', '<script>alert(1)</script><iframe src="https://example.org/a?b=1&amp;c=2" onload="alert(1)"></iframe>')).toBe(
      'https://example.org/a?b=1&c=2',
    );
    expect(add('video', 'youtu.be/dQw4w9WgXcQ?t=9')).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  });
  it('that grows too long when it is spelled out is refused rather than lost', () => {
    expect(
      verdict(sample(), owner, 'addCard', { page: PAGE, kind: 'qr_link', content: { address: `https://a.example/${'ä'.repeat(1500)}` } }),
    ).toEqual({ code: 'CARD_INVALID' });
  });
  it('texts of more than 5,000 characters are refused with the number', () => {
    const words = (count: number): Json => [{ type: 'heading', runs: [{ text: 'x'.repeat(count) }] }];
    expect(refused(TEXT, { text: words(5000) })).toBe('ok');
    expect(refused(TEXT, { text: words(5001) })).toEqual({ code: 'TEXT_TOO_LONG', limit: 5000 });
  });
  it('[TBO-10] 21 groups are refused with the number, and somebody in two groups', () => {
    const groups = (count: number): Json =>
      Array.from({ length: count }, (_, index) => ({ name: '', members: [{ id: `e${index}`, name: 'x' }] }));
    expect(refused(GROUP, { groups: groups(groupsMax) })).toBe('ok');
    expect(refused(GROUP, { groups: groups(groupsMax + 1) })).toEqual({ code: 'NAMES_INVALID', limit: 20 });
    expect(
      refused(GROUP, {
        groups: [
          { name: '', members: [{ id: 'e1', name: 'x' }] },
          { name: '', members: [{ id: 'e1', name: 'x' }] },
        ],
      }),
    ).toMatchObject({ code: 'NAMES_INVALID' });
    expect(refused(GROUP, { groups: [{ name: 'x'.repeat(31), members: [] }] })).toEqual({ code: 'CARD_INVALID' });
  });
});

describe('places', () => {
  const place = { x: 40, y: 20, width: 12, height: 9 };
  it('of several cards in one step; locked ones stay', () => {
    const data = after(after(sample(), 'lockCards', { cards: [LOTTERY], locked: true }), 'placeCards', {
      cards: [TEXT, LOTTERY].map((id) => ({ card: id, place })),
    });
    expect([cardOf(data, TEXT).place, cardOf(data, LOTTERY).place]).toEqual([place, cardOf(sample(), LOTTERY).place]);
  });
  it('of a locked card are refused, unless it is unlocked with them', () => {
    const locked = after(sample(), 'changeCard', { card: TEXT, locked: true });
    expect(verdict(locked, owner, 'changeCard', { card: TEXT, place })).toEqual({ code: 'FORBIDDEN' });
    expect(cardOf(after(locked, 'changeCard', { card: TEXT, place, locked: false }), TEXT)).toMatchObject({ place, locked: false });
    expect(after(locked, 'changeCard', { card: TEXT, locked: false }).cards.get(TEXT)).toEqual(sample().cards.get(TEXT));
    expect(verdict(locked, owner, 'changeCard', { card: TEXT, title: 'x' })).toBe('ok');
  });
  it('of a card that lost its page: it stays on the page where somebody changed or moved it', () => {
    const lost = sample({ cards: { [TIMER]: { page: 'nothinghere0' } } });
    for (const data of [
      after(lost, 'changeCard', { card: TIMER, title: 'x' }),
      after(lost, 'placeCards', { cards: [{ card: TIMER, place }] }),
    ]) {
      expect(cardOf(after(data, 'movePage', { page: OTHER_PAGE, after: null }), TIMER).page).toBe(PAGE);
    }
    expect(cardOf(after(lost, 'movePage', { page: OTHER_PAGE, after: null }), TIMER).page).toBe(OTHER_PAGE);
  });
  it('another page: on top there, in the same place', () => {
    const data = after(sample(), 'moveCardsToPage', { cards: [GROUP, TEXT, GROUP], page: OTHER_PAGE });
    expect([pile(data), pile(data, OTHER_PAGE)]).toEqual([[LOTTERY], [TIMER, GROUP, TEXT]]);
    expect(cardOf(data, TEXT).place).toEqual(cardOf(sample(), TEXT).place);
  });
});

describe('the pile', () => {
  const five = sample({ cards: { d00000000000: card('clock', { order: 'a3' }), e00000000000: card('clock', { order: 'a4' }) } });
  const [a, b, c, d, e] = [TEXT, LOTTERY, GROUP, 'd00000000000', 'e00000000000'];
  const layered = (to: LayerMove, ...chosen: string[]): string[] => pile(after(five, 'layerCards', { cards: chosen, to }));
  it.each<[LayerMove, string[], string[]]>([
    ['front', [b], [a, c, d, e, b]],
    ['back', [d], [d, a, b, c, e]],
    ['forward', [b], [a, c, b, d, e]],
    ['backward', [d], [a, b, d, c, e]],
    ['forward', [e], [a, b, c, d, e]],
    ['backward', [a], [a, b, c, d, e]],
    ['front', [d, a], [b, c, e, a, d]],
    ['back', [d, c], [c, d, a, b, e]],
    ['forward', [a, c], [b, d, a, c, e]],
    ['backward', [b, d], [b, d, a, c, e]],
    ['front', [a, b, c, d, e], [a, b, c, d, e]],
    ['backward', [a, b, c, d, e], [a, b, c, d, e]],
  ])('%s %j', (to, chosen, expected) => expect(layered(to, ...chosen)).toEqual(expected));
  it('of each page for itself', () => {
    const data = after(five, 'layerCards', { cards: [TIMER, b], to: 'back' });
    expect([pile(data), pile(data, OTHER_PAGE)]).toEqual([[b, a, c, d, e], [TIMER]]);
  });
});

describe('duplicates', () => {
  it('have the same content beside the original, on top, and are not locked', () => {
    const locked = after(sample(), 'lockCards', { cards: [GROUP], locked: true });
    const data = after(locked, 'duplicateCards', { cards: [GROUP, TIMER, GROUP] });
    const [copy, timer] = [pile(data).at(-1)!, pile(data, OTHER_PAGE).at(-1)!];
    expect([pile(data).length, pile(data, OTHER_PAGE).length]).toEqual([4, 2]);
    expect(cardOf(data, copy)).toEqual({
      ...cardOf(sample(), GROUP),
      id: copy,
      order: cardOf(data, copy).order,
      place: { x: 22, y: 18, width: 20, height: 14 },
    });
    expect(cardOf(data, timer).content).toEqual(cardOf(sample(), TIMER).content);
  });
  it('of everything on a page do not cover each other while there is room', () => {
    const two = sample({ cards: { [GROUP]: { page: EMPTY_PAGE } } });
    const data = after(two, 'duplicateCards', { cards: [TEXT, LOTTERY] });
    const places = cardsOnPage(parseTeachingBoard(data), PAGE).map(({ place }) => place);
    expect(places.flatMap((one, index) => places.slice(index + 1).filter((other) => overlap(one, other)))).toEqual([]);
  });
});

it('removed cards are gone, also when they are named twice', () => {
  const data = after(sample(), 'removeCards', { cards: [TEXT, TEXT, TIMER] });
  expect([...data.cards.keys()]).toEqual([LOTTERY, GROUP]);
});
