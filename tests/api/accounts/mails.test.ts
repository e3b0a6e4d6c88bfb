// @module-tag proof

import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { Mailer } from '../../../apps/api/src/platform/mail/mailer.js';
import { startApi, type TestApi } from '../../support/api.js';
import { promised } from '../../support/on-this-machine.js';
import { type Mailbox, startMailbox } from './mailbox.js';
import { teacher } from './persons.js';

let mailbox: Mailbox;
let api: TestApi;
beforeAll(async () => {
  mailbox = await startMailbox();
  api = await startApi(inject('databaseUrl'), { smtpUrl: mailbox.url, publicUrl: 'https://murmel.example', https: false });
});
afterAll(async () => {
  await api.stop();
  await mailbox.stop();
});

describe('mails', () => {
  it('are tried three times', async () => {
    const account = await teacher(api);
    const before = mailbox.deliveries();
    mailbox.refuseNext(2);
    await api.browser().post('/api/password_resets', { email: account.email });
    expect((await mailbox.mailTo(account.email!)).subject).toBe('Neues Passwort für murmel');
    expect(mailbox.deliveries() - before).toBe(3);
  });

  it('[away-mail] do not hold an answer up when the mail server is away, nor end the process', async () => {
    const deaf = await startMailbox();
    await deaf.stop();
    const lonely = await startApi(inject('databaseUrl'), { smtpUrl: deaf.url });
    try {
      const account = await teacher(lonely);
      const started = performance.now();
      expect((await lonely.browser().post('/api/password_resets', { email: account.email })).status).toBe(202);
      expect(performance.now() - started).toBeLessThan(promised(1000));
      expect((await lonely.browser().get('/api/apps')).status).toBe(200);
    } finally {
      await lonely.stop();
    }
  });

  it('invite with names that cannot break out of text, header or markup', async () => {
    api.application.get(Mailer).send('gast@schule.example', {
      template: 'invitation',
      language: 'de',
      inviter: 'Deniz <script>alert(1)</script>',
      title: 'Wald\r\nBcc: alle@schule.example',
      path: '/text_editor/documents/1',
    });
    const mail = await mailbox.mailTo('gast@schule.example');
    expect(mail.to).toEqual(['gast@schule.example']);
    expect(mail.subject).toBe('Einladung zur Mitarbeit bei murmel');
    expect(mail.text).toContain('Deniz script alert(1) script lädt dich ein, bei murmel an „Wald Bcc alle schule example“ mitzuarbeiten.');
    expect(mail.html).not.toContain('<script>');
    expect(mail.text).toContain('https://murmel.example/text_editor/documents/1');
  });
});
