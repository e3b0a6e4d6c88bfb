import { z } from 'zod';
import { IMPORT_TYPES } from '../import-names.js';
import { call, errors } from './call.js';
import { item } from './item.js';
import { placeInput } from './items.js';

const brought = z.object({
  /** created item: always a new one */
  item,
  /** pictures and the like that it could not take, by count */
  leftOut: z.number(),
  /** cards of boards in which something was seen that is not in the file */
  shownElsewhere: z.number(),
});
export type ImportResult = z.infer<typeof brought>;

export const broughtIn = {
  /** Makes something new of one's own out of a file. */
  create: call
    .meta({ operation: 'teacher.create', inQuery: true, accepts: IMPORT_TYPES, idempotent: true })
    .route({
      method: 'POST',
      path: '/brought_in',
      successStatus: 201,
      description: 'multipart/form-data with one file: .docx, .md, .txt or .murmel; the folder in the query',
    })
    .input(z.strictObject(placeInput))
    .output(brought)
    .errors(
      errors(
        'BAD_REQUEST',
        'TOOL_DISABLED',
        'LIMIT_REACHED',
        'FOLDER_UNKNOWN',
        'FOLDER_TOO_DEEP',
        'PARAMETER_MISSING',
        'TOO_LARGE',
        'EMPTY_FILE',
        'UNSUPPORTED_TYPE',
        'FILE_REFUSED',
        'TEXT_TOO_LONG',
        'QUOTA_OF_OWNER',
        'TOO_MANY_REQUESTS',
        'UNAVAILABLE',
      ),
    ),
};
