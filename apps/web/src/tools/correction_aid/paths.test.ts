import { expect, it } from 'vitest';
import { readPlace, resultPath } from './paths';

it('[NAV-26] an address names the place of a result, and its id behind an underscore where it is known', () => {
  expect(resultPath('a', 3)).toBe('/ai/feedbacks/a/results/3');
  expect(resultPath('a', 3, 'b')).toBe('/ai/feedbacks/a/results/3_b');
  expect(readPlace('3')).toEqual({ place: 3, resultId: undefined });
  expect(readPlace('3_b')).toEqual({ place: 3, resultId: 'b' });
  expect(readPlace('3_')).toEqual({ place: 3, resultId: undefined });
  expect(readPlace('quatsch')).toEqual({ place: 1, resultId: undefined });
});
