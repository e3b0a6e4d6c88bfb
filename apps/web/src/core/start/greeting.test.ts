import { describe, expect, it } from 'vitest';
import { greeting } from './greeting';

describe('greeting', () => {
  it.each([
    ['2026-05-12T02:59:00Z', 'night'], // 04:59 in Berlin
    ['2026-05-12T03:00:00Z', 'morning'],
    ['2026-05-12T08:59:00Z', 'morning'],
    ['2026-05-12T09:00:00Z', 'day'],
    ['2026-05-12T15:59:00Z', 'day'],
    ['2026-05-12T16:00:00Z', 'evening'],
    ['2026-05-12T20:00:00Z', 'night'],
    ['2026-01-12T10:00:00Z', 'day'], // 11:00 in winter
  ])('%s is %s', (iso, expected) => expect(greeting(new Date(iso))).toBe(expected));
});
