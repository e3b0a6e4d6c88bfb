import { describe, expect, it } from 'vitest';
import { cleanupWarning } from './cleanup-warning';

const now = new Date('2026-05-12T10:00:00Z');

describe('[E11] [DEL-05] cleanupWarning', () => {
  it.each([
    [true, null, false],
    [true, '2026-05-19T10:00:01Z', false],
    [true, '2026-05-19T10:00:00Z', true],
    [true, '2026-05-12T09:00:00Z', true],
    [false, '2026-05-13T10:00:00Z', false],
  ])('mine %s, until %s: %s', (mine, cleanupAt, warned) => {
    expect(cleanupWarning({ mine, cleanupAt }, now)).toEqual(warned && cleanupAt ? new Date(cleanupAt) : undefined);
  });
});
