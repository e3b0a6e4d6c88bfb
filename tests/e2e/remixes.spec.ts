import { newTeacher, signedIn } from './support/people.js';
import { newBoard, pinCard } from './support/pinboard.js';
import { expect, picture, test } from './support/test.js';
import { share } from './support/wire.js';

test('[LIB-04] [C25] a second teacher copies an open board, the first one changes it, the second one takes the new state', async ({
  browser,
  stack,
}) => {
  const [ada, berta] = [await newTeacher(stack), await newTeacher(stack, 'Berta', 'Kurz')];
  const [owner, colleague] = [await signedIn(browser, stack, ada), await signedIn(browser, stack, berta)];
  const board = await newBoard(owner, 'Tiere im Wald', ['Säugetiere']);
  await pinCard(owner, board, 'Säugetiere', { name: 'Reh' });
  const { publicLink } = await share(owner, board.id, { privacy: 'public_for_all', visitorPermission: 'visitor_permissions_read' });
  const page = await colleague.newPage();
  const origin = page.getByRole('dialog', { name: 'Woher das kommt' });

  await test.step('from the page of the colleague into one’s own storage', async () => {
    await page.goto(publicLink);
    await page.getByRole('button', { name: 'In meine Ablage kopieren' }).click();
    await expect(page).toHaveURL(/\/pinboard\/boards\/[\da-f-]+$/);
    await expect(page.getByRole('textbox', { name: 'Titel' })).toHaveValue('Tiere im Wald (Kopie)');
    await expect(page.getByText('Reh', { exact: true })).toBeVisible();
  });

  await test.step('where it comes from, with licence', async () => {
    await page.getByRole('button', { name: 'Kopie', exact: true }).click();
    await expect(origin).toContainText('Nach einer Vorlage von Ada Lehmann · CC BY-SA 4.0');
    await expect(origin).toContainText('hat sich die Vorlage nicht geändert');
    await picture(page, 'remix-origin');
    await origin.getByRole('button', { name: 'Schließen' }).last().click();
  });

  await test.step('the original changes: the copy says so, and an untouched one gives way', async () => {
    await pinCard(owner, board, 'Säugetiere', { name: 'Dachs' });
    const before = page.url();
    await page.getByRole('button', { name: 'Kopie', exact: true }).click();
    await origin.getByRole('button', { name: 'Neuen Stand holen' }).click();
    await expect(page.getByText('Das ist der neue Stand. Deine alte Kopie liegt im Papierkorb.')).toBeVisible();
    await expect(page.getByText('Dachs', { exact: true })).toBeVisible();
    expect(page.url()).not.toBe(before);
  });

  await test.step('a copy of one’s own, from the library', async () => {
    await page.goto('/folders');
    await page.getByRole('button', { name: 'Mehr zu „Tiere im Wald (Kopie)“' }).click();
    await page.getByRole('menuitem', { name: 'Kopieren', exact: true }).click();
    await expect(page.getByText('„Tiere im Wald (Kopie) (Kopie)“ liegt jetzt in deiner Ablage.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Tiere im Wald (Kopie) (Kopie)', exact: true })).toBeVisible();
  });
  await Promise.all([owner.close(), colleague.close()]);
});
