import { Account, hashSecret, MailToken, newSecret, Session } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal } from '../../support/browser.js';
import { collectBusEvents } from '../../support/collect-bus-events.js';
import { type Mailbox, startMailbox } from './mailbox.js';
import { PASSWORD, teacher } from './persons.js';

let mailbox: Mailbox;
let api: TestApi;
beforeAll(async () => {
  mailbox = await startMailbox();
  api = await startApi(inject('databaseUrl'), { smtpUrl: mailbox.url });
});
afterAll(async () => {
  await api.stop();
  await mailbox.stop();
});

const PATH = '/api/password_resets';
const NEW = 'Ein neuer langer Satz';

async function link(account: Account, fields: Partial<MailToken> = {}): Promise<string> {
  const token = newSecret();
  await api.database.manager.insert(MailToken, {
    hash: hashSecret(token),
    accountId: account.id,
    purpose: 'reset',
    expiresAt: new Date(Date.now() + 60_000),
    ...fields,
  });
  return token;
}

describe('PUT /password_resets', () => {
  it('sets the password, ends every session and says so to sockets and mailbox', async () => {
    const account = await teacher(api);
    const browsers = [await api.people.signIn(api.browser(), account), await api.people.signIn(api.browser(), account)];
    const heard = await collectBusEvents(api, 'access.changed');
    const token = await link(account);
    const answer = await browsers[0]!.put(PATH, { token, password: NEW });
    expect([answer.status, browsers[0]!.cookies.has('murmel_session')]).toEqual([200, false]);
    expect((await browsers[1]!.get('/api/users/me')).status).toBe(401);
    expect(await api.database.manager.countBy(Session, { accountId: account.id })).toBe(0);
    await expect.poll(() => heard).toContainEqual({ accountId: account.id });
    expect((await mailbox.mailTo(account.email!)).subject).toBe('Dein Passwort ist geändert');
    expect((await api.browser().post('/api/sessions', { email: account.email, password: PASSWORD })).status).toBe(401);
    expect((await api.browser().post('/api/sessions', { email: account.email, password: NEW })).status).toBe(201);
  });

  it('works once and takes the other links with it', async () => {
    const account = await teacher(api);
    const [first, second] = [await link(account), await link(account)];
    expect((await api.browser().put(PATH, { token: first, password: NEW })).status).toBe(200);
    for (const token of [first, second])
      expect((await api.browser().put<Refusal>(PATH, { token, password: 'noch ein anderes' })).body.code).toBe('TOKEN_INVALID');
    expect((await api.browser().post('/api/sessions', { email: account.email, password: NEW })).status).toBe(201);
  });

  it('confirms the address: the link came by mail', async () => {
    const account = await teacher(api, { confirmedAt: null });
    await api.browser().put(PATH, { token: await link(account), password: NEW });
    expect((await api.database.manager.findOneByOrFail(Account, { id: account.id })).confirmedAt).toBeInstanceOf(Date);
  });

  it('ends the wait after too many wrong passwords', async () => {
    const account = await teacher(api);
    for (let n = 0; n < 11; n += 1) await api.browser().post('/api/sessions', { email: account.email, password: 'falsch falsch' });
    await api.browser().put(PATH, { token: await link(account), password: NEW });
    expect((await api.browser().post('/api/sessions', { email: account.email, password: NEW })).status).toBe(201);
  });

  it('leaves the session of another person in this browser alone', async () => {
    const account = await teacher(api);
    const other = await teacher(api);
    const browser = await api.people.signIn(api.browser(), other);
    await browser.put(PATH, { token: await link(account), password: NEW });
    expect((await browser.get<{ id: string }>('/api/users/me')).body.id).toBe(other.id);
  });

  it('refuses what is expired, unknown, for a confirmation, or too short', async () => {
    const account = await teacher(api);
    const browser = await api.people.signIn(api.browser(), account);
    const expired = await link(account, { expiresAt: new Date(Date.now() - 1000) });
    const confirm = await link(account, { purpose: 'confirm' });
    for (const token of [expired, confirm, newSecret()]) {
      const answer = await browser.put<Refusal>(PATH, { token, password: NEW });
      expect([answer.status, answer.body.code]).toEqual([400, 'TOKEN_INVALID']);
    }
    const right = await link(account);
    for (const body of [
      { token: right },
      { token: right, password: 'neunzeich' },
      { token: right, password: 'x'.repeat(129) },
      { token: right, password: NEW, email: account.email },
    ]) {
      expect((await browser.put<Refusal>(PATH, body)).body.code).toBe('BAD_REQUEST');
    }
    expect((await api.database.manager.findOneByOrFail(Account, { id: account.id })).passwordHash).toBe(account.passwordHash);
    expect((await browser.get('/api/users/me')).status).toBe(200);
  });
});
