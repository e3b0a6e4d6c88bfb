import type { ErrorShape } from '../../error-shape.js';

/** Errors that only mini tools have. */
export const MINI_TOOL_ERRORS = {
  /** the title names a person that no model may play */
  MINI_TOOL_NAME_DENIED: { status: 422, message: 'This name is not allowed' },
  /** with `problems`, as returned by `miniToolProblems` */
  MINI_TOOL_VALUES: { status: 422, message: 'Some of the fields are not filled in as they should be' },
  /** its prompt cannot be built yet */
  MINI_TOOL_UNFINISHED: { status: 409, message: 'This mini tool is not finished yet' },
} as const satisfies Record<string, ErrorShape>;
