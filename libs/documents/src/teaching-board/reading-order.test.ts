import { describe, expect, it } from 'vitest';
import { inReadingOrder } from './reading-order.js';

const card = (name: string, x: number, y: number, width = 10, height = 10) => ({ name, place: { x, y, width, height } });
const names = (...cards: ReturnType<typeof card>[]): string =>
  inReadingOrder(cards)
    .map(({ name }) => name)
    .join('');

describe('reading order', () => {
  it('goes row by row, from left to right', () => {
    expect(names(card('d', 20, 20), card('b', 20, 0), card('c', 0, 20), card('a', 0, 0))).toBe('abcd');
  });

  it('counts what is a little lower to the same row', () => {
    expect(names(card('b', 20, 0), card('a', 0, 4), card('c', 0, 6))).toBe('abc');
  });

  it('leaves what it was given as it is', () => {
    const cards = [card('b', 20, 0), card('a', 0, 0)];
    inReadingOrder(cards);
    expect(cards.map(({ name }) => name)).toEqual(['b', 'a']);
  });
});
