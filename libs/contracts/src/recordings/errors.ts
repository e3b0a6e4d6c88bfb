import type { ErrorShape } from '../error-shape.js';

/** Errors that only recorders have. */
export const RECORDING_ERRORS = {
  RECORDING_THERE: { status: 409, message: 'There is a recording already' },
  /** with the minutes that it takes at most */
  RECORDING_TOO_LONG: { status: 422, message: 'The recording is too long' },
  /** the upload contains no playable sound or picture */
  RECORDING_UNREADABLE: { status: 422, message: 'There is nothing in this recording that could be played' },
  RECORDING_CUT_AWAY: { status: 422, message: 'Nothing would be left of the recording' },
} as const satisfies Record<string, ErrorShape>;
