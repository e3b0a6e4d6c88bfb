import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inProportion, sharesOfPeople, sharesOfWhole } from './percentages.js';

describe('percentages', () => {
  it('of a single choice add up to exactly 100', () => {
    expect(sharesOfWhole([10, 6, 4, 1])).toEqual([48, 28, 19, 5]);
    for (const counts of [
      [9, 11, 7],
      [1, 2, 3, 4, 5, 6, 7],
      [1, 0, 0],
      [13, 7, 7],
    ]) {
      expect(sharesOfWhole(counts).reduce((sum, share) => sum + share, 0)).toBe(100);
    }
  });

  it('of equal counts are equal, and add up to 100 where that is possible', () => {
    expect(sharesOfWhole([3, 3, 1, 4])).toEqual([27, 27, 9, 37]);
    expect(sharesOfWhole([4, 4, 3])).toEqual([36, 36, 28]);
    expect(sharesOfWhole([1, 1, 1])).toEqual([33, 33, 33]);
    expect(sharesOfWhole([1, 1, 1, 1, 1, 1])).toEqual([17, 17, 17, 17, 17, 17]);
  });

  it('of more answers are never smaller, and none is a whole percent away from what it is', () => {
    const places = fc.array(fc.nat({ max: 40 }), { minLength: 2, maxLength: 20 }).filter((counts) => counts.some((count) => count > 0));
    fc.assert(
      fc.property(places, (counts) => {
        const shares = sharesOfWhole(counts);
        const total = counts.reduce((sum, count) => sum + count, 0);
        counts.forEach((count, index) => {
          expect(Math.abs(shares[index]! - (count * 100) / total)).toBeLessThan(1);
          counts.forEach((other, at) => {
            if (other === count) expect(shares[at]).toBe(shares[index]);
            if (other > count) expect(shares[at]).toBeGreaterThanOrEqual(shares[index]!);
          });
        });
      }),
    );
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
