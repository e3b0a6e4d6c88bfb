import { z } from 'zod';
import { BACKOFFICE_LIMITS, INVITED_STATES } from '../backoffice-names.js';
import { INTERFACE_LANGUAGES } from '../item-fields.js';
import { LIMITS } from '../limits.js';
import { MAIL_ADDRESS_MAX, PERSON_NAME } from '../text-rules.js';
import { call, errors, nothing, timestamp } from './call.js';
import { mailAddress, passwordWithin, textWithin } from './fields.js';

const { checked, invited } = BACKOFFICE_LIMITS.import;
const personName = textWithin(PERSON_NAME);
/** from the link */
const secret = z.string().min(1).max(100);

/** Teachers are invited by the administration, many at once and without passwords. */
export const backofficeInvitations = {
  /** which of these addresses have an account, which wait for an answer, and which are none; nothing is written */
  check: call
    .meta({ operation: 'administration.managePeople' })
    .route({ method: 'PUT', path: '/backoffice/invitations/check' })
    .input(z.strictObject({ emails: z.array(z.string().max(MAIL_ADDRESS_MAX)).max(checked) }))
    .output(z.object({ accounts: z.array(z.string()), invited: z.array(z.string()), wrong: z.array(z.string()), byMail: z.boolean() }))
    .errors(errors('FORBIDDEN')),
  /**
   * Invites people, or invites them anew. `batch` names the import: what it has invited already gets no second mail. Without a mail server
   * the answer has the links, and a repeated request new ones
   */
  create: call
    .meta({ operation: 'administration.managePeople' })
    .route({ method: 'POST', path: '/backoffice/invitations' })
    .input(
      z.strictObject({
        batch: z.uuid(),
        people: z
          .array(z.strictObject({ email: mailAddress, firstname: personName, name: personName }))
          .min(1)
          .max(invited),
        schoolId: z.uuid().nullable().default(null),
        licenceId: z.uuid().nullable().default(null),
        reviewer: z.boolean().default(false),
      }),
    )
    .output(
      z.object({
        entries: z.array(z.object({ email: z.string(), state: z.enum(INVITED_STATES), link: z.string().nullable() })),
      }),
    )
    .errors(errors('FORBIDDEN', 'NOT_FOUND', 'LIMIT_REACHED', 'LICENCE_FULL', 'LICENCE_OVER')),
  remove: call
    .meta({ operation: 'administration.managePeople', keys: ['invitationId'] })
    .route({ method: 'DELETE', path: '/backoffice/invitations/{invitationId}' })
    .input(z.strictObject({ invitationId: z.uuid() }))
    .output(nothing)
    .errors(errors('FORBIDDEN', 'NOT_FOUND')),
};

/** The link of such an invitation, for a person without an account. */
export const invitedTeachers = {
  read: call
    .meta({ operation: 'open.signIn' })
    .route({ method: 'PUT', path: '/invited_teachers' })
    .input(z.strictObject({ secret }))
    .output(
      z.object({
        email: z.string(),
        firstname: z.string(),
        name: z.string(),
        school: z.string().nullable(),
        invitedBy: z.string(),
        expiresAt: timestamp,
        /** they have an account by now and sign in with it */
        hasAccount: z.boolean(),
      }),
    )
    .errors(errors('TOKEN_INVALID', 'TOO_MANY_REQUESTS')),
  /** makes the account, confirmed and with what the administration chose for it, and signs it in */
  accept: call
    .meta({ operation: 'open.signIn' })
    .route({ method: 'PUT', path: '/invited_teachers/accept' })
    .input(
      z.strictObject({
        secret,
        firstname: personName,
        name: personName,
        password: passwordWithin(LIMITS.password),
        locale: z.enum(INTERFACE_LANGUAGES).optional(),
        /** the address of the terms of use that were agreed to, where the operator has some */
        agreedTo: z.string().max(LIMITS.legalAddress).optional(),
      }),
    )
    .output(nothing)
    .errors(
      errors(
        'PASSWORD_SIGN_IN_OFF',
        'TOKEN_INVALID',
        'ALREADY_MEMBER',
        'AGREEMENT_NEEDED',
        'PASSWORD_WEAK',
        'LIMIT_REACHED',
        'TOO_MANY_REQUESTS',
      ),
    ),
};
