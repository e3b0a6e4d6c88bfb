import type { CurrentUser } from '@murmel/contracts';
import { Account, ItemMember, MailToken, newId } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal } from '../../support/browser.js';
import { invited as invitedIntoSchool, schoolCast } from '../schools/school-cast.js';
import { type Mailbox, startMailbox, tokenIn } from './mailbox.js';
import { PASSWORD, teacher } from './persons.js';

const TRAINING = 'https://fortbildung.example/ki';

let mailbox: Mailbox;
let api: TestApi;
beforeAll(async () => {
  mailbox = await startMailbox();
  api = await startApi(inject('databaseUrl'), {
    smtpUrl: mailbox.url,
    publicUrl: 'https://murmel.example',
    https: false,
    defaultLicence: 'free',
    furtherTrainingUrl: TRAINING,
  });
});
afterAll(async () => {
  await api.stop();
  await mailbox.stop();
});

const PATH = '/api/registrations';
const address = () => `${newId()}@schule.example`;
const registration = (email: string) => ({ email, firstname: 'Deniz', name: 'Kaya', password: PASSWORD });
const stored = (email: string) => api.database.manager.findOneByOrFail(Account, { email });

describe('POST /registrations', () => {
  it('[E9] [E18] makes an account that waits for its confirmation, and mails the link', async () => {
    const email = address();
    const answer = await api.browser().post(PATH, { ...registration(email.toUpperCase()), locale: 'de' });
    expect([answer.status, answer.body]).toEqual([202, {}]);
    expect(await stored(email)).toMatchObject({
      type: 'User',
      firstname: 'Deniz',
      name: 'Kaya',
      publicName: 'Deniz Kaya',
      admin: false,
      reviewer: false,
      licence: 'free',
      locale: 'de',
      confirmedAt: null,
      passwordHash: expect.stringMatching(/^\$argon2id\$/),
    });
    const mail = await mailbox.mailTo(email);
    expect(mail.subject).toBe('Bestätige deine E-Mail-Adresse');
    expect(mail.text).toMatch(/https:\/\/murmel\.example\/confirm\?token=[\w-]{32}\r?\n/);
    expect(mail.html).toContain(`href="https://murmel.example/confirm?token=${tokenIn(mail)}"`);
    const tokens = await api.database.query<MailToken[]>(
      'select * from mail_token t join account a on a.id = t.account_id where a.email = $1',
      [email],
    );
    expect(JSON.stringify(tokens)).not.toContain(tokenIn(mail));
  });

  it('refuses a password that is guessed easily, also one made of what the form says, and makes nothing', async () => {
    const email = address();
    for (const password of ['Sommer2026!', 'DenizKaya1', email]) {
      const answer = await api.browser().post<Refusal>(PATH, { ...registration(email), password });
      expect([password, answer.status, answer.body.code]).toEqual([password, 422, 'PASSWORD_WEAK']);
    }
    expect(await api.database.manager.existsBy(Account, { email })).toBe(false);
  });

  it('[SES-06] [NAV-02] mails the link once more to whoever registers again with the same password, and keeps that', async () => {
    const email = address();
    await api.browser().post(PATH, registration(email));
    await mailbox.mailTo(email);
    const { passwordHash } = await stored(email);
    await api.browser().post(PATH, registration(email));
    const second = await mailbox.mailTo(email);
    expect(second.subject).toBe('Bestätige deine E-Mail-Adresse');
    expect((await api.browser().post('/api/confirmations', { token: tokenIn(second) })).status).toBe(200);
    expect((await stored(email)).passwordHash).toBe(passwordHash);
    const signedIn = await api.browser().post<CurrentUser>('/api/sessions', { email, password: PASSWORD });
    expect(signedIn.status).toBe(201);
    // A person who registered is asked for the first steps, and reads where there is further training.
    expect(signedIn.body).toMatchObject({
      needsFirstOnboarding: true,
      needsReOnboarding: false,
      additionalQualificationGroup: { additionalQualification: true, url: TRAINING },
    });
  });

  it('mails in the language of the form, else of the browser', async () => {
    const [form, browser] = [address(), address()];
    await api.browser().post(PATH, { ...registration(form), locale: 'en' });
    expect((await mailbox.mailTo(form)).subject).toBe('Confirm your e-mail address');
    await api.browser().post(PATH, registration(browser), { headers: { 'accept-language': 'en-US,en;q=0.9' } });
    expect((await mailbox.mailTo(browser)).subject).toBe('Confirm your e-mail address');
  });

  it('mails carry nothing that the sender chose', async () => {
    const email = address();
    await api.browser().post(PATH, { ...registration(email), firstname: 'Gewinne auf evil.example', name: '<b>jetzt</b>' });
    const mail = await mailbox.mailTo(email);
    expect(mail.text + mail.html + mail.subject).not.toMatch(/evil|jetzt/);
  });

  it('an address that has an account answers the same; the mailbox learns of it and the account stays as it was', async () => {
    const account = await teacher(api, { locale: 'de' });
    const answer = await api.browser().post(PATH, registration(account.email!));
    expect([answer.status, answer.body, answer.headers.getSetCookie()]).toEqual([202, {}, []]);
    const mail = await mailbox.mailTo(account.email!);
    expect([mail.subject, mail.text.includes('/password_reset?token=')]).toEqual(['Du hast schon ein Konto bei murmel', true]);
    expect(await stored(account.email!)).toEqual(account);
  });

  it('registered twice before the confirmation, the mailbox chooses the password', async () => {
    const email = address();
    await api.browser().post(PATH, { ...registration(email), password: 'das eines Fremden' });
    const first = await mailbox.mailTo(email);
    await api.browser().post(PATH, registration(email));
    const second = await mailbox.mailTo(email, 2);
    expect((await api.browser().post('/api/confirmations', { token: tokenIn(first) })).status).toBe(400);
    expect((await stored(email)).passwordHash).toBeNull();
    expect((await api.browser().put('/api/password_resets', { token: tokenIn(second), password: 'das meine, neue' })).status).toBe(200);
    expect((await api.browser().post('/api/sessions', { email, password: 'das eines Fremden' })).status).toBe(401);
    expect((await api.browser().post('/api/sessions', { email, password: 'das meine, neue' })).status).toBe(201);
  });

  it('ten at the same moment make one account', async () => {
    const email = address();
    const browser = api.browser();
    await browser.get('/api/apps');
    const answers = await Promise.all(Array.from({ length: 5 }, () => api.browser().post(PATH, registration(email))));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(202));
    expect(await api.database.manager.countBy(Account, { email })).toBe(1);
  });

  it('[T-28] assigns nothing that was not asked for', async () => {
    const email = address();
    for (const extra of [
      { admin: true },
      { reviewer: true },
      { confirmedAt: '2026-01-01' },
      { licence: 'group' },
      { type: 'Pupil' },
      { id: newId() },
    ]) {
      expect((await api.browser().post(PATH, { ...registration(email), ...extra })).status).toBe(400);
    }
    expect(await api.database.manager.countBy(Account, { email })).toBe(0);
  });

  it('refuses what is missing, too long or no address', async () => {
    const right = registration(address());
    for (const body of [
      {},
      { ...right, email: 'kein' },
      { ...right, email: `${'x'.repeat(250)}@schule.example` },
      { ...right, password: 'neunzeich' },
      { ...right, password: 'x'.repeat(129) },
      { ...right, firstname: ' ' },
      { ...right, name: 'x'.repeat(61) },
      { ...right, locale: 'fr' },
      { ...right, email: ['a@b.example'] },
    ])
      expect((await api.browser().post(PATH, body)).status).toBe(400);
    expect(await api.database.manager.countBy(Account, { email: right.email })).toBe(0);
  });

  it('five mails an hour to one mailbox, then it waits, whether it has an account or not', { tags: ['proof'] }, async () => {
    const known = (await teacher(api)).email!;
    for (const email of [known, address()]) {
      for (let n = 0; n < 5; n += 1) expect((await api.browser().post(PATH, registration(email))).status).toBe(202);
      const refused = await api.browser().post<Refusal>(PATH, registration(email));
      expect([refused.status, refused.body.code, Number(refused.body.data?.['seconds']) > 500]).toEqual([429, 'TOO_MANY_REQUESTS', true]);
    }
  });
});

describe('REGISTRATION', () => {
  it('[E9] off: nobody', { tags: ['proof'] }, async () => {
    const closed = await startApi(inject('databaseUrl'), { smtpUrl: mailbox.url, registration: 'off' });
    try {
      const answer = await closed.browser().post<Refusal>(PATH, registration(address()));
      expect([answer.status, answer.body.code]).toEqual([403, 'REGISTRATION_OFF']);
      expect(await closed.database.manager.count(Account)).toBe(0);
    } finally {
      await closed.stop();
    }
  });

  it('[E9] invite: whoever was invited to an item or into a school and the operator; others learn it by mail', {
    tags: ['proof'],
  }, async () => {
    const closed = await startApi(inject('databaseUrl'), {
      smtpUrl: mailbox.url,
      registration: 'invite',
      adminEmail: 'chefin@schule.example',
    });
    try {
      const item = await closed.people.item(await closed.people.account());
      const [invited, colleague, late, stranger] = [address(), address(), address(), address()];
      const school = await schoolCast(closed);
      await invitedIntoSchool(closed, school.id, school.admin.account, colleague);
      await invitedIntoSchool(closed, school.id, school.admin.account, late, { expiresAt: new Date(Date.now() - 1000) });
      await closed.database.manager.insert(ItemMember, {
        id: newId(),
        itemId: item.id,
        email: invited,
        role: 'write',
        createdAt: new Date(),
      });
      for (const email of [invited, colleague, late, stranger, 'chefin@schule.example']) {
        const answer = await closed.browser().post(PATH, registration(email));
        expect([answer.status, answer.body]).toEqual([202, {}]);
      }
      expect((await mailbox.mailTo(invited)).subject).toBe('Bestätige deine E-Mail-Adresse');
      expect((await mailbox.mailTo('chefin@schule.example')).subject).toBe('Bestätige deine E-Mail-Adresse');
      expect((await mailbox.mailTo(colleague)).subject).toBe('Bestätige deine E-Mail-Adresse');
      for (const email of [late, stranger]) expect((await mailbox.mailTo(email)).subject).toBe('Für ein Konto brauchst du eine Einladung');
      expect(await closed.database.manager.countBy(Account, { email: stranger })).toBe(0);
    } finally {
      await closed.stop();
    }
  });

  describe('where the operator has terms of use', () => {
    const TERMS = 'https://schule.example/nutzung?stand=2';

    it('they are agreed to as they stand, and the account knows when and to which', { tags: ['proof'] }, async () => {
      const place = await startApi(inject('databaseUrl'), { smtpUrl: mailbox.url, legal: { terms: TERMS } });
      try {
        const register = (email: string, agreedTo?: unknown) => place.browser().post<Refusal>(PATH, { ...registration(email), agreedTo });
        const email = address();
        for (const given of [undefined, '', 'https://schule.example/nutzung?stand=1', `${TERMS} `]) {
          const { status, body } = await register(email, given);
          expect([given, status, body.code]).toEqual([given, 422, 'AGREEMENT_NEEDED']);
        }
        for (const given of [true, null, [TERMS], 'x'.repeat(501)]) expect((await register(email, given)).status).toBe(400);
        expect(await place.database.manager.existsBy(Account, { email })).toBe(false);
        expect((await register(email, TERMS)).status).toBe(202);
        const made = await place.database.manager.findOneByOrFail(Account, { email });
        expect([made.termsAgreedTo, made.termsAgreedAt]).toEqual([TERMS, made.createdAt]);
      } finally {
        await place.stop();
      }
    });

    it('and nobody agrees to anything where there are none, whatever was sent', async () => {
      const email = address();
      expect((await api.browser().post(PATH, { ...registration(email), agreedTo: TERMS })).status).toBe(202);
      expect(await stored(email)).toMatchObject({ termsAgreedTo: null, termsAgreedAt: null });
    });
  });
});
