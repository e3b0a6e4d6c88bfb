import { Account, hashSecret, MailToken, newSecret } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal } from '../../support/browser.js';
import { PASSWORD, teacher } from './persons.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'), { adminEmail: 'chefin@schule.example' });
});
afterAll(() => api.stop());

const PATH = '/api/confirmations';

async function link(account: Account, fields: Partial<MailToken> = {}): Promise<string> {
  const token = newSecret();
  await api.database.manager.insert(MailToken, {
    hash: hashSecret(token),
    accountId: account.id,
    purpose: 'confirm',
    expiresAt: new Date(Date.now() + 60_000),
    ...fields,
  });
  return token;
}

describe('POST /confirmations', () => {
  it('[E9] opens the account, once', async () => {
    const account = await teacher(api, { confirmedAt: null });
    const token = await link(account);
    const answer = await api.browser().post(PATH, { token });
    expect([answer.status, answer.body]).toEqual([200, { email: account.email }]);
    const row = await api.database.manager.findOneByOrFail(Account, { id: account.id });
    expect([row.confirmedAt instanceof Date, row.admin]).toEqual([true, false]);
    expect((await api.browser().post('/api/sessions', { email: account.email, password: PASSWORD })).status).toBe(201);
    expect((await api.browser().post<Refusal>(PATH, { token })).body.code).toBe('TOKEN_INVALID');
  });

  it('two clicks at once use it once', async () => {
    const token = await link(await teacher(api, { confirmedAt: null }));
    const answers = await Promise.all([api.browser().post(PATH, { token }), api.browser().post(PATH, { token })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('refuses what is expired, unknown, for a reset, malformed or more than a token', async () => {
    const account = await teacher(api, { confirmedAt: null });
    const expired = await link(account, { expiresAt: new Date(Date.now() - 1000) });
    const reset = await link(account, { purpose: 'reset' });
    for (const token of [expired, reset, newSecret()]) {
      const answer = await api.browser().post<Refusal>(PATH, { token });
      expect([answer.status, answer.body.code]).toEqual([400, 'TOKEN_INVALID']);
    }
    for (const body of [{}, { token: 'short' }, { token: 'x'.repeat(201) }, { token: await link(account), admin: true }]) {
      expect((await api.browser().post<Refusal>(PATH, body)).body.code).toBe('BAD_REQUEST');
    }
    expect((await api.database.manager.findOneByOrFail(Account, { id: account.id })).confirmedAt).toBeNull();
  });

  it("[E9] makes the owner of the operator's address admin, and not before", async () => {
    const account = await teacher(api, { email: 'chefin@schule.example', confirmedAt: null });
    expect(account.admin).toBe(false);
    await api.browser().post(PATH, { token: await link(account) });
    expect((await api.database.manager.findOneByOrFail(Account, { id: account.id })).admin).toBe(true);
  });
});
