import { expect, it } from 'vitest';
import { placeAfter } from './use-grid-keys';

const rows = ['ida', 'ben', 'lea'];
const pressed = (key: string, more: object = {}) => ({ key, ctrlKey: false, altKey: false, metaKey: false, ...more });

it('arrows lead from cell to cell and stop at the edges', () => {
  const from = { row: 'ben', column: 1 };
  expect(placeAfter(pressed('ArrowDown'), rows, 3, from)).toEqual({ row: 'lea', column: 1 });
  expect(placeAfter(pressed('ArrowLeft'), rows, 3, from)).toEqual({ row: 'ben', column: 0 });
  expect(placeAfter(pressed('ArrowRight'), rows, 3, { row: 'ben', column: 2 })).toEqual({ row: 'ben', column: 2 });
  expect(placeAfter(pressed('End', { ctrlKey: true }), rows, 3, from)).toEqual({ row: 'lea', column: 2 });
});

it('other keys, and those of the browser, go on to where they belong', () => {
  expect(placeAfter(pressed('Enter'), rows, 3, { row: 'ben', column: 1 })).toBeUndefined();
  expect(placeAfter(pressed('ArrowLeft', { altKey: true }), rows, 3, { row: 'ben', column: 1 })).toBeUndefined();
});
