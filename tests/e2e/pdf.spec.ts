import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readPdf } from '../api/exports/read-pdf.js';
import { newTeacher, phone, signedIn } from './support/people.js';
import { editorOf, expect, openDocument, picture, test } from './support/test.js';
import { sharedDocument } from './support/wire.js';

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
