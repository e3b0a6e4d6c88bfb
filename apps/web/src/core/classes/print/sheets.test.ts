import { describe, expect, it } from 'vitest';
import { sheets } from './sheets';

describe('sheets', () => {
  it.each([
    [0, []],
    [1, [1]],
    [10, [10]],
    [11, [10, 1]],
    [26, [10, 10, 6]],
  ])('%i cards', (count, sizes) => expect(sheets(Array.from({ length: count })).map(({ length }) => length)).toEqual(sizes));
});
