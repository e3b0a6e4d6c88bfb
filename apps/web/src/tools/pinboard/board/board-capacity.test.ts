import { describe, expect, it } from 'vitest';
import { capacityForCards, capacityForLists } from './board-capacity';

describe('[LIM-08] room on a pinboard', () => {
  it('[A1] is announced from 90 of 100 cards of a list on', () => {
    expect(capacityForCards(89, 89)).toEqual({ left: undefined, full: undefined });
    expect(capacityForCards(90, 90)).toEqual({ left: 10, full: undefined });
    expect(capacityForCards(99, 99)).toEqual({ left: 1, full: undefined });
    expect(capacityForCards(100, 100)).toEqual({ left: 0, full: { code: 'CARD_LIMIT_REACHED', limit: 100 } });
  });

  it('[A3] is that of the board where it is the smaller one', () => {
    expect(capacityForCards(3, 995)).toEqual({ left: 5, full: undefined });
    expect(capacityForCards(98, 995).left).toBe(2);
    expect(capacityForCards(3, 1000).full).toEqual({ code: 'BOARD_CARD_LIMIT_REACHED', limit: 1000 });
  });

  it('[A2] ends at 30 lists', () => {
    expect(capacityForLists(26).left).toBeUndefined();
    expect(capacityForLists(27)).toEqual({ left: 3, full: undefined });
    expect(capacityForLists(30).full).toEqual({ code: 'LIST_LIMIT_REACHED', limit: 30 });
  });
});
