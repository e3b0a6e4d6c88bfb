import type { CurrentUser } from '@murmel/contracts';
import { hashSecret, Visitor } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal } from '../../support/browser.js';
import { signedIn, visitor } from './persons.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const PATH = '/api/visitor';

describe('POST /visitor', () => {
  it('[SES-27] [E1] makes a visitor with a friendly name and one cookie for 180 days', async () => {
    const browser = api.browser();
    const answer = await browser.post<CurrentUser>(PATH);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ type: 'Visitor', admin: false, toolsUserId: answer.body.id });
    expect(answer.body.name).toMatch(/^\p{Lu}\p{Ll}+(e|er|es) \p{Lu}\p{Ll}+$/u);
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^murmel_visitor=.+Max-Age=15552000.*HttpOnly.*SameSite=Lax/)]);
    const row = await api.database.manager.findOneByOrFail(Visitor, { id: answer.body.id });
    expect(row.hash).toBe(hashSecret(browser.cookies.get('murmel_visitor')!));
  });

  it('the name speaks the language of the browser', async () => {
    const answer = await api.browser().post<CurrentUser>(PATH, {}, { headers: { 'accept-language': 'fr, en-GB;q=0.8' } });
    expect(answer.body.name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
  });

  it('takes a name, tidied', async () => {
    const answer = await api.browser().post<CurrentUser>(PATH, { displayName: '  Mila \u202e  aus der 7b ' });
    expect(answer.body.name).toBe('Mila aus der 7b');
  });

  it('asked again it is the same visitor, under the name given last', async () => {
    const browser = api.browser();
    const first = await browser.post<CurrentUser>(PATH);
    const second = await browser.post<CurrentUser>(PATH, { displayName: 'Ben' });
    expect([second.body.id, second.body.name, second.headers.getSetCookie().length]).toEqual([first.body.id, 'Ben', 0]);
    expect((await api.database.manager.findOneByOrFail(Visitor, { id: first.body.id })).displayName).toBe('Ben');
  });

  it('[E8] a signed-in teacher may be a visitor besides', async () => {
    const { account, browser } = await signedIn(api);
    expect((await browser.post<CurrentUser>(PATH)).body.type).toBe('Visitor');
    expect((await browser.get<CurrentUser>('/api/users/me')).body.id).toBe(account.id);
  });

  it('refuses insults, names that nobody can see and what is not in the contract', async () => {
    const before = await api.database.manager.count(Visitor);
    const insult = await api.browser().post<Refusal>(PATH, { displayName: 'Arschl0ch' });
    expect([insult.status, insult.body.code, insult.body.data]).toEqual([400, 'BAD_REQUEST', { field: 'displayName', reason: 'name' }]);
    for (const displayName of ['x'.repeat(31), '', '\u200b\u202e', '\u3164', 7]) {
      const answer = await api.browser().post<Refusal>(PATH, { displayName });
      expect([answer.status, answer.body.code], JSON.stringify(displayName)).toEqual([400, 'BAD_REQUEST']);
    }
    expect((await api.browser().post(PATH, { id: 'me' })).status).toBe(400);
    expect(await api.database.manager.count(Visitor)).toBe(before);
  });

  it('the first look of a new day keeps the visitor for another 180 days', async () => {
    const { browser, visitor: row } = await visitor(api);
    const old = new Date(Date.now() - 3 * 86_400_000);
    await api.database.manager.update(Visitor, { id: row.id }, { lastSeenAt: old });
    const first = await browser.get('/api/users/me');
    expect(first.headers.getSetCookie()[0]).toContain('Max-Age=15552000');
    expect((await api.database.manager.findOneByOrFail(Visitor, { id: row.id })).lastSeenAt.getTime()).toBeGreaterThan(old.getTime());
    expect((await browser.get('/api/users/me')).headers.getSetCookie()).toEqual([]);
  });
});
