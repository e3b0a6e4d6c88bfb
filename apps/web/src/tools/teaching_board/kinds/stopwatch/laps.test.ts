import { describe, expect, it } from 'vitest';
import { lapsOf, stopwatchText } from './laps';

describe('lapsOf', () => {
  it('gives each lap its own time, the latest on top', () => {
    expect(lapsOf([61_200, 95_000])).toEqual([
      { number: 2, time: 33_800, total: 95_000 },
      { number: 1, time: 61_200, total: 61_200 },
    ]);
  });
});

describe('stopwatchText', () => {
  it.each([
    [0, '00:00,0'],
    [99, '00:00,0'],
    [187_450, '03:07,4'],
    [3_600_000, '1:00:00,0'],
  ])('%i ms: %s', (milliseconds, expected) => {
    expect(stopwatchText(milliseconds, ',')).toBe(expected);
  });
});
