import { z } from 'zod';
import { LIMITS } from '../limits.js';
import { call, errors, nothing } from './call.js';

/** The rights to a copy and to be forgotten (GDPR articles 15, 17 and 20). */
export const privacy = {
  exportMe: call
    .meta({ operation: 'teacher.read' })
    .route({ method: 'GET', path: '/users/me/export', description: 'a zip archive with data.json, the items and their pictures' })
    .output(z.unknown()),
  /** Erases permanently and at once: account, items, texts, histories, files. */
  eraseMe: call
    .meta({ operation: 'teacher.update' })
    .route({ method: 'DELETE', path: '/users/me' })
    .input(z.strictObject({ password: z.string().min(1).max(LIMITS.password.max) }))
    .output(nothing)
    .errors(errors('WRONG_PASSWORD', 'TOO_MANY_REQUESTS')),
};
