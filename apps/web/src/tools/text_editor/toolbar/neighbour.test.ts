import { expect, it } from 'vitest';
import { neighbour } from './neighbour';

it.each([
  ['ArrowRight', 0, 3, 1],
  ['ArrowRight', 2, 3, 0],
  ['ArrowLeft', 0, 3, 2],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['Enter', 0, 3, undefined],
  ['ArrowRight', 0, 0, undefined],
])('%s from %i of %i', (key, index, count, expected) => {
  expect(neighbour(key, index, count)).toBe(expected);
});
