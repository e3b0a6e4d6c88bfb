import { expect, it } from 'vitest';
import { isTruncated } from './announce-truncation';

it.each([
  ['', 'Wald', false],
  ['', 'Wälder', true],
  ['Wald', 'x', false],
  ['Wälde', 'r', true],
  ['Wälde', '', false],
])('[VAL-01] five characters fit: to %j comes %j', (value, added, cut) => {
  const end = { selectionStart: value.length, selectionEnd: value.length };
  expect(isTruncated({ value, ...end, maxLength: 5 }, added)).toBe(cut);
  expect(isTruncated({ value, ...end, maxLength: -1 }, added)).toBe(false);
  // A selection makes room.
  expect(isTruncated({ value, selectionStart: 0, selectionEnd: value.length, maxLength: 5 }, added)).toBe(added.length > 5);
});
