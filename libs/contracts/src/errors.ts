/**
 * Every error that crosses a wire: its code, HTTP status and the generic English message of the
 * specification. The client translates by code (`platform/errors/de.json`, `en.json`).
 */
export const ERRORS = {
  BAD_REQUEST: { status: 400, message: 'Bad Request' },
  NO_PASSWORD_PROVIDED: { status: 400, message: 'Bad Request' },
  FOREIGN_ITEM: { status: 400, message: 'Only your own items can be shared in a project' },
  PARAMETER_MISSING: { status: 400, message: 'Parameter missing' },
  TOKEN_INVALID: { status: 400, message: 'This link is no longer valid' },
  UNAUTHORIZED: { status: 401, message: 'Unauthorized' },
  WRONG_CREDENTIALS: { status: 401, message: 'E-mail or password is wrong' },
  FORBIDDEN: { status: 403, message: 'Forbidden' },
  CSRF: { status: 403, message: 'The page is out of date, please reload' },
  FOREIGN_ORIGIN: { status: 403, message: 'Requests from other sites are refused' },
  REGISTRATION_OFF: { status: 403, message: 'Registration is switched off here' },
  NOT_CONFIRMED: { status: 403, message: 'Please confirm your e-mail address first' },
  SURVEY_CLOSED: { status: 403, message: 'This survey is closed' },
  BOARD_FROZEN: { status: 403, message: 'The board is frozen' },
  BOARD_STOPPED: { status: 403, message: 'You cannot write on this board for now' },
  PROJECT_NOT_ACTIVE: { status: 403, message: 'The project is paused or has ended' },
  TOOL_NOT_RELEASED: { status: 403, message: 'This tool is not released in the project' },
  NOT_FOUND: { status: 404, message: 'Not Found' },
  CODE_UNKNOWN: { status: 404, message: 'This code was not found, maybe it is a typo' },
  SESSION_EXISTS: { status: 409, message: 'Somebody is signed in on this device' },
  WAITING_FOR_TEACHER: { status: 409, message: 'A teacher has to let you in' },
  SHORT_CODE_TAKEN: { status: 409, message: 'This short address is taken' },
  ALREADY_MEMBER: { status: 409, message: 'This person is a member already' },
  IDEMPOTENCY_CONFLICT: { status: 409, message: 'This key was used for another request' },
  TOO_LARGE: { status: 413, message: 'The upload is too large' },
  UNSUPPORTED_TYPE: { status: 415, message: 'This kind of file is not supported' },
  EMPTY_FILE: { status: 422, message: 'The file is empty' },
  UNREADABLE_FILE: { status: 422, message: 'The file cannot be read' },
  PASSWORD_NEEDED_FIRST: { status: 422, message: 'Set a password first' },
  WRONG_PASSWORD: { status: 422, message: 'The current password is wrong' },
  WORD_TOO_LONG: { status: 422, message: 'A word is too long' },
  TOO_MANY_WORDS: { status: 422, message: 'An entry has too many words' },
  ANSWER_MISSING: { status: 422, message: 'A required question has no answer' },
  ANSWER_INVALID: { status: 422, message: 'An answer does not fit its question' },
  INCOMPLETE: { status: 422, message: 'Not every question has an answer' },
  QUESTION_INVALID: { status: 422, message: 'The question is not complete' },
  CARD_EMPTY: { status: 422, message: 'A card needs a title or a text' },
  TEXT_TOO_LONG: { status: 422, message: 'The text is too long' },
  CARD_LIMIT_REACHED: { status: 422, message: 'The list has as many cards as it can hold' },
  BOARD_CARD_LIMIT_REACHED: { status: 422, message: 'The board has as many cards as it can hold' },
  LIST_LIMIT_REACHED: { status: 422, message: 'The board has as many lists as it can hold' },
  PUPIL_LIMIT_REACHED: { status: 422, message: 'The class has as many pupils as it can hold' },
  PROJECT_ITEM_LIMIT_REACHED: { status: 422, message: 'The project shares as many materials as it can' },
  PROJECT_TIME_REACHED: { status: 422, message: 'The project cannot be extended any further' },
  NAME_NEEDED: { status: 422, message: 'Choose a name first' },
  NOT_FOR_ONETIME: { status: 422, message: 'not allowed for onetime classes' },
  PAGE_LIMIT_REACHED: { status: 422, message: 'The screen has as many pages as it can hold' },
  PAGE_CARD_LIMIT_REACHED: { status: 422, message: 'The page has as many cards as it can hold' },
  LAST_PAGE: { status: 422, message: 'A screen keeps at least one page' },
  CARD_INVALID: { status: 422, message: 'The content does not fit the kind of card' },
  NAMES_INVALID: { status: 422, message: 'The number of names or groups does not fit' },
  BOARD_FULL: { status: 422, message: 'The board is full' },
  LINK_INVALID: { status: 422, message: 'This is not a correct address' },
  LIMIT_REACHED: { status: 422, message: 'The limit is reached' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many requests, please wait a moment' },
  INTERNAL: { status: 500, message: 'Internal Server Error' },
  BAD_GATEWAY: { status: 502, message: 'Bad Gateway' },
  UNAVAILABLE: { status: 503, message: 'Service Unavailable' },
  COLLABORATION_UNAVAILABLE: { status: 503, message: 'Service Unavailable' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** The generic message for a status without a code of its own (specification 1, section 8). */
export function genericMessage(status: number): string {
  const entry = Object.values(ERRORS).find((error) => error.status === status);
  return entry?.message ?? 'Generic Error';
}
