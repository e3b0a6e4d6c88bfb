import { expect, it } from 'vitest';
import { positionAfter } from './use-grid-keys';

const rows = ['ida', 'ben', 'lea'];
const pressed = (key: string, more: object = {}) => ({ key, ctrlKey: false, altKey: false, metaKey: false, ...more });

it('arrows lead from cell to cell and stop at the edges', () => {
  const from = { row: 'ben', column: 1 };
  expect(positionAfter(pressed('ArrowDown'), rows, 3, from)).toEqual({ row: 'lea', column: 1 });
  expect(positionAfter(pressed('ArrowLeft'), rows, 3, from)).toEqual({ row: 'ben', column: 0 });
  expect(positionAfter(pressed('ArrowRight'), rows, 3, { row: 'ben', column: 2 })).toEqual({ row: 'ben', column: 2 });
  expect(positionAfter(pressed('End', { ctrlKey: true }), rows, 3, from)).toEqual({ row: 'lea', column: 2 });
});

it('other keys, and those of the browser, go on to where they belong', () => {
  expect(positionAfter(pressed('Enter'), rows, 3, { row: 'ben', column: 1 })).toBeUndefined();
  expect(positionAfter(pressed('ArrowLeft', { altKey: true }), rows, 3, { row: 'ben', column: 1 })).toBeUndefined();
});
