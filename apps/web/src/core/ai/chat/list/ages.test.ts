import { expect, it } from 'vitest';
import { ageOf, byAge } from './ages';

/** shortly after midnight in Berlin, where it is still yesterday in Greenwich */
const NOW = new Date('2026-05-12T22:30:00Z');

it.each([
  ['2026-05-12T22:05:00Z', 'today'],
  ['2026-05-12T23:05:00Z', 'today'],
  ['2026-05-12T21:55:00Z', 'yesterday'],
  ['2026-05-11T22:05:00Z', 'yesterday'],
  ['2026-05-11T21:55:00Z', 'week'],
  ['2026-05-05T22:05:00Z', 'week'],
  ['2026-05-05T21:55:00Z', 'month'],
  ['2026-04-12T22:05:00Z', 'month'],
  ['2026-04-12T21:55:00Z', 'older'],
  ['2020-01-01T00:00:00Z', 'older'],
])('[ASS-15] what was talked about at %s is of %s', (at, age) => {
  expect(ageOf(new Date(at), NOW)).toBe(age);
});

it('counts days and not hours where a day of the year has 23 of them', () => {
  expect(ageOf(new Date('2026-03-28T22:59:00Z'), new Date('2026-03-29T22:30:00Z'))).toBe('week');
  expect(ageOf(new Date('2026-03-28T23:01:00Z'), new Date('2026-03-29T22:30:00Z'))).toBe('yesterday');
});

it('[ASS-15] groups the list today, yesterday, last 7 days, last 30 days, older, and leaves out what is empty', () => {
  const entries = ['2026-05-12T22:05:00Z', '2026-05-12T12:00:00Z', '2026-05-12T08:00:00Z', '2025-01-01T08:00:00Z'].map((changedAt) => ({
    changedAt,
  }));
  expect(byAge(entries, NOW, ({ changedAt }) => changedAt)).toEqual([
    { age: 'today', entries: entries.slice(0, 1) },
    { age: 'yesterday', entries: entries.slice(1, 3) },
    { age: 'older', entries: entries.slice(3) },
  ]);
});
