import { TEXT_DOCUMENT_SCHEMA_VERSION } from '@murmel/documents';
import { CollaborationTicket, hashSecret, type Item, Session, Visitor } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { castOf } from './cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

interface Ticket {
  ticket: string;
  documentName: string;
  right: string;
  schemaVersion: number;
}
const ask = (browser: TestBrowser, item: Item, headers: Record<string, string> = {}) =>
  browser.post<Ticket & Refusal>(`/api/items/${item.id}/collaboration_ticket`, {}, { headers });
const stored = (ticket: string) => api.database.manager.findOneByOrFail(CollaborationTicket, { hash: hashSecret(ticket) });

describe('POST /items/{id}/collaboration_ticket', () => {
  it('nobody without a right gets one', async () => {
    const { item, other, admin, pupil, stranger, nobody } = await castOf(api);
    for (const browser of [other.browser, admin.browser, pupil.browser, stranger.browser, nobody]) {
      const answer = await ask(browser, item);
      expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND']);
    }
    expect(await api.database.manager.countBy(CollaborationTicket, { itemId: item.id })).toBe(0);
  });

  it('the password is asked for first', async () => {
    const { item, stranger } = await castOf(api, { privacy: 'password_protected' });
    expect((await ask(stranger.browser, item)).body.code).toBe('NO_PASSWORD_PROVIDED');
  });

  it('[DEL-08] the owner gets the right to write, bound to the session, for 60 seconds; only the hash is stored', async () => {
    const { item, owner } = await castOf(api);
    const answer = await ask(owner.browser, item);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      documentName: `text_document/${item.id}`,
      right: 'write',
      schemaVersion: TEXT_DOCUMENT_SCHEMA_VERSION,
    });
    const row = await stored(answer.body.ticket);
    const session = await api.database.manager.findOneByOrFail(Session, { accountId: owner.account.id });
    expect(row).toMatchObject({ itemId: item.id, accountId: owner.account.id, visitorId: null, sessionHash: session.hash, usedAt: null });
    const seconds = (row.expiresAt.getTime() - Date.now()) / 1000;
    expect(seconds).toBeGreaterThan(50);
    expect(seconds).toBeLessThanOrEqual(60);
  });

  it("is good for 60 seconds by the database's clock, however wrong the one of this machine is", async () => {
    const { item, owner } = await castOf(api);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 90_000 });
    const { body } = await ask(owner.browser, item).finally(() => vi.useRealTimers());
    const seconds = ((await stored(body.ticket)).expiresAt.getTime() - Date.now()) / 1000;
    expect(seconds).toBeGreaterThan(40);
    expect(seconds).toBeLessThanOrEqual(61);
  });

  it('[TXT-05] [E4] the right is the one of the person', async () => {
    const { item, reader, writer, guest } = await castOf(api);
    const rights = [];
    for (const { browser } of [reader, writer, guest]) rights.push((await ask(browser, item)).body.right);
    expect(rights).toEqual(['read', 'write', 'read']);
    const open = await castOf(api, { visitorPermission: 'visitor_permissions_write' });
    const answer = await ask(open.guest.browser, open.item);
    expect(answer.body.right).toBe('write');
    expect(await stored(answer.body.ticket)).toMatchObject({ accountId: null, visitorId: open.guest.visitor.id, sessionHash: null });
  });

  it('the token becomes a grant, so that the ticket belongs to somebody', async () => {
    const { item, nobody } = await castOf(api, { visitorPermission: 'visitor_permissions_write' });
    const answer = await ask(nobody, item, { 'x-access-token': item.token });
    expect([answer.status, answer.body.right]).toEqual([201, 'write']);
    const { visitorId } = await stored(answer.body.ticket);
    expect(await api.database.manager.existsBy(Visitor, { id: visitorId! })).toBe(true);
    expect(nobody.cookies.size).toBe(1);
  });

  it('looking at open material leaves no cookie; writing in it needs one', async () => {
    const read = await castOf(api, { privacy: 'public_for_all' });
    expect((await ask(read.nobody, read.item)).body.right).toBe('read');
    expect(read.nobody.cookies.size).toBe(0);
    const write = await castOf(api, { privacy: 'public_for_all', visitorPermission: 'visitor_permissions_write' });
    const answer = await ask(write.nobody, write.item);
    expect([answer.body.right, write.nobody.cookies.size]).toEqual(['write', 1]);
    expect((await stored(answer.body.ticket)).visitorId).not.toBeNull();
  });

  it('[E2] in gallery mode it is for looking only, and says so to whoever decides later', async () => {
    const { item, owner, guest, nobody } = await castOf(api, { privacy: 'public_for_all', visitorPermission: 'visitor_permissions_write' });
    const gallery = { 'x-public-token': item.publicToken };
    for (const browser of [guest.browser, nobody]) {
      const { body } = await ask(browser, item, gallery);
      expect([body.right, (await stored(body.ticket)).looksOnly]).toEqual(['read', true]);
    }
    const outside = await ask(guest.browser, item, { 'x-public-token': 'another one' });
    expect([outside.body.right, (await stored(outside.body.ticket)).looksOnly]).toEqual(['write', false]);
    const own = await ask(owner.browser, item, gallery);
    expect([own.body.right, (await stored(own.body.ticket)).looksOnly]).toEqual(['write', false]);
  });

  it('every ticket is another one', async () => {
    const { item, owner } = await castOf(api);
    const tickets = [await ask(owner.browser, item), await ask(owner.browser, item)].map(({ body }) => body.ticket);
    expect(new Set(tickets).size).toBe(2);
  });
});
