import type { Page } from '@playwright/test';
import { sideways } from './support/layout.js';
import { newTeacher, signedIn, VIEWPORTS } from './support/people.js';
import { expect, picture, test } from './support/test.js';

const result = (page: Page) => page.getByRole('region', { name: 'Ergebnis', exact: true });
const choose = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true }).check();

test('[AIT-05] [AIT-12] a text becomes a summary, though the page is left meanwhile', { tag: '@walk' }, async ({ teacher: page }) => {
  await page.goto('/tools');
  await page.getByRole('link', { name: 'Konverter', exact: true }).click();
  await page.getByRole('button', { name: 'Umwandeln' }).click();
  await expect(page.getByText('Wähle zuerst, woraus etwas werden soll.')).toBeVisible();
  await choose(page, 'Daraus', 'Text');
  await page.getByRole('textbox', { name: 'Dein Text' }).fill('Moose speichern Wasser. Zähle bis 3');
  await choose(page, 'wird das', 'Kurzfassung');
  await page.getByRole('button', { name: 'Umwandeln' }).click();
  await expect(page).toHaveURL(/\/ai\/converters\/history\/[\da-f-]{36}$/);
  await page.goto('/ai/converters/history');
  await page.getByRole('link', { name: /^Moose speichern/ }).click();
  await expect(result(page)).toContainText('1 2 3');
});

test('[AIT-08] [AIT-22] what is chosen, too long, deleted, and on a phone', async ({ browser, stack }) => {
  const teacher = await signedIn(browser, stack, await newTeacher(stack));
  const page = await teacher.newPage();
  await page.goto('/ai/converters');
  await choose(page, 'Daraus', 'Text');
  await page.getByRole('textbox', { name: 'Dein Text' }).fill('Moos '.repeat(1100));
  await expect(page.getByText('Der Text ist zu lang.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'wird das' }).getByRole('radio', { name: 'Abschrift' })).toBeDisabled();
  await choose(page, 'wird das', 'Vortrag');
  await page.getByRole('combobox', { name: 'Klasse' }).selectOption('5 bis 7');
  await page.getByRole('spinbutton', { name: 'Minuten je Stunde' }).fill('45');
  await picture(page, 'converters');
  await page.setViewportSize(VIEWPORTS.phone);
  expect(await sideways(page)).toEqual([]);
  await page.getByRole('button', { name: 'Umwandeln' }).click();
  await expect(result(page)).toBeVisible();
  await expect(page.getByText(/Genommen wurden 5000 von/)).toBeVisible();
  expect(await sideways(page)).toEqual([]);
  await picture(page, 'converter-phone');
  await page.setViewportSize(VIEWPORTS.teacher);
  await picture(page, 'converter');
  await page.getByRole('button', { name: 'Löschen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
  await expect(page.getByText('Noch nichts umgewandelt')).toBeVisible();
  await page.goto('/ai/converters/info');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Konverter');
  await teacher.close();
});

test('[AIT-06] [AIT-12] a spoken text becomes a document, a recording and a block of a worksheet, and says what was sent', async ({
  browser,
  stack,
}) => {
  const teacher = await signedIn(browser, stack, await newTeacher(stack));
  const page = await teacher.newPage();
  await page.goto('/ai/converters');
  await choose(page, 'Daraus', 'Text');
  await page.getByRole('textbox', { name: 'Dein Text' }).fill('Moose speichern Wasser. Farne auch.');
  await choose(page, 'wird das', 'Hörtext');
  await expect(page.getByRole('button', { name: 'Hörprobe von Alba' })).toBeVisible();
  const sample = page.waitForResponse(/\/api\/ai\/speeches$/);
  await page.getByRole('button', { name: 'Hörprobe von Alba' }).click();
  expect((await sample).status()).toBe(200);
  await page.getByRole('button', { name: 'Umwandeln' }).click();
  await expect(result(page).getByLabel('Hörtext')).toBeVisible();
  await picture(page, 'converter-result');
  const use = async (name: string) => {
    await result(page).getByRole('button', { name: 'Weiterverwenden' }).click();
    await page.getByRole('menuitem', { name }).click();
  };

  await test.step('what was sent is there word by word', async () => {
    await page.getByRole('button', { name: 'Das wurde gesendet' }).click();
    await expect(page.getByRole('dialog', { name: 'Das wurde gesendet' })).toContainText('Moose speichern Wasser. Farne auch.');
    await page.keyboard.press('Escape');
  });

  await test.step('as a block of a new worksheet', async () => {
    await use('Als Arbeitsblatt-Block');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Arbeitsblatt/ })
      .click();
    await expect(page.getByText(/liegt in „/)).toBeVisible();
  });

  await test.step('as a recording', async () => {
    await use('Als Audioaufnahme');
    const made = page.getByText(/^„Moose speichern.*“ ist angelegt\.$/);
    await expect(made).toBeVisible();
    await page.getByRole('button', { name: 'Öffnen' }).last().click();
    await expect(page).toHaveURL(/\/audio_recorder\/files\//);
    await expect(page.getByRole('region', { name: 'Kapitel' })).toBeVisible();
    await page.goBack();
  });

  await test.step('as a document, in which it is read aloud and dictated', async () => {
    await use('Als Dokument');
    await page.getByRole('button', { name: 'Öffnen' }).last().click();
    await expect(page).toHaveURL(/\/text_editor\/documents\//);
    await expect(page.getByRole('textbox', { name: /Moose/ })).toContainText('Moose speichern Wasser. Farne auch.');
    const read = page.waitForResponse(/\/api\/ai\/speeches$/);
    await page.getByRole('toolbar').getByRole('button', { name: 'Vorlesen' }).click();
    expect((await read).status()).toBe(200);
    await expect(page.getByRole('toolbar').getByRole('button', { name: /^Diktieren/ })).toBeVisible();
    await picture(page, 'text-editor-speech');
  });
  await teacher.close();
});
