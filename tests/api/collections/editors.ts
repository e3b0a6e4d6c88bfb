import type { Collection, OpenMaterial, Partner } from '@murmel/contracts';
import { type Account, GalleryEntry, type Item } from '@murmel/server';
import { expect } from 'vitest';
import type { TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';

export interface Somebody {
  account: Account;
  browser: TestBrowser;
}

export async function somebody(api: TestApi, fields: Partial<Account> = {}): Promise<Somebody> {
  const account = await api.people.account(fields);
  return { account, browser: await api.people.signIn(api.browser(), account) };
}

/** Readers of published editorial content, by role. */
export interface Readers {
  admin: Somebody;
  teacher: Somebody;
  pupil: Somebody;
  visitor: TestBrowser;
  nobody: TestBrowser;
}

export async function readersOf(api: TestApi): Promise<Readers> {
  const visitor = api.browser();
  await api.people.visit(visitor);
  const [admin, teacher] = [await somebody(api, { admin: true }), await somebody(api)];
  return { admin, teacher, pupil: await somebody(api, { type: 'Pupil', email: null }), visitor, nobody: api.browser() };
}

/** Returns an item that is publicly listed in the gallery. */
export async function openItem(api: TestApi, owner: Account, fields: Partial<Item> = {}): Promise<Item> {
  const item = await api.people.item(owner, { privacy: 'public_for_all', ...fields });
  await api.database.manager.insert(GalleryEntry, { itemId: item.id, openedAt: new Date() });
  return item;
}

export async function newCollection(admin: TestBrowser, fields: object = {}): Promise<Collection> {
  const { status, body } = await admin.post<Collection>('/api/collections', { title: 'Wald im Klassenzimmer', ...fields });
  expect(status).toBe(201);
  return body;
}

export const changeCollection = (browser: TestBrowser, { id }: { id: string }, change: object) =>
  browser.put<Collection & Refusal>(`/api/collections/${id}`, change);

export async function newPartner(admin: TestBrowser, { name = 'Zoo Köln', ...more }: Record<string, unknown> & { name?: string } = {}) {
  const { status, body } = await admin.post<Partner>('/api/cms/partner_entries', { name });
  expect(status).toBe(201);
  return (await admin.put<Partner>(`/api/cms/partner_entries/${body.id}`, { published: true, ...more })).body;
}

export const putEditorialMark = (browser: TestBrowser, itemId: string, said: object) =>
  browser.put<OpenMaterial & Refusal>('/api/materials/mark', { itemId, ...said });
