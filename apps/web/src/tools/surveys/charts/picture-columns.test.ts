import { expect, it } from 'vitest';
import { pictureColumns } from './picture-columns';

it('as many columns as make photos largest: one alone, two and three side by side, then rows', () => {
  expect([0, 1, 2, 3, 4, 6, 9, 30].map(pictureColumns)).toEqual([1, 1, 2, 3, 2, 3, 3, 8]);
});
