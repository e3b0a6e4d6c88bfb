import { describe, expect, it } from 'vitest';
import { fittingGrid, type Grid } from './fitting-grid';

const columnsWith = (): number => 5;
/** Boxes that fit with these columns in a type of at most this size. */
const upTo =
  (sizes: Record<number, number>) =>
  ({ size, columns }: Grid): boolean =>
    size <= (sizes[columns] ?? 0);

describe('groups in a card', () => {
  it('are as large as they fit, in the fewest columns', () => {
    expect(fittingGrid(columnsWith, upTo({ 1: 0.9, 2: 1.6, 4: 1.6 }), undefined)).toEqual({ size: 1.6, columns: 2 });
    expect(fittingGrid(columnsWith, upTo({ 4: 2.4 }), undefined)).toEqual({ size: 2.4, columns: 4 });
  });

  it('stay in their columns when a name moves and others would be a little larger', () => {
    expect(fittingGrid(columnsWith, upTo({ 2: 1.4, 4: 1.6 }), 2)).toEqual({ size: 1.4, columns: 2 });
    expect(fittingGrid(columnsWith, upTo({ 2: 1.6, 4: 1.4 }), 4)).toEqual({ size: 1.4, columns: 4 });
  });

  it('take others where theirs would be hard to read', () =>
    expect(fittingGrid(columnsWith, upTo({ 2: 0.8, 4: 1.6 }), 2)).toEqual({ size: 1.6, columns: 4 }));

  it('become smaller rather than cut off, down to a type that can still be read', () => {
    expect(fittingGrid(columnsWith, upTo({ 3: 0.6 }), undefined)).toEqual({ size: 0.6, columns: 3 });
    expect(fittingGrid(columnsWith, upTo({ 3: 0.5 }), undefined)).toBeUndefined();
  });

  it('are in no more columns than there is room for', () =>
    expect(fittingGrid((size) => (size > 1 ? 1 : 2), upTo({ 1: 1.1, 2: 2.4 }), undefined)).toEqual({ size: 1.1, columns: 1 }));
});
