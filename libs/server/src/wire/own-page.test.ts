import { describe, expect, it } from 'vitest';
import type { Configuration } from '../configuration/configuration.js';
import { isOwnPage, type Transport } from './own-page.js';

const LOCAL = { publicUrl: 'http://192.168.1.5:3000', localNetworkOnly: true, mode: 'production', port: 3000 } as Configuration;
const PUBLIC = { ...LOCAL, publicUrl: 'https://murmel.example', localNetworkOnly: false } as Configuration;
const ALL: readonly Transport[] = ['call', 'live', 'collaboration'];

function answers(headers: Record<string, string | undefined>, configuration = PUBLIC): string {
  return ALL.filter((transport) => isOwnPage(headers, configuration, transport)).join(' ');
}

describe('where a request comes from', () => {
  it.each([
    ['the public address', { origin: 'https://murmel.example', host: 'anything' }, 'call live collaboration'],
    ['the host that is asked', { origin: 'https://intern.example', host: 'intern.example' }, 'call live'],
    ['the host that is asked, with its usual port', { origin: 'https://intern.example', host: 'intern.example:443' }, 'call live'],
    ['another port', { origin: 'https://intern.example:8443', host: 'intern.example' }, ''],
    ['another site', { origin: 'https://evil.example', host: 'murmel.example' }, ''],
    ['a longer name', { origin: 'https://murmel.example.evil.example', host: 'murmel.example' }, ''],
    ['the address without encryption', { origin: 'http://murmel.example', host: 'other' }, ''],
    ['no page of anybody', { origin: 'null', host: 'murmel.example' }, ''],
    ['rubbish', { origin: 'murmel.example', host: 'murmel.example' }, ''],
    ['no host', { origin: 'https://evil.example', host: '' }, ''],
    ['a program', { host: 'murmel.example' }, 'call live collaboration'],
    ['a browser that says nothing of its origin', { host: 'murmel.example', 'sec-fetch-site': 'same-origin' }, 'call'],
    ['a browser that says it is elsewhere', { host: 'murmel.example', 'sec-fetch-site': 'cross-site' }, ''],
    ['somebody who says both', { origin: 'https://murmel.example', host: 'murmel.example', 'sec-fetch-site': 'cross-site' }, ''],
    [
      'a page at another name of the same site',
      { origin: 'https://www.murmel.example', host: 'murmel.example', 'sec-fetch-site': 'same-site' },
      '',
    ],
  ])('%s', (_name, headers, expected) => expect(answers(headers)).toBe(expected));

  it.each([
    ['the same machine by another name', LOCAL, { origin: 'http://localhost:3000', host: 'localhost:3001' }, 'collaboration'],
    ['another program on the same machine', LOCAL, { origin: 'http://localhost:8080', host: 'localhost:3001' }, ''],
    [
      'the development server',
      { ...LOCAL, mode: 'development' as const },
      { origin: 'http://localhost:5173', host: 'localhost:3001' },
      'collaboration',
    ],
    ['another machine', LOCAL, { origin: 'http://192.168.1.9:3000', host: '192.168.1.5:3001' }, ''],
    ['the api itself', LOCAL, { origin: 'http://localhost:3000', host: 'localhost:3000' }, 'call live collaboration'],
  ])('while nobody told the address: %s', (_name, configuration, headers, expected) =>
    expect(answers(headers, configuration)).toBe(expected),
  );
});
