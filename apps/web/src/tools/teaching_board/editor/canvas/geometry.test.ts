import { describe, expect, it } from 'vitest';
import { aligned, boundsOf, distributed, guidesOf, overlap, resized, shifted, stepOnPage, stepped } from './geometry';

const place = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });

describe('places on a page', () => {
  it('go together as far as the outermost one can', () => {
    const pair = [place(2, 5, 10, 10), place(20, 0, 10, 10)];
    expect(stepOnPage(pair, -9, -3)).toEqual({ dx: -2, dy: 0 });
    expect(stepOnPage(pair, 100, 100)).toEqual({ dx: 34, dy: 21 });
    expect(stepOnPage([], 5, 5)).toEqual({ dx: 0, dy: 0 });
    expect(shifted(pair[0]!, 3, -2)).toEqual(place(5, 3, 10, 10));
    expect(boundsOf(pair)).toEqual(place(2, 0, 28, 15));
  });

  it('keep the opposite edge while a handle moves', () => {
    const card = place(10, 10, 12, 12);
    expect(resized(card, 'se', 3, -2)).toEqual(place(10, 10, 15, 10));
    expect(resized(card, 'nw', 3, -2)).toEqual(place(13, 8, 9, 14));
    expect(resized(card, 'n', 5, 4)).toEqual(place(10, 14, 12, 8));
    expect(resized(card, 'w', -5, 9)).toEqual(place(5, 10, 17, 12));
  });

  it('never get smaller than a card can be, or larger than the page', () => {
    const card = place(10, 10, 12, 12);
    expect(resized(card, 'nw', 50, 50)).toEqual(place(18, 19, 4, 3));
    expect(resized(card, 'se', -50, -50)).toEqual(place(10, 10, 4, 3));
    expect(resized(card, 'se', 90, 90)).toEqual(place(10, 10, 54, 26));
    expect(resized(card, 'nw', -90, -90)).toEqual(place(0, 0, 22, 22));
  });
});

describe('several cards', () => {
  const three = [place(0, 0, 4, 4), place(10, 6, 8, 3), place(30, 20, 6, 10)];

  it('go one step together, and those that are locked stay', () => {
    const card = (id: string, x: number, locked = false) => ({ id, locked, place: { x, y: 0, width: 8, height: 6 } });
    const cards = [card('a', 2), card('b', 20), card('c', 0, true)];
    const places = (type: 'move' | 'resize', dx: number) =>
      stepped(type, cards, dx, 0).map(({ card: id, place }) => [id, place.x, place.width]);
    expect(places('move', 4)).toEqual([
      ['a', 6, 8],
      ['b', 24, 8],
    ]);
    expect(places('move', -4)).toEqual([
      ['a', 0, 8],
      ['b', 18, 8],
    ]);
    expect(places('resize', 4)).toEqual([
      ['a', 2, 12],
      ['b', 20, 12],
    ]);
    expect(stepped('move', [card('a', 0)], -4, 0)).toEqual([]);
    expect(stepped('move', [card('c', 9, true)], 4, 0)).toEqual([]);
  });

  it('are aligned at an edge or a centre of what holds them', () => {
    expect(aligned(three, 'left').map(({ x }) => x)).toEqual([0, 0, 0]);
    expect(aligned(three, 'right').map(({ x }) => x)).toEqual([32, 28, 30]);
    expect(aligned(three, 'centre').map(({ x }) => x)).toEqual([16, 14, 15]);
    expect(aligned(three, 'top').map(({ y }) => y)).toEqual([0, 0, 0]);
    expect(aligned(three, 'bottom').map(({ y }) => y)).toEqual([26, 27, 20]);
    expect(aligned(three, 'middle').map(({ y }) => y)).toEqual([13, 14, 10]);
  });

  it('are distributed with equal gaps, the outer ones stay', () => {
    expect(distributed(three, 'across').map(({ x }) => x)).toEqual([0, 13, 30]);
    expect(distributed(three, 'down').map(({ y }) => y)).toEqual([0, 11, 20]);
    expect(distributed([three[2]!, three[0]!, three[1]!], 'across').map(({ x }) => x)).toEqual([30, 0, 13]);
  });

  it('share lines that are shown while one is moved', () => {
    expect(guidesOf(place(0, 0, 4, 4), [place(4, 10, 4, 4)])).toEqual({ x: 4, y: undefined });
    expect(guidesOf(place(0, 0, 4, 6), [place(20, 2, 4, 2)])).toEqual({ x: undefined, y: 3 });
    expect(guidesOf(place(1, 0, 4, 6), [])).toEqual({ x: undefined, y: undefined });
  });

  it('overlap or only touch', () => {
    expect(overlap(place(0, 0, 4, 4), place(3, 3, 4, 4))).toBe(true);
    expect(overlap(place(0, 0, 4, 4), place(4, 0, 4, 4))).toBe(false);
  });
});
