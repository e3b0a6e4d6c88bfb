import type { Page } from '@playwright/test';
import { expect } from './test.js';

/** The worker has all that the page needs: the page itself is kept last. */
export async function shellKept(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        for (const name of await caches.keys())
          for (const { url } of await (await caches.open(name)).keys()) if (url.includes('/shell/')) return true;
        return false;
      }),
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
  // Opening what is not there would make it, without what the page needs in it.
  if ((await databases(page)) === 0) return [];
  return page.evaluate(
    () =>
      new Promise<string[]>((answer) => {
        const opening = indexedDB.open('murmel-waiting');
        opening.onsuccess = () => {
          const rows = opening.result.transaction('pieces').objectStore('pieces').getAll();
          rows.onsuccess = () => {
            opening.result.close();
            answer(
              rows.result.map(({ data, ...row }: { data: ArrayBuffer }) => JSON.stringify(row) + new TextDecoder('latin1').decode(data)),
            );
          };
        };
      }),
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
