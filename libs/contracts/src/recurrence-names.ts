/** How often an event repeats. Tools offer a part of it under names of their own (spec TTB-06, TTB-11). */
export const REPEATS = ['none', 'daily', 'weekly', 'biweekly', 'monthly', 'yearly'] as const;
export type Repeats = (typeof REPEATS)[number];

/** Which occurrences of a series a change or a removal reaches (spec TTB-12). */
export const CHANGE_SCOPES = ['this_only', 'this_and_future', 'all_events'] as const;
export type ChangeScope = (typeof CHANGE_SCOPES)[number];

/**
 * Bounds of a series: first and last year of its days, occurrences of a rule with a count, days that one occurrence lasts beyond the day it
 * begins on, exceptions of one series, and days of the range that one request asks for (spec A19: a timetable has at most 400).
 */
export const RECURRENCE = { years: { from: 1970, to: 2199 }, count: 1000, days: 31, exceptions: 1000, rangeDays: 400 } as const;

/**
 * Whether a name is a time zone that this machine knows, by its IANA name: offsets such as `+01:00` are none, they know no summer time.
 * @param name for example `Europe/Berlin`
 */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone.length > 0;
  } catch {
    return false;
  }
}

/**
 * When a series happens, in the local time of its zone. `days` counts the midnights between the begin and the end of one occurrence. A rule ends
 * with the day `until`, after `count` occurrences, or never; it never has both.
 */
export interface RecurrenceRule {
  startDate: string;
  startTime: string;
  endTime: string;
  days: number;
  zone: string;
  repeats: Repeats;
  until: string | null;
  count: number | null;
}

/** Colours of calendars, courses and events, by the codes of the specification (spec TTB-03; for the names spec D-5). */
export const EVENT_COLOURS = ['yellow', 'orange', 'red', 'magenta', 'green', 'teal', 'cyan', 'patrol', 'purple', 'purpur', 'gray'] as const;
export type EventColour = (typeof EVENT_COLOURS)[number];
