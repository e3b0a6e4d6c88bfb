import { LIMITS } from '@murmel/contracts';
import { describe, expect, it } from 'vitest';
import { marked, newOption, without } from './options';

const options = ['a', 'b', 'c'].map((id) => ({ id, text: id }));

describe('what is correct', () => {
  it('one answer takes the place of the one before, a second tap takes it back', () => {
    expect(marked({ options, correct: ['a'] }, 'b', false).correct).toEqual(['b']);
    expect(marked({ options, correct: ['b'] }, 'b', false).correct).toEqual([]);
  });

  it('several answers are gathered', () => {
    expect(marked({ options, correct: ['a'] }, 'c', true).correct).toEqual(['a', 'c']);
    expect(marked({ options, correct: ['a', 'c'] }, 'a', true).correct).toEqual(['c']);
  });

  it('goes with its option', () =>
    expect(without({ options, correct: ['a', 'b'] }, 'a')).toEqual({ options: options.slice(1), correct: ['b'] }));

  it('a new option has an id that nobody had before, and that is not too long', () => {
    const ids = Array.from({ length: 200 }, () => newOption().id);
    expect(new Set(ids).size).toBe(200);
    expect(Math.max(...ids.map(({ length }) => length))).toBeLessThanOrEqual(LIMITS.worksheet.options.idMax);
  });
});
