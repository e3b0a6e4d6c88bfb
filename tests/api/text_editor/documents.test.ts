import type { Item as ItemAnswer } from '@murmel/contracts';
import { Item } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal } from '../../support/browser.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const PATH = '/api/text_editor/documents';
const teacher = async () => {
  const account = await api.people.account();
  return { account, browser: await api.people.signIn(api.browser(), account) };
};

describe('POST /text_editor/documents', () => {
  it('nobody is asked to sign in', async () => {
    const answer = await api.browser().post<Refusal>(PATH, {});
    expect([answer.status, answer.body.code]).toEqual([401, 'UNAUTHORIZED']);
  });

  it('visitors and pupils may not', async () => {
    const visitor = api.browser();
    await api.people.visit(visitor);
    const pupil = await api.people.signIn(api.browser(), await api.people.account({ type: 'Pupil', email: null }));
    for (const browser of [visitor, pupil]) expect((await browser.post(PATH, {})).status).toBe(403);
  });

  it('refuses what is not in the contract, with the field', async () => {
    const { browser } = await teacher();
    for (const body of [{ title: 'x'.repeat(121) }, { ownerId: 'me' }, { language: 'xx' }, { title: 7 }]) {
      expect((await browser.post(PATH, body)).status).toBe(400);
    }
    expect((await browser.post(PATH, {}, { csrf: null })).status).toBe(403);
  });

  it('[TXT-06] [E17] creates a locked document that is in the database', async () => {
    const { account, browser } = await teacher();
    const answer = await browser.post<ItemAnswer>(PATH, { title: 'Beobachtungsprotokoll Wald', subjectTypes: ['BIOLOGY'] });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      title: 'Beobachtungsprotokoll Wald',
      privacy: 'locked',
      mine: true,
      abilities: { share: true, restore: false },
    });
    const row = await api.database.manager.findOneByOrFail(Item, { id: answer.body.id });
    expect(row).toMatchObject({
      ownerId: account.id,
      kind: 'text_document',
      subjectTypes: ['BIOLOGY'],
      visitorPermission: 'visitor_permissions_read',
      autoCleanup: 'never',
    });
  });

  it('[E25] answers a repeated key with the same document', async () => {
    const { account, browser } = await teacher();
    const headers = { 'idempotency-key': 'double-tap' };
    const [first, second] = await Promise.all([1, 2].map(() => browser.post<ItemAnswer>(PATH, { title: 'Einmal' }, { headers })));
    expect(first!.body.id).toBe(second!.body.id);
    expect(await api.database.manager.countBy(Item, { ownerId: account.id })).toBe(1);
    const other = await browser.post<Refusal>(PATH, { title: 'Anders' }, { headers });
    expect([other.status, other.body.code]).toEqual([409, 'IDEMPOTENCY_CONFLICT']);
  });

  it('[LIC-01] [E18] the 11th of a month is too many for a free account, with the number', async () => {
    const account = await api.people.account({ licence: 'free' });
    const browser = await api.people.signIn(api.browser(), account);
    for (let n = 0; n < 10; n += 1) expect((await browser.post(PATH, {})).status).toBe(201);
    const refused = await browser.post<Refusal>(PATH, {});
    expect([refused.status, refused.body.code, refused.body.data?.['limit']]).toEqual([422, 'LIMIT_REACHED', 10]);
    expect(await api.database.manager.countBy(Item, { ownerId: account.id })).toBe(10);
  });
});

describe('GET /text_editor/documents', () => {
  it('[SES-25] [TXT-06] pages, counts and searches what is mine or what I was invited to', async () => {
    const { account, browser } = await teacher();
    const other = await teacher();
    for (let n = 1; n <= 12; n += 1) await api.people.item(account, { title: `Blatt ${n}` });
    const invited = await api.people.item(other.account, { title: 'Gemeinsam', privacy: 'members_only' });
    await api.people.member(invited, account, 'read');
    const locked = await api.people.item(other.account, { title: 'Verschlossen' });
    await api.people.member(locked, account, 'write');
    const first = await browser.get<{ entries: ItemAnswer[]; total: number }>(PATH);
    expect([first.body.entries.length, first.body.total]).toEqual([10, 13]);
    const second = await browser.get<{ entries: ItemAnswer[] }>(`${PATH}?page=2`);
    expect(second.body.entries.length).toBe(3);
    const wide = await browser.get<{ entries: ItemAnswer[] }>(`${PATH}?page=2&limit=12`);
    expect(wide.body.entries.length).toBe(1);
    const behind = await browser.get<{ entries: ItemAnswer[]; total: number }>(`${PATH}?page=9`);
    expect([behind.body.entries.length, behind.body.total]).toEqual([0, 13]);
    const found = await browser.get<{ entries: ItemAnswer[] }>(`${PATH}?query=gemein`);
    expect(found.body.entries.map(({ id }) => id)).toEqual([invited.id]);
    expect((await browser.get(`${PATH}?limit=1000`)).status).toBe(400);
  });
});

describe('one document', () => {
  it('[E6] [T-27] unknown, foreign, locked and malformed ids look the same', async () => {
    const { browser } = await teacher();
    const foreign = await api.people.item((await teacher()).account);
    const bodies = [];
    for (const id of ['0199d0a0-0000-7000-8000-000000000000', foreign.id, 'nonsense']) {
      const answer = await browser.get<Refusal>(`${PATH}/${id}`);
      expect(answer.status).toBe(404);
      bodies.push(JSON.stringify(answer.body));
    }
    expect(new Set(bodies).size).toBe(1);
  });

  it('[TXT-06] the owner changes, discards and no longer finds it', async () => {
    const { account, browser } = await teacher();
    const item = await api.people.item(account);
    const changed = await browser.put<ItemAnswer>(`${PATH}/${item.id}`, { title: 'Neu', gradeLevels: ['GRADE_LEVEL_MIDDLE'] });
    expect(changed.body).toMatchObject({ title: 'Neu', gradeLevels: ['GRADE_LEVEL_MIDDLE'] });
    expect((await browser.delete(`${PATH}/${item.id}`)).status).toBe(200);
    expect((await browser.get(`${PATH}/${item.id}`)).status).toBe(404);
    expect((await api.database.manager.findOneByOrFail(Item, { id: item.id })).discardedAt).not.toBeNull();
  });

  it('[E6] a reading member may see but neither change nor discard', async () => {
    const item = await api.people.item((await teacher()).account, { privacy: 'members_only' });
    const member = await teacher();
    await api.people.member(item, member.account, 'read');
    expect((await member.browser.get(`${PATH}/${item.id}`)).status).toBe(200);
    expect((await member.browser.put(`${PATH}/${item.id}`, { title: 'x' })).status).toBe(403);
    expect((await member.browser.delete(`${PATH}/${item.id}`)).status).toBe(403);
  });
});
