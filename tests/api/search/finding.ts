import type { FoundClass, FoundItem, FoundPupil } from '@murmel/contracts';
import { changed, NEW_PINBOARD, newPartId, type PinboardTable, seedPinboard, seedTextDocument } from '@murmel/documents';
import { type Account, type Item, newId, seedDocument } from '@murmel/server';
import { SearchIndexRunner } from '../../../apps/api/src/core/search/search-index-runner.js';
import type { TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';

export type Found = Refusal & { entries: FoundItem[]; total: number; classes: FoundClass[]; pupils: FoundPupil[] };

export const searched = (browser: TestBrowser, q: string, more = '') =>
  browser.get<Found>(`/api/items/search?q=${encodeURIComponent(q)}${more}`);

/** Titles of what is found, and how much that is. */
export async function found(browser: TestBrowser, q: string, more = ''): Promise<{ titles: string[]; total: number }> {
  const { body } = await searched(browser, q, more);
  return { titles: body.entries.map(({ item }) => item.title), total: body.total };
}

/** Makes all notes as old as those of items that are no longer being written. */
export async function backdateSearchNotes({ database }: TestApi): Promise<void> {
  await database.query("update item_words_due set since = since - interval '2 seconds'");
}

/** Reads what is due and settled. @returns how many items that were */
export async function readDue(api: TestApi): Promise<number> {
  const runner = api.application.get(SearchIndexRunner);
  let read = 0;
  while (await runner.round()) read += 1;
  return read;
}

/** Brings the index up to date, also with what was written just now. @returns how many items were read */
export async function writeWords(api: TestApi): Promise<number> {
  await backdateSearchNotes(api);
  return readDue(api);
}

export async function write(api: TestApi, item: Item, ...lines: string[]): Promise<void> {
  const content = lines.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] }));
  await seedDocument(api.database.manager, item.id, seedTextDocument({ type: 'doc', content }), { accountId: null, visitorId: null });
}

export async function text(api: TestApi, owner: Account, title: string, lines: string[], fields: Partial<Item> = {}): Promise<Item> {
  const item = await api.people.item(owner, { title, ...fields });
  await write(api, item, ...lines);
  return item;
}

/** A pinboard with one list and these cards, each with what makes it special. */
export async function board(api: TestApi, owner: Account, cards: Record<string, object>, fields: Partial<Item> = {}): Promise<Item> {
  const item = await api.people.item(owner, { kind: 'pinboard', title: 'Lebensraum', ...fields });
  const list = newPartId();
  const data = changed<PinboardTable>(NEW_PINBOARD, [
    { table: 'lists', id: list, set: { name: 'Tiere', order: 'a0', author: owner.id } },
    ...Object.entries(cards).map(([name, more], index) => ({
      table: 'cards' as const,
      id: newPartId(),
      set: { name, place: { list, order: `a${index}` }, author: newId(), createdAt: Date.now(), ...more },
    })),
  ]);
  await seedDocument(api.database.manager, item.id, seedPinboard(data), { accountId: owner.id, visitorId: null });
  return item;
}

/** As if each item said this word and nothing else. */
export async function everythingSays({ database }: TestApi, word: string): Promise<void> {
  await database.query('delete from item_words_due');
  await database.query(
    `insert into item_words select id, $1, $1, to_tsvector('german', $1), ' ', '', '[]', now() from item on conflict do nothing`,
    [` ${word} `],
  );
}
