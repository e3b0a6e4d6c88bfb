import type { Page } from '@playwright/test';
import { newFullClass } from './support/class-places.js';
import { brokenWords, inTheWay } from './support/layout.js';
import { phone, VIEWPORTS } from './support/people.js';
import { boardOf, openBoard } from './support/pinboard.js';
import { newFullBoard } from './support/pinboard-places.js';
import { ready } from './support/places.js';
import { expect, statusOf, test } from './support/test.js';
import { call, newDocument, sharedDocument } from './support/wire.js';

/** The narrowest screen, and a teacher's computer at 200 %. */
const NARROW = { width: 320, height: 700 };
const ZOOMED = { width: 720, height: 450 };

async function comeTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
  await page.waitForLoadState('networkidle');
}

test("no word of a teacher's first pages is broken or beyond its card, at 320 px and at 200 %", async ({ teacher }) => {
  const context = teacher.context();
  await call(context, 'DELETE', `/text_editor/documents/${await newDocument(context, 'Weg')}`);
  await newFullClass(context);
  for (const size of [NARROW, ZOOMED]) {
    await teacher.setViewportSize(size);
    for (const path of ['/', '/tools', '/t/school_classes']) {
      await comeTo(teacher, path);
      expect(await brokenWords(teacher), `${path} at ${size.width} px`).toEqual([]);
    }
    await comeTo(teacher, '/folders/discarded');
    const row = teacher.getByRole('row').nth(1);
    const [edge, words] = [await row.boundingBox(), await row.getByText('noch 30 Tage').boundingBox()];
    expect(words!.x + words!.width).toBeLessThanOrEqual(edge!.x + edge!.width);
    await comeTo(teacher, '/');
    await teacher.getByRole('button', { name: 'Anpassen' }).click();
    await expect(teacher.getByRole('dialog').getByRole('heading', { name: 'Lieblingswerkzeuge' })).toBeVisible();
    expect(await brokenWords(teacher), `favourites at ${size.width} px`).toEqual([]);
  }
});

test('on a phone the part of a class that is shown is the one whose tab is in sight', async ({ teacher }) => {
  const { id } = await newFullClass(teacher.context());
  await teacher.setViewportSize(VIEWPORTS.phone);
  for (const [path, name] of [
    ['archived', /^Archiv/],
    ['members', /^Lehrkräfte/],
    ['access-codes', /^Schüler/],
  ] as const) {
    await comeTo(teacher, `/t/school_classes/${id}/${path}`);
    const tab = teacher.getByRole('link', { name });
    await expect(tab).toHaveAttribute('aria-current', 'page');
    await expect(tab).toBeInViewport({ ratio: 0.99 });
  }
});

test('at 320 px a pinboard as a list has whole words and free buttons; that it is stopped is said in a few lines', async ({
  teacher,
  stack,
}) => {
  const { id } = await newFullBoard(teacher.context(), stack);
  await teacher.setViewportSize(NARROW);
  await openBoard(teacher, boardOf(id));
  await teacher.getByRole('button', { name: 'Anhalten' }).click();
  const banner = teacher.getByRole('status').filter({ hasText: 'Du hast die Pinnwand angehalten' });
  expect((await banner.boundingBox())!.height).toBeLessThan(NARROW.height / 5);
  await teacher.getByRole('button', { name: 'Mehr', exact: true }).click();
  await teacher.getByRole('menuitemradio', { name: 'Liste' }).click();
  const cards = teacher.locator('[data-card]');
  await expect(cards.first()).toBeVisible();
  expect(await brokenWords(teacher)).toEqual([]);
  expect(await inTheWay(cards.getByRole('button'))).toEqual([]);
});

test('at 320 px it is said in full that a document is only for reading', async ({ browser, stack, teacher }) => {
  const { secretLink } = await sharedDocument(teacher.context(), 'Nur lesen', 'read');
  const guest = await phone(browser, stack, { viewport: NARROW });
  const page = await guest.newPage();
  await page.goto(secretLink);
  const words = statusOf(page).getByText('Nur lesen, weil es so freigegeben ist');
  await expect(words).toBeVisible();
  expect(await words.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await guest.close();
});

test('the six boxes of a code are equally wide', async ({ browser, stack }) => {
  const context = await phone(browser, stack);
  const page = await context.newPage();
  await comeTo(page, '/go');
  const widths = await page
    .locator('[data-gap]')
    .evaluate((box) => [...box.parentElement!.children].map((each) => Math.round(each.getBoundingClientRect().width)));
  expect(widths).toHaveLength(6);
  expect(new Set(widths).size).toBe(1);
  await context.close();
});
