import { calendarDay } from '../../../dates/dates';

/** Age groups in the order of the list. */
export const AGES = ['today', 'yesterday', 'week', 'month', 'older'] as const;
export type Age = (typeof AGES)[number];

const WEEK = 7;
const MONTH = 30;

/**
 * Counts by days in Berlin, not by hours: at midnight today becomes yesterday. Times in the future, from a clock that is ahead, count as
 * today.
 */
export function ageOf(at: Date, now: Date): Age {
  const days = calendarDay(now) - calendarDay(at);
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  if (days <= WEEK) return 'week';
  return days <= MONTH ? 'month' : 'older';
}

/** Parts of a list by their age, without those that are empty; within each the order stays. */
export function byAge<Entry>(
  entries: readonly Entry[],
  now: Date,
  /** returns the time that determines the group */
  at: (entry: Entry) => string,
): { age: Age; entries: Entry[] }[] {
  return AGES.map((age) => ({ age, entries: entries.filter((entry) => ageOf(new Date(at(entry)), now) === age) })).filter(
    (part) => part.entries.length > 0,
  );
}
