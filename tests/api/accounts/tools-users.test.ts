import { Account, newId, Visitor } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal } from '../../support/browser.js';
import { pupil, signedIn, visitor } from './persons.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

describe('GET /tools-users/current', () => {
  it('[SES-04] [SES-26] is the name that others read', async () => {
    expect((await api.browser().get('/api/tools-users/current')).status).toBe(401);
    const teacher = await signedIn(api, { publicName: 'Herr Kaya' });
    expect((await teacher.browser.get('/api/tools-users/current')).body).toEqual({
      id: teacher.account.id,
      type: 'User',
      displayName: 'Herr Kaya',
    });
    const guest = await visitor(api, 'Gast Reh');
    expect((await guest.browser.get('/api/tools-users/current')).body).toEqual({
      id: guest.visitor.id,
      type: 'Visitor',
      displayName: 'Gast Reh',
    });
  });
});

describe('GET /tools-users/approved', () => {
  it('[SES-26] accounts with a confirmed address, never visitors', async () => {
    expect((await api.browser().get('/api/tools-users/approved')).status).toBe(401);
    expect((await (await signedIn(api)).browser.get('/api/tools-users/approved')).body).toEqual({ approved: true });
    expect((await (await signedIn(api, { confirmedAt: null })).browser.get('/api/tools-users/approved')).body).toEqual({ approved: false });
    expect((await (await visitor(api)).browser.get('/api/tools-users/approved')).body).toEqual({ approved: false });
  });
});

describe('PUT /tools-users/{userId}', () => {
  const path = (id: string) => `/api/tools-users/${id}`;

  it("[SES-26] changes one's own name", async () => {
    const guest = await visitor(api);
    expect((await guest.browser.put(path(guest.visitor.id), { displayName: 'Ben' })).body).toEqual({
      id: guest.visitor.id,
      type: 'Visitor',
      displayName: 'Ben',
    });
    const teacher = await signedIn(api);
    await teacher.browser.put(path(teacher.account.id), { displayName: 'Frau Aydin' });
    expect((await api.database.manager.findOneByOrFail(Account, { id: teacher.account.id })).publicName).toBe('Frau Aydin');
  });

  it('other people, unknown ones and the visitor behind an account look the same', async () => {
    const { browser } = await signedIn(api);
    const beside = await api.people.visit(browser, 'Gast Wal');
    const foreign = await visitor(api, 'Gast Uhu');
    const bodies = [];
    for (const id of [foreign.visitor.id, newId(), beside.id, (await signedIn(api)).account.id]) {
      const answer = await browser.put<Refusal>(path(id), { displayName: 'Anders' });
      expect(answer.status).toBe(404);
      bodies.push(JSON.stringify(answer.body));
    }
    expect(new Set(bodies).size).toBe(1);
    expect((await api.database.manager.findOneByOrFail(Visitor, { id: foreign.visitor.id })).displayName).toBe('Gast Uhu');
  });

  it('nobody, pupils, insults and unknown fields', async () => {
    expect((await api.browser().put(path(newId()), { displayName: 'x' })).status).toBe(401);
    const child = await pupil(api);
    expect((await child.browser.put(path(child.account.id), { displayName: 'x' })).status).toBe(403);
    const guest = await visitor(api, 'Gast Uhu');
    expect((await guest.browser.put<Refusal>(path(guest.visitor.id), { displayName: 'NAZI' })).body.data).toEqual({
      field: 'displayName',
      reason: 'name',
    });
    for (const body of [{ displayName: 'x', type: 'User' }, { displayName: 'x'.repeat(31) }, {}])
      expect((await guest.browser.put(path(guest.visitor.id), body)).status).toBe(400);
    expect((await api.database.manager.findOneByOrFail(Visitor, { id: guest.visitor.id })).displayName).toBe('Gast Uhu');
  });
});
