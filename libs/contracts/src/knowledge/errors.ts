import type { ErrorShape } from '../error-shape.js';

/** Errors that only files of an assistant's knowledge have. */
export const KNOWLEDGE_ERRORS = {
  /** with the number */
  ASSISTANT_FILES_FULL: { status: 422, message: 'Upload limit reached, remove a file' },
  /** the same bytes or the same name; with the name of the one that is there */
  ASSISTANT_FILE_DUPLICATE: { status: 409, message: 'This file is there already' },
} as const satisfies Record<string, ErrorShape>;
