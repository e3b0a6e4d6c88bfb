import { isBlank, LINK_LIMITS, typedWebAddress } from '@murmel/contracts';
import { isPublicHost } from '../../../core/web-requests/fetch-rules.js';
import { apiError } from '../../../platform/api-error.js';
import { SHORTENERS } from './shorteners.js';

/** Rules for the targets of an installation's links. */
export interface TargetRules {
  /** origin of the product itself; always allowed, and visitors are sent there without a confirmation */
  ownOrigin: string;
  /** sites that links lead to, with those below each; empty: all */
  only: readonly string[];
  /** sites that links never lead to, with those below each */
  refused: readonly string[];
}

/** Pages of ours that lead on: a link to one of them could lead to itself. */
const LEADS_ON = /^\/+(?:s|link_shortener\/public_links)(?:\/|$)/i;

/**
 * Returns the typed target address as it is stored. One without a scheme is taken as `https`.
 * @throws LINK_INVALID; LINK_HOST_REFUSED, LINK_HOST_DEMANDED and LINK_TO_SHORT_LINK with the host
 */
export function targetOf(typed: string, rules: TargetRules): string {
  if (isBlank(typed)) return '';
  const url = typedWebAddress(typed, LINK_LIMITS.urlMax);
  if (!url) throw apiError('LINK_INVALID');
  const refusal = refusalOf(url, rules);
  if (refusal) throw apiError(refusal.code, { host: refusal.host });
  return url.href;
}

/** True if the rules refuse a target now. They may have changed since the link was created. */
export function isRefused(address: string, rules: TargetRules): boolean {
  const url = URL.parse(address);
  return !url || refusalOf(url, rules) !== undefined;
}

/** True if the host is not ours: visitors are sent there only after they have read its name. */
export function isForeign(address: string, { ownOrigin }: TargetRules): boolean {
  return URL.parse(address)?.host !== new URL(ownOrigin).host;
}

type Refusal = { code: 'LINK_HOST_REFUSED' | 'LINK_HOST_DEMANDED' | 'LINK_TO_SHORT_LINK'; host: string };

function refusalOf(url: URL, rules: TargetRules): Refusal | undefined {
  const host = url.hostname.replace(/\.+$/, '');
  if (!isForeign(url.href, rules)) return LEADS_ON.test(decoded(url.pathname)) ? { code: 'LINK_TO_SHORT_LINK', host } : undefined;
  if (!isPublicHost(url) || isOneOf(host, rules.refused)) return { code: 'LINK_HOST_REFUSED', host };
  if (isOneOf(host, SHORTENERS)) return { code: 'LINK_TO_SHORT_LINK', host };
  if (rules.only.length > 0 && !isOneOf(host, rules.only)) return { code: 'LINK_HOST_DEMANDED', host: rules.only.join(', ') };
  return undefined;
}

function isOneOf(host: string, sites: readonly string[]): boolean {
  return sites.some((site) => host === site || host.endsWith(`.${site}`));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
