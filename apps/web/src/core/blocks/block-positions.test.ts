import { describe, expect, it } from 'vitest';
import { positionAbove, positionAt, positionBelow, rangeTo } from './block-positions';

const order = ['a', 'b', 'c', 'd'].map((id) => ({ id }));

describe('where blocks go', () => {
  it('one up, and not above the first', () => {
    expect(positionAbove(order, new Set('c'))).toBe('a');
    expect(positionAbove(order, new Set('b'))).toBeNull();
    expect(positionAbove(order, new Set('ac'))).toBeUndefined();
    expect(positionAbove(order, new Set('x'))).toBeUndefined();
  });

  it('one down, and not below the last', () => {
    expect(positionBelow(order, new Set('ab'))).toBe('c');
    expect(positionBelow(order, new Set('bd'))).toBeUndefined();
  });

  it('to where they were dropped', () => {
    expect(positionAt(order, 'a', 2)).toBe('c');
    expect(positionAt(order, 'd', 1)).toBe('a');
    expect(positionAt(order, 'd', 0)).toBeNull();
  });

  it('selects from the first one to the pressed one, in both directions', () => {
    expect([...rangeTo(order, new Set('b'), 'd')]).toEqual(['b', 'c', 'd']);
    expect([...rangeTo(order, new Set('c'), 'a')]).toEqual(['a', 'b', 'c']);
    expect([...rangeTo(order, new Set(), 'c')]).toEqual(['c']);
  });
});
