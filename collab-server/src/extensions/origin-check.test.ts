import type { Configuration } from '@murmel/server';
import { describe, expect, it } from 'vitest';
import type { Upgrade } from '../hooks/extension.js';
import { OriginCheck } from './origin-check.js';

const LOCAL = { publicUrl: 'http://192.168.1.5:3000', localNetworkOnly: true, mode: 'production', port: 3000 } as Configuration;

function answer(configuration: Configuration, origin: string | undefined, host: string): number | undefined {
  return new OriginCheck(configuration).admit({ request: { headers: { origin, host } } } as Upgrade);
}

describe('[T-24] a page that opens a socket', () => {
  it.each([
    ['the public address', LOCAL, 'http://192.168.1.5:3000', 'anything', undefined],
    ['the same machine by another name', LOCAL, 'http://localhost:3000', 'localhost:3001', undefined],
    ['another program on the same machine', LOCAL, 'http://localhost:8080', 'localhost:3001', 403],
    ['the development server', { ...LOCAL, mode: 'development' as const }, 'http://localhost:5173', 'localhost:3001', undefined],
    ['another machine', LOCAL, 'http://192.168.1.9:3000', '192.168.1.5:3001', 403],
    ['another machine when the address is known', { ...LOCAL, localNetworkOnly: false }, 'http://localhost:3000', 'localhost:3001', 403],
    ['no page at all', LOCAL, 'null', 'localhost:3001', 403],
    ['a program', LOCAL, undefined, 'localhost:3001', undefined],
  ] as const)('%s', (_name, configuration, origin, host, expected) => {
    expect(answer(configuration, origin, host)).toBe(expected);
  });
});
