import type { ErrorShape } from '../../error-shape.js';

/** Errors that only worksheets have. */
export const WORKSHEET_ERRORS = {
  WORKSHEET_CLOSED: { status: 403, message: 'This worksheet is closed' },
  /** the time that the teacher gave is over */
  TIME_OVER: { status: 403, message: 'The time for this worksheet is over' },
  /** handed in, and not returned by the teacher */
  HANDED_IN: { status: 403, message: 'This was handed in already' },
  BLOCK_INVALID: { status: 422, message: 'This does not fit the kind of the block' },
  /** a file with another ending than `.h5p` */
  H5P_ONLY: { status: 422, message: 'Only files that end with .h5p can be played here' },
  /** the daily number of repeated checks in `limit` is used up */
  H5P_TRIED_OFTEN: { status: 429, message: 'This H5P content was checked again often enough today' },
  H5P_NOT_FOUND: { status: 404, message: 'There is no H5P content here' },
  BLOCK_LIMIT_REACHED: { status: 422, message: 'The worksheet has as many blocks as it can hold' },
  GAP_WITHOUT_END: { status: 422, message: 'A gap has no end' },
  GAP_EMPTY: { status: 422, message: 'A gap has no word in it' },
  /** the text of the wizard is too short or too long, with `min` and `max` words */
  WIZARD_TEXT: { status: 422, message: 'The text has too few or too many words' },
  /** a task of the wizard breaks a rule, with its `place` and its `faults` */
  WIZARD_TASK: { status: 422, message: 'A task is not complete yet' },
  /** no model gave an answer that can be used (spec WKS-20) */
  NO_PROPOSALS: { status: 422, message: 'No proposals could be created' },
  GAP_LIMIT_REACHED: { status: 422, message: 'The text has as many gaps as it can hold' },
} as const satisfies Record<string, ErrorShape>;
