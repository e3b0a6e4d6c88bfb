import { z } from 'zod';
import { LIMITS } from '../limits.js';
import { isOwnPath } from '../own-path.js';
import { call, errors, idParam, pageOf, pageQuery, timestamp } from './call.js';
import { textWithin } from './fields.js';

/** One look of an admin at murmel as the person (spec T-47): name, when and why. `adminName` is null once that account is gone. */
const incognitoLook = z.object({
  id: z.uuid(),
  adminName: z.string().nullable(),
  reason: z.string(),
  startedAt: timestamp,
  /** stopped, or ended by time; in the future while it goes on */
  endedAt: timestamp,
  running: z.boolean(),
  /** calls that were no mere looking, and live documents that were written in */
  writes: z.number(),
});
export type IncognitoLook = z.infer<typeof incognitoLook>;

/** An admin sees murmel as another person: a teacher, pupil or visitor (spec INC-01 and INC-05). */
export const incognito = {
  /** ends the admin's own session and begins one as the person, for `LIMITS.incognito.minutes` */
  start: call
    .meta({ operation: 'administration.lookAs', keys: ['toolsUserId'] })
    .route({ method: 'POST', path: '/sessions/incognito/{toolsUserId}' })
    .input(
      z.strictObject({
        toolsUserId: z.uuid(),
        reason: textWithin(LIMITS.incognito.reason),
        /** where the admin is: the end returns to it; otherwise to the person's page in the administration */
        path: z.string().max(LIMITS.incognito.path).refine(isOwnPath).optional(),
      }),
    )
    .output(z.object({ id: z.uuid(), endsAt: timestamp }))
    .errors(errors('NOT_FOUND', 'FORBIDDEN', 'INCOGNITO_AS_ADMIN', 'INCOGNITO_AS_ONESELF')),
  /** ends it and begins a session of the admin's own again */
  stop: call
    .meta({ operation: 'self.signOut' })
    .route({ method: 'DELETE', path: '/sessions/incognito' })
    .output(z.object({ returnTo: z.string() }))
    .errors(errors('FORBIDDEN')),
  /** who looked at the caller's own account, newest first */
  looks: call
    .meta({ operation: 'self.read' })
    .route({ method: 'GET', path: '/users/me/incognito_looks' })
    .input(z.strictObject(pageQuery))
    .output(pageOf(incognitoLook)),
  /** the same at the pupils of a class, for its teachers */
  looksInClass: call
    .meta({ operation: 'class.read', classParam: 'id' })
    .route({ method: 'GET', path: '/school_classes/{id}/incognito_looks' })
    .input(idParam.extend(pageQuery))
    .output(pageOf(incognitoLook.extend({ personName: z.string() })))
    .errors(errors('NOT_FOUND')),
};
