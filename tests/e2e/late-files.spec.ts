import type { Page } from '@playwright/test';
import { newTeacher, phone, signedIn } from './support/people.js';
import { boardOf, newBoard } from './support/pinboard.js';
import { expect, test } from './support/test.js';

const waiting = (page: Page) => page.locator('#waiting i');
const again = (page: Page) => page.getByRole('link', { name: 'Noch einmal versuchen' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first();

/** Holds back files that a page requests. @returns a function that lets later requests through */
async function hold(page: Page, files: RegExp): Promise<() => void> {
  let held = true;
  await page.route(files, (route) => (held ? undefined : route.continue()));
  return () => {
    held = false;
  };
}

test('[ERR-10] a page without one of its files says that it waits, then offers another try', async ({ browser, stack }) => {
  // Its worker may have the files already.
  const teacher = await signedIn(browser, stack, await newTeacher(stack), { serviceWorkers: 'block' });
  const { id, secretLink } = await newBoard(teacher, 'Wald');
  const guest = await phone(browser, stack, { serviceWorkers: 'block' });
  const settings = `${boardOf(id)}/settings`;
  const cases = [
    ['a teacher', teacher, settings, /\/assets\/index-.*\.js/],
    ['a teacher', teacher, settings, /\/assets\/de-.*\.js/],
    ['a teacher', teacher, settings, /\/assets\/EditorPage-.*\.js/],
    ['a teacher', teacher, '/folders/discarded', /\/assets\/AppShell-.*\.js/],
    ['a guest', guest, secretLink, /\/assets\/visitor-.*\.js/],
    ['a guest', guest, secretLink, /\/assets\/de-.*\.js/],
    ['a guest', guest, secretLink, /\/assets\/PublicPage-.*\.js/],
  ] as const;
  // Beside each other: each of them waits for eight seconds.
  await Promise.all(
    cases.map(([who, context, address, file]) =>
      test.step(`${who} without ${file}`, async () => {
        const page = await context.newPage();
        const letCome = await hold(page, file);
        await page.goto(address, { waitUntil: 'commit' });
        await expect(waiting(page)).toBeVisible();
        await expect(again(page)).toBeVisible();
        letCome();
        await again(page).click();
        await expect(heading(page)).toBeVisible();
        await expect(waiting(page)).toBeHidden();
        await page.close();
      }),
    ),
  );
  await Promise.all([teacher.close(), guest.close()]);
});

test('[ERR-10] going on to a page whose file does not come shows that it is on its way', async ({ browser, stack }) => {
  // Its worker may have the files already.
  const teacher = await signedIn(browser, stack, await newTeacher(stack), { serviceWorkers: 'block' });
  await newBoard(teacher, 'Wald');
  const page = await teacher.newPage();
  const shown = page.getByRole('progressbar', { name: 'Wird geladen' }).or(waiting(page));
  await page.goto('/pinboard/boards');
  const editor = await hold(page, /\/assets\/EditorPage-.*\.js/);
  await page.getByRole('link', { name: 'Wald' }).click();
  await expect(shown.first()).toBeVisible();
  editor();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Wald' })).toBeVisible();
  await hold(page, /\/assets\/(ListPage|AppShell|HomePage)-.*\.js/);
  await page
    .getByRole('link', { name: /Startseite|Pinnw/ })
    .first()
    .click();
  await expect(shown.first()).toBeVisible();
  await teacher.close();
});

test('[ERR-10] without its first script a page says so at once; one whose own file is gone offers another try', async ({
  teacher: page,
}) => {
  await page.route(/\/assets\/index-.*\.js/, (route) => route.abort());
  await page.goto('/folders/discarded');
  await expect(again(page)).toBeVisible();
  await page.unrouteAll();
  await page.route(/\/assets\/TrashPage-.*\.js/, (route) => route.abort());
  await again(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Entschuldige, da ist etwas schiefgegangen.' })).toBeVisible();
  await page.unrouteAll();
  await again(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Papierkorb' })).toBeVisible();
});
