import { expect, it } from 'vitest';
import { shownOptions } from './shown-options.js';

it('an option without text is not shown, unless somebody took it; the others keep their places', () => {
  const options = ['Merkur', ' ', 'Venus', ''].map((text, index) => ({ id: String(index), text }));
  const result = { questionId: 'q', answered: 5, counts: [2, 0, 2, 1] };
  expect(shownOptions({ options }, result).map(({ text, place, count }) => [text, place, count])).toEqual([
    ['Merkur', 0, 2],
    ['Venus', 2, 2],
    ['', 3, 1],
  ]);
  expect(shownOptions({ options }).map(({ place }) => place)).toEqual([0, 2]);
});
