import { SERVER_LIMITS } from '@murmel/contracts';
import type { Configuration, Logger } from '@murmel/server';
import { expect, it } from 'vitest';
import type { Count, Counters } from '../../../apps/api/src/platform/counters.js';
import { RateLimits } from '../../../apps/api/src/platform/rate-limits.js';
import { UserContentServer } from '../../../apps/api/src/platform/usercontent/usercontent-server.js';

const { perAddressPerMinute, perMinute, classPerMinute } = SERVER_LIMITS.http.strangers;

/** The second origin alone, behind a proxy, with a page of some words. @param counted so often already, by the name of the counter */
function secondOrigin(counted: Record<string, number>) {
  const configuration = { secret: 'x'.repeat(32), trustProxy: 1 } as Configuration;
  const add = async (name: string): Promise<Count> => ({ count: (counted[name] = (counted[name] ?? 0) + 1), endsAt: Date.now() + 30_000 });
  const limits = new RateLimits({ add } as Counters);
  const server = new UserContentServer(configuration, { error: () => undefined } as unknown as Logger, limits);
  server.get('/page', async ({ reply }) => void (await reply.send('here')));
  const ask = (address: string, url = '/page') => server.routes.inject({ url, headers: { host: 'x.invalid', 'x-forwarded-for': address } });
  return { limits, server, ask };
}

it('[TR-19] a school plays behind one address; a program behind another is told when it may ask again, whatever it asks for', async () => {
  const { limits, server, ask } = secondOrigin({ 'player:203.0.113.7': perAddressPerMinute - 1 });
  expect((await ask('203.0.113.7')).statusCode).toBe(200);
  for (const url of ['/page', '/player/none', '/h5p/none/play']) {
    const refused = await ask('203.0.113.7', url);
    expect([refused.statusCode, refused.body]).toEqual([429, '']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(refused.headers['content-security-policy']).toContain('sandbox');
  }
  expect((await ask('203.0.113.8')).statusCode).toBe(200);
  // Requests for played contents do not use up the product's own limit, which is counted apart.
  expect(await limits.admitsFollower('203.0.113.7')).toBe(true);
  await server.onApplicationShutdown();
});

it('[TR-19] when all together play too much, a class goes on and a loud address waits', async () => {
  const { server, ask } = secondOrigin({
    players: perMinute,
    'player:203.0.113.1': classPerMinute,
    'player:198.51.100.4': classPerMinute - 1,
  });
  expect((await ask('203.0.113.1')).statusCode).toBe(429);
  expect((await ask('198.51.100.4')).statusCode).toBe(200);
  expect((await ask('198.51.100.4')).statusCode).toBe(429);
  expect((await ask('198.51.100.5')).statusCode).toBe(200);
  await server.onApplicationShutdown();
});
