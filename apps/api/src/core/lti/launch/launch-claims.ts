import { LIMITS } from '@murmel/contracts';
import { z } from 'zod';

const CLAIM = 'https://purl.imsglobal.org/spec/lti/claim/';
const DEEP_LINKING = 'https://purl.imsglobal.org/spec/lti-dl/claim/';
const GRADES = 'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint';
/** Right to send points to a platform. */
export const SCORE_SCOPE = 'https://purl.imsglobal.org/spec/lti-ags/scope/score';
/** Names of claims in the answer to a choice. */
export const CLAIMS = {
  version: `${CLAIM}version`,
  messageType: `${CLAIM}message_type`,
  deployment: `${CLAIM}deployment_id`,
  contentItems: `${DEEP_LINKING}content_items`,
  data: `${DEEP_LINKING}data`,
} as const;
export const LTI_VERSION = '1.3.0';

/** Parameter of our links inside a course: says which one it is. */
export const LINK_PARAMETER = 'murmel_link';
const TEACHING = /membership(?:\/Instructor)?#(?:Instructor|ContentDeveloper|Administrator|TeachingAssistant|PrimaryInstructor)$/;
/** Older platforms say it without a namespace. */
const SHORT_TEACHING: ReadonlySet<string> = new Set(['Instructor', 'ContentDeveloper']);
const LONGEST = { id: 255, address: 2000, data: 10_000, entries: 100 } as const;

const id = z.string().min(1).max(LONGEST.id);
const words = z.array(z.string().max(LONGEST.address)).max(LONGEST.entries);

const choice = z.object({
  deep_link_return_url: z.url().max(LONGEST.address),
  accept_types: words,
  accept_lineitem: z.boolean().optional(),
  data: z.string().max(LONGEST.data).optional(),
});
const grades = z.object({ scope: words, lineitem: z.string().max(LONGEST.address) });

const claims = z.object({
  sub: id,
  [CLAIMS.version]: z.literal(LTI_VERSION),
  [CLAIMS.deployment]: id,
  [CLAIMS.messageType]: z.enum(['LtiResourceLinkRequest', 'LtiDeepLinkingRequest']),
  [`${CLAIM}roles`]: words,
});

/** Content of a launch that counts; everything else in it, names above all, is never read. */
export interface LaunchClaims {
  subject: string;
  deployment: string;
  teaches: boolean;
  /** a course wants an item */
  choice?: { returnUrl: string; data: string | undefined; takesGrades: boolean };
  /** a place in a course was opened */
  resource?: { id: string; linkId: string | undefined; lineItem: string | undefined };
}

/** Reads the claims of a verified launch. @returns undefined where one is missing or is none */
export function readClaims(payload: Readonly<Record<string, unknown>>): LaunchClaims | undefined {
  const common = claims.safeParse(payload);
  if (!common.success) return undefined;
  const { data } = common as { data: Record<string, unknown> };
  const roles = data[`${CLAIM}roles`] as string[];
  const read = {
    subject: data['sub'] as string,
    deployment: data[CLAIMS.deployment] as string,
    teaches: roles.some((role) => TEACHING.test(role) || SHORT_TEACHING.has(role)),
  };
  if (data[CLAIMS.messageType] === 'LtiDeepLinkingRequest') {
    const asked = choice.safeParse(payload[`${DEEP_LINKING}deep_linking_settings`]);
    if (!asked.success || !asked.data.accept_types.includes('ltiResourceLink')) return undefined;
    const { deep_link_return_url: returnUrl, data: echoed, accept_lineitem: takesGrades = true } = asked.data;
    return { ...read, choice: { returnUrl, data: echoed, takesGrades } };
  }
  const place = z.object({ id }).safeParse(payload[`${CLAIM}resource_link`]);
  if (!place.success) return undefined;
  return { ...read, resource: { id: place.data.id, linkId: linkIn(payload), lineItem: lineItemIn(payload) } };
}

/** Returns the id of our link: as a parameter, or where a platform dropped that, in the address that it was told. */
function linkIn(payload: Readonly<Record<string, unknown>>): string | undefined {
  const custom = z.object({ [LINK_PARAMETER]: z.uuid() }).safeParse(payload[`${CLAIM}custom`]);
  if (custom.success) return custom.data[LINK_PARAMETER];
  const target = z.url().max(LONGEST.address).safeParse(payload[`${CLAIM}target_link_uri`]);
  const last = target.success ? new URL(target.data).pathname.split('/').at(-1) : undefined;
  return z.uuid().safeParse(last).data;
}

/** Returns the address for points of this place, where the platform lets us send some. */
function lineItemIn(payload: Readonly<Record<string, unknown>>): string | undefined {
  const { data } = grades.safeParse(payload[GRADES]);
  return data?.scope.includes(SCORE_SCOPE) ? data.lineitem : undefined;
}

/** Longest title that a course is told. */
export const TITLE_MAX = LIMITS.title.max;
