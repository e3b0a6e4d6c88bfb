import { newId } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import { startMailbox, type Mailbox } from './mailbox.js';
import { PASSWORD, teacher } from './persons.js';

const SAMPLES = 200;
const ALLOWED_MS = 5;

let mailbox: Mailbox;
let api: TestApi;
beforeAll(async () => {
  mailbox = await startMailbox();
  api = await startApi(inject('databaseUrl'), { trustProxy: true, smtpUrl: mailbox.url });
});
afterAll(async () => {
  await api.stop();
  await mailbox.stop();
});

/**
 * How much longer each way takes than the first, in ms: the median of differences between neighbours. They are
 * asked in turn and in changing order, so that whatever else the machine does meets all of them.
 */
async function differences(ways: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const rounds: number[][] = [];
  for (let n = 0; n < SAMPLES; n += 1) {
    const times: number[] = [];
    for (let step = 0; step < ways.length; step += 1) {
      const index = (n + step) % ways.length;
      const started = performance.now();
      await ways[index]!();
      times[index] = performance.now() - started;
    }
    rounds.push(times);
  }
  return ways.slice(1).map((_, other) => median(rounds.map((times) => times[other + 1]! - times[0]!)));
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

function expectEqualTimes(found: number[]): void {
  expect(Math.max(...found.map(Math.abs)), `differences in ms: ${found.join(', ')}`).toBeLessThanOrEqual(ALLOWED_MS);
}

describe('time does not tell whether an address has an account', () => {
  it('at the login: unknown address, wrong password, account that has none', async () => {
    const known = await Promise.all(Array.from({ length: 25 }, () => teacher(api)));
    const bare = await Promise.all(Array.from({ length: 25 }, () => api.people.account()));
    const browser = api.browser();
    await browser.post('/api/sessions', {});
    let turn = 0;
    const way = (emailOf: () => string) => async () => {
      turn += 1;
      const headers = { 'x-forwarded-for': `10.1.${Math.floor(turn / 200)}.${turn % 200}` };
      const answer = await browser.post('/api/sessions', { email: emailOf(), password: 'falsch falsch' }, { headers });
      expect(answer.status).toBe(401);
    };
    const unknown = Array.from({ length: 25 }, () => `${newId()}@schule.example`);
    const next = (list: string[]) => {
      let n = 0;
      return () => list[(n += 1) % list.length]!;
    };
    const lists = [unknown, known.map(({ email }) => email!), bare.map(({ email }) => email!)];
    expectEqualTimes(await differences(lists.map((list) => way(next(list)))));
  }, 120_000);

  it('at the forgotten password', async () => {
    const known = await teacher(api);
    const browser = api.browser();
    await browser.post('/api/password_resets', {});
    let turn = 0;
    const ask = async (email: string) => {
      turn += 1;
      await api.database.query('delete from attempt');
      const answer = await browser.post('/api/password_resets', { email }, { headers: { 'x-forwarded-for': `10.2.${Math.floor(turn / 200)}.${turn % 200}` } });
      expect(answer.status).toBe(202);
    };
    expectEqualTimes(await differences([() => ask('niemand@schule.example'), () => ask(known.email!)]));
  }, 120_000);

  it('at the registration', async () => {
    const known = await teacher(api);
    const browser = api.browser();
    await browser.post('/api/registrations', {});
    let turn = 0;
    const ask = async (email: string) => {
      turn += 1;
      await api.database.query('delete from attempt');
      const body = { email, firstname: 'Deniz', name: 'Kaya', password: PASSWORD };
      const answer = await browser.post('/api/registrations', body, { headers: { 'x-forwarded-for': `10.3.${Math.floor(turn / 200)}.${turn % 200}` } });
      expect(answer.status).toBe(202);
    };
    expectEqualTimes(await differences([() => ask(`${newId()}@schule.example`), () => ask(known.email!)]));
  }, 120_000);
});
