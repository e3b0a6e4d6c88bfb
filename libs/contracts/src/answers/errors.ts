import type { ErrorShape } from '../error-shape.js';

/** Errors for which answers are refused, by any call; data names the parts meant. */
export const ANSWER_ERRORS = {
  ANSWER_MISSING: { status: 422, message: 'A required question has no answer' },
  ANSWER_INVALID: { status: 422, message: 'An answer does not fit its question' },
  INCOMPLETE: { status: 422, message: 'Not every question has an answer' },
} as const satisfies Record<string, ErrorShape>;
