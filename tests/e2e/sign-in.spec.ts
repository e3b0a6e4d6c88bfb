import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { mailsTo } from './support/mail-window.js';
import { newTeacher, signedIn, stranger } from './support/people.js';
import { expect, picture, test } from './support/test.js';
import { newDocument } from './support/wire.js';

async function enter(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'E-Mail' }).fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
}

/** The link of the newest mail to an address. */
async function linkOf(mailUrl: string, address: string, nth: number): Promise<string> {
  await expect.poll(async () => (await mailsTo(mailUrl, address)).length).toBe(nth);
  const { text } = (await mailsTo(mailUrl, address))[nth - 1]!;
  return /https?:\/\/\S+token=[\w-]+/.exec(text)![0];
}

test('a teacher signs in, and whoever cannot learns nothing', { tag: '@walk' }, async ({ browser, stack }) => {
  const context = await stranger(browser, stack);
  const page = await context.newPage();
  const { email, password } = stack.accounts[0]!;

  await test.step('[NAV-14] a wanted page asks for the login and comes back', async () => {
    await page.goto('/folders/discarded?page=2#oben');
    await expect(page).toHaveURL(`/login?redirectUri=${encodeURIComponent('/folders/discarded?page=2#oben')}`);
    await picture(page, 'login');
  });

  await test.step('[ACC-12] [TR-50] empty fields are named, nothing is sent', async () => {
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await expect(page.getByText('Das fehlt noch.')).toHaveCount(2);
    await expect(page.getByRole('textbox', { name: 'E-Mail' })).toBeFocused();
  });

  await test.step('a wrong password and an unknown mail look the same', async () => {
    await enter(page, email, 'nicht-das-richtige');
    const refusal = page.locator('.mantine-TextInput-error, [id$="-error"]').filter({ hasText: /\S/ });
    await expect(refusal).toHaveCount(1);
    const words = await refusal.innerText();
    await enter(page, 'niemand@schule.example', 'nicht-das-richtige');
    await expect(refusal).toHaveText(words);
    await picture(page, 'login-refused');
  });

  await test.step('[NAV-16] the right one leads to the wanted page', async () => {
    await enter(page, email, password);
    await expect(page).toHaveURL('/folders/discarded?page=2#oben');
    await expect(page.getByRole('heading', { level: 1, name: 'Papierkorb' })).toBeVisible();
  });
  await context.close();
});

for (const foreign of ['https://boese.example/', '//boese.example/', '/\\boese.example', 'javascript:alert(1)']) {
  test(`after the login nobody is sent to ${foreign}`, async ({ browser, stack }) => {
    const context = await stranger(browser, stack);
    const page = await context.newPage();
    let dialogs = 0;
    page.on('dialog', (dialog) => {
      dialogs += 1;
      void dialog.dismiss();
    });
    const { email, password } = stack.accounts[1]!;
    await page.goto(`/login?redirectUri=${encodeURIComponent(foreign)}`);
    await enter(page, email, password);
    await expect(page.getByRole('heading', { level: 1, name: /Jana/ })).toBeVisible();
    expect(new URL(page.url()).origin).toBe(stack.origin);
    expect(new URL(page.url()).pathname).toBe('/');
    expect(dialogs).toBe(0);
    await context.close();
  });
}

test('somebody registers, confirms by mail, signs in and later sets a new password', async ({ browser, stack }) => {
  const context = await stranger(browser, stack);
  const page = await context.newPage();
  const email = `neu.${randomBytes(4).toString('hex')}@schule.example`;

  await test.step('[ACC-12] [TR-50] registration sums up what is missing, goes to the first of it, and keeps what was written', async () => {
    await page.goto('/register');
    await page.getByRole('textbox', { name: 'Vorname' }).fill('Käthe');
    await page.getByRole('button', { name: 'Konto anlegen' }).click();
    await expect(page.getByText('Hier fehlt noch etwas:')).toBeVisible();
    const surname = page.getByRole('textbox', { name: 'Nachname' });
    await expect(surname).toBeFocused();
    await expect(surname).toHaveAttribute('aria-invalid', 'true');
    await expect(surname).toHaveAccessibleDescription(/\S/);
    await expect(page.getByRole('textbox', { name: 'Vorname' })).toHaveValue('Käthe');
    await picture(page, 'register-faults');
  });

  await test.step('a mail comes, its link confirms', async () => {
    await page.getByRole('textbox', { name: 'Vorname' }).fill('Käthe');
    await page.getByRole('textbox', { name: 'Nachname' }).fill('Öztürk');
    await page.getByRole('textbox', { name: 'E-Mail' }).fill(email);
    await page.getByLabel('Passwort', { exact: true }).fill('ein ganzer langer Satz');
    await page.getByRole('button', { name: 'Konto anlegen' }).click();
    await expect(page.getByRole('heading', { name: 'Schau in dein Postfach.' })).toBeVisible();
    await picture(page, 'register-sent');
    const link = await linkOf(stack.mailUrl, email, 1);
    expect(new URL(link).origin).toBe(stack.origin);
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Dein Konto ist bereit.' })).toBeVisible();
    expect(page.url()).not.toContain('token');
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Dieser Link gilt nicht mehr.' })).toBeVisible();
  });

  await test.step('the account works', async () => {
    await page.goto('/login');
    await enter(page, email, 'ein ganzer langer Satz');
    // The first steps of every new teacher (onboarding.spec.ts).
    await page.getByRole('button', { name: 'Später' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Käthe/ })).toBeVisible();
    await picture(page, 'start-empty');
  });

  await test.step('a forgotten password is replaced by mail and ends the old session', async () => {
    const other = await stranger(browser, stack);
    const elsewhere = await other.newPage();
    await elsewhere.goto('/login');
    await elsewhere.getByRole('link', { name: 'Passwort vergessen?' }).click();
    // The login page has such a field, too.
    await expect(elsewhere.getByRole('heading', { name: 'Passwort vergessen?' })).toBeVisible();
    await elsewhere.getByRole('textbox', { name: 'E-Mail' }).fill(email);
    await elsewhere.getByRole('button', { name: 'Link schicken' }).click();
    await expect(elsewhere.getByRole('heading', { name: 'Schau in dein Postfach.' })).toBeVisible();
    await elsewhere.goto(await linkOf(stack.mailUrl, email, 2));
    expect(elsewhere.url()).not.toContain('token');
    await elsewhere.getByLabel('Neues Passwort', { exact: true }).fill('ein anderer langer Satz');
    await elsewhere.getByRole('button', { name: 'Passwort speichern' }).click();
    await expect(elsewhere.getByRole('heading', { name: 'Dein Passwort ist geändert.' })).toBeVisible();
    await page.goto('/tools');
    await expect(page).toHaveURL(/\/login/);
    await elsewhere.goto('/login');
    await enter(elsewhere, email, 'ein ganzer langer Satz');
    await expect(elsewhere.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
    await enter(elsewhere, email, 'ein anderer langer Satz');
    await expect(elsewhere.getByRole('heading', { level: 1, name: /Käthe/ })).toBeVisible();
    await other.close();
  });
  await context.close();
});

test('[SES-22] [TR-54] signing out leaves nothing behind, and the back button shows no data', async ({ browser, stack }) => {
  const context = await signedIn(browser, stack, await newTeacher(stack, 'Berta', 'Vogel'));
  await newDocument(context, 'Nur für mich');
  const page = await context.newPage();
  await page.goto('/text_editor/documents');
  await expect(page.getByText('Nur für mich').first()).toBeVisible();
  await page
    .getByRole('button', { name: /Dein Profil/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();
  expect((await context.cookies()).filter(({ name }) => name.includes('session'))).toEqual([]);
  expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([[], []]);
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Nur für mich')).toHaveCount(0);
  await expect(page.getByText('Berta')).toHaveCount(0);
  await picture(page, 'login-after-back');
  await context.close();
});
