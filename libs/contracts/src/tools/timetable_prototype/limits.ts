import { RECURRENCE } from '../../recurrence-names.js';

/** Limits of prototype calendars; served at `/api/limits` with all others. */
export const PROTOTYPE_CALENDAR_LIMITS = {
  /** series of one calendar, so that no program fills the disk and listing takes no second: two each day of school, and some air */
  events: 500,
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
