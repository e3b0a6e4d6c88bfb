import { describe, expect, it } from 'vitest';
import { retryDelay, worthRetrying } from './retry';

describe('retries', () => {
  it('wait 1 s, 2 s and 4 s and then give up', () => {
    expect([0, 1, 2, 3].map(retryDelay)).toEqual([1000, 2000, 4000, undefined]);
  });

  it.each([
    [0, { status: 503 }, true],
    [2, new TypeError('Failed to fetch'), true],
    [3, { status: 503 }, false],
    [0, { status: 404 }, false],
    [0, { status: 400 }, false],
    [0, { status: 401 }, false],
  ])('after %i failures with %o: %s', (failures, error, expected) => {
    expect(worthRetrying(failures, error)).toBe(expected);
  });
});
