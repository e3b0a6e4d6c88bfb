import { type Item as ItemAnswer, LIMITS, type Provenance } from '@murmel/contracts';
import { type BoardData, changed, NEW_PINBOARD, type PinboardTable, readTextDocument, seedTextDocument } from '@murmel/documents';
import { type Account, type Item, loadDocument, newId, OwnerFile, seedDocument } from '@murmel/server';
import { expect } from 'vitest';
import * as Y from 'yjs';
import { Storage } from '../../../apps/api/src/platform/storage/storage.js';
import type { TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';

interface Copy {
  item: ItemAnswer;
  tabId: string | null;
  leftBehind: number;
}

export const remix = (browser: TestBrowser, itemId: string, more: object = {}) =>
  browser.put<Copy & Refusal>('/api/items/remix', { itemId, ...more });

export async function copied(browser: TestBrowser, itemId: string): Promise<ItemAnswer> {
  const { status, body } = await remix(browser, itemId);
  expect([status, body.code]).toEqual([200, undefined]);
  return body.item;
}

export const sync = (browser: TestBrowser, itemId: string) =>
  browser.put<{ item: ItemAnswer; outcome: string } & Refusal>('/api/items/remix_sync', { itemId });

export const news = async (browser: TestBrowser, { id }: { id: string }): Promise<Provenance['news']> =>
  (await browser.get<Provenance>(`/api/items/${id}/provenance`)).body.news;

export const provenance = async (browser: TestBrowser, { id }: { id: string }): Promise<Provenance['basedOn']> =>
  (await browser.get<Provenance>(`/api/items/${id}/provenance`)).body.basedOn;

/** A picture for a card, sent by this person. */
export async function fileOnPart(api: TestApi, item: Item, by: Pick<OwnerFile, 'accountId' | 'visitorId'>): Promise<string> {
  const id = newId();
  await api.application.get(Storage).put(`files/${id}`, Buffer.from('x'), 'image/png');
  await api.database.manager.insert(OwnerFile, {
    ...{ id, itemId: item.id, ...by, usedBy: 'part', storageKey: `files/${id}`, name: 'a.png', contentType: 'image/png', bytes: 1 },
    ...{ width: null, height: null, thumbnailKey: null, createdAt: new Date() },
  });
  return id;
}

export function writeText(api: TestApi, item: { id: string }, { id: accountId }: Account, text: string): Promise<void> {
  const content = [{ type: 'paragraph', content: [{ type: 'text', text }] }];
  return seedDocument(api.database.manager, item.id, seedTextDocument({ type: 'doc', content }), { accountId, visitorId: null });
}

export async function storedText(api: TestApi, { id }: { id: string }): Promise<string> {
  const document = new Y.Doc();
  Y.applyUpdate(document, await loadDocument(api.database.manager, id));
  return readTextDocument(document).textContent;
}

/** With as many cards as fit. */
export function fullPinboard(author: string): BoardData<PinboardTable> {
  const lists = Array.from({ length: 10 }, (_, list) => ({
    ...{ table: 'lists' as const, id: `list${list}` },
    set: { name: 'L', order: `a${list}`, author },
  }));
  const cards = Array.from({ length: LIMITS.pinboard.cardsPerBoard }, (_, card) => ({
    ...{ table: 'cards' as const, id: `card${card}` },
    set: { name: `Karte ${card}`, author, createdAt: 5, place: { list: `list${card % 10}`, order: 'a0' } },
  }));
  return changed<PinboardTable>(NEW_PINBOARD, [...lists, ...cards]);
}
