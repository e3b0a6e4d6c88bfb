import { LIMITS } from '@murmel/contracts';
import { emptyBoard, PINBOARD_TABLES, type Pinboard, parsePinboard } from '@murmel/documents';
import { describe, expect, it } from 'vitest';
import type { ImportCard } from './import-draft';
import { planImport } from './plan';

const { cardsPerBoard, cardsPerList, listsPerBoard } = LIMITS.pinboard;

/** A board with so many lists, the first with so many cards. */
function boardWith(lists: number, cards = 0): Pinboard {
  return parsePinboard({
    ...emptyBoard(PINBOARD_TABLES),
    lists: new Map(Array.from({ length: lists }, (_, index) => [`list${index}`, { name: `Liste ${index}`, order: `a${index}` }])),
    cards: new Map(
      Array.from({ length: cards }, (_, index) => [
        `card${index}`,
        { name: 'x', place: { list: `list${index % lists}`, order: `a${index}` } },
      ]),
    ),
  });
}
const cards = (count: number): ImportCard[] =>
  Array.from({ length: count }, (_, index) => ({ name: `Karte ${index}`, description: null, colour: 'none' }));
const draft = (...counts: number[]) => ({
  lists: counts.map((count, index) => ({ name: `Neu ${index}`, cards: cards(count) })),
  archived: 0,
  empty: 0,
  shortened: 0,
  shortenedNames: 0,
  withoutPlace: { comments: 0, members: 0, fields: 0 },
});

describe('planImport', () => {
  it('brings everything where there is room', () => {
    expect(planImport(draft(2, 0), boardWith(1))).toMatchObject({
      newLists: 2,
      cards: 2,
      left: { lists: 0, cardsPerList: 0, cardsPerBoard: 0 },
    });
  });

  it('leaves lists out that do not fit, with their cards', () => {
    expect(planImport(draft(1, 3, 4), boardWith(listsPerBoard - 1))).toMatchObject({
      newLists: 1,
      cards: 1,
      left: { lists: 2, cardsOfLists: 7 },
    });
  });

  it('cuts a list at its limit, counting what is in it already', () => {
    const plan = planImport({ ...draft(), lists: [{ name: 'liste 0 ', cards: cards(60) }] }, boardWith(1, 50));
    expect(plan.lists[0]).toMatchObject({ existing: 'list0' });
    expect(plan).toMatchObject({ newLists: 0, cards: cardsPerList - 50, left: { cardsPerList: 10 } });
  });

  it('stops at the limit of the board', () => {
    const plan = planImport(draft(80, 80), boardWith(10, cardsPerBoard - 100));
    expect(plan).toMatchObject({ newLists: 2, cards: 100, left: { cardsPerBoard: 60, cardsPerList: 0 } });
  });
});
