import type { ErrorShape } from '../../error-shape.js';

/** Errors that only word clouds have. */
export const WORD_CLOUD_ERRORS = {
  WORD_TOO_LONG: { status: 422, message: 'A word is too long' },
  TOO_MANY_WORDS: { status: 422, message: 'An entry has too many words' },
} as const satisfies Record<string, ErrorShape>;
