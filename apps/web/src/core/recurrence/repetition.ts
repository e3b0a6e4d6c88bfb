import type { Repeats } from '@murmel/contracts';

/** How an event repeats, as a form holds it: to a last day, so many times, or without an end. */
export interface Repetition {
  repeats: Repeats;
  until: string | null;
  count: number | null;
}

export const NO_REPETITION: Repetition = { repeats: 'none', until: null, count: null };

/** A remark below the choice: days that not every month or year has. */
export type RepetitionNote = { key: 'shortMonths31' | 'shortMonths30' | 'shortMonths29' } | { key: 'leapYears'; year: number };

/**
 * Tells which months or years are left out (ADR 83).
 * @param startDate of the first occurrence, `2027-01-31`
 */
export function repetitionNote(repeats: Repeats, startDate: string): RepetitionNote | undefined {
  const [year = 0, month, day] = startDate.split('-').map(Number);
  if (repeats === 'monthly' && day === 31) return { key: 'shortMonths31' };
  if (repeats === 'monthly' && day === 30) return { key: 'shortMonths30' };
  if (repeats === 'monthly' && day === 29) return { key: 'shortMonths29' };
  if (repeats === 'yearly' && month === 2 && day === 29) return { key: 'leapYears', year: nextLeapYear(year) };
  return undefined;
}

function nextLeapYear(year: number): number {
  const isLeap = (one: number): boolean => one % 4 === 0 && (one % 100 !== 0 || one % 400 === 0);
  const next = year + 4 - (year % 4);
  return isLeap(next) ? next : next + 4;
}
