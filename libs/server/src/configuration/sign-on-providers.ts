import { z } from 'zod';
import { BOTH_KEYS, distinct, hasOneKey, jsonFields, readJsonVariable, secureUrl, withKeyFromFile } from './json-variable.js';

const MAX_PROVIDERS = 20;
/** Names of nested claims with dots between them: `realm_access.roles`. */
const claim = z.string().regex(/^[\w:-]{1,80}(\.[\w:-]{1,80}){0,3}$/, 'must name a claim, like role or realm_access.roles');

interface Profile {
  scopes: readonly string[];
  teachers: { claim: string; values: string[] } | undefined;
  schoolClaim: string | undefined;
}

/** Defaults of providers that the product knows. */
const PROFILES: Readonly<Record<'plain' | 'keycloak' | 'vidis', Profile>> = {
  plain: { scopes: ['openid', 'profile'], teachers: undefined, schoolClaim: undefined },
  keycloak: { scopes: ['openid', 'profile'], teachers: undefined, schoolClaim: undefined },
  /** pseudonyms alone: a role, the official number of the school, no name */
  vidis: { scopes: ['openid'], teachers: { claim: 'rolle', values: ['LEHR', 'LEIT'] }, schoolClaim: 'schulkennung' },
};

const provider = z
  .strictObject({
    /** id in addresses and in schools' settings; it never changes */
    id: z.string().regex(/^[a-z0-9-]{1,30}$/, 'must have 1 to 30 small letters, digits or -'),
    /** what its button says */
    name: jsonFields.line,
    profile: z.enum(['plain', 'keycloak', 'vidis']).default('plain'),
    issuer: secureUrl,
    clientId: z.string().min(1).max(200),
    key: jsonFields.key,
    keyFile: jsonFields.keyFile,
    scopes: z
      .array(z.string().regex(/^[\w:./-]{1,80}$/))
      .min(1)
      .max(20)
      .optional(),
    /** the values of a claim that make a teacher; `all`: the provider knows teachers only */
    teachers: z.union([z.literal('all'), z.strictObject({ claim, values: z.array(z.string().min(1).max(100)).min(1).max(50) })]).optional(),
    /** the claim that names the school; without it a school names the provider alone */
    schoolClaim: claim.optional(),
    /** false: accounts are linked or invited, none is made by signing on */
    newAccounts: z.boolean().default(true),
  })
  .refine(hasOneKey, BOTH_KEYS)
  .transform((given, context) => {
    const profile = PROFILES[given.profile];
    const teachers = given.teachers ?? profile.teachers;
    const scopes = given.scopes ?? profile.scopes;
    if (teachers === undefined) context.addIssue('needs teachers: the claim and its values that make a teacher, or "all"');
    if (!scopes.includes('openid')) context.addIssue('needs the scope openid');
    return { ...given, teachers: teachers ?? ('all' as const), scopes, schoolClaim: given.schoolClaim ?? profile.schoolClaim };
  });

const providers = z
  .array(provider)
  .max(MAX_PROVIDERS)
  .refine((all) => distinct(all.map(({ id }) => id)), 'has a provider twice')
  .refine((all) => distinct(all.map(({ issuer }) => issuer)), 'has an issuer twice');

/** A server that signs teachers on with the accounts of their school, by OpenID Connect (spec E9). `key` is the client's secret. */
export type SignOnProvider = Readonly<Omit<z.output<typeof provider>, 'keyFile'>>;

/** @throws Error with one line that says what is wrong, without any key in it */
export function readSignOnProviders(given: string): SignOnProvider[] {
  return readJsonVariable(given, providers, 'a list of providers').map((one) => withKeyFromFile(one, one.id));
}
