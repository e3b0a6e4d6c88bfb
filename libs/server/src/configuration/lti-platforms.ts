import { z } from 'zod';
import { distinct, jsonFields, readJsonVariable, secureUrl } from './json-variable.js';

const MAX_PLATFORMS = 200;

const platform = z
  .strictObject({
    /** id in stored links; it never changes */
    id: z.string().regex(/^[a-z0-9-]{1,30}$/, 'must have 1 to 30 small letters, digits or -'),
    /** what teachers call it */
    name: jsonFields.line,
    issuer: secureUrl,
    clientId: z.string().min(1).max(200),
    /** ids under which the platform made the tool available */
    deployments: z.array(z.string().min(1).max(255)).min(1).max(50),
    /** `moodle`: the three addresses below follow from the issuer */
    profile: z.enum(['plain', 'moodle']).default('plain'),
    authorizationUrl: secureUrl.optional(),
    tokenUrl: secureUrl.optional(),
    keysUrl: secureUrl.optional(),
  })
  .transform(({ profile, ...given }, context) => {
    const moodle = (file: string): string | undefined =>
      profile === 'moodle' ? `${given.issuer.replace(/\/+$/, '')}/mod/lti/${file}` : undefined;
    const authorizationUrl = given.authorizationUrl ?? moodle('auth.php');
    const tokenUrl = given.tokenUrl ?? moodle('token.php');
    const keysUrl = given.keysUrl ?? moodle('certs.php');
    if (authorizationUrl === undefined || tokenUrl === undefined || keysUrl === undefined) {
      context.addIssue('needs authorizationUrl, tokenUrl and keysUrl, or the profile moodle');
      return z.NEVER;
    }
    return { ...given, authorizationUrl, tokenUrl, keysUrl };
  });

const platforms = z
  .array(platform)
  .max(MAX_PLATFORMS)
  .refine((all) => distinct(all.map(({ id }) => id)), 'has a platform twice')
  .refine((all) => distinct(all.map(({ issuer, clientId }) => `${issuer} ${clientId}`)), 'has a client of an issuer twice');

/** A learning platform that opens items of this product, by LTI 1.3. */
export type LtiPlatform = Readonly<z.output<typeof platform>>;

/** @throws Error with one line that says what is wrong */
export function readLtiPlatforms(given: string): LtiPlatform[] {
  return readJsonVariable(given, platforms, 'a list of platforms');
}
