import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** Groups of 16 bits that one home or school gets: a program can call from any of the addresses behind them. */
const NETWORK_GROUPS = 4;

/**
 * Returns the key that counts a caller without a cookie: the IPv4 address, or the /64 network of an IPv6 address.
 * @param address as the socket or the trusted proxy gives it
 */
export function callerNetwork(address: string): string {
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [before = '', after] = (address.split('%')[0] ?? '').split('::');
  const head = groupsOf(before);
  const tail = after === undefined ? [] : groupsOf(after);
  const groups = [...head, ...Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0'), ...tail];
  return `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

/** Returns the groups in canonical spelling: small letters, no leading zeros. */
function groupsOf(text: string): string[] {
  return text === '' ? [] : text.split(':').map((group) => (group.includes('.') ? group : parseInt(group, 16).toString(16)));
}
