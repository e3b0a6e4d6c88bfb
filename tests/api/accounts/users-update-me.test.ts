import type { CurrentUser } from '@murmel/contracts';
import { Account, Visitor } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal } from '../../support/browser.js';
import { collectBusEvents } from '../../support/collect-bus-events.js';
import { pupil, signedIn, visitor } from './persons.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const PATH = '/api/users/me';
const stored = (id: string) => api.database.manager.findOneByOrFail(Account, { id });

describe('PUT /users/me', () => {
  it('nobody is asked to sign in', async () => {
    const answer = await api.browser().put<Refusal>(PATH, { displayName: 'Mila' });
    expect([answer.status, answer.body.code]).toEqual([401, 'UNAUTHORIZED']);
  });

  it('[SES-27] a teacher changes what was sent and nothing else', async () => {
    const { account, browser } = await signedIn(api, { firstname: 'Jana', name: 'Brandt' });
    const answer = await browser.put<CurrentUser>(PATH, {
      publicName: 'Frau Brandt',
      locale: 'en',
      favouriteTools: ['text_editor', 'text_editor'],
    });
    expect(answer.body).toMatchObject({ publicName: 'Frau Brandt', locale: 'en', favouriteTools: ['text_editor'], firstname: 'Jana' });
    expect(await stored(account.id)).toEqual({ ...account, publicName: 'Frau Brandt', locale: 'en', favouriteTools: ['text_editor'] });
    expect((await browser.put<CurrentUser>(PATH, {})).body).toMatchObject({ publicName: 'Frau Brandt' });
  });

  it('a visitor changes the name, and open documents hear of it', async () => {
    const { browser, visitor: row } = await visitor(api);
    const heard = await collectBusEvents(api, 'person.renamed');
    expect((await browser.put<CurrentUser>(PATH, { displayName: 'Mila' })).body).toMatchObject({ name: 'Mila', shortName: 'Mila' });
    expect((await api.database.manager.findOneByOrFail(Visitor, { id: row.id })).displayName).toBe('Mila');
    await expect.poll(() => heard).toContainEqual({ visitorId: row.id });
  });

  it("a teacher's new public name is heard of too, other changes are not", async () => {
    const { account, browser } = await signedIn(api);
    const heard = await collectBusEvents(api, 'person.renamed');
    await browser.put(PATH, { locale: 'en' });
    await browser.put(PATH, { publicName: 'Herr Kaya' });
    await expect.poll(() => heard).toContainEqual({ accountId: account.id });
    expect(heard).toHaveLength(1);
  });

  it('fields of another kind of person are forbidden, and nothing of the call is kept', async () => {
    const guest = await visitor(api, 'Gast Uhu');
    for (const body of [
      { publicName: 'Chef' },
      { displayName: 'Mila', firstname: 'Mila' },
      { favouriteTools: ['text_editor'] },
      { locale: 'en' },
    ]) {
      const answer = await guest.browser.put<Refusal>(PATH, body);
      expect([answer.status, answer.body.code]).toEqual([403, 'FORBIDDEN']);
    }
    expect((await api.database.manager.findOneByOrFail(Visitor, { id: guest.visitor.id })).displayName).toBe('Gast Uhu');
    const child = await pupil(api);
    for (const body of [{ name: 'Neu' }, { displayName: 'Neu' }, { publicName: 'Neu' }])
      expect((await child.browser.put(PATH, body)).status).toBe(403);
    const { account, browser } = await signedIn(api);
    expect((await browser.put(PATH, { displayName: 'x', locale: 'en' })).status).toBe(403);
    expect(await stored(account.id)).toEqual(account);
  });

  it('[T-28] assigns nothing that was not asked for: rights, licence, ids', async () => {
    const { account, browser } = await signedIn(api);
    const guest = await visitor(api);
    for (const extra of [
      { admin: true },
      { reviewer: true },
      { licence: 'group' },
      { id: account.id },
      { email: 'neu@schule.example' },
      { type: 'User' },
      { confirmedAt: null },
      { enabledFeatures: ['x'] },
      { passwordHash: 'x' },
    ]) {
      expect((await browser.put(PATH, { locale: 'en', ...extra })).status).toBe(400);
      expect((await guest.browser.put(PATH, { displayName: 'Mila', ...extra })).status).toBe(400);
    }
    expect(await stored(account.id)).toEqual(account);
    expect((await api.database.manager.findOneByOrFail(Visitor, { id: guest.visitor.id })).displayName).toBe('Gast Otter');
  });

  it('[LIB-07] refuses what is too long, empty or unknown', async () => {
    const { account, browser } = await signedIn(api);
    for (const body of [
      { firstname: 'x'.repeat(61) },
      { name: ' ' },
      { locale: 'fr' },
      { favouriteTools: [] },
      { favouriteTools: ['rocket'] },
      { favouriteTools: Array(9).fill('text_editor') },
    ]) {
      expect((await browser.put(PATH, body)).status).toBe(400);
    }
    expect(await stored(account.id)).toEqual(account);
  });

  it('refuses an insult as a name, but not a real surname', async () => {
    const guest = await visitor(api);
    const refused = await guest.browser.put<Refusal>(PATH, { displayName: 'H u r e n s o h n' });
    expect([refused.status, refused.body.data]).toEqual([400, { field: 'displayName', reason: 'name' }]);
    const { browser } = await signedIn(api, { firstname: 'Maria', name: 'Fick' });
    expect((await browser.put<Refusal>(PATH, { publicName: 'Dr. Wichser' })).body.data).toEqual({ field: 'publicName', reason: 'name' });
    expect((await browser.put(PATH, { publicName: 'Frau Fick' })).status).toBe(200);
  });
});
