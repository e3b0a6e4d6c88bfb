import type { BrowserContext, Page } from '@playwright/test';
import { newTeacher, phone, signedIn, stranger } from './support/people.js';
import { editorOf, expect, openDocument, picture, statusOf, test, textOf, wordsOf } from './support/test.js';
import { call, sharedDocument } from './support/wire.js';

const UNSENT = 'Nicht gespeichert, wird nachgeholt';

/** The worker has all that the page needs: the page itself is kept last. */
async function shellKept(page: Page): Promise<void> {
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

async function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

const databases = (page: Page) => page.evaluate(async () => (await indexedDB.databases()).length);

/** Everything in the store as text: what is sealed says nothing. */
async function rowsOf(page: Page): Promise<string[]> {
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

async function write(page: Page, words: string): Promise<void> {
  await textOf(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(words);
}

/** Leaving is no question any more once everything is kept. */
async function reloadKept(page: Page): Promise<void> {
  const asks = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
  await expect.poll(async () => (await rowsOf(page)).length > 1 && !(await asks()), { message: 'everything is kept here' }).toBe(true);
  await page.reload();
}

async function leave(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /Ada Lehmann/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Abmelden' }).click();
}

async function offlineAndBack(context: BrowserContext, page: Page): Promise<void> {
  await shellKept(page);
  await context.setOffline(true);
  await expect(statusOf(page)).toHaveText(/Nicht verbunden/);
  await reloadKept(page);
  await expect(textOf(page)).toContainText('Vorher.');
  await write(page, ' Ohne Netz eins.');
  await expect(statusOf(page)).toHaveText(UNSENT);
  await reloadKept(page);
  await expect(textOf(page)).toContainText('Vorher. Ohne Netz eins.');
  await write(page, ' Und zwei.');
  await reloadKept(page);
  await expect(textOf(page)).toContainText('Vorher. Ohne Netz eins. Und zwei.');
  expect((await rowsOf(page)).join()).not.toMatch(/Ohne Netz|Vorher|Lehmann/);
  await picture(page, 'offline-reloaded');
  await context.setOffline(false);
  await expect(statusOf(page)).toHaveText('Gespeichert');
}

test('what is written without a line survives reloads, arrives once, and is gone after signing out', async ({ browser, stack }) => {
  const computer = await signedIn(browser, stack, await newTeacher(stack));
  const teacher = await computer.newPage();
  const { id, secretLink } = await sharedDocument(computer, 'Ohne Netz', 'read');
  await openDocument(teacher, editorOf(id));
  await write(teacher, 'Vorher.');
  await expect(statusOf(teacher)).toHaveText('Gespeichert');
  await offlineAndBack(computer, teacher);
  expect(await wordsOf(teacher)).toBe('Vorher. Ohne Netz eins. Und zwei.');
  await teacher.reload();
  await expect(statusOf(teacher)).toHaveText('Gespeichert');
  expect(await wordsOf(teacher)).toBe('Vorher. Ohne Netz eins. Und zwei.');

  const addresses = await keptAddresses(teacher);
  expect(addresses.filter((path) => !/^\/(assets\/|shell\/app$|scheme\.js$|favicon\.svg$|wanted$)/.test(path))).toEqual([]);

  await test.step('what waits is named to whoever signs out, and sent before they go', async () => {
    await computer.setOffline(true);
    await write(teacher, ' Noch etwas.');
    await teacher.getByRole('link', { name: /Textdokumente/ }).click();
    await leave(teacher);
    const question = teacher.getByRole('dialog', { name: 'Nicht alles ist gesendet' });
    await expect(question).toContainText('Ohne Netz');
    await expect(question).toContainText('Noch etwas.');
    await picture(teacher, 'offline-leaving');
    await question.getByRole('button', { name: 'Angemeldet bleiben' }).click();
    await computer.setOffline(false);
    await leave(teacher);
    const again = question.getByRole('button', { name: 'Senden und abmelden' });
    await again
      .or(teacher.getByRole('heading', { name: 'Anmelden' }))
      .first()
      .waitFor();
    if (await again.isVisible()) await again.click();
    await expect(teacher).toHaveURL(/\/login/);
    expect(await databases(teacher)).toBe(0);
  });

  await computer.close();
  const elsewhere = await stranger(browser, stack);
  const reader = await elsewhere.newPage();
  await reader.goto(secretLink);
  await expect(textOf(reader)).toHaveText('Vorher. Ohne Netz eins. Und zwei. Noch etwas.');
  await elsewhere.close();
});

test('also for a guest, on a phone', async ({ browser, stack }) => {
  const computer = await signedIn(browser, stack, await newTeacher(stack));
  const handset = await phone(browser, stack);
  const guest = await handset.newPage();
  const { id, secretLink } = await sharedDocument(computer, 'Gemeinsam', 'write');
  await openDocument(guest, secretLink);
  await write(guest, 'Vorher.');
  await expect(statusOf(guest)).toHaveText('Gespeichert');
  await offlineAndBack(handset, guest);
  expect(await wordsOf(guest)).toBe('Vorher. Ohne Netz eins. Und zwei.');

  await test.step('what one guest wrote is never sent or shown by the next one at this device', async () => {
    await handset.setOffline(true);
    await write(guest, ' Geheim.');
    const own = await handset.cookies();
    const next = await phone(browser, stack);
    const theirs = await next.newPage();
    await openDocument(theirs, secretLink);
    await write(theirs, ' Neu hier.');
    await expect(statusOf(theirs)).toHaveText('Gespeichert');
    await handset.clearCookies();
    await handset.addCookies(await next.cookies());
    await handset.setOffline(false);
    // The page is loaded anew as theirs.
    await expect(async () => expect(await wordsOf(guest)).toBe('Vorher. Ohne Netz eins. Und zwei. Neu hier.')).toPass();
    await expect(statusOf(guest)).toHaveText('Gespeichert');
    expect(await wordsOf(theirs)).not.toContain('Geheim');
    expect(await databases(guest)).toBe(0);
    await next.close();
    await handset.clearCookies();
    await handset.addCookies(own);
    await openDocument(guest, secretLink);
  });

  await test.step('what nobody will take any more is there to be copied', async () => {
    await handset.setOffline(true);
    await write(guest, ' Zu spät.');
    await reloadKept(guest);
    await expect(textOf(guest)).toContainText('Zu spät.');
    await call(computer, 'DELETE', `/text_editor/documents/${id}`);
    // With the line back before the page, the server is asked at once.
    await reloadKept(guest);
    await handset.setOffline(false);
    await guest.reload();
    await expect(guest.getByRole('alert').getByText('Zu spät.')).toBeVisible();
    await picture(guest, 'offline-gone');
  });

  await test.step('whoever has this device next finds nothing of it', async () => {
    await handset.clearCookies();
    await guest.reload();
    await expect.poll(() => databases(guest)).toBe(0);
    await expect(guest.getByText('Zu spät.')).toHaveCount(0);
  });

  await test.step('the shell has nobody in it', async () => {
    const shell = await (await computer.request.get(`${stack.origin}/shell/app`)).text();
    expect(shell).toContain('<div id="root">');
    expect(shell).not.toMatch(/Lehmann|csrf-token|murmel-initial-data/);
  });
  await Promise.all([computer.close(), handset.close()]);
});
