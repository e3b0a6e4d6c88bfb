import { z } from 'zod';
import { LIMITS } from '../limits.js';
import { call, errors } from './call.js';

export const murmelFiles = {
  /** What other installations bring in: things that whoever asks may copy, folders with all in them; without ids everything of one's own. */
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
