import type { ErrorShape } from '../../error-shape.js';

/** Errors that only timetables have. */
export const TIMETABLE_ERRORS = {
  TIMETABLE_DATES_REVERSED: { status: 422, message: 'The timetable ends before it begins' },
  /** with how many `days` it has, and the `max` */
  TIMETABLE_TOO_LONG: { status: 422, message: 'The timetable has too many days' },
  /** with the `min` and `max` of minutes */
  TIMETABLE_LESSON_INVALID: { status: 422, message: 'A lesson cannot have so many minutes' },
  /** with the `max` of letters, how many there are, and of which `field` */
  TIMETABLE_NAME_TOO_LONG: { status: 422, message: 'This name is too long' },
  TIMETABLE_TIMES_REVERSED: { status: 422, message: 'The end has to be after the start' },
  /** with the `first` and `last` day of the timetable */
  TIMETABLE_DAY_OUTSIDE: { status: 422, message: 'This day is not in the timetable' },
  /** the clock is put forward: with the `date` and `time` that is left out */
  TIMETABLE_TIME_MISSING: { status: 422, message: 'This time does not exist on that day' },
  /** the course is not in this timetable */
  TIMETABLE_COURSE_UNKNOWN: { status: 422, message: 'There is no such course in this timetable' },
  /** a class in which the caller does not teach is reported like a missing one */
  TIMETABLE_CLASS_UNKNOWN: { status: 422, message: 'You teach no such class' },
  /** an item not owned by the caller is reported like a missing one */
  TIMETABLE_ITEM_UNKNOWN: { status: 422, message: 'There is no such material of yours' },
  /** the reason is one of `ICS_REFUSALS`, with the number that was met and the `limit` */
  TIMETABLE_FILE_REFUSED: { status: 422, message: 'This calendar file cannot be read' },
} as const satisfies Record<string, ErrorShape>;
