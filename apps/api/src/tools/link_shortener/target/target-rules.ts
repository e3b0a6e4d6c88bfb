import { isBlank, LINK_LIMITS, tidyShortCode, typedWebAddress } from '@murmel/contracts';
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

/** Pages of short links: one of them as a target could lead to itself. */
const PAGE_OF_LINK = /^\/+link_shortener\/public_links(?:\/|$)/i;
/** A short address of ours; its code may belong to a short link or to any other item. */
const SHORT_ADDRESS = /^\/+s\/+([^/]+)\/*$/i;

/**
 * Returns the typed target address as it is stored. One without a scheme is taken as `https`. A short address of ours passes: what its code
 * belongs to is only known to the database (`links-among-targets.ts`).
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

/** The code in a short address of this installation; undefined for every other address. */
export function ownShortCodeIn(address: string, rules: TargetRules): string | undefined {
  const url = URL.parse(address);
  const [, code] = url && !isForeign(address, rules) ? (SHORT_ADDRESS.exec(decoded(url.pathname)) ?? []) : [];
  return code === undefined ? undefined : tidyShortCode(code);
}

type Refusal = { code: 'LINK_HOST_REFUSED' | 'LINK_HOST_DEMANDED' | 'LINK_TO_SHORT_LINK'; host: string };

function refusalOf(url: URL, rules: TargetRules): Refusal | undefined {
  const host = url.hostname.replace(/\.+$/, '');
  if (!isForeign(url.href, rules)) return PAGE_OF_LINK.test(decoded(url.pathname)) ? { code: 'LINK_TO_SHORT_LINK', host } : undefined;
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
