import { RECURRENCE } from '../../recurrence.js';

/** Limits of prototype calendars; served at `/api/limits` with all others. */
export const PROTOTYPE_CALENDAR_LIMITS = {
  /** series of one calendar, so that no program fills the disk: two a day for a year, and some air */
  events: 800,
  sourceMax: 200,
  titleMax: 120, // spec A37
  descriptionMax: 2000, // spec A37
  /** days that one request lists, and occurrences it answers with */
  rangeDays: RECURRENCE.rangeDays,
  listed: 2000,
  /** days that one event lasts beyond the day it begins on */
  days: RECURRENCE.days,
  count: { min: 1, max: RECURRENCE.count },
  exceptions: RECURRENCE.exceptions,
} as const;
