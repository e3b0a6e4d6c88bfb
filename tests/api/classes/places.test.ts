import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { ClientNetworks, isLocalHost } from '../../../apps/api/src/core/accounts/client-networks.js';
import { startApi, type TestApi } from '../../support/api.js';
import { classCast } from './class-cast.js';
import { comeFrom, lessonAt, SCHOOL } from './sign-in-network.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'), { publicUrl: 'https://murmel.example', https: false, localNetworkOnly: false });
});
afterAll(() => api.stop());

it('[A35] behind a proxy that nobody told of no network becomes known, and the operator is told', async () => {
  const cast = await classCast(api, ['P1', 'P2', 'P3', 'P4']);
  await lessonAt(api, cast, SCHOOL);
  expect(await api.database.query('select 1 from class_network')).toEqual([]);
  expect((await comeFrom(SCHOOL, api.browser(), { code: cast.pupils[3]!.code! })).body.code).toBe('WAITING_FOR_TEACHER');
  expect((await api.browser().get<string>('/metrics')).body).toMatch(/^murmel_hidden_proxy 1$/m);
});

it('[A35] an address is no network: /24 and /48 are one place, private ones are their own', () => {
  const places = api.application.get(ClientNetworks);
  const place = (ip: string) => places.of({ ip, headers: {} } as never);
  const network = (ip: string) => {
    const found = place(ip);
    return found.kind === 'public' ? found.network : found.kind;
  };
  expect(network('85.214.10.7')).toBe(network('85.214.10.99'));
  expect(network('::ffff:85.214.10.7')).toBe(network('85.214.10.7'));
  expect(network('85.214.10.7')).not.toBe(network('85.214.11.7'));
  expect(network('2a01:4f8:1:2::3')).toBe(network('2a01:4f8:1:ffff::9'));
  expect(network('2a01:4f8:1:2::3')).not.toBe(network('2a01:4f8:2:2::3'));
  for (const ip of ['10.1.2.3', '127.0.0.1', '::1', 'fd00::1', 'fe80::1', '100.64.0.1', 'nonsense']) expect(network(ip)).toBe('nowhere');
});

it('[A35] a server under an address or name of a house belongs to its local network, every other one does not', () => {
  const local = [
    'localhost',
    '127.0.0.1',
    '192.168.0.10',
    '10.2.3.4',
    '[::1]',
    '[fd00::5]',
    'tafel.local',
    'schulserver.lan',
    'tafel.internal',
    'tafel.home.arpa',
  ];
  const known = [
    'murmel.example',
    '85.214.10.7',
    '[2a01:4f8:1:2::3]',
    'local.example',
    'mylocal',
    'lan.schule.example',
    '2130706433.example',
  ];
  expect(Object.fromEntries([...local, ...known].map((host) => [host, isLocalHost(host)]))).toEqual(
    Object.fromEntries([...local.map((host) => [host, true]), ...known.map((host) => [host, false])]),
  );
});
