// @module-tag proof
import { SERVER_LIMITS } from '@murmel/contracts';
import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { Counters } from '../../../apps/api/src/platform/counters.js';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { PASSWORD, pupil, signedIn, teacher, visitor } from './persons.js';

const started: TestApi[] = [];
let api: TestApi;
beforeEach(async () => {
  api = await startApi(inject('databaseUrl'), { trustProxy: 1 });
  started.push(api);
});
afterAll(() => Promise.all(started.map((one) => one.stop())));

const many = async (browser: TestBrowser, count: number) => {
  const statuses: number[] = [];
  for (let done = 0; done < count; done += 20) {
    const batch = await Promise.all(Array.from({ length: Math.min(20, count - done) }, () => browser.get('/api/users/me')));
    statuses.push(...batch.map(({ status }) => status));
  }
  return statuses;
};

describe('requests per minute', () => {
  it('[LIM-05] are counted per teacher, not per address', async () => {
    const first = await signedIn(api);
    expect(new Set(await many(first.browser, 300))).toEqual(new Set([200]));
    const refused = await first.browser.get<Refusal>('/api/users/me');
    expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(refused.body.data?.['seconds']).toBeGreaterThan(0);
    expect(refused.body.data?.['seconds']).toBeLessThanOrEqual(60);
    expect((await (await signedIn(api)).browser.get('/api/users/me')).status).toBe(200);
    const secondDevice = await api.people.signIn(api.browser(), first.account);
    expect((await secondDevice.get('/api/users/me', { headers: { 'x-forwarded-for': '10.0.0.9' } })).status).toBe(429);
  });

  it.each([
    ['visitor', () => visitor(api)],
    ['pupil', () => pupil(api)],
  ])('[LIM-06] are counted per %s, so that a class behind one address is not shut out, and static files never', async (_, arrive) => {
    const first = await arrive();
    expect(new Set(await many(first.browser, 120))).toEqual(new Set([200]));
    expect((await first.browser.get('/api/users/me')).status).toBe(429);
    for (const path of ['/assets/none.js', '/favicon.svg', '/robots.txt']) expect((await first.browser.get(path)).status).not.toBe(429);
    expect((await (await arrive()).browser.get('/api/users/me')).status).toBe(200);
  });

  it('[LIM-06] new visitors are counted by address alone', async () => {
    const counters = api.application.get(Counters);
    const come = (address: string) => api.browser().post('/api/visitor', {}, { headers: { 'x-forwarded-for': address } });
    for (let made = 1; made < SERVER_LIMITS.http.newVisitorsPerAddressPerMinute; made += 1) await counters.add('new-visitor:10.9.9.9');
    const [last, tooMany, elsewhere] = [await come('10.9.9.9'), await come('10.9.9.9'), await come('10.9.9.8')];
    expect([last.status, tooMany.status, elsewhere.status]).toEqual([201, 429, 201]);
  });
});

describe('the body of a call', () => {
  it('[LIM-04] is read up to 1 MB', async () => {
    const { browser } = await signedIn(api);
    const send = (bytes: number) => browser.put<Refusal>('/api/users/me', { firstname: 'x'.repeat(bytes) });
    const [read, tooLarge] = [await send(999_000), await send(1_000_001)];
    expect([read.status, read.body.code]).toEqual([400, 'BAD_REQUEST']);
    expect(tooLarge.status).toBe(413);
  });
});

describe('failed secrets per address', () => {
  it('[LIM-06] one address that guesses at many accounts learns nothing more; other addresses go on', async () => {
    const account = await teacher(api);
    const guesser = api.browser();
    await guesser.get('/api/apps');
    const limit = SERVER_LIMITS.http.failedSecretsPerAddressPerMinute;
    for (let n = 0; n < limit; n += 1) {
      expect((await guesser.post('/api/sessions', { email: `lehrkraft${n}@schule.example`, password: 'falsch falsch' })).status).toBe(401);
    }
    const right = { email: account.email, password: PASSWORD };
    const refused = await api.browser().post<Refusal>('/api/sessions', right);
    expect([refused.status, Number(refused.body.data?.['seconds']) > 0]).toEqual([429, true]);
    expect((await api.browser().post('/api/sessions', right, { headers: { 'x-forwarded-for': '10.0.0.7' } })).status).toBe(201);
  });

  it('a school that signs in at the bell is never shut out: 60 right ones with typing errors in between', async () => {
    const account = await teacher(api);
    const statuses: number[] = [];
    for (let n = 0; n < 60; n += 1) {
      if (n % 5 === 0)
        statuses.push((await api.browser().post('/api/sessions', { email: account.email, password: 'falsch falsch' })).status);
      statuses.push((await api.browser().post('/api/sessions', { email: account.email, password: PASSWORD })).status);
    }
    expect([statuses.filter((status) => status === 201).length, statuses.filter((status) => status === 401).length]).toEqual([60, 12]);
  });
});
