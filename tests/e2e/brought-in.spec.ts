import { readFileSync } from 'node:fs';
import { forgedZip, wordParagraph, wordParts } from '../api/imports/forged-zip.js';
import { newTeacher, signedIn, VIEWPORTS } from './support/people.js';
import { expect, picture, test } from './support/test.js';
import { call } from './support/wire.js';

test('a document of a word processor is opened, read, written on and saved for one again, also on a phone', async ({ browser, stack }) => {
  const person = await newTeacher(stack);
  const teacher = await signedIn(browser, stack, person);
  const page = await teacher.newPage();
  const dialog = page.getByRole('dialog', { name: 'Datei öffnen' });

  await test.step('what cannot be opened is said with the number, and the next file can be chosen at once', async () => {
    await page.goto('/text_editor/documents');
    await page.getByRole('button', { name: 'Datei öffnen' }).click();
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'Bombe.docx', mimeType: '', buffer: forgedZip([{ name: 'a', contents: Buffer.alloc(30_000_000) }]) });
    await expect(dialog.getByRole('alert').first()).toContainText('mehr als 100-mal so groß');
    await picture(page, 'open-file-refused');
  });

  await test.step('a document becomes a new text document with its name and words', async () => {
    const buffer = forgedZip(wordParts(wordParagraph('Am Waldrand ist es kühl.')));
    await dialog.locator('input[type=file]').setInputFiles({ name: 'Beobachtungen.docx', mimeType: '', buffer });
    await expect(page.locator('.ProseMirror')).toContainText('Am Waldrand ist es kühl.');
    await expect(page).toHaveURL(/\/text_editor\/documents\/[\da-f-]{36}/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Beobachtungen');
  });

  await test.step('it is saved for word processors with what was written a moment ago', async () => {
    await page.locator('.ProseMirror').click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' Und dunkel.');
    await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Mehr', exact: true }).click();
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: 'Als Word-Datei' }).click()]);
    expect(download.suggestedFilename()).toBe('Beobachtungen.docx');
    expect(
      readFileSync(await download.path())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
  });

  await test.step('on a phone, from the bar at the bottom', async () => {
    const handset = await signedIn(browser, stack, person, { viewport: VIEWPORTS.phone, hasTouch: true, isMobile: true });
    const small = await handset.newPage();
    await small.goto('/');
    await small.getByRole('navigation', { name: 'Hauptbereiche' }).getByRole('button', { name: 'Neu', exact: true }).click();
    await small.getByRole('button', { name: 'Datei öffnen' }).click();
    const sheet = small.getByRole('dialog', { name: 'Datei öffnen' });
    await expect(sheet).toBeVisible();
    await picture(small, 'open-file-phone');
    await sheet
      .locator('input[type=file]')
      .setInputFiles({ name: 'Liste.md', mimeType: '', buffer: Buffer.from('# Pilze\n\n- [x] Fliegenpilz') });
    await expect(small.locator('.ProseMirror')).toContainText('Fliegenpilz');
    await handset.close();
  });
  await teacher.close();
});

test('a folder is taken along as a file, and somebody else brings it in', async ({ browser, stack }) => {
  const teacher = await signedIn(browser, stack, await newTeacher(stack));
  const folder = await call<{ id: string }>(teacher, 'POST', '/folders', { title: 'Ökosystem Wald' });
  await call(teacher, 'POST', '/pinboard/boards', { title: 'Was wir gesehen haben', folderId: folder.id });
  await call(teacher, 'POST', '/word_clouds/word_clouds', { title: 'Was braucht ein Baum?', folderId: folder.id });
  const page = await teacher.newPage();

  const file = await test.step('from the menu of the folder', async () => {
    await page.goto('/folders');
    await page.getByRole('button', { name: 'Mehr zu „Ökosystem Wald“' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Mitnehmen (.murmel)' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Ökosystem Wald.murmel');
    return readFileSync(await download.path());
  });

  await test.step('somebody else opens it, and has the folder with all in it', async () => {
    const other = await signedIn(browser, stack, await newTeacher(stack, 'Ben', 'Arslan'));
    const theirs = await other.newPage();
    await theirs.goto('/folders');
    await theirs.getByRole('button', { name: 'Neu', exact: true }).first().click();
    await theirs.getByRole('menuitem', { name: 'Datei öffnen' }).click();
    const dialog = theirs.getByRole('dialog', { name: 'Datei öffnen' });
    await dialog.locator('input[type=file]').setInputFiles({ name: 'Ökosystem Wald.murmel', mimeType: '', buffer: file });
    await expect(theirs).toHaveURL(/\/folders\/[\da-f-]{36}/);
    await expect(theirs.getByRole('heading', { level: 1, name: 'Ökosystem Wald' })).toBeVisible();
    for (const title of ['Was wir gesehen haben', 'Was braucht ein Baum?'])
      await expect(theirs.getByRole('link', { name: title }).first()).toBeVisible();
    await picture(theirs, 'brought-in-folder');
    await other.close();
  });
  await test.step('everything of one’s own, from the profile', async () => {
    await page.goto('/profile');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Inhalte mitnehmen (.murmel)' }).click(),
    ]);
    expect(readFileSync(await download.path()).toString('latin1')).toContain('Was braucht ein Baum?');
  });
  await teacher.close();
});
