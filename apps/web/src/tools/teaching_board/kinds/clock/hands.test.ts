import { describe, expect, it } from 'vitest';
import { handsOf, wallClockText } from './hands';

const at = (hours: number, minutes: number, seconds: number): number => new Date(2026, 9, 5, hours, minutes, seconds, 700).getTime();

describe('handsOf', () => {
  it.each([
    [at(0, 0, 0), { hour: 0, minute: 0, second: 0 }],
    [at(10, 4, 32), { hour: 302, minute: 24, second: 192 }],
    [at(15, 30, 59), { hour: 105, minute: 180, second: 354 }],
  ])('%i', (now, expected) => {
    expect(handsOf(now)).toEqual(expected);
  });
});

describe('clockText', () => {
  it.each([
    ['de', false, '09:05'],
    ['de', true, '09:05:07'],
    ['en', false, '09:05'],
  ])('%s, seconds %s: %s', (language, seconds, expected) => {
    expect(wallClockText(at(9, 5, 7), language, seconds)).toBe(expected);
  });

  it('shows midnight as 00', () => {
    expect(wallClockText(at(0, 0, 0), 'en', false)).toBe('00:00');
  });
});
