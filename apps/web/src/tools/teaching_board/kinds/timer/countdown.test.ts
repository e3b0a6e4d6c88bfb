import { describe, expect, it } from 'vitest';
import { beginningOf, countdownOf, leftText } from './countdown';

const ten = Date.UTC(2026, 9, 5, 10);
const second = 1000;

describe('countdownOf', () => {
  const running = { seconds: 300, run: { startedAt: ten, elapsed: 0 } };

  it.each([
    ['not started', { seconds: 300, run: { startedAt: null, elapsed: 0 } }, ten, { state: 'ready', left: 300 * second, overFor: 0 }],
    ['counting', running, ten + 60 * second, { state: 'running', left: 240 * second, overFor: 0 }],
    [
      'stopped at 60',
      { seconds: 300, run: { startedAt: null, elapsed: 60 * second } },
      ten,
      { state: 'paused', left: 240 * second, overFor: 0 },
    ],
    ['at its end', running, ten + 300 * second, { state: 'over', left: 0, overFor: 0 }],
    // The end needs no running page: after an hour of sleep the state is the same.
    ['an hour later', running, ten + 3900 * second, { state: 'over', left: 0, overFor: 3600 * second }],
    ['started by a clock that is a little ahead', running, ten - 40, { state: 'running', left: 300 * second, overFor: 0 }],
  ])('%s', (_name, content, now, expected) => {
    expect(countdownOf(content, now)).toEqual(expected);
  });
});

describe('beginningOf', () => {
  it('counts from where it would have been started in one go', () => {
    expect(beginningOf({ startedAt: ten, elapsed: 90 * second })).toBe(ten - 90 * second);
  });
});

describe('leftText', () => {
  it.each([
    [300 * second, '05:00'],
    [299 * second + 1, '05:00'],
    [299 * second, '04:59'],
    [1, '00:01'],
    [0, '00:00'],
    [4044 * second, '1:07:24'],
    [24 * 3600 * second, '24:00:00'],
  ])('%i ms: %s', (milliseconds, expected) => {
    expect(leftText(milliseconds)).toBe(expected);
  });
});
