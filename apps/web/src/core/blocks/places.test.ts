import { describe, expect, it } from 'vitest';
import { placeAbove, placeAt, placeBelow, rangeTo } from './places';

const order = ['a', 'b', 'c', 'd'].map((id) => ({ id }));

describe('where blocks go', () => {
  it('one up, and not above the first', () => {
    expect(placeAbove(order, new Set('c'))).toBe('a');
    expect(placeAbove(order, new Set('b'))).toBeNull();
    expect(placeAbove(order, new Set('ac'))).toBeUndefined();
    expect(placeAbove(order, new Set('x'))).toBeUndefined();
  });

  it('one down, and not below the last', () => {
    expect(placeBelow(order, new Set('ab'))).toBe('c');
    expect(placeBelow(order, new Set('bd'))).toBeUndefined();
  });

  it('to where they were dropped', () => {
    expect(placeAt(order, 'a', 2)).toBe('c');
    expect(placeAt(order, 'd', 1)).toBe('a');
    expect(placeAt(order, 'd', 0)).toBeNull();
  });

  it('selects from the first one to the pressed one, in both directions', () => {
    expect([...rangeTo(order, new Set('b'), 'd')]).toEqual(['b', 'c', 'd']);
    expect([...rangeTo(order, new Set('c'), 'a')]).toEqual(['a', 'b', 'c']);
    expect([...rangeTo(order, new Set(), 'c')]).toEqual(['c']);
  });
});
