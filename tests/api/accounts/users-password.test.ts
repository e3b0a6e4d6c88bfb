import { Account, hashSecret, MailToken, newId, Session } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal } from '../../support/browser.js';
import { collectBusEvents } from '../../support/collect-bus-events.js';
import { PASSWORD, pupil, teacher, visitor } from './persons.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const PATH = '/api/users/me/password';
const NEW = 'Ein neuer langer Satz';
const withPassword = async () => {
  const account = await teacher(api);
  return { account, browser: await api.people.signIn(api.browser(), account) };
};

describe('PUT /users/me/password', () => {
  it('is for teachers', async () => {
    const body = { currentPassword: PASSWORD, newPassword: NEW };
    expect((await api.browser().put(PATH, body)).status).toBe(401);
    expect((await (await visitor(api)).browser.put(PATH, body)).status).toBe(403);
    expect((await (await pupil(api)).browser.put(PATH, body)).status).toBe(403);
  });

  it('changes the password, ends the other sessions and every mailed link', { tags: ['proof'] }, async () => {
    const { account, browser } = await withPassword();
    const other = await api.people.signIn(api.browser(), account);
    const otherHash = hashSecret(other.cookies.get('murmel_session')!);
    await api.database.manager.insert(MailToken, {
      hash: newId(),
      accountId: account.id,
      purpose: 'reset',
      expiresAt: new Date(Date.now() + 60_000),
    });
    const heard = await collectBusEvents(api, 'access.changed');
    expect((await browser.put(PATH, { currentPassword: PASSWORD, newPassword: NEW })).status).toBe(200);
    expect([(await browser.get('/api/users/me')).status, (await other.get('/api/users/me')).status]).toEqual([200, 401]);
    expect(await api.database.manager.countBy(Session, { accountId: account.id })).toBe(1);
    expect(await api.database.manager.countBy(MailToken, { accountId: account.id })).toBe(0);
    await expect.poll(() => heard).toContainEqual({ sessionHash: otherHash });
    expect((await api.browser().post('/api/sessions', { email: account.email, password: PASSWORD })).status).toBe(401);
    expect((await api.browser().post('/api/sessions', { email: account.email, password: NEW })).status).toBe(201);
  });

  it('stores argon2id with the OWASP parameters', async () => {
    const { account, browser } = await withPassword();
    await browser.put(PATH, { currentPassword: PASSWORD, newPassword: NEW });
    expect((await api.database.manager.findOneByOrFail(Account, { id: account.id })).passwordHash).toMatch(
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/,
    );
  });

  it('a wrong current password changes nothing; after ten it waits', async () => {
    const { account, browser } = await withPassword();
    for (let n = 0; n < 10; n += 1) {
      const answer = await browser.put<Refusal>(PATH, { currentPassword: 'falsch falsch', newPassword: NEW });
      expect([answer.status, answer.body.code]).toEqual([422, 'WRONG_PASSWORD']);
    }
    const blocked = await browser.put<Refusal>(PATH, { currentPassword: PASSWORD, newPassword: NEW });
    expect([blocked.status, Number(blocked.body.data?.['seconds']) > 20]).toEqual([429, true]);
    expect((await api.database.manager.findOneByOrFail(Account, { id: account.id })).passwordHash).toBe(account.passwordHash);
  });

  it('refuses what is too short, too long or unknown', async () => {
    const { account, browser } = await withPassword();
    for (const newPassword of ['neunzeich', 'x'.repeat(129)])
      expect((await browser.put(PATH, { currentPassword: PASSWORD, newPassword })).status).toBe(400);
    expect((await browser.put(PATH, { currentPassword: PASSWORD, newPassword: NEW, userId: account.id })).status).toBe(400);
    expect((await api.database.manager.findOneByOrFail(Account, { id: account.id })).passwordHash).toBe(account.passwordHash);
  });
});
