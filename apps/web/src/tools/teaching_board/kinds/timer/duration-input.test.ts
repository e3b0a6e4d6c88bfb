import { describe, expect, it } from 'vitest';
import { readDuration } from './duration-input';

describe('readDuration', () => {
  it.each([
    ['5', '0', 300],
    ['', '30', 30],
    [' 7 ', '', 420],
    ['0', '1', 1],
    ['1440', '0', 86_400],
    ['0', '0', 'range'],
    ['', '', 'range'],
    ['1440', '1', 'range'],
    ['5', '60', 'seconds'],
    ['2,5', '0', 'whole'],
    ['-1', '0', 'whole'],
    ['fünf', '0', 'whole'],
    ['1e3', '0', 'whole'],
  ])('%j minutes and %j seconds: %s', (minutes, seconds, expected) => {
    expect(readDuration(minutes, seconds)).toBe(expected);
  });
});
