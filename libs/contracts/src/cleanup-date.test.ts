import { describe, expect, it } from 'vitest';
import { cleanupDate } from './cleanup-date.js';

describe('cleanupDate', () => {
  it.each([
    ['day', '2026-05-12T10:00:00Z', '2026-05-13T10:00:00.000Z'],
    ['week', '2026-05-12T10:00:00Z', '2026-05-19T10:00:00.000Z'],
    ['month', '2026-05-12T10:00:00Z', '2026-06-12T10:00:00.000Z'],
    ['month', '2026-01-31T10:00:00Z', '2026-02-28T10:00:00.000Z'],
    ['year', '2028-02-29T10:00:00Z', '2029-02-28T10:00:00.000Z'],
    ['months_18', '2026-05-12T10:00:00Z', '2027-11-12T10:00:00.000Z'],
  ] as const)('[SHR-06] [E11] %s after %s is %s', (setting, from, to) =>
    expect(cleanupDate({ autoCleanup: setting, contentChangedAt: new Date(from) })?.toISOString()).toBe(to),
  );

  it('[SHR-06] never has no date', () => expect(cleanupDate({ autoCleanup: 'never', contentChangedAt: new Date() })).toBeNull());
});
