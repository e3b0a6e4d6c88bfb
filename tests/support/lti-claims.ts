import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { CompactSign, exportJWK, generateKeyPair, type JWK } from 'jose';

/** Beginning of the names of claims that LTI adds. */
export const LTI_CLAIM = 'https://purl.imsglobal.org/spec/lti/claim/';
export const LTI_DEEP = 'https://purl.imsglobal.org/spec/lti-dl/claim/';
export const LTI_GRADES = 'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint';
export const LTI_SCORES = 'https://purl.imsglobal.org/spec/lti-ags/scope/score';
const MEMBERSHIP = 'http://purl.imsglobal.org/vocab/lis/v2/membership#';
const HOUR_SECONDS = 3600;

/** Names, addresses and ids that a platform tells and that murmel must not keep: each is looked for in tables and logs. */
export const canariesOf = (user: string) => ({
  subject: `subjekt-${user}-kanarie`,
  name: `Vorname${user} Nachname${user}`,
  email: `kanarie-${user}@schulplattform.example`,
});

/** A place in a course that opens something of the tool. */
export interface Placed {
  id: string;
  title: string;
  url: string;
  custom: Record<string, string>;
  /** the platform keeps grades for it */
  lineItem: boolean;
}

/** Person that opens something in a course. */
export interface Launch {
  user: string;
  role: 'Learner' | 'Instructor';
  /** undefined: a teacher chooses something new */
  placed?: Placed | undefined;
}

/** Everything that a test may change in an answer before it is signed. */
export interface Bent {
  claims?: (claims: Record<string, unknown>) => Record<string, unknown>;
  header?: Record<string, unknown>;
  /** `foreign`: a key the platform does not show; `shared`: HS256 with the public key as secret */
  signedBy?: 'own' | 'foreign' | 'none' | 'shared';
}

/** A key of the platform with which it signs. */
export interface PlatformKey {
  kid: string;
  privateKey: CryptoKey;
  publicJwk: JWK;
}

export async function makePlatformKey(alg: 'RS256' | 'ES256' = 'RS256'): Promise<PlatformKey> {
  const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true });
  const kid = randomUUID();
  return { kid, privateKey, publicJwk: { ...(await exportJWK(publicKey)), kid, alg, use: 'sig' } };
}

/** Claims of a well-behaved platform. */
export function claimsOf(
  { user, role, placed }: Launch,
  platform: { issuer: string; clientId: string; deployment: string; tool: string },
  nonce: string,
): Record<string, unknown> {
  const { subject, name, email } = canariesOf(user);
  const now = Math.floor(Date.now() / 1000);
  const [givenName, familyName] = name.split(' ');
  return {
    iss: platform.issuer,
    sub: subject,
    aud: platform.clientId,
    iat: now,
    exp: now + HOUR_SECONDS,
    nonce,
    name,
    given_name: givenName,
    family_name: familyName,
    email,
    [`${LTI_CLAIM}version`]: '1.3.0',
    [`${LTI_CLAIM}deployment_id`]: platform.deployment,
    [`${LTI_CLAIM}roles`]: [`${MEMBERSHIP}${role}`],
    [`${LTI_CLAIM}context`]: { id: 'kurs-7b', label: '7b', title: 'Biologie 7b' },
    [`${LTI_CLAIM}tool_platform`]: { name: 'Schulplattform', guid: 'schulplattform' },
    [`${LTI_CLAIM}lis`]: { person_sourcedid: subject },
    ...(placed ? resourceClaims(placed, platform.issuer) : choiceClaims(platform)),
  };
}

function resourceClaims(placed: Placed, issuer: string): Record<string, unknown> {
  return {
    [`${LTI_CLAIM}message_type`]: 'LtiResourceLinkRequest',
    [`${LTI_CLAIM}target_link_uri`]: placed.url,
    [`${LTI_CLAIM}resource_link`]: { id: placed.id, title: placed.title },
    [`${LTI_CLAIM}custom`]: placed.custom,
    ...(placed.lineItem
      ? { [LTI_GRADES]: { scope: [LTI_SCORES], lineitem: `${issuer}/lineitems/${placed.id}?type_id=3`, lineitems: `${issuer}/lineitems` } }
      : {}),
  };
}

function choiceClaims({ issuer, tool }: { issuer: string; tool: string }): Record<string, unknown> {
  return {
    [`${LTI_CLAIM}message_type`]: 'LtiDeepLinkingRequest',
    [`${LTI_CLAIM}target_link_uri`]: `${tool}/lti/choose`,
    [`${LTI_DEEP}deep_linking_settings`]: {
      deep_link_return_url: `${issuer}/return?course=7b`,
      accept_types: ['ltiResourceLink'],
      accept_presentation_document_targets: ['window', 'iframe'],
      accept_multiple: false,
      data: 'platte:7b:"<&>',
    },
  };
}

const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Value of a claim that is signed as arrays in one another, more than a program that goes down into them survives. */
export const DEEP = 'deeper than any stack';
const LEVELS = 50_000;

/** Signs claims as a test wants it. */
export async function signed(claims: Record<string, unknown>, key: PlatformKey, { header, signedBy = 'own' }: Bent): Promise<string> {
  if (signedBy === 'none') return `${base64({ alg: 'none', ...header })}.${base64(claims)}.`;
  if (signedBy === 'shared') {
    const body = `${base64({ alg: 'HS256', kid: key.kid, ...header })}.${base64(claims)}`;
    return `${body}.${createHmac('sha256', JSON.stringify(key.publicJwk)).update(body).digest('base64url')}`;
  }
  const by = signedBy === 'foreign' ? { ...(await makePlatformKey(key.publicJwk.alg as 'RS256')), kid: key.kid } : key;
  // Signed as text: a library would look into claims that are meant to be strange.
  const text = JSON.stringify(claims).replace(JSON.stringify(DEEP), '['.repeat(LEVELS) + ']'.repeat(LEVELS));
  return new CompactSign(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: key.publicJwk.alg!, kid: by.kid, typ: 'JWT', ...header })
    .sign(by.privateKey);
}

/** A word that was never told before. */
export const fresh = (): string => randomBytes(12).toString('base64url');
