import { describe, expect, it } from 'vitest';
import { digitsOf, grouped, isWhole, withDigit } from './code-digits';

describe('digitsOf', () => {
  it.each([
    ['', ''],
    ['482915', '482915'],
    ['482 915', '482915'],
    [' 482-915\n', '482915'],
    ['48a2', '482'],
    ['4829150', '482915'],
    ['abc', ''],
  ])('%j is %j', (typed, digits) => expect(digitsOf(typed)).toBe(digits));
});

describe('grouped', () => {
  it.each([
    ['', ''],
    ['4', '4'],
    ['482', '482'],
    ['4829', '482 9'],
    ['482915', '482 915'],
  ])('%j is %j', (digits, shown) => expect(grouped(digits)).toBe(shown));

  it('loses a digit, not only the space, when the last sign is removed', () => {
    expect(digitsOf(grouped('4829').slice(0, -1))).toBe('482');
  });
});

describe('withDigit', () => {
  it('adds up to six, and begins anew after a typing error', () => {
    expect(withDigit('48', '2', false)).toBe('482');
    expect(withDigit('482915', '7', false)).toBe('482915');
    expect(withDigit('482915', '7', true)).toBe('7');
  });
});

it('isWhole', () => {
  expect(isWhole('48291')).toBe(false);
  expect(isWhole('482915')).toBe(true);
});
