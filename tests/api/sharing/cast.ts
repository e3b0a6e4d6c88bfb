import type { Account, Item, Visitor } from '@murmel/server';
import { Item as ItemEntity } from '@murmel/server';
import { expect } from 'vitest';
import type { TestApi } from '../../support/api.js';
import type { Answer, Refusal, TestBrowser } from '../../support/browser.js';

/** People in every possible relation to one item, each with a browser of their own. */
export interface Cast {
  item: Item;
  owner: { account: Account; browser: TestBrowser };
  other: { account: Account; browser: TestBrowser };
  reader: { account: Account; browser: TestBrowser };
  writer: { account: Account; browser: TestBrowser };
  admin: { account: Account; browser: TestBrowser };
  pupil: { account: Account; browser: TestBrowser };
  stranger: { visitor: Visitor; browser: TestBrowser };
  guest: { visitor: Visitor; browser: TestBrowser };
  nobody: TestBrowser;
}

/** An item (`secret` unless told) with an owner, two members, a guest who came in by the link, and those who did not. */
export async function castOf(api: TestApi, fields: Partial<Item> = {}): Promise<Cast> {
  const person = async (more: Partial<Account> = {}) => {
    const account = await api.people.account(more);
    return { account, browser: await api.people.signIn(api.browser(), account) };
  };
  const somebody = async () => {
    const browser = api.browser();
    return { visitor: await api.people.visit(browser), browser };
  };
  const owner = await person();
  const item = await api.people.item(owner.account, { privacy: 'secret', ...fields });
  const cast: Cast = {
    item,
    owner,
    other: await person(),
    reader: await person(),
    writer: await person(),
    admin: await person({ admin: true, reviewer: true }),
    pupil: await person({ type: 'Pupil', email: null }),
    stranger: await somebody(),
    guest: await somebody(),
    nobody: api.browser(),
  };
  await api.people.member(item, cast.reader.account, 'read');
  await api.people.member(item, cast.writer.account, 'write');
  await api.people.grant(item, cast.guest.visitor);
  return cast;
}

export async function stored(api: TestApi, item: { id: string }): Promise<Item> {
  return api.database.manager.findOneByOrFail(ItemEntity, { id: item.id });
}

/** Expects that a call is the owner's alone: it is forbidden for readers of the item, for all others the item does not exist. */
export async function expectOwnerOnly(cast: Cast, call: (browser: TestBrowser) => Promise<Answer<unknown>>): Promise<void> {
  for (const { browser } of [cast.reader, cast.writer, cast.guest]) expect((await call(browser)).status).toBe(403);
  const bodies = new Set<string>();
  for (const browser of [cast.other.browser, cast.admin.browser, cast.pupil.browser, cast.stranger.browser, cast.nobody]) {
    const answer = await call(browser);
    expect([answer.status, (answer.body as Refusal).code]).toEqual([404, 'NOT_FOUND']);
    bodies.add(JSON.stringify(answer.body));
  }
  expect(bodies.size).toBe(1);
}
