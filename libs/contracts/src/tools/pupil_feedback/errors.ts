import type { ErrorShape } from '../../error-shape.js';

/** Errors that only pupil feedback has. */
export const PUPIL_FEEDBACK_ERRORS = {
  FEEDBACK_CLOSED: { status: 403, message: 'This assignment is closed' },
  /** with `min` and `max` */
  CRITERIA_COUNT: { status: 422, message: 'There are too few or too many criteria' },
  /** the final version was handed in */
  TEXT_FINAL: { status: 409, message: 'The final version has been handed in' },
  /** hints of a model are switched off for this assignment */
  HINTS_OFF: { status: 409, message: 'This assignment has no hints of a model' },
  /** they are being made */
  HINTS_UNDER_WAY: { status: 409, message: 'The hints are being made' },
  /** it is about a version that is not there */
  VERSION_UNKNOWN: { status: 422, message: 'There is no such version' },
} as const satisfies Record<string, ErrorShape>;
