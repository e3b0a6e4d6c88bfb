import type { ErrorShape } from '../../error-shape.js';

/** Errors that only prototype calendars have. */
export const PROTOTYPE_CALENDAR_ERRORS = {
  EVENT_ENDS_FIRST: { status: 422, message: 'The event has to end after it begins' },
  /** with `days`: how many it may last */
  EVENT_TOO_LONG: { status: 422, message: 'The event lasts too long' },
  /** with `date`, `time` and `zone` */
  EVENT_TIME_SKIPPED: { status: 422, message: 'The clocks leave this time out on that day' },
  /** the end of the repetition lies before its begin */
  EVENT_REPEATS_UNTIL_BEFORE: { status: 422, message: 'The repetition ends before it begins' },
  /** a repetition is changed for one occurrence */
  EVENT_SCOPE_TOO_NARROW: { status: 422, message: 'A repetition is changed for more than one event' },
  /** with `days` */
  CALENDAR_RANGE_TOO_LONG: { status: 422, message: 'So many days are not listed at once' },
} as const satisfies Record<string, ErrorShape>;
