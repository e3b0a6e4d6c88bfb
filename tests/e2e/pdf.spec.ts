import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readPdf } from '../api/exports/read-pdf.js';
import { newTeacher, phone, signedIn } from './support/people.js';
import { boardOf, newBoard, openBoard, pinCard } from './support/pinboard.js';
import { newClass } from './support/school-class.js';
import { newScreen, putCard } from './support/teaching-board.js';
import { editorOf, expect, openDocument, picture, test } from './support/test.js';
import { sharedDocument } from './support/wire.js';
import { newCloud } from './support/word-cloud-places.js';

/** Saves what the open dialog offers. */
async function saved(page: Page) {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'PDF speichern' }).click()]);
  return { name: download.suggestedFilename(), pdf: await readPdf(readFileSync(await download.path())) };
}

test('[LIB-15] a document goes on paper, from its menu, from a list and by a guest on a phone', async ({ browser, stack }) => {
  const teacher = await signedIn(browser, stack, await newTeacher(stack));
  const page = await teacher.newPage();
  const { id, secretLink } = await sharedDocument(teacher);
  const dialog = page.getByRole('dialog', { name: 'Als PDF speichern' });

  await test.step('what was typed a moment ago is on it', async () => {
    await openDocument(page, editorOf(id));
    await page.locator('.ProseMirror').click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('Über die Bäume');
    await page.getByRole('button', { name: 'Mehr', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Als PDF' }).click();
    await dialog.getByRole('radio', { name: 'A3' }).check();
    await picture(page, 'pdf-dialog');
    const { name, pdf } = await saved(page);
    expect(name).toMatch(/\.pdf$/);
    expect(pdf).toMatchObject({ language: 'de', accessible: '1', paper: [842, 1191] });
    expect(pdf.tags.map(({ words }) => words).join(' ')).toContain('Über die Bäume');
    await expect(dialog).toBeHidden();
  });

  await test.step('from the list, without opening it', async () => {
    await page.goto('/text_editor/documents');
    await page
      .getByRole('button', { name: /^Mehr zu/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Als PDF' }).click();
    expect((await saved(page)).pdf.paper).toEqual([595, 842]);
  });

  await test.step('a guest with the link, on a phone', async () => {
    const handset = await phone(browser, stack);
    const guest = await handset.newPage();
    await guest.goto(secretLink);
    await expect(guest.locator('.ProseMirror')).toContainText('Über die Bäume');
    await guest.getByRole('button', { name: /^Mehr/ }).click();
    await guest.getByRole('menuitem', { name: 'Als PDF' }).click();
    await expect(guest.getByRole('dialog', { name: 'Als PDF speichern' })).toBeVisible();
    await picture(guest, 'pdf-dialog-phone');
    expect((await saved(guest)).pdf.tags.map(({ words }) => words).join(' ')).toContain('Über die Bäume');
    await handset.close();
  });
  await teacher.close();
});

test('[LIB-15] texts begin on the side of their first letter; signs that no font has are told with their number before a PDF is saved', async ({
  browser,
  stack,
}) => {
  const teacher = await signedIn(browser, stack, await newTeacher(stack));
  const page = await teacher.newPage();
  const { id } = await sharedDocument(teacher);
  await openDocument(page, editorOf(id));
  await page.locator('.ProseMirror').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('مرحبا بالعالم!');
  await page.keyboard.press('Enter');
  await page.keyboard.type('中文 und 한국');
  const line = (text: string) => page.locator('.ProseMirror p', { hasText: text });
  await expect(line('مرحبا')).toHaveCSS('direction', 'rtl');
  await expect(line('中文')).toHaveCSS('direction', 'ltr');
  const title = page.getByRole('textbox', { name: 'Titel', exact: true });
  await title.fill('שלום');
  await expect(title).toHaveCSS('direction', 'rtl');

  await page.getByRole('button', { name: 'Mehr', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Als PDF' }).click();
  const dialog = page.getByRole('dialog', { name: 'Als PDF speichern' });
  await dialog.getByRole('button', { name: 'PDF speichern' }).click();
  await expect(dialog.getByText('4 Zeichen lassen sich nicht drucken.')).toBeVisible();
  await picture(page, 'pdf-dialog-unprintable');
  const [download] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: 'Trotzdem speichern' }).click()]);
  expect((await readPdf(readFileSync(await download.path()))).tags.map(({ words }) => words).join(' ')).toContain('□□ und □□');
  await expect(dialog).toBeHidden();
  await teacher.close();
});

test('[LIB-15] boards and classes go on paper from where they are open', async ({ browser, stack }) => {
  const teacher = await signedIn(browser, stack, await newTeacher(stack));
  const page = await teacher.newPage();
  const wordsOf = ({ tags }: Awaited<ReturnType<typeof saved>>['pdf']): string => tags.map(({ words }) => words).join(' ');

  await test.step('a pinboard, from its menu', async () => {
    const board = await newBoard(teacher, 'Lebensraum Wald', ['Tiere']);
    await pinCard(teacher, board, 'Tiere', { name: 'Reh' });
    await openBoard(page, boardOf(board.id));
    await page.getByRole('button', { name: 'Mehr', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Als PDF' }).click();
    const { name, pdf } = await saved(page);
    expect([name, wordsOf(pdf)]).toEqual(['Lebensraum Wald.pdf', expect.stringMatching(/Tiere.*Reh/)]);
  });

  await test.step('codes to cut out, where they are printed; names alone from the menu of the class', async () => {
    const { schoolClass } = await newClass(teacher);
    await page.goto(`/t/school_classes/${schoolClass.id}/pupils/print`);
    await page.getByRole('button', { name: 'Als PDF' }).click();
    const { pdf } = await saved(page);
    expect(pdf).toMatchObject({ accessible: '1', title: `Codes zum Ausschneiden: ${schoolClass.name}` });
    expect(pdf.tags.some(({ alt }) => alt?.startsWith('QR-Code von'))).toBe(true);
    await page.goto(`/t/school_classes/${schoolClass.id}`);
    await page.getByRole('button', { name: `Mehr zu „${schoolClass.name}“` }).click();
    await page.getByRole('menuitem', { name: 'Klassenliste als PDF' }).click();
    await picture(page, 'pdf-class-dialog');
    expect((await saved(page)).pdf.title).toBe(`Klassenliste: ${schoolClass.name}`);
  });

  await test.step('a word cloud, by a guest at the foot of the page', async () => {
    const { secretLink } = await newCloud(teacher);
    const handset = await phone(browser, stack);
    const guest = await handset.newPage();
    await guest.goto(secretLink);
    await guest.getByRole('contentinfo').getByRole('button', { name: 'Als PDF' }).click();
    await picture(guest, 'pdf-guest-foot');
    const { name, pdf } = await saved(guest);
    expect([name, pdf.accessible, pdf.title]).toEqual(['Was ist Glück.pdf', '1', 'Was ist Glück?']);
    await handset.close();
  });

  await test.step('a teaching board, by a guest who looks who made it', async () => {
    const screen = await newScreen(teacher);
    await putCard(teacher, screen, screen.pages[0]!, 'text', { title: 'Auftrag' });
    const handset = await phone(browser, stack);
    const guest = await handset.newPage();
    await guest.goto(screen.secretLink);
    await guest.getByRole('button', { name: 'Über diese Tafel' }).click();
    await guest.getByRole('dialog').getByRole('button', { name: 'Als PDF' }).click();
    const { pdf } = await saved(guest);
    expect([pdf.paper, wordsOf(pdf)]).toEqual([[842, 595], expect.stringMatching(/Einstieg.*Auftrag/)]);
    await handset.close();
  });
  await teacher.close();
});
