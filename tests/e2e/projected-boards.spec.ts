import { BOARD_COLOURS, BOARD_WALLPAPERS, BORDER_STYLES, type BoardBackground } from '@murmel/contracts';
import type { Locator, Page } from '@playwright/test';
import { newTeacher, phone, signedIn, VIEWPORTS } from './support/people.js';
import { cardOf, newScreen, openScreen, putCard, screenOf } from './support/teaching-board.js';
import { newFullScreen, teacherScreenPlaces } from './support/teaching-board-places.js';
import { expect, test } from './support/test.js';
import { goTo, paint, tooSmall, weakWords } from './support/tested-pages.js';
import { call, share, sharedDocument } from './support/wire.js';
import { newSheet, putBlock, sheetOf } from './support/worksheet.js';

/** px, for who sits at the back (spec ACC-08) */
const [TEXT_PX, DIGITS_PX] = [24, 96];
/** px, for who presses with a finger (spec ACC-09) */
const FINGER_PX = 44;

test.describe.configure({ mode: 'parallel', timeout: 600_000 });

const fontPx = (locator: Locator): Promise<number> => locator.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));

/** Words that are not read well from afar, in light and in dark, one line each. */
async function weakInBoth(page: Page, at: string, within?: string): Promise<string[]> {
  const found: string[] = [];
  for (const scheme of ['light', 'dark'] as const) {
    await paint(page, scheme);
    found.push(...(await weakWords(page, within)).map((line) => `${at}, ${scheme}: ${line}`));
  }
  return found;
}

test('[ACC-07] [TR-46] on each ground of a teaching board every word has a contrast of 7 : 1, and a light has a shape and a word', async ({
  browser,
  stack,
}) => {
  const teacher = await signedIn(browser, stack, await newTeacher(stack), { viewport: VIEWPORTS.projector });
  const screen = await newFullScreen(teacher);
  const wall = teacherScreenPlaces(screen).find(({ name }) => name === 'whole wall')!;
  const page = await teacher.newPage();
  const grounds: BoardBackground[] = [
    ...BOARD_COLOURS.map((colour) => ({ kind: 'colour', colour }) as const),
    ...BOARD_WALLPAPERS.map((wallpaper) => ({ kind: 'wallpaper', wallpaper }) as const),
  ];
  expect(grounds.length).toBeGreaterThan(8);
  await goTo(page, wall);
  const found: string[] = [];
  for (const background of grounds) {
    await call(teacher, 'PUT', `/teaching_board/screens/${screen.id}`, { background });
    // Drawn by the live line: the next ground must not be measured as the one before.
    await page.waitForTimeout(400);
    found.push(...(await weakInBoth(page, JSON.stringify(background))));
  }
  expect(found).toEqual([]);
  const light = cardOf(page, screen.cards['stoplight']!);
  await expect(light.getByText('Flüstern').first()).toBeVisible();
  // To those who see no colours its sign says it, and its place in the housing.
  await expect(light.locator('[data-on] svg')).toHaveCount(1);
  await teacher.close();
});

test('[ACC-07] [TR-46] a code on the wall and a sheet in each of the ten frames have words of 7 : 1', async ({ browser, stack }) => {
  const teacher = await signedIn(browser, stack, await newTeacher(stack), { viewport: VIEWPORTS.projector });
  const page = await teacher.newPage();
  const { id } = await sharedDocument(teacher);
  await page.goto(`/text_editor/documents/${id}/share`);
  await page.getByRole('button', { name: 'Code an die Wand' }).click();
  await expect(page.getByRole('dialog', { name: 'Code an der Wand' }).getByRole('img', { name: /QR-Code für/ })).toBeVisible();
  const found = await weakInBoth(page, 'code');

  const sheet = await newSheet(teacher);
  await putBlock(teacher, sheet, 'Text', { task: 'Was macht die Pflanze nachts?' });
  await putBlock(teacher, sheet, 'MultipleChoice', { task: 'Was braucht sie?' });
  const { secretLink } = await share(teacher, sheet, { privacy: 'secret' });
  const guest = await phone(browser, stack);
  const handset = await guest.newPage();
  await handset.goto(secretLink);
  await handset.getByRole('textbox', { name: 'Wie willst du hier heißen?' }).fill('Ida');
  await handset.getByRole('button', { name: 'Los geht’s' }).click();
  await expect(handset.getByRole('textbox', { name: /nachts/ })).toBeVisible();
  for (const border of BORDER_STYLES) {
    await call(teacher, 'PUT', sheetOf(sheet), { border });
    await handset.goto(secretLink);
    await expect(handset.locator(`[data-border="${border}"]`).first()).toBeVisible();
    found.push(...(await weakInBoth(handset, border, `[data-border="${border}"]`)));
  }
  expect(found).toEqual([]);
  await Promise.all([teacher.close(), guest.close()]);
});

test('[ACC-08] on a projector texts of a board have 24 px and digits of a timer 96 px, as they come', async ({ browser, stack }) => {
  const teacher = await signedIn(browser, stack, await newTeacher(stack), { viewport: VIEWPORTS.projector });
  const screen = await newScreen(teacher);
  const [first] = screen.pages as [string];
  const text = await putCard(teacher, screen, first, 'text', {
    content: { text: [{ type: 'paragraph', runs: [{ text: 'Geht zu zweit an die Stationen.' }] }] },
  });
  const timer = await putCard(teacher, screen, first, 'timer');
  const page = await teacher.newPage();
  await openScreen(page, screenOf(screen.id, first));
  await page.getByRole('button', { name: 'An die Wand' }).click();
  await expect(page.getByRole('button', { name: 'Wand verlassen' })).toBeVisible();
  expect(await fontPx(cardOf(page, text).getByText('Geht zu zweit'))).toBeGreaterThanOrEqual(TEXT_PX);
  const digits = cardOf(page, timer).getByRole('timer');
  expect(await fontPx(digits)).toBeGreaterThanOrEqual(DIGITS_PX);
  // Large as they are, they stand within their ring.
  const share = await digits.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    return words.getBoundingClientRect().width / element.closest('[data-timer]')!.querySelector('svg')!.getBoundingClientRect().width;
  });
  expect(share).toBeLessThan(0.8);
  await teacher.close();
});

test('[ACC-09] [TR-47] what is pressed on the wall of a board has 44 px', async ({ browser, stack }) => {
  const teacher = await signedIn(browser, stack, await newTeacher(stack), { viewport: VIEWPORTS.projector });
  const screen = await newFullScreen(teacher);
  const page = await teacher.newPage();
  for (const index of [0, 1]) {
    await openScreen(page, screenOf(screen.id, screen.pages[index]));
    await page.getByRole('button', { name: 'An die Wand' }).click();
    await expect(page.getByRole('button', { name: 'Wand verlassen' })).toBeVisible();
    await page.mouse.move(960, 1070);
    expect(await tooSmall(page, FINGER_PX)).toEqual([]);
  }
  await teacher.close();
});
