import { describe, expect, it } from 'vitest';
import { distance, edgeSpeed, indexAt } from './geometry';

const cards = [0, 110, 220].map((top) => ({ getBoundingClientRect: () => ({ top, left: 0, width: 280, height: 100 }) }));

describe('where something is dropped', () => {
  it.each([
    [-50, 0],
    [49, 0],
    [51, 1],
    [159, 1],
    [161, 2],
    [269, 2],
    [271, 3],
    [9000, 3],
  ])('at %i it goes before card %i', (y, index) => {
    expect(indexAt(cards, y, 'y')).toBe(index);
  });

  it('looks at few of many cards', () => {
    let looks = 0;
    const many = Array.from({ length: 100 }, (_, index) => ({
      getBoundingClientRect: () => {
        looks += 1;
        return { top: index * 110, left: 0, width: 280, height: 100 };
      },
    }));
    expect(indexAt(many, 55 * 110 - 5, 'y')).toBe(55);
    expect(looks).toBeLessThanOrEqual(7);
  });

  it('sideways counts lists', () => {
    const lists = [0, 324, 648].map((left) => ({ getBoundingClientRect: () => ({ top: 0, left, width: 306, height: 500 }) }));
    expect([100, 200, 500, 2000].map((x) => indexAt(lists, x, 'x'))).toEqual([0, 1, 2, 3]);
  });

  it('takes the list below the pointer, else the nearest', () => {
    const box = { left: 100, top: 100, width: 300, height: 400 };
    expect(distance(box, 200, 300)).toBe(0);
    expect(distance(box, 50, 300)).toBe(100);
    expect(distance(box, 200, 900)).toBe(400);
  });
});

describe('scrolling at the edge', () => {
  it('is faster the nearer the edge is, and stands still in the middle', () => {
    expect(edgeSpeed(500, 0, 1000)).toBe(0);
    expect(edgeSpeed(10, 0, 1000)).toBeLessThan(edgeSpeed(60, 0, 1000));
    expect(edgeSpeed(1000, 0, 1000)).toBe(16);
    expect(edgeSpeed(-40, 0, 1000)).toBe(-16);
  });
});
