import { describe, expect, it } from 'vitest';
import { remaining } from './remaining';

const now = new Date('2026-05-12T12:00:00Z');

describe('remaining', () => {
  it.each([
    ['2026-05-12T12:00:00Z', 30, false],
    ['2026-05-12T11:59:30Z', 30, false],
    ['2026-05-11T13:20:00Z', 29, false],
    ['2026-05-03T12:00:00Z', 21, false],
    ['2026-04-20T12:00:00Z', 8, false],
    ['2026-04-19T12:00:00Z', 7, true],
    ['2026-04-13T11:00:00Z', 1, true],
    ['2026-04-12T13:00:00Z', 0, true],
    ['2026-03-01T12:00:00Z', 0, true],
  ])('discarded %s leaves %i days', (at, days, soon) => {
    expect(remaining(at, now)).toEqual({ days, share: days / 30, soon });
  });
});
