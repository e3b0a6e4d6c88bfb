import type { ErrorShape } from '../../error-shape.js';

/** Errors that only shared and collected files have. */
export const FILE_SHARING_ERRORS = {
  /** with its `name` */
  FILE_EXISTS: { status: 409, message: 'A file with this name exists already' },
  /** the deadline is over */
  HAND_IN_CLOSED: { status: 422, message: 'Nothing is taken any more' },
  /** with the `limit` */
  HAND_IN_FULL: { status: 422, message: 'You have handed in as many files as you can, remove one first' },
} as const satisfies Record<string, ErrorShape>;
