import type { CurrentUser } from '@murmel/contracts';
import { hashSecret, Item, Session } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import { collectBusEvents } from '../../support/collect-bus-events.js';
import { signedIn } from './persons.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const PATH = '/api/sessions';

describe('DELETE /sessions', () => {
  it('[SES-27] [T-26] ends the session on the server: a copied cookie is worth nothing', async () => {
    const { account, browser } = await signedIn(api);
    const stolen = browser.cookies.get('murmel_session')!;
    const heard = await collectBusEvents(api, 'access.changed');
    const answer = await browser.delete(PATH);
    expect([answer.status, browser.cookies.has('murmel_session')]).toEqual([200, false]);
    expect((await api.browser().with('murmel_session', stolen).get('/api/users/me')).status).toBe(401);
    expect(await api.database.manager.countBy(Session, { accountId: account.id })).toBe(0);
    await expect.poll(() => heard).toContainEqual({ sessionHash: hashSecret(stolen) });
  });

  it('leaves other browsers of the same person alone', async () => {
    const { account, browser } = await signedIn(api);
    const other = await api.people.signIn(api.browser(), account);
    await browser.delete(PATH);
    expect((await other.get('/api/users/me')).status).toBe(200);
  });

  it('[E8] keeps the visitor, who is there again afterwards', async () => {
    const { browser } = await signedIn(api);
    const visitor = await api.people.visit(browser);
    await browser.delete(PATH);
    expect((await browser.get<CurrentUser>('/api/users/me')).body).toMatchObject({ id: visitor.id, type: 'Visitor' });
  });

  it('brings the CSRF token of whoever is there now', async () => {
    const { browser } = await signedIn(api);
    const token = (await browser.delete(PATH)).headers.get('x-csrf-token');
    expect((await browser.post('/api/visitor', {}, { csrf: token })).status).toBe(201);
  });

  it("a page that shows what is its account's is told that somebody else is there now, whoever that is, and does nothing for them", async () => {
    const { account, browser } = await signedIn(api);
    const document = await api.people.item(account);
    const page = { headers: { 'x-account-id': account.id } };
    const answers = async () => [
      (await browser.get(`/api/items/${document.id}`, page)).status,
      (await browser.put(`/api/items/${document.id}`, { title: 'Von wem?' }, page)).status,
      (await browser.post('/api/text_editor/documents', { title: 'Von wem?' }, page)).status,
    ];
    expect(await answers()).toEqual([200, 200, 201]);
    await browser.delete(PATH);
    expect(await answers()).toEqual([401, 401, 401]);
    const other = await signedIn(api);
    browser.cookies.set('murmel_session', other.browser.cookies.get('murmel_session')!);
    expect(await answers()).toEqual([401, 401, 401]);
    expect(await api.database.manager.countBy(Item, { ownerId: other.account.id })).toBe(0);
    // The claimed account grants no access.
    const claims = { headers: { 'x-account-id': account.id } };
    expect((await other.browser.get(`/api/items/${document.id}`, claims)).status).toBe(401);
    expect((await api.browser().get(`/api/items/${document.id}`, claims)).status).toBe(401);
    expect((await other.browser.get('/api/users/me', { headers: { 'x-account-id': 'x'.repeat(5000) } })).status).toBe(401);
  });

  it('does no harm to whoever is not signed in', async () => {
    expect((await api.browser().delete(PATH)).status).toBe(200);
  });
});
