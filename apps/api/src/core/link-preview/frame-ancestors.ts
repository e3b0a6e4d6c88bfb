import type { IncomingHttpHeaders } from 'node:http';

/**
 * True if a page lets another origin frame it, as browsers read its headers: `frame-ancestors` counts, and only without it
 * `X-Frame-Options`. Values that browsers cannot parse allow framing by all.
 * @param own the origin that wants to show it
 */
export function letsFrame(headers: IncomingHttpHeaders, page: URL, own: URL): boolean {
  const policies = listed(headers['content-security-policy']).flatMap(ancestorsOf);
  if (policies.length > 0) return policies.every((sources) => sources.some((source) => matches(source, page, own)));
  const options = listed(headers['x-frame-options']).map((option) => option.toLowerCase());
  if (options.includes('deny')) return false;
  return !options.includes('sameorigin') || page.origin === own.origin;
}

/** Headers that are sent twice arrive with commas between them. */
function listed(header: string | string[] | undefined): string[] {
  return [header ?? []].flat().flatMap((value) => value.split(',').map((part) => part.trim()));
}

/** Returns the frame ancestors of one policy; empty without the directive. Of a duplicate directive the first counts. */
function ancestorsOf(policy: string): string[][] {
  for (const directive of policy.split(';')) {
    const [name, ...sources] = directive.trim().toLowerCase().split(/\s+/);
    if (name === 'frame-ancestors') return [sources];
  }
  return [];
}

const SOURCE = /^(?:([a-z][a-z0-9+.-]*):\/\/)?(\*|(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[\da-f:.]+\])(?::(\d+|\*))?(?:\/.*)?$/;

function matches(source: string, page: URL, own: URL): boolean {
  if (source === "'self'") return page.origin === own.origin;
  if (/^[a-z][a-z0-9+.-]*:$/.test(source)) return fits(source.slice(0, -1), own);
  const [whole, scheme, host = '', port] = SOURCE.exec(source) ?? [];
  if (whole === undefined || !fits(scheme ?? page.protocol.slice(0, -1), own)) return false;
  if (port !== '*' && host !== '*' && Number(port ?? portOf(own.protocol, '')) !== portOf(own.protocol, own.port)) return false;
  return host === '*' || (host.startsWith('*.') ? own.hostname.endsWith(host.slice(1)) : own.hostname === host);
}

/** A source for http lets https in as well. */
function fits(scheme: string, { protocol }: URL): boolean {
  return protocol === `${scheme}:` || (scheme === 'http' && protocol === 'https:');
}

function portOf(protocol: string, port: string): number {
  if (port !== '') return Number(port);
  return protocol === 'https:' ? 443 : 80;
}
