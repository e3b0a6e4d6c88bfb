import { z } from 'zod';
import { LIMITS } from '../limits.js';
import { call, errors } from './call.js';

export const murmelFiles = {
  /**
   * Creates an archive for import by other installations: items that the caller may copy, folders with all their contents; without ids all
   * items of the caller.
   */
  create: call
    .meta({ operation: 'teacher.listItems' })
    .route({ method: 'POST', path: '/murmel_files', description: 'a .murmel archive (docs/murmel-format.md)' })
    .input(z.strictObject({ ids: z.array(z.uuid()).min(1).max(LIMITS.folders.movedAtOnce).optional() }))
    .output(z.unknown())
    .errors(
      errors(
        'BAD_REQUEST',
        'NOT_FOUND',
        'PARTNER_NOT_ENABLED',
        'PARTNER_LIMIT_REACHED',
        'REMIX_OTHERS_WROTE',
        'REMIX_TOO_LARGE',
        'TOO_LARGE',
        'TOO_MANY_REQUESTS',
      ),
    ),
};
