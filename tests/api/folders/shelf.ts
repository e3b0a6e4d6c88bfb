import { type Folder, type Item as ItemAnswer, LIMITS } from '@murmel/contracts';
import type { Account, Item } from '@murmel/server';
import type { TestApi } from '../../support/api.js';
import type { Answer, TestBrowser } from '../../support/browser.js';

export interface Page {
  entries: ItemAnswer[];
  total: number;
}

export interface SignedInAccount {
  account: Account;
  browser: TestBrowser;
}

export async function teacher(api: TestApi): Promise<SignedInAccount> {
  const account = await api.people.account();
  return { account, browser: await api.people.signIn(api.browser(), account) };
}

/** Folders in one another, the outermost first. */
export async function nested(api: TestApi, owner: Account, depth: number, fields: Partial<Item> = {}): Promise<Item[]> {
  const folders: Item[] = [];
  for (let step = 0; step < depth; step += 1) {
    const around = folders.at(-1);
    folders.push(await api.people.item(owner, { kind: 'folder', title: `Ordner ${step + 1}`, folderId: around?.id ?? null, ...fields }));
  }
  return folders;
}

export const move = (
  { browser }: { browser: TestBrowser },
  ids: readonly string[],
  folderId: string | null,
  more: object = {},
): Promise<Answer<ItemAnswer[] & { code?: string; details?: Record<string, unknown> }>> =>
  browser.put('/api/items/move', { ids, folderId, ...more });

export const contentsOf = async ({ browser }: { browser: TestBrowser }, { id }: { id: string }, query = ''): Promise<string[]> =>
  (await browser.get<Page>(`/api/folders/${id}/contents${query}`)).body.entries.map(({ title }) => title);

export const pathOf = async ({ browser }: { browser: TestBrowser }, { id }: { id: string }): Promise<string[]> =>
  (await browser.get<Folder>(`/api/folders/${id}`)).body.path.map(({ title }) => title);

export const { depth: DEPTH, max: FOLDERS, movedAtOnce: AT_ONCE } = LIMITS.folders;
