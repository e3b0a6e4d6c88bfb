import { readFile } from 'node:fs/promises';
import { inDatabase, newTeacher, phone, signedIn } from './support/people.js';
import { expect, picture, test } from './support/test.js';
import { faults } from './support/tested-pages.js';
import { sharedDocument } from './support/wire.js';

test('a teacher takes all data along and then has everything deleted', async ({ browser, stack }) => {
  const teacher = await newTeacher(stack, 'Mascha', 'Kaléko');
  const { email, password } = stack.accounts[1]!;
  await inDatabase(stack, (client) =>
    client.query('update account set password_hash = (select password_hash from account where email = $1) where id = $2', [
      email,
      teacher.id,
    ]),
  );
  const context = await signedIn(browser, stack, teacher);
  const page = await context.newPage();
  const { secretLink } = await sharedDocument(context, 'Mein Abschied');
  await page.goto('/profile');
  const part = page.getByRole('region', { name: 'Deine Daten' });
  const dialog = page.getByRole('dialog', { name: 'Dein Konto endgültig löschen?' });
  const confirm = dialog.getByRole('button', { name: 'Konto endgültig löschen' });

  await test.step('a copy that does not come through says so', async () => {
    await page.route('**/api/users/me/export', (route) => route.abort());
    await part.getByRole('button', { name: 'Daten herunterladen' }).click();
    await expect(part.getByText(/^Nicht heruntergeladen\./)).toBeVisible();
    await page.unroute('**/api/users/me/export');
  });

  await test.step('the copy, with the keyboard, is one file with the day in its name', async () => {
    const coming = page.waitForEvent('download');
    await part.getByRole('button', { name: 'Daten herunterladen' }).focus();
    await page.keyboard.press('Enter');
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(/^murmel-\d{4}-\d\d-\d\d\.zip$/);
    const archive = await readFile(await download.path());
    expect(archive.subarray(0, 2).toString()).toBe('PK');
    expect(archive.toString('latin1')).toContain('data.json');
    expect(archive.toString('latin1')).toContain('Mein Abschied');
    await expect(part.getByText(`Heruntergeladen: ${download.suggestedFilename()}`)).toBeVisible();
    await picture(page, 'own-data');
  });

  await test.step('the question says what goes, begins at "cancel" and is clean for axe', async () => {
    await part.getByRole('button', { name: 'Konto löschen' }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(4);
    await expect(dialog.getByRole('button', { name: 'Abbrechen' }).last()).toBeFocused();
    await picture(page, 'own-data-question');
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(part.getByRole('button', { name: 'Konto löschen' })).toBeFocused();
  });

  await test.step('without the right password nothing happens', async () => {
    await page.keyboard.press('Enter');
    await confirm.click();
    await expect(dialog.getByText('Bitte gib hier etwas ein.')).toBeVisible();
    await dialog.getByLabel('Dein Passwort', { exact: true }).fill('bestimmt falsch');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Das Passwort stimmt nicht.')).toBeVisible();
    await picture(page, 'own-data-wrong');
  });

  await test.step('with it everything is gone, and the login page says so', async () => {
    await dialog.getByLabel('Dein Passwort', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
    await expect(page.getByText('Dein Konto und alle deine Inhalte sind gelöscht.')).toBeVisible();
    await picture(page, 'own-data-login');
    await page.goto('/profile');
    await expect(page).toHaveURL(/\/login\?/);
    const guest = await phone(browser, stack);
    const visitor = await guest.newPage();
    await visitor.goto(secretLink);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Dieses Material ist nicht (mehr) verfügbar');
    await guest.close();
  });
  await context.close();
});
