import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Number of proxies in front, or the networks they are in; false: none, then no forwarded address is trusted. */
export type TrustProxy = false | number | readonly string[];

const MAPPED = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/;
const PREFIX = { 4: 32, 6: 128 } as const;

/** Maximum number of hops; a higher one is a mistake in the setting. */
const MOST_HOPS = 10;

/**
 * `0`, a number of hops, or addresses and networks with commas between them.
 * @returns undefined for what is none of it
 */
export function parseTrustProxy(value: string): TrustProxy | undefined {
  if (/^\d+$/.test(value)) return Number(value) === 0 ? false : Number(value) <= MOST_HOPS ? Number(value) : undefined;
  const networks = value.split(',').map((part) => part.trim());
  return networks.every((network) => networkOf(network)) ? networks : undefined;
}

/** Returns a test that is true if the address is a trusted proxy; `hop` 0 is the direct peer. */
export function proxyTrust(trust: TrustProxy): (address: string, hop: number) => boolean {
  if (trust === false) return () => false;
  if (typeof trust === 'number') return (_address, hop) => hop < trust;
  const list = new BlockList();
  for (const { address, prefix, family } of trust.flatMap((network) => networkOf(network) ?? [])) list.addSubnet(address, prefix, family);
  return (given) => {
    const address = given.replace(MAPPED, '');
    const version = isIP(address);
    return version !== 0 && list.check(address, version === 4 ? 'ipv4' : 'ipv6');
  };
}

/** Returns the client's address: the first one on the way back that is not a trusted proxy. */
export function clientAddress({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>, trust: TrustProxy): string {
  const trusted = proxyTrust(trust);
  const told = [headers['x-forwarded-for'] ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .reverse();
  const way = [socket.remoteAddress ?? '', ...told];
  const own = way.findIndex((address, hop) => !trusted(address, hop));
  return (own === -1 ? way[way.length - 1] : way[own]) ?? '';
}

function networkOf(text: string): { address: string; prefix: number; family: 'ipv4' | 'ipv6' } | undefined {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address) as 0 | 4 | 6;
  if (version === 0 || rest.length > 0) return undefined;
  const prefix = bits === undefined ? PREFIX[version] : Number(bits);
  if (bits !== undefined && (!/^\d{1,3}$/.test(bits) || prefix > PREFIX[version])) return undefined;
  return { address, prefix, family: version === 4 ? 'ipv4' : 'ipv6' };
}
