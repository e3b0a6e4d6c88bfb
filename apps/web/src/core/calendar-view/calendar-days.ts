import type { CalendarViewKind } from './calendar-entry';

const DAY = 86_400_000;
const WEEK = 7;

const atOf = (date: string): number => Date.parse(`${date}T00:00Z`);
const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** @param date `2026-05-11`; @returns the date so many days later (before, for negative numbers) */
export function addDays(date: string, days: number): string {
  return dateOf(atOf(date) + days * DAY);
}

/** Weekday of a date, 1 (Monday) to 7. */
export function weekdayOf(date: string): number {
  return new Date(atOf(date)).getUTCDay() || WEEK;
}

/** The Monday of a date's week. */
export function mondayOf(date: string): string {
  return addDays(date, 1 - weekdayOf(date));
}

/** First and last day that a view shows; a month shows whole weeks. */
export function shownDays(view: CalendarViewKind, date: string): { first: string; last: string } {
  if (view === 'day') return { first: date, last: date };
  if (view === 'week') return { first: mondayOf(date), last: addDays(mondayOf(date), WEEK - 1) };
  const first = mondayOf(`${date.slice(0, 8)}01`);
  const end = addDays(nextMonth(date, 1), -1);
  return { first, last: addDays(mondayOf(end), WEEK - 1) };
}

/** The date that the next (1) or previous (-1) page of a view begins from. */
export function turned(view: CalendarViewKind, date: string, by: 1 | -1): string {
  if (view === 'month') return nextMonth(date, by);
  return addDays(date, view === 'week' ? by * WEEK : by);
}

/** All dates from the first to the last. */
export function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let date = first; date <= last; date = addDays(date, 1)) days.push(date);
  return days;
}

function nextMonth(date: string, by: number): string {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return dateOf(Date.UTC(year, month - 1 + by, 1));
}

/** Formats a date of a calendar, which has no zone, with the requested parts. */
export function dateText(date: string, language: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language.startsWith('en') ? 'en-GB' : 'de-DE', { timeZone: 'UTC', ...options }).format(atOf(date));
}

/** Names what a view shows: "11. bis 15. Mai" is `between` of two days, a month and a day stand alone. */
export function shownText(
  view: CalendarViewKind,
  date: string,
  language: string,
  last = shownDays('week', date).last,
): { first: string; last?: string } {
  if (view === 'month') return { first: dateText(date, language, { month: 'long', year: 'numeric' }) };
  if (view === 'day') return { first: dateText(date, language, { weekday: 'long', day: 'numeric', month: 'long' }) };
  const { first } = shownDays('week', date);
  const sameMonth = first.slice(0, 7) === last.slice(0, 7);
  const parts: Intl.DateTimeFormatOptions = sameMonth ? { day: 'numeric' } : { day: 'numeric', month: 'long' };
  const begin = dateText(first, language, parts);
  return {
    // A number alone is no ordinal in German.
    first: sameMonth && !language.startsWith('en') && !begin.endsWith('.') ? `${begin}.` : begin,
    last: dateText(last, language, { day: 'numeric', month: 'long' }),
  };
}
