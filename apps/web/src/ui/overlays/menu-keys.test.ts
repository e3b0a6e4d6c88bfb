import { describe, expect, it } from 'vitest';
import { nextIndex } from './menu-keys';

const labels = ['Teilen', 'Duplizieren', 'Drucken', 'Übernehmen'];

describe('nextIndex', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 3, 0],
    ['ArrowDown', -1, 0],
    ['ArrowUp', 0, 3],
    ['ArrowUp', -1, 3],
    ['ArrowUp', 2, 1],
    ['Home', 2, 0],
    ['End', 0, 3],
    ['d', 0, 1],
    ['D', 1, 2],
    ['d', 2, 1],
    ['ü', 0, 3],
  ])('%s at %i goes to %i', (key, index, next) => expect(nextIndex(key, index, labels)).toBe(next));

  it.each(['x', 'Enter', ' ', 'Shift'])('%s moves nothing', (key) => expect(nextIndex(key, 0, labels)).toBeUndefined());
  it('has nowhere to go in an empty menu', () => expect(nextIndex('ArrowDown', -1, [])).toBeUndefined());
});
