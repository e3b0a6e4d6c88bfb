import type { IncomingHttpHeaders } from 'node:http';
import type { Configuration } from '../configuration/configuration.js';

/** `call`: HTTP; `live`: the api's socket, on the page's own host; `collaboration`: a socket that may have a port of its own. */
export type Transport = 'call' | 'live' | 'collaboration';

/**
 * Returns true if a request comes from a page of this product, or from no page at all (spec T-24). Other sites must not use the cookies
 * of their visitors.
 * A page states its location in `Origin`, and browsers add `Sec-Fetch-Site`. It is ours when it is at PUBLIC_URL, or at the requested host.
 * collab-server may listen on another port: there the page has to be at PUBLIC_URL, and while that address is not configured, at the port
 * of the api on the requested host.
 * Without `Origin`: a call may come from a browser that sends none, which then needs its token; a socket without it comes from a program,
 * because browsers always send it there. A program has no cookies but its own.
 */
export function isOwnPage(
  headers: IncomingHttpHeaders,
  configuration: Pick<Configuration, 'publicUrl' | 'localNetworkOnly' | 'mode' | 'port'>,
  transport: Transport,
): boolean {
  const { origin, host = '', 'sec-fetch-site': site } = headers;
  if (site === 'cross-site') return false;
  if (origin === undefined) return transport === 'call' || site === undefined;
  if (origin === configuration.publicUrl) return true;
  const page = URL.parse(origin);
  const asked = page && URL.parse(`${page.protocol}//${host}`);
  if (!page || !asked || !/^https?:$/.test(page.protocol)) return false;
  if (transport !== 'collaboration') return page.host === asked.host;
  const { localNetworkOnly, mode, port } = configuration;
  return localNetworkOnly && page.hostname === asked.hostname && (mode !== 'production' || page.port === String(port));
}
