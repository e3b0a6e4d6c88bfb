import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { PASSWORD, teacher } from '../api/accounts/persons.js';
import { startApi, type TestApi } from '../support/api.js';
import type { TestBrowser } from '../support/browser.js';
import { duringAttack, timed } from '../support/during-attack.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'), { trustProxy: 1 });
});
afterAll(() => api.stop());

const SCHOOL = '85.214.10.7';
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const signIn = (browser: TestBrowser, email: string, password: string, address: string) =>
  browser.post('/api/sessions', { email, password }, from(address));
const WITHIN_MS = 2000;

/** A browser in which the teacher was signed in yesterday. */
async function knownBrowser(email: string, address: string): Promise<TestBrowser> {
  const browser = api.browser();
  expect((await signIn(browser, email, PASSWORD, address)).status).toBe(201);
  await browser.delete('/api/sessions');
  return browser;
}

describe('wrong passwords of strangers', () => {
  it('hold the strangers up, and not the teacher on a known device, nor on a new one at the school', async () => {
    const email = (await teacher(api)).email!;
    const known = await knownBrowser(email, SCHOOL);
    const refused: number[] = [];
    const attacker = api.browser();
    await attacker.post('/api/sessions', {});
    const { result } = await duringAttack(
      async (blow) => refused.push((await signIn(attacker, email, `falsch falsch ${blow}`, `91.12.${blow % 200}.3`)).status),
      () =>
        Promise.all([
          timed(() => signIn(known, email, PASSWORD, '45.10.2.2')),
          timed(() => signIn(api.browser(), email, PASSWORD, SCHOOL)),
        ]),
    );
    for (const { ms, answer } of result) expect([answer.status, ms < WITHIN_MS]).toEqual([201, true]);
    expect(refused.filter((status) => status === 401).length).toBeLessThanOrEqual(10);
    expect(refused).toContain(429);
  });

  it('from inside the school: 300 a minute on all kinds of accounts, and its teachers sign in', async () => {
    const emails = await Promise.all(Array.from({ length: 6 }, async () => (await teacher(api)).email!));
    const browsers = await Promise.all(emails.map((email) => knownBrowser(email, SCHOOL)));
    const attacker = api.browser();
    await attacker.post('/api/sessions', {});
    const statuses: number[] = [];
    const { result } = await duringAttack(
      async (blow) => statuses.push((await signIn(attacker, `lehrkraft${blow}@schule.example`, 'falsch falsch', SCHOOL)).status),
      () =>
        Promise.all(
          emails.flatMap((email, index) => [
            timed(() => signIn(browsers[index]!, email, PASSWORD, SCHOOL)),
            timed(() => signIn(api.browser(), email, PASSWORD, SCHOOL)),
          ]),
        ),
      { head: 200 },
    );
    for (const { ms, answer } of result) expect([answer.status, ms < WITHIN_MS]).toEqual([201, true]);
    expect(statuses).toContain(429);
  });

  it('a teacher who signs in at home on their own device is still known at the school on a new one', async () => {
    const email = (await teacher(api)).email!;
    const school = '85.214.30.7';
    const known = await knownBrowser(email, school);
    for (let n = 0; n < 11; n += 1) await signIn(api.browser(), email, 'falsch falsch', '91.13.7.3');
    expect((await signIn(known, email, PASSWORD, '45.10.2.2')).status).toBe(201);
    expect((await signIn(api.browser(), email, PASSWORD, school)).status).toBe(201);
  });

  it('a known device has ten tries of its own, and no more', async () => {
    const email = (await teacher(api)).email!;
    const known = await knownBrowser(email, '85.214.20.7');
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) statuses.push((await signIn(known, email, 'falsch falsch', '85.214.20.7')).status);
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  });

  it("a device is known to the account that signed in on it, and to no other; a stranger's invented cookie to none", async () => {
    const [one, other] = [(await teacher(api)).email!, (await teacher(api)).email!];
    const known = await knownBrowser(one, '85.214.30.7');
    for (let n = 0; n < 10; n += 1) await signIn(api.browser(), other, 'falsch falsch', '91.12.1.1');
    expect((await signIn(known, other, PASSWORD, '45.10.2.2')).status).toBe(429);
    expect((await signIn(api.browser().with('murmel_device', 'invented'), other, PASSWORD, '45.10.2.2')).status).toBe(429);
  });
});
