// @module-tag proof
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { SERVER_LIMITS } from '@murmel/contracts';
import { newSecret } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { LOGGER } from '../../../apps/api/src/platform/injection-tokens.js';
import { RateLimits } from '../../../apps/api/src/platform/rate-limits.js';
import { startApi, type TestApi } from '../../support/api.js';
import { type Refusal, TestBrowser } from '../../support/browser.js';
import { PASSWORD, teacher } from '../accounts/persons.js';

const { perAddressPerMinute, perMinute, classPerMinute, errorReportsPerAddressPerMinute } = SERVER_LIMITS.http.strangers;

let api: TestApi;
let collaboration: Server;
let asked = 0;
beforeAll(async () => {
  collaboration = createServer((_, answer) => {
    asked += 1;
    setTimeout(() => answer.end('{}'), 20);
  });
  await new Promise<void>((resolve) => collaboration.listen(0, '127.0.0.1', resolve));
  api = await startApi(inject('databaseUrl'), {
    trustProxy: 1,
    collabInternalUrl: `http://127.0.0.1:${(collaboration.address() as AddressInfo).port}`,
  });
});
afterAll(async () => {
  await api.stop();
  await new Promise((resolve) => collaboration.close(resolve));
});

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

/** Sends this many requests without a cookie, a hundred at a time. @returns the count of each status */
async function ask(requests: number, address: string | (() => string), path = '/api/time'): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {};
  for (let done = 0; done < requests; done += 100) {
    const addressNow = typeof address === 'string' ? address : address();
    const answers = await Promise.all(
      Array.from({ length: Math.min(100, requests - done) }, () =>
        fetch(`${api.origin}${path}`, { headers: { 'x-forwarded-for': addressNow } }),
      ),
    );
    for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1;
  }
  return statuses;
}

/** The same at the place where they are counted, so that the test need not send all of them. @returns how many passed */
async function count(requests: number, address: () => string): Promise<number> {
  const limits = api.application.get(RateLimits);
  let passed = 0;
  for (let done = 0; done < requests; done += 1) {
    if (await limits.admitsPage({ account: null, visitor: null, request: { ip: address() } } as Parameters<RateLimits['admitsPage']>[0]))
      passed += 1;
  }
  return passed;
}

describe('callers without any cookie', () => {
  it('a school that arrives behind one address comes in; whoever asks more often waits, an IPv6 network is one caller, others go on', async () => {
    const network = (): string => `2001:db8:7:7:${Math.floor(Math.random() * 65_536).toString(16)}::1`;
    // Ten calls of each of 1,000 devices, twice; then a program goes on.
    expect(await count(2 * 1000 * 10 - 200, network)).toBe(19_800);
    expect(await ask(300, network)).toEqual({ 200: perAddressPerMinute - 19_800, 429: 100 });
    const refused = await api.browser().get<Refusal>('/api/time', from('2001:db8:7:7::2'));
    expect([refused.status, refused.body.code, Number(refused.body.data?.['seconds']) > 0]).toEqual([429, 'TOO_MANY_REQUESTS', true]);
    expect(await ask(1, network, '/api/health/live')).toEqual({ 200: 1 });
    for (const address of ['2001:db8:7:8::2', '198.51.100.4']) expect(await ask(100, address)).toEqual({ 200: 100 });
    // A client with a cookie was never counted there.
    const browser = await api.people.signIn(api.browser(), await teacher(api));
    expect((await browser.get('/api/users/me', from('2001:db8:7:7::2'))).status).toBe(200);
  });

  it('when all together are too many, a class comes in and signs in, and a loud address waits', async () => {
    const loud = ['203.0.113.1', '203.0.113.2', '203.0.113.3'];
    let turn = 0;
    const already = perAddressPerMinute + 300;
    expect(await count(classPerMinute + 100, () => '203.0.113.9')).toBe(classPerMinute + 100);
    // Uses up the rest of the common budget, from addresses that stay below their own limit.
    await count(perMinute - already, () => loud[(turn += 1) % 3]!);
    expect(await ask(100, '203.0.113.9')).toEqual({ 429: 100 });
    const account = await teacher(api);
    const answers = await Promise.all(
      Array.from({ length: 35 }, () => new TestBrowser(api.origin).get('/api/apps', from('198.51.100.77'))),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(
      (await api.browser().post('/api/sessions', { email: account.email, password: PASSWORD, remember: false }, from('198.51.100.77')))
        .status,
    ).toBe(201);
  });
});

describe('GET /health', () => {
  it('1,000 who ask at once cost one look, and a later look sees what changed', async () => {
    asked = 0;
    expect(await ask(1000, '192.0.2.3', '/api/health')).toEqual({ 200: 1000 });
    expect(asked).toBeLessThan(5);
    await wait(1600);
    const before = asked;
    await ask(1, '192.0.2.3', '/api/health/ready');
    expect(asked).toBe(before + 1);
  });
});

describe('POST /error_reports', () => {
  it('whoever reports without end fills no log and crowds out nobody else', async () => {
    const logged = vi.spyOn(api.application.get<{ warn(...words: unknown[]): void }>(LOGGER), 'warn');
    const report = (browser: TestBrowser, address: string) =>
      browser.post('/api/error_reports', { message: newSecret(), path: '/start' }, from(address));
    const loud = api.browser();
    for (let done = 0; done < 400; done += 50) {
      for (const { status } of await Promise.all(Array.from({ length: 50 }, () => report(loud, '192.0.2.8')))) expect(status).toBe(202);
    }
    expect(logged.mock.calls.length).toBe(errorReportsPerAddressPerMinute);
    expect((await report(api.browser(), '192.0.2.9')).status).toBe(202);
    expect(logged.mock.calls.length).toBe(errorReportsPerAddressPerMinute + 1);
    logged.mockRestore();
  });
});
