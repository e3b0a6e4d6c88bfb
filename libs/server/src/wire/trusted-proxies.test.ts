import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { clientAddress, parseTrustProxy } from './trusted-proxies.js';

const asked = (remoteAddress: string, forwarded?: string) =>
  ({ socket: { remoteAddress }, headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

describe('TRUST_PROXY', () => {
  it.each([
    ['0', false],
    ['1', 1],
    ['2', 2],
    ['10.0.0.0/8', ['10.0.0.0/8']],
    ['127.0.0.1, fd00::/8', ['127.0.0.1', 'fd00::/8']],
  ])('%s is read', (value, expected) => expect(parseTrustProxy(value)).toEqual(expected));
  it.each(['', 'true', '-1', '11', 'proxy', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', 'fd00::/129', '10.0.0.1,'])(
    '%j is refused',
    (value) => expect(parseTrustProxy(value)).toBeUndefined(),
  );
});

describe('whose request it is', () => {
  it.each([
    [false, '10.0.0.9', '203.0.113.5', '10.0.0.9'],
    [1, '10.0.0.9', '198.51.100.1, 203.0.113.5', '203.0.113.5'],
    [2, '10.0.0.9', '198.51.100.1, 203.0.113.5', '198.51.100.1'],
    [1, '203.0.113.7', undefined, '203.0.113.7'],
    [2, '10.0.0.9', '203.0.113.5', '203.0.113.5'],
    [['10.0.0.0/8'], '10.0.0.9', '198.51.100.1, 203.0.113.5, 10.1.1.1', '203.0.113.5'],
    [['10.0.0.0/8'], '::ffff:10.0.0.9', '203.0.113.5', '203.0.113.5'],
    [['10.0.0.0/8'], '203.0.113.7', '198.51.100.1', '203.0.113.7'],
    [['fd00::/8'], 'fd00::1', 'not an address', 'not an address'],
  ] as const)('behind %j, from %s with %s: %s', (trust, remote, forwarded, expected) =>
    expect(clientAddress(asked(remote, forwarded), trust)).toBe(expected),
  );
});
