import { LIMITS, type Member } from '@murmel/contracts';
import { ItemMember, newId } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal } from '../../support/browser.js';
import { collectBusEvents } from '../../support/collect-bus-events.js';
import { castOf, expectOwnerOnly } from './cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const path = (item: { id: string }) => `/api/items/${item.id}/members`;
const membersOf = (item: { id: string }) => api.database.manager.findBy(ItemMember, { itemId: item.id });

describe('GET /items/{id}/members', () => {
  it('is for the owner only', async () => {
    const cast = await castOf(api);
    await expectOwnerOnly(cast, (browser) => browser.get(path(cast.item)));
  });

  it('pages the invited, oldest first', async () => {
    const { item, owner, reader, writer } = await castOf(api);
    const all = await owner.browser.get<{ entries: Member[]; total: number }>(path(item));
    expect(all.body.entries.map(({ email, role }) => [email, role])).toEqual([
      [reader.account.email, 'read'],
      [writer.account.email, 'write'],
    ]);
    const second = await owner.browser.get<{ entries: Member[]; total: number }>(`${path(item)}?page=2&limit=1`);
    expect([second.body.entries.map(({ email }) => email), second.body.total]).toEqual([[writer.account.email], 2]);
    expect((await owner.browser.get(`${path(item)}?limit=101`)).status).toBe(400);
  });
});

describe('POST /items/{id}/members', () => {
  it('is for the owner only', async () => {
    const cast = await castOf(api);
    await expectOwnerOnly(cast, (browser) => browser.post(path(cast.item), { email: 'neu@schule.example' }));
    expect((await membersOf(cast.item)).length).toBe(2);
  });

  it('refuses what is not in the contract', async () => {
    const { item, owner } = await castOf(api);
    for (const body of [{}, { email: 'nobody' }, { email: 'a@b.example', role: 'owner' }, { email: 'a@b.example', itemId: item.id }]) {
      expect((await owner.browser.post(path(item), body)).status).toBe(400);
    }
  });

  it('asks nobody else again whether they may stay: a class at work in the item is told nothing', async () => {
    const { item, owner, other, reader } = await castOf(api);
    const heard = await collectBusEvents(api, 'access.changed');
    const { body } = await owner.browser.post<Member>(path(item), { email: other.account.email });
    await owner.browser.post(path(item), { email: 'noch-niemand@schule.example' });
    await owner.browser.put(`${path(item)}/${body.id}`, { role: 'read' });
    const before = (await membersOf(item)).find(({ email }) => email === reader.account.email)!;
    await owner.browser.delete(`${path(item)}/${before.id}`);
    const [invited, gone] = [other, reader].map(({ account }) => ({ itemId: item.id, accountId: account.id }));
    await expect.poll(() => heard).toContainEqual(gone);
    expect(heard.filter((event) => (event as { itemId?: string }).itemId === item.id)).toEqual([invited, invited, gone]);
  });

  it('[E3] invites; whoever has that confirmed address is in at once', async () => {
    const { item, owner, other } = await castOf(api, { privacy: 'members_only' });
    const answer = await owner.browser.post<Member>(path(item), { email: other.account.email!.toUpperCase() });
    expect([answer.status, answer.body.email, answer.body.role]).toEqual([201, other.account.email, 'write']);
    expect((await other.browser.put(`/api/items/${item.id}`, { title: 'Zu zweit' })).status).toBe(200);
  });

  it('an unconfirmed address opens nothing', async () => {
    const { item, owner } = await castOf(api, { privacy: 'members_only' });
    const account = await api.people.account({ confirmedAt: null });
    const browser = await api.people.signIn(api.browser(), account);
    await owner.browser.post(path(item), { email: account.email });
    expect((await browser.get(`/api/items/${item.id}`)).status).toBe(404);
  });

  it('nobody twice, and not the owner', async () => {
    const { item, owner, reader } = await castOf(api);
    for (const email of [reader.account.email, owner.account.email]) {
      const answer = await owner.browser.post<Refusal>(path(item), { email });
      expect([answer.status, answer.body.code]).toEqual([409, 'ALREADY_MEMBER']);
    }
  });

  it('[E25] a repeated key invites once', async () => {
    const { item, owner } = await castOf(api);
    const headers = { 'idempotency-key': newId() };
    const [first, second] = await Promise.all(
      [1, 2].map(() => owner.browser.post<Member>(path(item), { email: 'doppelt@schule.example' }, { headers })),
    );
    expect([first!.status, second!.status, first!.body.id]).toEqual([201, 201, second!.body.id]);
    expect((await membersOf(item)).length).toBe(3);
  });

  it('the 101st is too many, with the number, also for two in the same moment', async () => {
    const { item, owner } = await castOf(api);
    const rows = Array.from({ length: LIMITS.members.max - 3 }, (_, n) => ({
      id: newId(),
      itemId: item.id,
      email: `m${n}@schule.example`,
      role: 'read' as const,
      createdAt: new Date(),
    }));
    await api.database.manager.insert(ItemMember, rows);
    const answers = await Promise.all(
      ['x', 'y'].map((name) => owner.browser.post<Refusal>(path(item), { email: `${name}@schule.example` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    const refused = answers.find(({ status }) => status === 422)!;
    expect([refused.body.code, refused.body.data?.['limit']]).toEqual(['LIMIT_REACHED', LIMITS.members.max]);
    expect((await membersOf(item)).length).toBe(LIMITS.members.max);
  });
});

describe('PUT and DELETE /items/{id}/members/{memberId}', () => {
  it('are for the owner only', async () => {
    const cast = await castOf(api);
    const [member] = await membersOf(cast.item);
    await expectOwnerOnly(cast, (browser) => browser.put(`${path(cast.item)}/${member!.id}`, { role: 'write' }));
    await expectOwnerOnly(cast, (browser) => browser.delete(`${path(cast.item)}/${member!.id}`));
    expect((await membersOf(cast.item)).length).toBe(2);
  });

  it("[T-27] another item's member cannot be reached through one's own item", async () => {
    const mine = await castOf(api);
    const theirs = await castOf(api);
    const [foreign] = await membersOf(theirs.item);
    expect((await mine.owner.browser.put(`${path(mine.item)}/${foreign!.id}`, { role: 'write' })).status).toBe(404);
    expect((await mine.owner.browser.delete(`${path(mine.item)}/${foreign!.id}`)).status).toBe(404);
    expect(await api.database.manager.findOneBy(ItemMember, { id: foreign!.id })).toEqual(foreign);
  });

  it('[T-29] the owner changes a role and takes it away; both count at once', async () => {
    const { item, owner, reader } = await castOf(api);
    const entry = (await membersOf(item)).find(({ email }) => email === reader.account.email)!;
    expect((await reader.browser.put(`/api/items/${item.id}`, { title: 'x' })).status).toBe(403);
    const answer = await owner.browser.put<Member>(`${path(item)}/${entry.id}`, { role: 'write' });
    expect(answer.body).toEqual({ id: entry.id, email: entry.email, role: 'write' });
    expect((await reader.browser.put(`/api/items/${item.id}`, { title: 'x' })).status).toBe(200);
    expect((await owner.browser.delete(`${path(item)}/${entry.id}`)).status).toBe(200);
    expect((await reader.browser.get(`/api/items/${item.id}`)).status).toBe(404);
    expect((await owner.browser.delete(`${path(item)}/${entry.id}`)).status).toBe(404);
  });
});
