import { z } from 'zod';
import { LIMITS } from '../limits.js';
import { call, errors, nothing } from './call.js';

/** The rights to a copy and to be forgotten (GDPR articles 15, 17 and 20). */
export const privacy = {
  exportMe: call
    .meta({ operation: 'teacher.read' })
    .route({ method: 'GET', path: '/users/me/export', description: 'a zip archive with data.json, the items and their pictures' })
    .output(z.unknown()),
  /**
   * Erases permanently and at once: account, items, texts, histories, files. `password` is the name as others see it where the account has
   * no password; then the sign-on may be 15 minutes old at most, else SIGN_ON_EXPIRED.
   */
  eraseMe: call
    .meta({ operation: 'teacher.update' })
    .route({ method: 'DELETE', path: '/users/me' })
    .input(z.strictObject({ password: z.string().min(1).max(LIMITS.password.max) }))
    .output(nothing)
    .errors(errors('WRONG_PASSWORD', 'CONFIRMATION_WRONG', 'SIGN_ON_EXPIRED', 'TOO_MANY_REQUESTS')),
};
