import type { ErrorShape } from '../../error-shape.js';

/** Errors that only assistants have. */
export const ASSISTANT_ERRORS = {
  /** spec ASS-09 */
  ASSISTANT_NAME_DENIED: { status: 422, message: 'Denied name for character assistant' },
  /** not in this assistant, or no picture */
  ASSISTANT_AVATAR_UNKNOWN: { status: 422, message: 'There is no such picture in this assistant' },
  /** by the teacher of the project: all of the class, or this pupil alone */
  AI_PAUSED: { status: 403, message: 'Your teacher has paused the AI' },
  /** reading along needs a user who knows of it; they are informed, and send the message again */
  AI_READ_ALONG: { status: 409, message: 'Your teacher can read along from now on' },
  /** conversations are unreadable where the class was not informed */
  AI_NOT_READABLE: { status: 403, message: 'The class was not told that its conversations are read' },
  /** it was unshared, or its project ended, during a chat with it */
  ASSISTANT_GONE: { status: 403, message: 'This assistant is not shared with you any more' },
} as const satisfies Record<string, ErrorShape>;
