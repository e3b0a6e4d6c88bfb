import { expect, it } from 'vitest';
import { nextMonthBegins } from './berlin-periods.js';

it.each([
  ['summer', '2026-06-15T12:00:00Z', '2026-06-30T22:00:00.000Z'],
  ['winter', '2026-11-21T12:00:00Z', '2026-11-30T23:00:00.000Z'],
  ['the clock goes back in between', '2026-10-10T12:00:00Z', '2026-10-31T23:00:00.000Z'],
  ['the clock goes forward in between', '2026-03-10T12:00:00Z', '2026-03-31T22:00:00.000Z'],
  ['end of the year', '2026-12-31T22:59:59Z', '2026-12-31T23:00:00.000Z'],
  ['already the next month in Berlin', '2026-12-31T23:00:00Z', '2027-01-31T23:00:00.000Z'],
])('the month ends at midnight in Berlin: %s', (_, now, end) => {
  expect(nextMonthBegins(new Date(now)).toISOString()).toBe(end);
});
