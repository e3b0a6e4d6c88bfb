// @module-tag proof
import type { CollaborationRight } from '@murmel/contracts';
import { GuestName, type Item, Visitor } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { TestBrowser } from '../../support/browser.js';
import { castOf } from '../sharing/cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

/** A guest of these items who chose no name and was given this one first. */
async function guestOf(items: readonly Item[], displayName = 'Flinker Otter'): Promise<TestBrowser> {
  const browser = api.browser();
  const visitor = await api.people.visit(browser, displayName);
  await api.database.manager.update(Visitor, { id: visitor.id }, { named: false });
  for (const item of items) await api.people.grant(item, visitor);
  return browser;
}

const nameIn = async (item: Item, browser: TestBrowser, headers = {}): Promise<string | undefined> => {
  const answer = await browser.post<{ name?: string; right: CollaborationRight }>(
    `/api/items/${item.id}/collaboration_ticket`,
    {},
    { headers },
  );
  expect(answer.status).toBe(201);
  return answer.body.name;
};

describe('what a guest is called in an item', () => {
  it('[C6] thirty who were given the same name first have thirty, also at the same moment, and the same one when they come back', async () => {
    const { item } = await castOf(api, { kind: 'text_document', visitorPermission: 'visitor_permissions_write' });
    const guests = await Promise.all(Array.from({ length: 30 }, () => guestOf([item])));
    const names = await Promise.all(guests.map((browser) => nameIn(item, browser)));
    expect(new Set(names).size).toBe(30);
    expect(names).toContain('Flinker Otter');
    for (const name of names) expect(name).toMatch(/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u);
    const again = await Promise.all(guests.flatMap((browser) => [nameIn(item, browser), nameIn(item, browser)]));
    expect(again).toEqual(names.flatMap((name) => [name, name]));
    expect(await api.database.manager.countBy(GuestName, { itemId: item.id })).toBe(30);
    const [row] = await api.database.manager.findBy(GuestName, { itemId: item.id });
    await expect(
      api.database.manager.insert(GuestName, { ...row!, visitorId: (await api.people.visit(api.browser())).id }),
    ).rejects.toThrow(/guest_name_once/);
  });

  it('is theirs in each item, in the language of their browser, until they choose one', async () => {
    const items = [(await castOf(api, { kind: 'text_document' })).item, (await castOf(api, { kind: 'text_document' })).item] as const;
    const first = await guestOf(items);
    const second = await guestOf(items);
    expect(await nameIn(items[0], first)).toBe('Flinker Otter');
    const other = await nameIn(items[0], second, { 'accept-language': 'en' });
    expect(other).not.toBe('Flinker Otter');
    expect(other).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
    expect(await nameIn(items[1], second)).toBe('Flinker Otter');
    expect((await second.put('/api/users/me', { displayName: 'Mila' })).status).toBe(200);
    expect(await Promise.all(items.map((item) => nameIn(item, second)))).toEqual(['Mila', 'Mila']);
    expect(await api.database.manager.countBy(GuestName, { itemId: items[0].id })).toBe(1);
  });

  it('accounts have their own, and nobody becomes somebody by looking', async () => {
    const { item, owner, reader } = await castOf(api, { kind: 'text_document', privacy: 'public_for_all' });
    for (const { browser } of [owner, reader]) expect(await nameIn(item, browser)).toBeUndefined();
    const nobody = api.browser();
    expect([await nameIn(item, nobody), nobody.cookies.size]).toEqual([undefined, 0]);
  });
});
