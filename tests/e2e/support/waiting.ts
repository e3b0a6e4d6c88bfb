import type { Page } from '@playwright/test';
import { expect } from './test.js';

/** Hundreds of files, fetched beside everything else. */
const SHELL_MS = 180_000;

/** The worker has all that the page needs: the page itself is kept last. */
export async function shellKept(page: Page): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          for (const name of await caches.keys())
            for (const { url } of await (await caches.open(name)).keys()) if (url.includes('/shell/')) return true;
          return false;
        }),
      { message: 'the shell is kept', timeout: SHELL_MS },
    )
    .toBe(true);
}

export async function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

export const databases = (page: Page) => page.evaluate(async () => (await indexedDB.databases()).length);

/** Everything in the store as text: what is sealed says nothing. */
export async function rowsOf(page: Page): Promise<string[]> {
  const rows = (await allIn(page, 'pieces')) as { data: number[] }[];
  return rows.map(({ data, ...row }) => JSON.stringify(row) + Buffer.from(data).toString('latin1'));
}

/** Returns the owner of the store; undefined when there is none. */
export async function ownerOf(page: Page): Promise<string | undefined> {
  return ((await allIn(page, 'session')) as { owner: string }[])[0]?.owner;
}

async function allIn(page: Page, name: 'pieces' | 'session'): Promise<unknown[]> {
  // Opening what is not there would make it, without what the page needs in it.
  if ((await databases(page)) === 0) return [];
  return page.evaluate(
    (store) =>
      new Promise<unknown[]>((answer) => {
        const opening = indexedDB.open('murmel-waiting');
        opening.onsuccess = () => {
          const rows = opening.result.transaction(store).objectStore(store).getAll();
          rows.onsuccess = () => {
            opening.result.close();
            // Bytes as numbers, which is what leaves a page whole.
            answer(rows.result.map((row) => (row.data instanceof ArrayBuffer ? { ...row, data: [...new Uint8Array(row.data)] } : row)));
          };
        };
      }),
    name,
  );
}

/** Leaving is no question any more once everything is kept. */
export async function allKept(page: Page): Promise<void> {
  const asks = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
  await expect.poll(async () => (await rowsOf(page)).length > 1 && !(await asks()), { message: 'everything is kept here' }).toBe(true);
}

export async function reloadKept(page: Page): Promise<void> {
  await allKept(page);
  await page.reload();
}
