import type { CurrentUser } from '@murmel/contracts';
import { hashSecret, Session } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal } from '../../support/browser.js';
import { collectBusEvents } from '../../support/collect-bus-events.js';
import { PASSWORD, teacher } from './persons.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const PATH = '/api/sessions';
const cookieLine = (headers: Headers) => headers.getSetCookie().find((line) => line.startsWith('murmel_session=')) ?? '';

describe('POST /sessions', () => {
  it('signs in and answers with the person', async () => {
    const account = await teacher(api, { publicName: 'Frau Kaya' });
    const browser = api.browser();
    const answer = await browser.post<CurrentUser>(PATH, { email: account.email!.toUpperCase(), password: PASSWORD });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ id: account.id, type: 'User', publicName: 'Frau Kaya', email: account.email });
    expect(JSON.stringify(answer.body)).not.toContain('argon2');
    const [session, ...more] = await api.database.manager.findBy(Session, { accountId: account.id });
    expect([session?.hash, more.length]).toEqual([hashSecret(browser.cookies.get('murmel_session')!), 0]);
    expect((await browser.get<CurrentUser>('/api/users/me')).body.id).toBe(account.id);
  });

  it('[T-26] the cookie lives until the browser closes and 12 hours, remembered 30 days', async () => {
    const account = await teacher(api);
    const short = await api.browser().post(PATH, { email: account.email, password: PASSWORD });
    expect(cookieLine(short.headers)).toMatch(/HttpOnly; SameSite=Lax$/);
    expect(cookieLine(short.headers)).not.toMatch(/Max-Age|Expires/i);
    const long = await api.browser().post(PATH, { email: account.email, password: PASSWORD, remember: true });
    expect(cookieLine(long.headers)).toContain('Max-Age=2592000');
    const sessions = await api.database.manager.find(Session, { where: { accountId: account.id }, order: { createdAt: 'asc' } });
    expect(sessions.map(({ createdAt, expiresAt }) => Math.round((expiresAt.getTime() - createdAt.getTime()) / 3_600_000))).toEqual([
      12, 720,
    ]);
  });

  it('an expired session is none', async () => {
    const account = await teacher(api);
    const browser = api.browser();
    await browser.post(PATH, { email: account.email, password: PASSWORD });
    await api.database.manager.update(Session, { accountId: account.id }, { expiresAt: new Date(Date.now() - 1000) });
    expect((await browser.get('/api/users/me')).status).toBe(401);
  });

  it('wrong password, unknown address and account without password look the same', async () => {
    const account = await teacher(api);
    const open = await api.people.account();
    const bodies = [];
    for (const [email, password] of [
      [account.email, 'falsch falsch'],
      ['niemand@schule.example', PASSWORD],
      [open.email, 'irgendwas'],
    ]) {
      const answer = await api.browser().post<Refusal>(PATH, { email, password });
      expect([answer.status, answer.headers.getSetCookie().length]).toEqual([401, 0]);
      bodies.push(JSON.stringify(answer.body));
    }
    expect(new Set(bodies).size).toBe(1);
    expect(JSON.parse(bodies[0]!)).toMatchObject({ code: 'WRONG_CREDENTIALS' });
  });

  it('says that the address is not confirmed only to whoever knows the password', async () => {
    const account = await teacher(api, { confirmedAt: null });
    const wrong = await api.browser().post<Refusal>(PATH, { email: account.email, password: 'falsch falsch' });
    expect([wrong.status, wrong.body.code]).toEqual([401, 'WRONG_CREDENTIALS']);
    const right = await api.browser().post<Refusal>(PATH, { email: account.email, password: PASSWORD });
    expect([right.status, right.body.code]).toEqual([403, 'NOT_CONFIRMED']);
    expect(await api.database.manager.countBy(Session, { accountId: account.id })).toBe(0);
  });

  it('refuses what is not in the contract', async () => {
    const account = await teacher(api);
    const right = { email: account.email, password: PASSWORD };
    for (const body of [
      {},
      { ...right, admin: true },
      { ...right, password: 'x'.repeat(129) },
      { ...right, email: 'kein' },
      { ...right, remember: 'ja' },
      { ...right, email: { $ne: '' } },
    ]) {
      expect((await api.browser().post(PATH, body)).status).toBe(400);
    }
    expect(await api.database.manager.countBy(Session, { accountId: account.id })).toBe(0);
  });

  it('[E8] gives a new id at every login and ends the one before: no session can be fixed', async () => {
    const account = await teacher(api);
    const browser = api.browser();
    await browser.post(PATH, { email: account.email, password: PASSWORD });
    const before = browser.cookies.get('murmel_session')!;
    const heard = await collectBusEvents(api, 'access.changed');
    await browser.post(PATH, { email: account.email, password: PASSWORD });
    const after = browser.cookies.get('murmel_session')!;
    expect(after).not.toBe(before);
    expect((await api.browser().with('murmel_session', before).get('/api/users/me')).status).toBe(401);
    await expect.poll(() => heard).toContainEqual({ sessionHash: hashSecret(before) });
    const planted = api.browser().with('murmel_session', 'a-value-that-a-stranger-chose');
    await planted.post(PATH, { email: account.email, password: PASSWORD });
    expect(planted.cookies.get('murmel_session')).not.toBe('a-value-that-a-stranger-chose');
    expect((await api.browser().with('murmel_session', 'a-value-that-a-stranger-chose').get('/api/users/me')).status).toBe(401);
  });

  it('[D-13] [E8] the visitor in this browser stays beside the account', async () => {
    const account = await teacher(api);
    const browser = api.browser();
    await api.people.visit(browser);
    const cookie = browser.cookies.get('murmel_visitor');
    await browser.post(PATH, { email: account.email, password: PASSWORD });
    expect([browser.cookies.get('murmel_visitor'), (await browser.get<CurrentUser>('/api/users/me')).body.type]).toEqual([cookie, 'User']);
  });

  it('answers with the CSRF token of the new session', async () => {
    const account = await teacher(api);
    const browser = api.browser();
    const answer = await browser.post(PATH, { email: account.email, password: PASSWORD });
    const token = answer.headers.get('x-csrf-token');
    expect((await browser.put('/api/users/me', { locale: 'en' }, { csrf: token })).status).toBe(200);
  });

  it('after ten wrong passwords the right one waits, and says how long', { tags: ['proof'] }, async () => {
    const account = await teacher(api);
    for (let n = 0; n < 10; n += 1) {
      expect((await api.browser().post(PATH, { email: account.email, password: 'falsch falsch' })).status).toBe(401);
    }
    const blocked = await api.browser().post<Refusal>(PATH, { email: account.email, password: PASSWORD });
    expect([blocked.status, blocked.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(blocked.body.data?.['seconds']).toBeGreaterThan(25);
    expect(blocked.body.data?.['seconds']).toBeLessThanOrEqual(30);
    const other = await teacher(api);
    expect((await api.browser().post(PATH, { email: other.email, password: PASSWORD })).status).toBe(201);
    await api.database.query(`update attempt set blocked_until = now() - interval '1 second'`);
    expect((await api.browser().post(PATH, { email: account.email, password: PASSWORD })).status).toBe(201);
  });

  it('an unknown address is counted just the same', { tags: ['proof'] }, async () => {
    const wrong = { email: 'niemals@schule.example', password: 'falsch falsch' };
    for (let n = 0; n < 10; n += 1) await api.browser().post(PATH, wrong);
    expect((await api.browser().post(PATH, wrong)).status).toBe(429);
  });

  it('guesses at the same time share one allowance', async () => {
    const account = await teacher(api);
    const browser = api.browser();
    await browser.post(PATH, { email: 'erst@schule.example', password: 'falsch falsch' });
    const answers = await Promise.all(
      Array.from({ length: 25 }, () => browser.post(PATH, { email: account.email, password: 'falsch falsch' })),
    );
    expect(answers.filter(({ status }) => status === 401).length).toBe(10);
  });

  it('nine typing errors are forgiven by the right password', { tags: ['proof'] }, async () => {
    const account = await teacher(api);
    for (const _round of [1, 2]) {
      for (let n = 0; n < 9; n += 1) await api.browser().post(PATH, { email: account.email, password: 'falsch falsch' });
      expect((await api.browser().post(PATH, { email: account.email, password: PASSWORD })).status).toBe(201);
    }
  });

  it('keeps no mail address in the table of attempts', async () => {
    await api.browser().post(PATH, { email: 'geheim@schule.example', password: 'falsch falsch' });
    const rows = await api.database.query<{ key: string }[]>('select key from attempt');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('schule.example');
  });

  it('[FLA-03] greets at the first sign-in, once, in the page', async () => {
    const account = await teacher(api, { firstname: 'Deniz' });
    const first = api.browser();
    await first.post(PATH, { email: account.email, password: PASSWORD });
    const [session] = await api.database.manager.findBy(Session, { accountId: account.id });
    expect(session?.flash).toEqual([
      expect.objectContaining({ type: 'success', message: 'Willkommen bei murmel, Deniz. Dein Konto ist bereit.' }),
    ]);
    const greeting = 'Willkommen bei murmel, Deniz.';
    expect((await first.get<string>('/')).body).toContain(greeting);
    expect((await first.get<string>('/')).body).not.toContain(greeting);
    await api.database.query('insert into daily_visit (account_id, date) values ($1, current_date)', [account.id]);
    const later = api.browser();
    await later.post(PATH, { email: account.email, password: PASSWORD });
    const again = await api.database.manager.findOneByOrFail(Session, { hash: hashSecret(later.cookies.get('murmel_session')!) });
    expect(again.flash).toEqual([]);
  });
});
