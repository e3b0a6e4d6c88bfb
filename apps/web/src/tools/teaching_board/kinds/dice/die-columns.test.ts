import { LIMITS } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import { dieColumns } from './die-columns';
import { PIPS } from './pips';

describe('dice', () => {
  it('stand one below the other on a high card and side by side on a wide one', () => {
    expect([
      dieColumns(2, 9, 12),
      dieColumns(2, 12, 9),
      dieColumns(6, 4, 30),
      dieColumns(6, 30, 4),
      dieColumns(6, 12, 9),
      dieColumns(4, 10, 10),
      dieColumns(1, 5, 5),
    ]).toEqual([1, 2, 1, 6, 3, 2, 1]);
  });

  it('have as many pips as they say, on the nine places of a face', () => {
    expect(PIPS.map((places) => places.length)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(PIPS).toHaveLength(LIMITS.teachingBoard.dice.sides);
    expect(new Set(PIPS.flat())).toEqual(new Set([0, 2, 3, 4, 5, 6, 8]));
  });
});
