import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.js';

/** Where the server goes on behalf of somebody who names an address. */
export interface FetchRules {
  ports: ReadonlySet<number>;
  /** addresses that are reached although they are not public; there are none outside of tests */
  alsoAllowed: ReadonlySet<string>;
  /** the addresses behind a name; asked again for every connection */
  resolve(name: string): Promise<string[]>;
}

/** Injection token for `FetchRules`. */
export const FETCH_RULES = Symbol('fetchRules');

const NAME_SERVER_MS = 2000;

/**
 * Asks the name servers, not the machine's list of hosts: names of our own network are not found there, and a slow
 * answer holds none of the threads that read files.
 */
async function askNameServers(name: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: NAME_SERVER_MS, tries: 1 });
  const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}

export const PUBLIC_INTERNET: FetchRules = { ports: new Set([80, 443]), alsoAllowed: new Set(), resolve: askNameServers };

export function mayConnect(rules: FetchRules, address: string): boolean {
  return isPublicAddress(address) || rules.alsoAllowed.has(address);
}

/** Names that mean something else in every network: never asked for, whatever a name server would say. */
const LOCAL_NAME = /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|private|arpa)$/;

/**
 * An address that the server may ask, as far as that can be told before the name is resolved.
 * @returns undefined for other protocols and ports, names of our own network, and addresses with user or password
 */
export function fetchable(rules: FetchRules, address: string, from?: URL): URL | undefined {
  const url = URL.parse(address, from?.href);
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:') || url.username !== '' || url.password !== '') return undefined;
  if (!rules.ports.has(portOf(url))) return undefined;
  const host = hostOf(url);
  if (isIP(host) !== 0) return mayConnect(rules, host) ? url : undefined;
  const name = host.replace(/\.+$/, '');
  return name.includes('.') && !LOCAL_NAME.test(name) ? url : undefined;
}

function portOf({ port, protocol }: URL): number {
  if (port !== '') return Number(port);
  return protocol === 'https:' ? 443 : 80;
}

/** Without the brackets of an IPv6 address. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}
