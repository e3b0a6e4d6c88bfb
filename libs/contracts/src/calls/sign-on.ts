import { z } from 'zod';
import { INTERFACE_LANGUAGES } from '../item-fields.js';
import { LIMITS } from '../limits.js';
import { PERSON_NAME } from '../text-rules.js';
import { call, errors, nothing, timestamp } from './call.js';
import { mailAddress, textWithin } from './fields.js';
import { currentUser } from './people.js';

const providerId = z.string().min(1).max(60);
const provider = z.object({ id: z.string(), name: z.string() });
const personName = textWithin(PERSON_NAME);
/** where the browser goes on: at the provider */
const goesOn = z.object({ address: z.string() });

/** A school account that signs the caller on. */
const ownSignOn = z.object({ id: z.uuid(), provider, createdAt: timestamp, usedAt: timestamp });
export type OwnSignOn = z.infer<typeof ownSignOn>;

/** Signing on with school accounts (ADR 86). The way to the provider and back goes by plain addresses (`SIGN_ON_PATH`). */
export const signOn = {
  /** who came from a provider and has no account yet; names as the provider says them, '' where it says none */
  newcomer: call
    .meta({ operation: 'open.signIn' })
    .route({ method: 'GET', path: '/sign_on/newcomer' })
    .output(z.object({ provider, firstname: z.string(), name: z.string(), school: z.string().nullable() }))
    .errors(errors('SIGN_ON_EXPIRED')),
  /** makes the newcomer's account and signs in; with an invitation its address, school, seat and role belong to it */
  createAccount: call
    .meta({ operation: 'open.signIn' })
    .route({ method: 'POST', path: '/sign_on/accounts', successStatus: 201 })
    .input(
      z.strictObject({
        firstname: personName,
        name: personName,
        locale: z.enum(INTERFACE_LANGUAGES).optional(),
        /** as at the registration */
        agreedTo: z.string().max(LIMITS.legalAddress).optional(),
      }),
    )
    .output(currentUser)
    .errors(errors('SIGN_ON_EXPIRED', 'AGREEMENT_NEEDED', 'TOKEN_INVALID', 'LIMIT_REACHED', 'TOO_MANY_REQUESTS')),
  /** begins to accept an invitation of the administration with a school account; the way back leads to the newcomer's page */
  acceptInvitation: call
    .meta({ operation: 'open.signIn' })
    .route({ method: 'POST', path: '/sign_on/invitations' })
    .input(z.strictObject({ secret: z.string().min(20).max(200), provider: providerId }))
    .output(goesOn)
    .errors(errors('TOKEN_INVALID', 'NOT_FOUND', 'SIGN_ON_AWAY', 'TOO_MANY_REQUESTS')),
  /** school accounts of the caller, and if there are other ways in */
  own: call
    .meta({ operation: 'teacher.read' })
    .route({ method: 'GET', path: '/users/me/sign_ons' })
    .output(z.object({ signOns: z.array(ownSignOn), hasPassword: z.boolean() })),
  /** begins to link a school account, after the password was typed again */
  link: call
    .meta({ operation: 'teacher.update' })
    .route({ method: 'POST', path: '/users/me/sign_ons' })
    .input(z.strictObject({ provider: providerId, password: z.string().min(1).max(LIMITS.password.max) }))
    .output(goesOn)
    .errors(errors('NOT_FOUND', 'WRONG_PASSWORD', 'PASSWORD_NEEDED_FIRST', 'SIGN_ON_AWAY', 'TOO_MANY_REQUESTS')),
  /** other browsers that signed on with it are signed out */
  unlink: call
    .meta({ operation: 'teacher.update', keys: ['signOnId'] })
    .route({ method: 'DELETE', path: '/users/me/sign_ons/{signOnId}' })
    .input(z.strictObject({ signOnId: z.uuid() }))
    .output(nothing)
    .errors(errors('NOT_FOUND', 'SIGN_ON_LAST')),
  /** mails a link that adds an address to an account without one */
  addAddress: call
    .meta({ operation: 'teacher.update' })
    .route({ method: 'POST', path: '/users/me/addresses', successStatus: 202 })
    .input(z.strictObject({ email: mailAddress }))
    .output(nothing)
    .errors(errors('ADDRESS_IS_SET', 'TOO_MANY_REQUESTS')),
};
