// @module-tag proof
import { SERVER_LIMITS } from '@murmel/contracts';
import { createLogger, hashSecret, newId, newSecret, RedisConnection, Visitor } from '@murmel/server';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { startRedis, type TestRedis } from '../../support/redis.js';
import { redisIsBack } from '../../support/redis-back.js';

const LIMIT = SERVER_LIMITS.http.visitorPerMinute;
const ADDRESS = { headers: { 'x-forwarded-for': '198.51.100.7' } };
const opened: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of opened.splice(0).reverse()) await one.stop();
});

async function redis(): Promise<TestRedis> {
  const server = await startRedis();
  opened.push(server);
  return server;
}

async function two(redisUrl?: string): Promise<[TestApi, TestApi]> {
  const first = await startApi(inject('databaseUrl'), { redisUrl, trustProxy: 1 });
  opened.push(first);
  const { databaseUrl, secret } = first.configuration;
  const second = await startApi(inject('databaseUrl'), { databaseUrl, secret, redisUrl, trustProxy: 1 });
  opened.push(second);
  return [first, second];
}

/** The same visitor at both. */
async function visitorAt(apis: [TestApi, TestApi]): Promise<[TestBrowser, TestBrowser]> {
  const secret = newSecret();
  const now = new Date();
  await apis[0].database.manager.insert(Visitor, {
    id: newId(),
    hash: hashSecret(secret),
    displayName: 'Gast Otter',
    createdAt: now,
    lastSeenAt: now,
  });
  const at = (api: TestApi) => api.browser().with('murmel_visitor', secret);
  return [at(apis[0]), at(apis[1])];
}

/** How many of so many requests are let through. */
async function passed(browser: TestBrowser, requests: number): Promise<number> {
  const statuses: number[] = [];
  for (let done = 0; done < requests; done += 20) {
    const batch = await Promise.all(Array.from({ length: Math.min(20, requests - done) }, () => browser.get('/api/apps')));
    statuses.push(...batch.map(({ status }) => status));
  }
  expect(statuses.filter((status) => status !== 200 && status !== 429)).toEqual([]);
  return statuses.filter((status) => status === 200).length;
}

describe('requests per minute, at two processes', () => {
  it('are counted together with Redis', async () => {
    const [first, second] = await visitorAt(await two((await redis()).url));
    expect([await passed(first, 70), await passed(second, 70)]).toEqual([70, LIMIT - 70]);
    const refused = await first.get<Refusal>('/api/apps');
    expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    const seconds = Number(refused.body.data?.['seconds']);
    expect([seconds > 0, seconds <= 60]).toEqual([true, true]);
  });

  it('are counted by each without Redis', async () => {
    const [first, second] = await visitorAt(await two());
    expect([await passed(first, LIMIT + 5), await passed(second, LIMIT + 5)]).toEqual([LIMIT, LIMIT]);
  });

  it('go on in each process when Redis is killed, and together when it is back', async () => {
    const server = await redis();
    const apis = await two(server.url);
    const [first, second] = await visitorAt(apis);
    expect(await passed(first, 100)).toBe(100);
    await server.kill9();
    expect([await passed(first, 40), await passed(second, 40)]).toEqual([LIMIT - 100, 40]);
    await server.restart();
    await redisIsBack(server.url, apis, apis.length);
    expect(await passed(first, 1)).toBe(0);
    const [another, anotherThere] = await visitorAt(apis);
    expect([await passed(another, 70), await passed(anotherThere, 70)]).toEqual([70, LIMIT - 70]);
  });
});

describe('guessing, at two processes', () => {
  it('a guesser who changes the process is not let off; Redis learns neither addresses nor ids', async () => {
    const server = await redis();
    const [first, second] = await two(server.url);
    const limit = SERVER_LIMITS.http.failedSecretsPerAddressPerMinute;
    const statuses = await Promise.all(
      Array.from({ length: limit }, (_, n) => [first, second][n % 2]!.browser().get(`/s/guess-${n}`, ADDRESS)),
    );
    expect(statuses.filter(({ status }) => status !== 404)).toEqual([]);
    const last = [await first.browser().get('/s/guess-a', ADDRESS), await second.browser().get('/s/guess-b', ADDRESS)];
    expect(last.map(({ status }) => status)).toEqual([429, 429]);
    const looking = new RedisConnection({ url: server.url, purpose: 'test', logger: createLogger('test', 'silent') });
    await looking.start();
    const keys = await looking.run((client) => client.keys('*'));
    looking.stop();
    expect(keys?.length).toBeGreaterThan(0);
    expect(keys?.every((key) => /^count:[\w-]{20,}$/.test(key))).toBe(true);
  });
});
