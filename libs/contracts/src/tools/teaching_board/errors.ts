import type { ErrorShape } from '../../error-shape.js';

/** Errors that only teaching boards have. */
export const TEACHING_BOARD_ERRORS = {
  PAGE_LIMIT_REACHED: { status: 422, message: 'The screen has as many pages as it can hold' },
  PAGE_CARD_LIMIT_REACHED: { status: 422, message: 'The page has as many cards as it can hold' },
  LAST_PAGE: { status: 422, message: 'A screen keeps at least one page' },
  CARD_INVALID: { status: 422, message: 'The content does not fit the kind of card' },
  NAMES_INVALID: { status: 422, message: 'The number of names or groups does not fit' },
} as const satisfies Record<string, ErrorShape>;
