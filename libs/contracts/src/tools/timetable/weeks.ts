const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;

const atOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);
const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
/** Days from 1970-01-05, a Monday, to the Monday of a date's week. */
const mondayIndex = (date: string): number => Math.floor((atOf(date) / DAY_MS - 4) / WEEK_DAYS);

/** ISO 8601 number of a date's week, 1 to 53. */
export function isoWeek(date: string): number {
  const monday = mondayIndex(date);
  // The week belongs to the year of its Thursday, and 4 January lies in the first one.
  const thursday = dateOf((monday * WEEK_DAYS + 4 + 3) * DAY_MS);
  return monday - mondayIndex(`${thursday.slice(0, 4)}-01-04`) + 1;
}

/** Week A or B: A is the week of the timetable's first day, whatever its number, and they alternate from there (spec A21). */
export function weekLetter(first: string, date: string): 'A' | 'B' {
  return (mondayIndex(date) - mondayIndex(first)) % 2 === 0 ? 'A' : 'B';
}

/** First and last day of the school year that a date lies in: 1 August to 31 July (spec A19). */
export function schoolYearOf(date: string): { first: string; last: string } {
  const year = Number(date.slice(0, 4)) - (date.slice(5) < '08-01' ? 1 : 0);
  return { first: `${year}-08-01`, last: `${year + 1}-07-31` };
}

/** Days of a range, both ends counted; 0 or less where it ends before it begins. */
export function daysOf({ first, last }: { first: string; last: string }): number {
  return Math.round((atOf(last) - atOf(first)) / DAY_MS) + 1;
}

/** Weekday of a date by ISO 8601, 1 (Monday) to 7. */
export const weekdayOfDate = (date: string): number => new Date(atOf(date)).getUTCDay() || WEEK_DAYS;
