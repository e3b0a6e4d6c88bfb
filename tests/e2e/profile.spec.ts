import { newTeacher, signedIn, stranger } from './support/people.js';
import { expect, picture, test } from './support/test.js';
import { newDocument } from './support/wire.js';

test('a teacher changes name, language, look and sees the allowance', async ({ browser, stack }) => {
  const context = await signedIn(browser, stack, await newTeacher(stack, 'Käthe', 'Öztürk'));
  const page = await context.newPage();
  await newDocument(context);

  await test.step('name', async () => {
    await page.goto('/profile');
    const form = page.getByRole('region', { name: 'Über dich' });
    await form.getByRole('textbox', { name: 'Vorname' }).fill('');
    await form.getByRole('button', { name: 'Speichern' }).click();
    await expect(form.getByText('Bitte gib hier etwas ein.')).toBeVisible();
    await form.getByRole('textbox', { name: 'Vorname' }).fill('Katharina');
    await form.getByRole('textbox', { name: 'Öffentlicher Name' }).fill('Frau Öztürk');
    await form.getByRole('button', { name: 'Speichern' }).press('Enter');
    await expect(form.getByText('Gespeichert')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Speichern' })).toBeFocused();
    await picture(page, 'profile');
    await page.reload();
    await expect(form.getByRole('textbox', { name: 'Öffentlicher Name' })).toHaveValue('Frau Öztürk');
  });

  await test.step('what was created this month', async () => {
    await expect(page.getByRole('region', { name: 'Kontingent' })).toContainText('1');
  });

  await test.step('dark and high contrast stay on this device', async () => {
    await page.getByRole('region', { name: 'Darstellung' }).getByRole('radio', { name: 'Dunkel' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await page.getByRole('region', { name: 'Darstellung' }).getByRole('radio', { name: 'Hoch' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-contrast', 'more');
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await expect(page.getByRole('region', { name: 'Zuletzt angelegt' }).getByRole('listitem')).toHaveCount(1);
    await picture(page, 'start-contrast');
    await page.goto('/profile');
    await page.getByRole('region', { name: 'Darstellung' }).getByRole('radio', { name: 'Normal' }).click();
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Zuletzt angelegt' }).getByRole('listitem')).toHaveCount(1);
    await picture(page, 'start-dark');
  });

  await test.step('English, also after a new start', async () => {
    await page.goto('/profile');
    await page.getByRole('region', { name: 'Sprache' }).getByRole('radio', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  });
  await context.close();
});

test('a teacher changes the password and every other device is out', async ({ browser, stack }) => {
  const context = await stranger(browser, stack);
  const other = await stranger(browser, stack);
  const page = await context.newPage();
  const elsewhere = await other.newPage();
  await test.step('an account with a password', async () => {
    for (const each of [page, elsewhere]) {
      await each.goto('/login');
      await each.getByRole('textbox', { name: 'E-Mail' }).fill(stack.accounts[2]!.email);
      await each.getByLabel('Passwort', { exact: true }).fill(stack.accounts[2]!.password);
      await each.getByRole('button', { name: 'Anmelden', exact: true }).click();
      await expect(each.getByRole('heading', { level: 1, name: /Mareike/ })).toBeVisible();
    }
  });
  await test.step('the present one has to be right', async () => {
    await page.goto('/profile');
    await page.getByLabel('Aktuelles Passwort', { exact: true }).fill('bestimmt falsch');
    await page.getByLabel('Neues Passwort', { exact: true }).fill('ein neuer langer Satz');
    await page.getByRole('button', { name: 'Passwort ändern' }).click();
    await expect(page.getByText('Das aktuelle Passwort stimmt nicht.')).toBeVisible();
  });
  await test.step('changed: here it goes on, elsewhere it is over', async () => {
    await page.getByLabel('Aktuelles Passwort', { exact: true }).fill(stack.accounts[2]!.password);
    await page.getByRole('button', { name: 'Passwort ändern' }).click();
    await expect(page.getByText('Dein Passwort ist geändert.')).toBeVisible();
    await page.goto('/tools');
    await expect(page.getByRole('heading', { level: 1, name: 'Werkzeuge' })).toBeVisible();
    await elsewhere.goto('/tools');
    await expect(elsewhere).toHaveURL(/\/login/);
  });
  await Promise.all([context.close(), other.close()]);
});
