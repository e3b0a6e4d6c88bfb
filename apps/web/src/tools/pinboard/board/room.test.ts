import { describe, expect, it } from 'vitest';
import { roomForCards, roomForLists } from './room';

describe('[LIM-08] room on a pinboard', () => {
  it('[A1] is announced from 90 of 100 cards of a list on', () => {
    expect(roomForCards(89, 89)).toEqual({ left: undefined, full: undefined });
    expect(roomForCards(90, 90)).toEqual({ left: 10, full: undefined });
    expect(roomForCards(99, 99)).toEqual({ left: 1, full: undefined });
    expect(roomForCards(100, 100)).toEqual({ left: 0, full: { code: 'CARD_LIMIT_REACHED', limit: 100 } });
  });

  it('[A3] is that of the board where it is the smaller one', () => {
    expect(roomForCards(3, 995)).toEqual({ left: 5, full: undefined });
    expect(roomForCards(98, 995).left).toBe(2);
    expect(roomForCards(3, 1000).full).toEqual({ code: 'BOARD_CARD_LIMIT_REACHED', limit: 1000 });
  });

  it('[A2] ends at 30 lists', () => {
    expect(roomForLists(26).left).toBeUndefined();
    expect(roomForLists(27)).toEqual({ left: 3, full: undefined });
    expect(roomForLists(30).full).toEqual({ code: 'LIST_LIMIT_REACHED', limit: 30 });
  });
});
