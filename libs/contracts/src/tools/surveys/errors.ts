import type { ErrorShape } from '../../error-shape.js';

/** Errors that only surveys have. */
export const SURVEY_ERRORS = {
  SURVEY_CLOSED: { status: 403, message: 'This survey is closed' },
  CHANGED_MEANWHILE: { status: 409, message: 'This was changed by somebody else meanwhile' },
  QUESTION_INVALID: { status: 422, message: 'The question is not complete' },
} as const satisfies Record<string, ErrorShape>;
