import { berlinDay, berlinMonth } from '@murmel/server';

const HOUR_MS = 3_600_000;

/** The moment at which the next calendar month begins in Berlin. */
export function nextMonthBegins(now: Date): Date {
  const [year, month] = berlinMonth(now).split('-').map(Number) as [number, number];
  return berlinMidnight(Date.UTC(year, month, 1));
}

/** The moment at which the next day begins in Berlin. */
export function nextDayBegins(now: Date): Date {
  const [year, month, day] = berlinDay(now).split('-').map(Number) as [number, number, number];
  return berlinMidnight(Date.UTC(year, month - 1, day + 1));
}

/** @param midnightUtc the same midnight in UTC, milliseconds */
function berlinMidnight(midnightUtc: number): Date {
  // Berlin is one or two hours ahead: the first of the two moments that is already that day there.
  const day = berlinDay(new Date(midnightUtc));
  const early = new Date(midnightUtc - 2 * HOUR_MS);
  return berlinDay(early) === day ? early : new Date(midnightUtc - HOUR_MS);
}
