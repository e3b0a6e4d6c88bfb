import { z } from 'zod';
import { LIMITS } from '../limits.js';
import { LTI_CHECKS, SIGN_ON_CHECKS } from '../sign-on-names.js';
import { call, errors, nothing, timestamp } from './call.js';

const configuredId = z.string().min(1).max(60);

const namingSchool = z.object({ schoolId: z.uuid(), name: z.string(), value: z.string() });

const administeredProvider = z.object({
  id: z.string(),
  name: z.string(),
  issuer: z.string(),
  clientId: z.string(),
  /** addresses that the provider is told */
  redirectUri: z.string(),
  logoutUri: z.string(),
  /** values of this claim make a teacher; null: all are */
  teachers: z.object({ claim: z.string(), values: z.array(z.string()) }).nullable(),
  /** claim that names the school; null: schools name the provider alone */
  schoolClaim: z.string().nullable(),
  newAccounts: z.boolean(),
  schools: z.array(namingSchool),
  accounts: z.number(),
  usedAt: timestamp.nullable(),
});
export type AdministeredProvider = z.infer<typeof administeredProvider>;

const administeredPlatform = z.object({
  id: z.string(),
  name: z.string(),
  issuer: z.string(),
  clientId: z.string(),
  deployments: z.array(z.string()),
  authorizationUrl: z.string(),
  tokenUrl: z.string(),
  keysUrl: z.string(),
  links: z.number(),
  learners: z.number(),
  launchedAt: timestamp.nullable(),
  gradesWaiting: z.number(),
  gradesFailed: z.number(),
});
export type AdministeredPlatform = z.infer<typeof administeredPlatform>;

/** One line of a test; `detail` is what the other server said, or a number. */
const checkOf = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z.object({ checks: z.array(z.object({ check: z.enum(names), passed: z.boolean(), detail: z.string().nullable() })) });

const manage = call.meta({ operation: 'administration.manageSignOn' });

/** Signing on with school accounts, for admins of the installation. */
export const backofficeSignOn = {
  read: manage
    .route({ method: 'GET', path: '/backoffice/sign_on' })
    .output(z.object({ passwordSignIn: z.boolean(), providers: z.array(administeredProvider) }))
    .errors(errors('FORBIDDEN')),
  /** asks the provider now */
  test: call
    .meta({ operation: 'administration.manageSignOn', keys: ['providerId'] })
    .route({ method: 'POST', path: '/backoffice/sign_on/{providerId}/tests' })
    .input(z.strictObject({ providerId: configuredId }))
    .output(checkOf(SIGN_ON_CHECKS))
    .errors(errors('FORBIDDEN', 'NOT_FOUND')),
  /** a school names the provider, and the value by which that knows it */
  addSchool: call
    .meta({ operation: 'administration.manageSignOn', keys: ['providerId'] })
    .route({ method: 'POST', path: '/backoffice/sign_on/{providerId}/schools', successStatus: 201 })
    .input(
      z.strictObject({
        providerId: configuredId,
        schoolId: z.uuid(),
        value: z.string().trim().max(LIMITS.signOn.schoolValueMax).default(''),
      }),
    )
    .output(administeredProvider)
    .errors(errors('FORBIDDEN', 'NOT_FOUND', 'SCHOOL_VALUE_NEEDED', 'SCHOOL_VALUE_TAKEN')),
  removeSchool: call
    .meta({ operation: 'administration.manageSignOn', keys: ['providerId', 'schoolId'] })
    .route({ method: 'DELETE', path: '/backoffice/sign_on/{providerId}/schools/{schoolId}' })
    .input(z.strictObject({ providerId: configuredId, schoolId: z.uuid() }))
    .output(nothing)
    .errors(errors('FORBIDDEN', 'NOT_FOUND')),
};

/** Learning platforms, for admins of the installation. */
export const backofficeLti = {
  read: manage
    .route({ method: 'GET', path: '/backoffice/lti' })
    .output(
      z.object({
        /** what a platform is told; `secure`: the product is reached by HTTPS, without which no launch works */
        tool: z.object({ loginUrl: z.string(), launchUrl: z.string(), keysUrl: z.string(), secure: z.boolean() }),
        platforms: z.array(administeredPlatform),
      }),
    )
    .errors(errors('FORBIDDEN')),
  /** asks the platform now */
  test: call
    .meta({ operation: 'administration.manageSignOn', keys: ['platformId'] })
    .route({ method: 'POST', path: '/backoffice/lti/{platformId}/tests' })
    .input(z.strictObject({ platformId: configuredId }))
    .output(checkOf(LTI_CHECKS))
    .errors(errors('FORBIDDEN', 'NOT_FOUND')),
};
