import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { InterfaceLanguage } from '@murmel/contracts';
import type { PlatformVideo } from '@murmel/documents';
import { isPublicAddress } from './public-ip-address.js';

/** Rules for requests of the server to an address given by a user. */
export interface FetchRules {
  ports: ReadonlySet<number>;
  /** addresses that are reached although they are not public; there are none outside of tests */
  alsoAllowed: ReadonlySet<string>;
  /**
   * returns the addresses behind a name, none if the name does not exist; resolved again for each connection. @throws when resolution fails
   */
  resolve(name: string): Promise<string[]>;
  /** oEmbed addresses by which platforms confirm that they have a film; `url` is added */
  films: Readonly<Record<PlatformVideo['platform'], string>>;
  /** page of a film at YouTube, from which its subtitles are read; the film is added */
  subtitles: string;
  /** search addresses of the encyclopedia, by language; the query is added */
  encyclopedia: Readonly<Record<InterfaceLanguage, string>>;
}

/** Injection token for `FetchRules`. */
export const FETCH_RULES = Symbol('fetchRules');

const NAME_SERVER_MS = 2000;
/** Error codes of name servers for a name that does not exist, or that has no address of one kind. */
const NO_SUCH_NAME: ReadonlySet<string | undefined> = new Set(['ENOTFOUND', 'ENODATA']);

/**
 * Asks the name servers, not the machine's list of hosts: names of our own network are not found there, and a slow
 * answer holds none of the threads that read files.
 */
async function askNameServers(name: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: NAME_SERVER_MS, tries: 1 });
  const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  const silent = answers.find((answer) => answer.status === 'rejected' && !NO_SUCH_NAME.has((answer.reason as NodeJS.ErrnoException).code));
  if (found.length === 0 && silent) throw new Error('The name servers did not answer');
  return found;
}

export const PUBLIC_INTERNET: FetchRules = {
  ports: new Set([80, 443]),
  alsoAllowed: new Set(),
  resolve: askNameServers,
  films: { youtube: 'https://www.youtube.com/oembed?format=json', vimeo: 'https://vimeo.com/api/oembed.json?width=640' },
  // The parameter leads past the page on cookies: none are taken.
  subtitles: 'https://www.youtube.com/watch?ucbcb=1',
  encyclopedia: { de: 'https://de.wikipedia.org/w/api.php', en: 'https://en.wikipedia.org/w/api.php' },
};
/** Rules that allow no requests, when the operator disables them (`OUTGOING_REQUESTS=0`). */
export const NO_FETCHING: FetchRules = { ...PUBLIC_INTERNET, ports: new Set() };

export function mayConnect(rules: FetchRules, address: string): boolean {
  return isPublicAddress(address) || rules.alsoAllowed.has(address);
}

/** Matches names with a local meaning in every network: they are never requested, for any answer of a name server. */
const LOCAL_NAME = /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|private|arpa)$/;

/**
 * Returns the address if the server may request it, as far as can be determined before the name is resolved.
 * @returns undefined for other protocols and ports, names of our own network, and addresses with user or password
 */
export function fetchable(rules: FetchRules, address: string, from?: URL): URL | undefined {
  const url = URL.parse(address, from?.href);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:') || url.username !== '' || url.password !== '') return undefined;
  if (!rules.ports.has(portOf(url))) return undefined;
  const host = hostOf(url);
  if (isIP(host) !== 0) return mayConnect(rules, host) ? url : undefined;
  return isPublicName(host) ? url : undefined;
}

/** True if the name is public on the internet, as far as can be determined before it is resolved. */
export function isPublicHost(url: URL): boolean {
  const host = hostOf(url);
  return isIP(host) === 0 ? isPublicName(host) : isPublicAddress(host);
}

function isPublicName(host: string): boolean {
  const name = host.replace(/\.+$/, '');
  return name.includes('.') && !LOCAL_NAME.test(name);
}

function portOf({ port, protocol }: URL): number {
  if (port !== '') return Number(port);
  return protocol === 'https:' ? 443 : 80;
}

/** Returns the host without the brackets of an IPv6 address. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}
