import type { ErrorShape } from '../../error-shape.js';

/** Errors that only pinboards have. */
export const PINBOARD_ERRORS = {
  BOARD_FROZEN: { status: 403, message: 'The board is frozen' },
  BOARD_STOPPED: { status: 403, message: 'You cannot write on this board for now' },
  LIKES_OFF: { status: 403, message: 'Cards of this board cannot be liked' },
  COMMENTS_OFF: { status: 403, message: 'Cards of this board cannot be commented on' },
  CARD_EMPTY: { status: 422, message: 'A card needs a title or a text' },
  CARD_LIMIT_REACHED: { status: 422, message: 'The list has as many cards as it can hold' },
  BOARD_CARD_LIMIT_REACHED: { status: 422, message: 'The board has as many cards as it can hold' },
  LIST_LIMIT_REACHED: { status: 422, message: 'The board has as many lists as it can hold' },
} as const satisfies Record<string, ErrorShape>;
