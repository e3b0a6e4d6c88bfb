import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { hashPassword } from '../../apps/api/src/core/accounts/passwords.js';
import { startApi, type TestApi } from '../support/api.js';
import type { TestBrowser } from '../support/browser.js';
import { duringAttack, timed } from '../support/during-attack.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'), { trustProxy: 1 });
});
afterAll(() => api.stop());

const [SCHOOL, ELSEWHERE] = ['85.214.10.7', '91.12.44.3'];
const WITHIN_MS = 2000;
const RIGHT = 'Buche 7ä';

async function lockedItem(): Promise<(browser: TestBrowser, password: string, address: string) => Promise<number>> {
  const item = await api.people.item(await api.people.account(), {
    privacy: 'password_protected',
    passwordHash: await hashPassword(RIGHT),
  });
  return async (browser, password, address) =>
    (
      await browser.get(`/api/text_editor/documents/${item.id}`, {
        headers: { 'x-password': encodeURIComponent(password), 'x-forwarded-for': address },
      })
    ).status;
}

describe('[TR-29] [T-39] guesses at the password of an item', () => {
  it('hundreds from elsewhere: at most 60 are compared, and a class of 35 new devices comes in meanwhile', async () => {
    const open = await lockedItem();
    const statuses: number[] = [];
    const { result } = await duringAttack(
      async (blow) => statuses.push(await open(api.browser(), `falsch${blow}`, ELSEWHERE)),
      async () => {
        const entries = [];
        // Pupils do not all type at the same moment: five groups of seven do.
        for (let group = 0; group < 5; group += 1)
          entries.push(...(await Promise.all(Array.from({ length: 7 }, () => timed(() => open(api.browser(), RIGHT, SCHOOL))))));
        return entries;
      },
      { head: 300, lines: 4 },
    );
    for (const { ms, answer } of result) expect([answer, ms < WITHIN_MS]).toEqual([200, true]);
    expect(statuses.length).toBeGreaterThanOrEqual(300);
    expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(60);
  });

  it('from the same address: whoever was in before comes in, and whoever is signed in, also with a renewed password', async () => {
    const owner = await api.people.account();
    const item = await api.people.item(owner, { privacy: 'password_protected', passwordHash: await hashPassword(RIGHT) });
    const open = async (browser: TestBrowser, password: string) =>
      (
        await browser.get(`/api/text_editor/documents/${item.id}`, {
          headers: { 'x-password': encodeURIComponent(password), 'x-forwarded-for': SCHOOL },
        })
      ).status;
    const [visitor, colleague] = [api.browser(), await api.people.signIn(api.browser(), await api.people.account())];
    expect(await open(visitor, RIGHT)).toBe(200);
    await api.database.query('update item set password_hash = $1, password_version = password_version + 1 where id = $2', [
      await hashPassword('Neu 8b'),
      item.id,
    ]);
    const { result } = await duringAttack(
      (blow) => open(api.browser(), `falsch${blow}`),
      () => Promise.all([visitor, colleague].map((browser) => timed(() => open(browser, 'Neu 8b')))),
    );
    for (const { ms, answer } of result) expect([answer, ms < WITHIN_MS]).toEqual([200, true]);
  });

  it('the same wrong password again costs nothing: a class that types the old one is not shut out', async () => {
    const open = await lockedItem();
    for (let n = 0; n < 70; n += 1) expect(await open(api.browser(), 'das alte', SCHOOL)).toBe(400);
    expect(await open(api.browser(), RIGHT, SCHOOL)).toBe(200);
  });

  it('from many networks together no more than 60 are compared either', async () => {
    const open = await lockedItem();
    const statuses = await Promise.all(
      Array.from({ length: 300 }, (_, n) => open(api.browser(), `falsch${n}`, `91.${Math.floor(n / 200)}.${n % 200}.3`)),
    );
    expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(60);
  });
});
