import { z } from 'zod';
import { AI_DAY_LIMITS_OF } from '../ai-run-names.js';
import { ACCOUNT_LICENCES, INTERFACE_LANGUAGES } from '../item-fields.js';
import { LIMITS } from '../limits.js';
import { DISPLAY_NAME, PERSON_NAME } from '../text-rules.js';
import { TOOL_KEYS, type ToolKey } from '../tools/registry.js';
import { GRADE_LEVELS, SUBJECT_TYPES } from '../vocabulary.js';
import { call, errors, nothing } from './call.js';
import { mailAddress, passwordWithin, textWithin } from './fields.js';

export const toolKey = z.enum(TOOL_KEYS as [ToolKey, ...ToolKey[]]);

/** The person of this request (spec SES-01, SES-05, SES-06, SES-07 and SES-08). */
export const currentUser = z.object({
  id: z.uuid(),
  type: z.enum(['User', 'Pupil', 'Visitor']),
  admin: z.boolean(),
  reviewer: z.boolean(),
  firstname: z.string(),
  name: z.string(),
  publicName: z.string(),
  shortName: z.string(),
  /** a teacher took the name before away: the page asks for another */
  asksName: z.boolean(),
  email: z.string().optional(),
  incognito: z.boolean(),
  hasUnreadPosts: z.boolean(),
  additionalQualificationGroup: z.object({ additionalQualification: z.boolean(), url: z.string() }).nullable(),
  disabledTools: z.array(z.string()),
  disabledToolsFeatures: z.array(z.string()),
  enabledFeatures: z.array(z.string()),
  toolsUserId: z.uuid().nullable(),
  needsFirstOnboarding: z.boolean(),
  needsReOnboarding: z.boolean(),
  canQuestionReOnboarding: z.boolean(),
  schoolClassId: z.uuid().nullable(),
  schoolClassToken: z.string().nullable(),
  schoolClassType: z.enum(['permanent', 'onetime']).nullable(),
  international: z.boolean(),
  locale: z.enum(INTERFACE_LANGUAGES).nullable(),
  licence: z.enum(ACCOUNT_LICENCES).nullable(),
  favouriteTools: z.array(toolKey),
  /** taught, as told in the first steps: templates that fit are found by it */
  subjectTypes: z.array(z.enum(SUBJECT_TYPES)),
  gradeLevels: z.array(z.enum(GRADE_LEVELS)),
});
export type CurrentUser = z.infer<typeof currentUser>;

const newPassword = passwordWithin(LIMITS.password);
const personName = textWithin(PERSON_NAME);
const displayName = textWithin(DISPLAY_NAME);
const mailToken = z.string().min(20).max(200);

export const registrations = {
  create: call
    .meta({ operation: 'open.signIn' })
    .route({ method: 'POST', path: '/registrations', successStatus: 202 })
    .input(
      z.strictObject({
        email: mailAddress,
        firstname: personName,
        name: personName,
        password: newPassword,
        locale: z.enum(INTERFACE_LANGUAGES).optional(),
        /** the address of the terms of use that were agreed to, where the operator has some */
        agreedTo: z.string().max(LIMITS.legalAddress).optional(),
      }),
    )
    .output(nothing)
    .errors(errors('REGISTRATION_OFF', 'AGREEMENT_NEEDED', 'PASSWORD_WEAK', 'TOO_MANY_REQUESTS')),
  confirm: call
    .meta({ operation: 'open.signIn' })
    .route({ method: 'POST', path: '/confirmations' })
    .input(z.strictObject({ token: mailToken }))
    .output(z.object({ email: z.string() }))
    .errors(errors('TOKEN_INVALID', 'SIGN_IN_FIRST')),
};

export const passwordResets = {
  create: call
    .meta({ operation: 'open.signIn' })
    .route({ method: 'POST', path: '/password_resets', successStatus: 202 })
    .input(z.strictObject({ email: mailAddress }))
    .output(nothing)
    .errors(errors('PASSWORD_SIGN_IN_OFF', 'TOO_MANY_REQUESTS')),
  finish: call
    .meta({ operation: 'open.signIn' })
    .route({ method: 'PUT', path: '/password_resets' })
    .input(z.strictObject({ token: mailToken, password: newPassword }))
    .output(nothing)
    .errors(errors('TOKEN_INVALID', 'PASSWORD_SIGN_IN_OFF', 'PASSWORD_WEAK', 'TOO_MANY_REQUESTS')),
};

export const sessions = {
  create: call
    .meta({ operation: 'open.signIn' })
    .route({ method: 'POST', path: '/sessions', successStatus: 201 })
    .input(
      z.strictObject({ email: mailAddress, password: z.string().min(1).max(LIMITS.password.max), remember: z.boolean().default(false) }),
    )
    .output(currentUser)
    .errors(errors('WRONG_CREDENTIALS', 'NOT_CONFIRMED', 'ACCOUNT_LOCKED', 'PASSWORD_SIGN_IN_OFF', 'TOO_MANY_REQUESTS')),
  /** `alsoAt`: where the browser signs out of the school account that it signed on with, too */
  end: call
    .meta({ operation: 'open.signIn' })
    .route({ method: 'DELETE', path: '/sessions' })
    .output(z.object({ alsoAt: z.string().optional() })),
};

export const visitor = {
  create: call
    .meta({ operation: 'open.becomeVisitor' })
    .route({ method: 'POST', path: '/visitor', successStatus: 201 })
    .input(z.strictObject({ displayName: displayName.optional() }))
    .output(currentUser)
    .errors(errors('TOO_MANY_REQUESTS', 'BAD_REQUEST')),
};

export const users = {
  me: call.meta({ operation: 'self.read' }).route({ method: 'GET', path: '/users/me' }).output(currentUser).errors(errors('UNAUTHORIZED')),
  updateMe: call
    .meta({ operation: 'self.update' })
    .route({ method: 'PUT', path: '/users/me' })
    .input(
      z.strictObject({
        firstname: personName.optional(),
        name: personName.optional(),
        publicName: personName.optional(),
        displayName: displayName.optional(),
        locale: z.enum(INTERFACE_LANGUAGES).optional(),
        favouriteTools: z.array(toolKey).min(LIMITS.favouriteTools.min).max(LIMITS.favouriteTools.max).optional(),
      }),
    )
    .output(currentUser)
    .errors(errors('UNAUTHORIZED', 'FORBIDDEN', 'BAD_REQUEST')),
  changePassword: call
    .meta({ operation: 'teacher.update' })
    .route({ method: 'PUT', path: '/users/me/password' })
    .input(z.strictObject({ currentPassword: z.string().min(1).max(LIMITS.password.max), newPassword }))
    .output(nothing)
    .errors(errors('WRONG_PASSWORD', 'PASSWORD_WEAK', 'TOO_MANY_REQUESTS')),
};

const toolsUser = z.object({ id: z.uuid(), type: z.enum(['User', 'Pupil', 'Visitor']), displayName: z.string() });

export const toolsUsers = {
  current: call
    .meta({ operation: 'self.read' })
    .route({ method: 'GET', path: '/tools-users/current' })
    .output(toolsUser)
    .errors(errors('UNAUTHORIZED')),
  /** approved = the account's mail address is confirmed; visitors are never approved */
  approved: call
    .meta({ operation: 'self.read' })
    .route({ method: 'GET', path: '/tools-users/approved' })
    .output(z.object({ approved: z.boolean() }))
    .errors(errors('UNAUTHORIZED')),
  update: call
    .meta({ operation: 'self.update', keys: ['userId'] })
    .route({ method: 'PUT', path: '/tools-users/{userId}' })
    .input(z.strictObject({ userId: z.uuid(), displayName }))
    .output(toolsUser)
    .errors(errors('UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND', 'BAD_REQUEST')),
};

export const dailyUserVisits = {
  create: call
    .meta({ operation: 'account.update' })
    .route({ method: 'POST', path: '/daily_user_visits' })
    .output(z.object({ date: z.string() }))
    .errors(errors('UNAUTHORIZED', 'FORBIDDEN')),
};

export const apps = {
  list: call
    .meta({ operation: 'open.read' })
    .route({ method: 'GET', path: '/apps' })
    .output(z.array(z.object({ id: z.string(), namespace: z.string(), catalogable: z.boolean() }))),
};

const userLimit = z.object({
  objType: z.string(),
  used: z.number(),
  limit: z.number().nullable(),
  resetsAt: z.string(),
  refuses: z.boolean(),
  /** for a day's requests to models: whose limit is reached first */
  of: z.enum(AI_DAY_LIMITS_OF).optional(),
});

export const userLimits = {
  /** storage used by pictures, files and recordings of the caller's items, including running uploads */
  storage: call
    .meta({ operation: 'teacher.read' })
    .route({ method: 'GET', path: '/user_limits/storage' })
    .output(z.object({ usedBytes: z.number(), limitBytes: z.number(), files: z.number(), limitFiles: z.number() })),
  /** all that is counted for the caller; for pupils and guests their requests to models today */
  all: call
    .meta({ operation: 'self.read' })
    .route({ method: 'GET', path: '/user_limits/all' })
    .output(z.array(userLimit))
    .errors(errors('UNAUTHORIZED')),
  one: call
    .meta({ operation: 'self.read' })
    .route({ method: 'GET', path: '/user_limits' })
    .input(z.strictObject({ objType: z.string().max(40) }))
    .output(userLimit)
    .errors(errors('UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND')),
};
