import type { ToolKey } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import { toggleFavourite } from './favourites';

const keys = (count: number): ToolKey[] => Array.from({ length: count }, (_, index) => `tool_${index}` as ToolKey);
const other = 'other' as ToolKey;

describe('toggleFavourite', () => {
  it('appends a new one and removes an old one', () => {
    expect(toggleFavourite(keys(2), other)).toEqual({ favourites: [...keys(2), other] });
    expect(toggleFavourite([...keys(2), other], other)).toEqual({ favourites: keys(2) });
  });

  it('[LIB-07] keeps the last one', () => {
    expect(toggleFavourite([other], other)).toEqual({ refused: 'tooFew', limit: 1 });
  });

  it('[LIB-07] takes the eighth and refuses the ninth', () => {
    expect(toggleFavourite(keys(7), other)).toEqual({ favourites: [...keys(7), other] });
    expect(toggleFavourite(keys(8), other)).toEqual({ refused: 'tooMany', limit: 8 });
  });
});
