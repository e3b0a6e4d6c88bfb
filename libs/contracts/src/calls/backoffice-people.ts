import { z } from 'zod';
import { BACKOFFICE_LIMITS, LAST_VISITS, PERSON_ROLES, PERSON_STATES } from '../backoffice-names.js';
import { ACCOUNT_LICENCES } from '../item-fields.js';
import { MAIL_ADDRESS_MAX } from '../text-rules.js';
import { FEATURE_FLAGS, toolFeatures } from '../tools/features.js';
import { TOOL_KEYS, type ToolKey } from '../tools/registry.js';
import { call, errors, nothing, pageOf, pageQuery, timestamp } from './call.js';

const search = z.string().trim().max(BACKOFFICE_LIMITS.search.max).optional();
/** day of the last visit in Berlin; null: never */
const lastVisit = z.string().nullable();

const listedPerson = z.object({
  /** of the account, or of the invitation where there is no account yet */
  id: z.uuid(),
  state: z.enum(PERSON_STATES),
  name: z.string(),
  /** null: they sign on with a school account and named none */
  email: z.string().nullable(),
  role: z.enum(PERSON_ROLES),
  /** null: invited, without one so far */
  licence: z.enum(ACCOUNT_LICENCES).nullable(),
  lastVisit,
  /** how many items they own, never which */
  contents: z.number(),
});
export type ListedPerson = z.infer<typeof listedPerson>;

const listedClass = z.object({ id: z.uuid(), name: z.string(), school: z.string().nullable(), owner: z.string(), pupils: z.number() });
export type AdministeredClass = z.infer<typeof listedClass>;
const pupil = z.object({ id: z.uuid(), shortName: z.string(), active: z.boolean(), lastVisit });
export type AdministeredPupil = z.infer<typeof pupil>;
const guest = z.object({ id: z.uuid(), name: z.string(), createdAt: timestamp, lastSeenAt: timestamp });
export type AdministeredGuest = z.infer<typeof guest>;

const person = z.object({
  id: z.uuid(),
  type: z.enum(['User', 'Pupil', 'Visitor']),
  name: z.string(),
  /** null for pupils and guests, and for teachers with a school account who named none */
  email: z.string().nullable(),
  state: z.enum(PERSON_STATES),
  admin: z.boolean(),
  reviewer: z.boolean(),
  international: z.boolean(),
  /** the one that counts today */
  licence: z.enum(ACCOUNT_LICENCES).nullable(),
  /** the licence they have a seat of */
  seat: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  school: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  /** of a pupil */
  schoolClass: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  disabledTools: z.array(z.string()),
  disabledToolsFeatures: z.array(z.string()),
  enabledFeatures: z.array(z.string()),
  createdAt: timestamp,
  lastVisit,
  contents: z.number(),
  storage: z.object({ usedBytes: z.number(), limitBytes: z.number() }).nullable(),
  /** creations of this month of which there were some; without a limit it is null */
  limits: z.array(z.object({ objType: z.string(), used: z.number(), limit: z.number().nullable() })),
  /** the admin's own account: not to be demoted, locked or erased here */
  mine: z.boolean(),
});
export type AdministeredPerson = z.infer<typeof person>;

const toolKeys = z.array(z.enum(TOOL_KEYS as [ToolKey, ...ToolKey[]])).max(TOOL_KEYS.length);
const features = toolFeatures() as [string, ...string[]];
const onePerson = '/backoffice/users/{userId}';
const userId = { userId: z.uuid() };

/** People of the installation, for its admins: who they are and what is switched for them, never what they made. */
export const backofficePeople = {
  counts: call
    .meta({ operation: 'administration.readPeople' })
    .route({ method: 'GET', path: '/backoffice/users/counts' })
    .output(z.object({ teachers: z.number(), pupils: z.number(), guests: z.number() }))
    .errors(errors('FORBIDDEN')),
  /** teachers and those who are invited, by name; `search` is in their names and addresses */
  list: call
    .meta({ operation: 'administration.readPeople' })
    .route({ method: 'GET', path: '/backoffice/users' })
    .input(
      z.strictObject({
        ...pageQuery,
        search,
        role: z.enum(PERSON_ROLES).optional(),
        licence: z.enum(ACCOUNT_LICENCES).optional(),
        lastVisit: z.enum(LAST_VISITS).optional(),
        state: z.enum(PERSON_STATES).optional(),
      }),
    )
    .output(pageOf(listedPerson))
    .errors(errors('FORBIDDEN')),
  /** classes by their name, their school's and their teacher's: the way to pupils, whose names are not searched */
  classes: call
    .meta({ operation: 'administration.readPeople' })
    .route({ method: 'GET', path: '/backoffice/classes' })
    .input(z.strictObject({ ...pageQuery, search }))
    .output(pageOf(listedClass))
    .errors(errors('FORBIDDEN')),
  pupils: call
    .meta({ operation: 'administration.readPeople', keys: ['classId'] })
    .route({ method: 'GET', path: '/backoffice/classes/{classId}/pupils' })
    .input(z.strictObject({ ...pageQuery, classId: z.uuid() }))
    .output(pageOf(pupil))
    .errors(errors('FORBIDDEN', 'NOT_FOUND')),
  guests: call
    .meta({ operation: 'administration.readPeople' })
    .route({ method: 'GET', path: '/backoffice/guests' })
    .input(z.strictObject(pageQuery))
    .output(pageOf(guest))
    .errors(errors('FORBIDDEN')),
  get: call
    .meta({ operation: 'administration.readPeople', keys: ['userId'] })
    .route({ method: 'GET', path: onePerson })
    .input(z.strictObject(userId))
    .output(person)
    .errors(errors('FORBIDDEN', 'NOT_FOUND')),
  /** what is left out stays. Roles and the lock are a teacher's alone */
  update: call
    .meta({ operation: 'administration.managePeople', keys: ['userId'] })
    .route({ method: 'PUT', path: onePerson })
    .input(
      z.strictObject({
        ...userId,
        admin: z.boolean().optional(),
        reviewer: z.boolean().optional(),
        international: z.boolean().optional(),
        locked: z.boolean().optional(),
        disabledTools: toolKeys.optional(),
        disabledToolsFeatures: z.array(z.enum(features)).max(features.length).optional(),
        enabledFeatures: z.array(z.enum(FEATURE_FLAGS)).max(FEATURE_FLAGS.length).optional(),
      }),
    )
    .output(person)
    .errors(errors('FORBIDDEN', 'NOT_FOUND', 'BAD_REQUEST', 'OWN_ACCOUNT', 'LAST_ADMIN')),
  /** null: they leave the school that they are in */
  setSchool: call
    .meta({ operation: 'administration.managePeople', keys: ['userId'] })
    .route({ method: 'PUT', path: `${onePerson}/school` })
    .input(z.strictObject({ ...userId, schoolId: z.uuid().nullable() }))
    .output(person)
    .errors(errors('FORBIDDEN', 'NOT_FOUND', 'LIMIT_REACHED')),
  /** null: the seat is given back, and the installation's own licence counts */
  setLicence: call
    .meta({ operation: 'administration.manageLicences', keys: ['userId'] })
    .route({ method: 'PUT', path: `${onePerson}/licence` })
    .input(z.strictObject({ ...userId, licenceId: z.uuid().nullable() }))
    .output(person)
    .errors(errors('FORBIDDEN', 'NOT_FOUND', 'LICENCE_FULL', 'LICENCE_OVER')),
  /** mails the link with which they choose a new password; no other person sees it */
  sendPasswordLink: call
    .meta({ operation: 'administration.managePeople', keys: ['userId'] })
    .route({ method: 'PUT', path: `${onePerson}/password_link` })
    .input(z.strictObject(userId))
    .output(nothing)
    .errors(errors('FORBIDDEN', 'NOT_FOUND', 'MAIL_NOT_CONFIGURED', 'PASSWORD_SIGN_IN_OFF', 'TOO_MANY_REQUESTS')),
  /** erases a teacher with everything they made; their address is typed as confirmation, the name where there is none */
  remove: call
    .meta({ operation: 'administration.managePeople', keys: ['userId'] })
    .route({ method: 'DELETE', path: onePerson })
    .input(z.strictObject({ ...userId, confirmation: z.string().max(MAIL_ADDRESS_MAX) }))
    .output(nothing)
    .errors(errors('FORBIDDEN', 'NOT_FOUND', 'CONFIRMATION_WRONG', 'OWN_ACCOUNT', 'LAST_ADMIN')),
};
