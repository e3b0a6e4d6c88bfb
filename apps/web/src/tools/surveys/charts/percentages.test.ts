import { describe, expect, it } from 'vitest';
import { inProportion, sharesOfPeople, sharesOfWhole } from './percentages';

describe('percentages', () => {
  it('of a single choice add up to exactly 100', () => {
    expect(sharesOfWhole([1, 1, 1])).toEqual([34, 33, 33]);
    expect(sharesOfWhole([10, 6, 4, 1])).toEqual([48, 28, 19, 5]);
    for (const counts of [
      [9, 11, 7],
      [1, 2, 3, 4, 5, 6, 7],
      [333, 333, 334],
      [1, 0, 0],
      [13, 7, 7],
    ]) {
      expect(sharesOfWhole(counts).reduce((sum, share) => sum + share, 0)).toBe(100);
    }
  });

  it('are all zero while nobody answered', () => {
    expect(sharesOfWhole([0, 0])).toEqual([0, 0]);
    expect(sharesOfPeople([0, 0], 0)).toEqual([0, 0]);
  });

  it('of several answers each are shares of the people', () => {
    expect(sharesOfPeople([13, 13, 6], 13)).toEqual([100, 100, 46]);
  });

  it('more votes than can be drawn keep their proportion, and no option disappears behind the first ones', () => {
    expect(inProportion([10, 6, 4, 1], 105)).toEqual([10, 6, 4, 1]);
    expect(inProportion([92, 54, 36, 18], 100)).toEqual([46, 27, 18, 9]);
    expect(inProportion([92, 54, 36, 18], 105).reduce((sum, part) => sum + part, 0)).toBe(105);
  });
});
