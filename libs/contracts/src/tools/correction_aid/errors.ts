import type { ErrorShape } from '../../error-shape.js';

/** Errors that only the correction aid has. */
export const CORRECTION_ERRORS = {
  /** a mark is given once every finding was decided on (spec C30) */
  MARK_TOO_EARLY: { status: 409, message: 'Every finding has to be decided on before a mark is given' },
  /** a text goes back to its pupil once every finding was decided on */
  RESULT_UNDECIDED: { status: 409, message: 'Every finding has to be decided on before the text goes back' },
  CORRECTION_UNDER_WAY: { status: 409, message: 'This text is being read' },
  /** a finding of another result */
  FINDING_UNKNOWN: { status: 422, message: 'There is no such finding' },
} as const satisfies Record<string, ErrorShape>;
