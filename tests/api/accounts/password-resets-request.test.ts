import { MailToken, newId } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal } from '../../support/browser.js';
import { type Mailbox, startMailbox, tokenIn } from './mailbox.js';
import { pupil, teacher } from './persons.js';

let mailbox: Mailbox;
let api: TestApi;
beforeAll(async () => {
  mailbox = await startMailbox();
  api = await startApi(inject('databaseUrl'), {
    smtpUrl: mailbox.url,
    publicUrl: 'http://192.168.1.20:3000',
    mailFrom: 'murmel <noreply@schule.example>',
  });
});
afterAll(async () => {
  await api.stop();
  await mailbox.stop();
});

const PATH = '/api/password_resets';

describe('POST /password_resets', () => {
  it('mails a link for an hour, in the language of the account', async () => {
    const account = await teacher(api, { locale: 'en' });
    const answer = await api.browser().post(PATH, { email: account.email!.toUpperCase() });
    expect([answer.status, answer.body]).toEqual([202, {}]);
    const mail = await mailbox.mailTo(account.email!);
    expect([mail.from, mail.subject]).toEqual(['noreply@schule.example', 'New password for murmel']);
    expect(mail.text).toContain(`http://192.168.1.20:3000/password_reset?token=${tokenIn(mail)}`);
    const [token] = await api.database.manager.findBy(MailToken, { accountId: account.id });
    const minutes = (token!.expiresAt.getTime() - Date.now()) / 60_000;
    expect([token!.purpose, Math.round(minutes)]).toEqual(['reset', 60]);
  });

  it('an unknown address answers the same and gets no mail', async () => {
    const unknown = `${newId()}@schule.example`;
    const answer = await api.browser().post(PATH, { email: unknown });
    expect([answer.status, answer.body, answer.headers.getSetCookie()]).toEqual([202, {}, []]);
    const known = await teacher(api);
    await api.browser().post(PATH, { email: known.email });
    await mailbox.mailTo(known.email!);
    expect(mailbox.received.some(({ to }) => to.includes(unknown))).toBe(false);
  });

  it('the first link still works when a second one was asked for', async () => {
    const account = await teacher(api);
    for (const nth of [1, 2]) {
      await api.browser().post(PATH, { email: account.email });
      await mailbox.mailTo(account.email!, nth);
    }
    const token = tokenIn(await mailbox.mailTo(account.email!, 1));
    expect((await api.browser().put(PATH, { token, password: 'Ein neuer langer Satz' })).status).toBe(200);
  });

  it('five an hour per mailbox, known or not', async () => {
    for (const email of [(await teacher(api)).email!, `${newId()}@schule.example`]) {
      for (let n = 0; n < 5; n += 1) expect((await api.browser().post(PATH, { email })).status).toBe(202);
      const refused = await api.browser().post<Refusal>(PATH, { email });
      expect([refused.status, Number(refused.body.data?.['seconds']) > 500]).toEqual([429, true]);
    }
  });

  it('refuses what is no address or more than one', async () => {
    for (const body of [
      {},
      { email: 'kein' },
      { email: ['a@schule.example', 'b@schule.example'] },
      { email: 'a@schule.example', userId: newId() },
      { email: `${'x'.repeat(250)}@schule.example` },
    ]) {
      expect((await api.browser().post(PATH, body)).status).toBe(400);
    }
  });

  it('pupils have no mailbox to write to', async () => {
    const { account } = await pupil(api);
    expect((await api.browser().post(PATH, { email: 'null' })).status).toBe(400);
    expect(await api.database.manager.countBy(MailToken, { accountId: account.id })).toBe(0);
  });
});
