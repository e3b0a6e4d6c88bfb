import { type Item as Answer, SERVER_LIMITS } from '@murmel/contracts';
import { newId, Visitor } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { hashPassword } from '../../../apps/api/src/core/accounts/passwords.js';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { castOf } from '../sharing/cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const get = (browser: TestBrowser, id: string, headers: Record<string, string> = {}) =>
  browser.get<Answer & Refusal>(`/api/items/${id}`, { headers });

describe('GET /items/{id}', () => {
  it('everybody sees what they may do, and no secret', async () => {
    const { item, owner, writer, reader, guest } = await castOf(api, { visitorPermission: 'visitor_permissions_write' });
    const abilities = [];
    for (const { browser } of [owner, writer, reader, guest]) {
      const answer = await get(browser, item.id);
      expect([answer.status, answer.body.title, answer.body.author]).toEqual([200, item.title, { name: owner.account.publicName }]);
      const text = JSON.stringify(answer.body);
      for (const secret of [item.token, item.publicToken, owner.account.email!, owner.account.id]) expect(text).not.toContain(secret);
      abilities.push(
        Object.entries(answer.body.abilities)
          .filter(([, may]) => may)
          .map(([name]) => name),
      );
    }
    expect(abilities).toEqual([
      [
        'read',
        'answer',
        'contribute',
        'update',
        'share',
        'discard',
        'readHistory',
        'restoreHistory',
        'readAuthors',
        'readResponses',
        'remix',
      ],
      ['read', 'answer', 'contribute', 'update', 'readHistory', 'restoreHistory', 'readAuthors', 'readResponses', 'remix'],
      ['read', 'answer', 'remix'],
      ['read', 'answer', 'contribute'],
    ]);
    expect([(await get(owner.browser, item.id)).body.mine, (await get(writer.browser, item.id)).body.mine]).toEqual([true, false]);
  });

  it('[E6] [T-27] [T-52] unknown, foreign, locked, trashed and malformed look the same to every stranger', async () => {
    const { item, other, pupil, admin, stranger, nobody } = await castOf(api);
    const locked = await castOf(api, { privacy: 'locked' });
    const trashed = await castOf(api, { privacy: 'public_for_all', discardedAt: new Date() });
    const bodies = new Set<string>();
    for (const browser of [other.browser, pupil.browser, admin.browser, stranger.browser, nobody]) {
      for (const id of [item.id, locked.item.id, trashed.item.id, newId(), 'nonsense', '%00']) {
        const answer = await get(browser, id);
        expect(answer.status).toBe(404);
        bodies.add(JSON.stringify(answer.body));
      }
    }
    expect(bodies.size).toBe(1);
    expect(nobody.cookies.size).toBe(0);
  });

  it('[E1] [E3] [SHR-03] [E5] the token opens, is kept as a grant on one cookie, and a wrong one leaves nothing', async () => {
    const { item, nobody, other } = await castOf(api);
    expect((await get(nobody, item.id, { 'x-access-token': 'wrong' })).status).toBe(404);
    expect(nobody.cookies.size).toBe(0);
    for (const browser of [nobody, other.browser]) {
      expect((await get(browser, item.id, { 'x-access-token': item.token })).status).toBe(200);
      expect((await get(browser, item.id)).status).toBe(200);
      expect(browser.cookies.has('murmel_visitor')).toBe(true);
    }
  });

  it('[SHR-03] [E3] the token of one item does not open another', async () => {
    const one = await castOf(api);
    const two = await castOf(api);
    expect((await get(one.guest.browser, two.item.id)).status).toBe(404);
    expect((await get(one.nobody, two.item.id, { 'x-access-token': one.item.token })).status).toBe(404);
  });

  it('[E2] [E3] open material leaves no cookie; in gallery mode it is only looked at', async () => {
    const { item, nobody } = await castOf(api, { privacy: 'public_for_all', visitorPermission: 'visitor_permissions_write' });
    expect((await get(nobody, item.id)).body.abilities.contribute).toBe(true);
    expect((await get(nobody, item.id, { 'x-public-token': item.publicToken })).body.abilities).toMatchObject({
      read: true,
      contribute: false,
    });
    expect(nobody.cookies.size).toBe(0);
  });

  it('[A34] [E3] [E6] [T-39] the password prompt shows no title, and guessing ends in a wait that does not reach those inside', async () => {
    const { item, nobody, guest } = await castOf(api, { privacy: 'password_protected', passwordHash: await hashPassword('Buche 7ä') });
    const inside = await get(guest.browser, item.id, { 'x-password': encodeURIComponent('Buche 7ä') });
    expect(inside.status).toBe(200);
    const asked = await get(nobody, item.id);
    expect([asked.status, asked.body.error]).toEqual([400, 'no_password_provided']);
    expect(JSON.stringify(asked.body)).not.toContain(item.title);
    const guesser = api.browser();
    await api.people.visit(guesser);
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) statuses.push((await get(guesser, item.id, { 'x-password': `falsch${n}` })).status);
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429]);
    const blocked = await get(guesser, item.id, { 'x-password': encodeURIComponent('Buche 7ä') });
    expect([blocked.status, blocked.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(blocked.body.data?.['seconds']).toBeGreaterThan(10 * 60 - 30);
    expect((await get(guest.browser, item.id)).status).toBe(200);
    expect((await get(nobody, item.id, { 'x-password': encodeURIComponent('Buche 7ä') })).status).toBe(200);
  });

  it('[TR-29] 1,000 guesses without a cookie, all at once: at most 60 are compared', { tags: ['proof'] }, async () => {
    const { item } = await castOf(api, { privacy: 'password_protected', passwordHash: await hashPassword('Buche 7ä') });
    const before = await api.database.manager.count(Visitor);
    const statuses = await Promise.all(
      Array.from({ length: 1000 }, async (_, n) => (await get(api.browser(), item.id, { 'x-password': `falsch${n}` })).status),
    );
    const compared = statuses.filter((status) => status === 400).length;
    expect(compared).toBeGreaterThanOrEqual(SERVER_LIMITS.itemPasswordTries.tries);
    expect(compared).toBeLessThanOrEqual(60);
    expect(statuses.filter((status) => status === 429).length).toBe(1000 - compared);
    expect(await api.database.manager.count(Visitor)).toBe(before);
  });
});
