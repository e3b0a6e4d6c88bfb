// @module-tag proof
import { newId, newSecret } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import { forgetCounts } from '../access/counts.js';
import { type Mailbox, startMailbox } from './mailbox.js';
import { PASSWORD, teacher } from './persons.js';

const SAMPLES = 60;
const ALLOWED_MS = 5;
const MEASUREMENTS = 3;
const DEADLINE_MS = 300_000;

let mailbox: Mailbox;
let api: TestApi;
beforeAll(async () => {
  mailbox = await startMailbox();
  api = await startApi(inject('databaseUrl'), { trustProxy: 1, smtpUrl: mailbox.url });
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
      // Limits are not what is measured here: every try is the first.
      await api.database.query('delete from attempt');
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

/** A busy machine makes differences by chance; a real one shows in every measurement, so only that fails. */
async function expectEqualTimes(ways: readonly (() => Promise<unknown>)[]): Promise<void> {
  const measured: number[][] = [];
  const largest = (found: number[]) => Math.max(...found.map(Math.abs));
  while (measured.length < MEASUREMENTS && !measured.some((found) => largest(found) <= ALLOWED_MS)) measured.push(await differences(ways));
  expect(Math.min(...measured.map(largest)), `differences in ms: ${JSON.stringify(measured)}`).toBeLessThanOrEqual(ALLOWED_MS);
}

/** Asks the same call for one address or another, each time from another place. */
async function asking(path: string, status: number, body: Record<string, string>): Promise<(email: string) => () => Promise<void>> {
  const browser = api.browser();
  await browser.post(path, {});
  let turn = 0;
  return (email) => async () => {
    turn += 1;
    const headers = { 'x-forwarded-for': `10.1.${Math.floor(turn / 100)}.${turn % 100}` };
    expect((await browser.post(path, { email, ...body }, { headers })).status).toBe(status);
  };
}

describe('time does not tell whether an item is there', () => {
  it(
    '[T-52] to whoever guesses at its link: of none, of one that has another',
    async () => {
      const item = await api.people.item(await api.people.account(), { privacy: 'secret' });
      const guess = (id: string) => async () => {
        forgetCounts(api);
        const headers = { 'x-access-token': newSecret(), 'x-forwarded-for': '10.2.0.1' };
        expect((await api.browser().get(`/api/items/${id}`, { headers })).status).toBe(404);
      };
      await expectEqualTimes([newId(), item.id].map(guess));
    },
    DEADLINE_MS,
  );
});

describe('time does not tell whether an address has an account', () => {
  it(
    '[T-52] at the login: unknown address, wrong password, account that has none',
    async () => {
      const as = await asking('/api/sessions', 401, { password: 'falsch falsch' });
      await expectEqualTimes([as('niemand@schule.example'), as((await teacher(api)).email!), as((await api.people.account()).email!)]);
    },
    DEADLINE_MS,
  );

  it(
    '[T-52] at the forgotten password',
    async () => {
      const as = await asking('/api/password_resets', 202, {});
      await expectEqualTimes([as('niemand@schule.example'), as((await teacher(api)).email!)]);
    },
    DEADLINE_MS,
  );

  it(
    '[T-52] at the registration',
    async () => {
      const as = await asking('/api/registrations', 202, { firstname: 'Deniz', name: 'Kaya', password: PASSWORD });
      await expectEqualTimes([() => as(`${newId()}@schule.example`)(), as((await teacher(api)).email!)]);
    },
    DEADLINE_MS,
  );
});
