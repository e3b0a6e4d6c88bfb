import { newTeacher, signedIn } from './support/people.js';
import { expect, picture, test } from './support/test.js';
import { newDocument } from './support/wire.js';

test('what is thrown away can be taken back, or is gone for good', async ({ browser, stack }) => {
  const context = await signedIn(browser, stack, await newTeacher(stack));
  const page = await context.newPage();
  for (const title of ['Bleibt', 'Kommt zurück', 'Geht', 'Geht auch']) await newDocument(context, title);
  const discard = async (title: string): Promise<void> => {
    await page.getByRole('button', { name: `Mehr zu „${title}“` }).click();
    await page.getByRole('menuitem', { name: 'In den Papierkorb' }).click();
    await expect(page.getByText(`„${title}“ liegt im Papierkorb.`)).toBeVisible();
  };

  await test.step('at once taken back', async () => {
    await page.goto('/text_editor/documents');
    await discard('Bleibt');
    await page.getByRole('button', { name: 'Rückgängig' }).first().click();
    await expect(page.getByRole('button', { name: 'Mehr zu „Bleibt“' })).toBeVisible();
  });

  await test.step('[LIB-01] in the trash with the days that remain', async () => {
    for (const title of ['Kommt zurück', 'Geht', 'Geht auch']) await discard(title);
    await page.getByRole('link', { name: 'Papierkorb' }).first().click();
    await expect(page.getByRole('row')).toHaveCount(4);
    await expect(page.getByRole('row', { name: /Geht auch/ })).toContainText(/noch (29|30) Tage/);
    await picture(page, 'trash');
  });

  await test.step('[LIB-01] taken back from the trash', async () => {
    await page.getByRole('button', { name: '„Kommt zurück“ zurückholen' }).click();
    await expect(page.getByRole('row')).toHaveCount(3);
  });

  await test.step('deleting for good asks first', async () => {
    await page.getByRole('button', { name: '„Geht“ endgültig löschen' }).click();
    const question = page.getByRole('dialog');
    await expect(question).toContainText('Das lässt sich nicht rückgängig machen.');
    await picture(page, 'trash-question');
    await question.getByRole('button', { name: 'Abbrechen' }).click();
    await expect(page.getByRole('row')).toHaveCount(3);
    await page.getByRole('button', { name: '„Geht“ endgültig löschen' }).click();
    await question.getByRole('button', { name: 'Endgültig löschen' }).click();
    await expect(page.getByRole('row')).toHaveCount(2);
  });

  await test.step('emptied', async () => {
    await page.getByRole('button', { name: 'Papierkorb leeren' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Papierkorb leeren' }).click();
    await expect(page.getByText('Der Papierkorb ist leer.')).toBeVisible();
    await page.goto('/text_editor/documents');
    await expect(page.getByRole('list', { name: 'Deine Textdokumente' }).getByRole('listitem')).toHaveCount(2);
  });
  await context.close();
});
