import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { promised } from '../support/on-this-machine.js';
import { inDatabase, newTeacher, phone, signedIn, stranger } from './support/people.js';
import { addPerson, chooseAtProvider, endAtProvider, PROVIDERS, type ProviderId, ROLE } from './support/school-accounts.js';
import type { StackAddress } from './support/stack.js';
import { expect, picture, test } from './support/test.js';

/** A person at a provider whom no other test knows; the label is on the button of the provider's page. */
async function newPerson(stack: StackAddress, provider: ProviderId, claims: Record<string, unknown> = {}) {
  const sub = randomUUID();
  const label = `Person ${sub.slice(0, 8)}`;
  await addPerson(stack.signOnUrl, provider, { sub, label, claims: { [ROLE.claim]: ROLE.teacher, ...claims } });
  return { sub, label };
}

const leave = (page: Page, provider: ProviderId) => page.getByRole('link', { name: `Mit ${PROVIDERS[provider]} anmelden` }).click();
const start = (page: Page, firstname: string) => expect(page.getByRole('heading', { level: 1, name: new RegExp(firstname) })).toBeVisible();

/** Comes from the login to the form that makes the account. */
async function comeAsNew(page: Page, provider: ProviderId, label: string): Promise<void> {
  await page.goto('/login');
  await leave(page, provider);
  await chooseAtProvider(page, label);
  await expect(page).toHaveURL(/\/sign_on\/new/);
}

/** Makes the account, and puts the first steps off. */
async function complete(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Konto anlegen' }).click();
  await page.getByRole('button', { name: 'Später' }).click();
}

test('[E9] [E26] a teacher signs on with a school account, gets an account, and comes back to it', { tag: '@walk' }, async ({
  browser,
  stack,
}) => {
  const context = await stranger(browser, stack);
  const page = await context.newPage();
  const { label } = await newPerson(stack, 'schule', { given_name: 'Ida', family_name: 'Sommer' });

  await test.step('the provider says the name, the person completes it', async () => {
    await comeAsNew(page, 'schule', label);
    await expect(page.getByRole('textbox', { name: 'Vorname' })).toHaveValue('Ida');
    await page.getByRole('textbox', { name: 'Nachname' }).fill('');
    await page.getByRole('button', { name: 'Konto anlegen' }).click();
    await expect(page.getByRole('textbox', { name: 'Nachname' })).toBeFocused();
    await page.getByRole('textbox', { name: 'Nachname' }).fill('Sommerfeld');
    await picture(page, 'sign-on-new');
    await complete(page);
    await start(page, 'Ida');
  });

  await test.step('signing out ends the session at the provider, too', async () => {
    await page.goto('/profile');
    await page.getByRole('region', { name: 'Anmeldung' }).getByRole('button', { name: 'Abmelden' }).click();
    await page.getByRole('button', { name: 'Überall abmelden' }).click();
    await expect(page).toHaveURL(/\/login/);
  });

  await test.step('the same school account leads to the same account', async () => {
    await page.goto('/login?redirectUri=%2Fprofile');
    await leave(page, 'schule');
    await chooseAtProvider(page, label);
    await expect(page.getByRole('textbox', { name: 'Nachname' })).toHaveValue('Sommerfeld');
  });
  await context.close();
});

test('[E9] a school account is linked from the profile, after the password was typed again', async ({ browser, stack }) => {
  const teacher = await newTeacher(stack, 'Vera', 'Verbund');
  const { email, password } = stack.accounts[1]!;
  await inDatabase(stack, (client) =>
    client.query('update account set password_hash = (select password_hash from account where email = $1) where id = $2', [
      email,
      teacher.id,
    ]),
  );
  const { label } = await newPerson(stack, 'land', { email: teacher.email });
  const context = await signedIn(browser, stack, teacher);
  const page = await context.newPage();
  const part = page.getByRole('region', { name: 'Schulkonto' });
  const dialog = page.getByRole('dialog');
  const typed = dialog.getByLabel('Dein Passwort', { exact: true });

  await test.step('a wrong password links nothing', async () => {
    await page.goto('/profile');
    await part.getByRole('button', { name: `${PROVIDERS.land} verknüpfen` }).click();
    await dialog.getByRole('button', { name: 'Weiter zur Anmeldung' }).click();
    await expect(dialog.getByText('Bitte gib hier etwas ein.')).toBeVisible();
    await typed.fill('bestimmt falsch');
    await typed.press('Enter');
    await expect(dialog.getByText('Das Passwort stimmt nicht.')).toBeVisible();
  });

  await test.step('the right one leads to the provider and back', async () => {
    await typed.fill(password);
    await typed.press('Enter');
    await chooseAtProvider(page, label);
    await expect(part.getByText(`${PROVIDERS.land} ist verknüpft.`, { exact: false })).toBeVisible();
    await expect(page).toHaveURL(/\/profile/);
    await picture(page, 'sign-on-linked');
  });

  await test.step('it signs on to this account', async () => {
    const elsewhere = await stranger(browser, stack);
    const other = await elsewhere.newPage();
    await other.goto('/login');
    await leave(other, 'land');
    await chooseAtProvider(other, label);
    await start(other, 'Vera');

    await test.step('unlinked it does not, and who is signed on with it is out', async () => {
      await part.getByRole('button', { name: `Trennen: ${PROVIDERS.land}` }).click();
      await dialog.getByRole('button', { name: 'Trennen', exact: true }).click();
      await expect(part.getByRole('button', { name: `${PROVIDERS.land} verknüpfen` })).toBeVisible();
      await expect(other.getByRole('heading', { name: 'Deine Sitzung ist beendet.' })).toBeVisible();
      await elsewhere.close();
    });
  });
  await context.close();
});

test('[E9] a school account that is the only way in stays', async ({ browser, stack }) => {
  const context = await stranger(browser, stack);
  const page = await context.newPage();
  const { label } = await newPerson(stack, 'land', { given_name: 'Olga', family_name: 'Ohne' });
  await comeAsNew(page, 'land', label);
  await complete(page);
  await start(page, 'Olga');
  await page.goto('/profile');
  await page.getByRole('button', { name: `Trennen: ${PROVIDERS.land}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Trennen', exact: true }).click();
  await expect(dialog.getByText('einziger Weg', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'Abbrechen' }).click();

  await test.step('an address comes by mail, and the account goes by its name', async () => {
    const part = page.getByRole('region', { name: 'E-Mail-Adresse hinzufügen' });
    await part.getByRole('textbox').fill(`olga.${randomUUID().slice(0, 8)}@schule.example`);
    await part.getByRole('button', { name: 'Mail zum Bestätigen senden' }).click();
    await expect(part.getByRole('status')).toContainText('unterwegs');
    await page.getByRole('button', { name: 'Konto löschen' }).click();
    await dialog.getByRole('textbox').fill('Olga');
    await dialog.getByRole('button', { name: 'Konto endgültig löschen' }).click();
    await expect(dialog.getByText('Das ist nicht dein öffentlicher Name.')).toBeVisible();
    await picture(page, 'sign-on-erase');
    const name = /: (.+)$/.exec(await dialog.locator('label').innerText())![1]!;
    await dialog.getByRole('textbox').fill(name);
    await dialog.getByRole('button', { name: 'Konto endgültig löschen' }).click();
    await expect(page).toHaveURL(/\/login/);
  });
  await context.close();
});

test('[E9] the same mail address at two providers makes two accounts', async ({ browser, stack }) => {
  const email = `zwei.${randomUUID().slice(0, 8)}@schule.example`;
  const subs: string[] = [];
  for (const provider of ['schule', 'land'] as const) {
    const context = await stranger(browser, stack);
    const page = await context.newPage();
    const claims = { given_name: 'Zwei', family_name: PROVIDERS[provider], email, email_verified: true };
    const { sub, label } = await newPerson(stack, provider, claims);
    subs.push(sub);
    await comeAsNew(page, provider, label);
    await complete(page);
    await start(page, 'Zwei');
    await context.close();
  }
  const { rows } = await inDatabase(stack, (client) =>
    client.query<{ accounts: string }>('select count(distinct account_id) as accounts from sign_on_identity where subject = any($1)', [
      subs,
    ]),
  );
  expect(rows[0]!.accounts).toBe('2');
});

test('[E9] signed out at the provider, an open page says so within two seconds', async ({ browser, stack }) => {
  const context = await stranger(browser, stack);
  const page = await context.newPage();
  const { sub, label } = await newPerson(stack, 'schule', { given_name: 'Lotte', family_name: 'Logout' });
  await comeAsNew(page, 'schule', label);
  await complete(page);
  await start(page, 'Lotte');
  await page.goto('/folders');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await endAtProvider(stack.signOnUrl, 'schule', sub)).toBe(1);
  await expect(page.getByRole('heading', { name: 'Deine Sitzung ist beendet.' })).toBeVisible({ timeout: promised(2000) });
  await picture(page, 'sign-on-ended');
  await context.close();
});

test('[E9] a pupil is led to the code, whatever else the provider claims', async ({ browser, stack }) => {
  const context = await stranger(browser, stack);
  const page = await context.newPage();
  const { label } = await newPerson(stack, 'schule', { [ROLE.claim]: ROLE.pupil, admin: true });
  await page.goto('/login');
  await leave(page, 'schule');
  await chooseAtProvider(page, label);
  await expect(page.getByRole('heading', { level: 1, name: 'Hier melden sich Lehrkräfte an.' })).toBeVisible();
  await expect(page).toHaveURL(/why=notTeacher/);
  await page.getByRole('link', { name: 'Code eingeben' }).click();
  await expect(page).toHaveURL(/\/go$/);
  await context.close();
});

test('cancelled at the provider, one is asked to try again', async ({ browser, stack }) => {
  const context = await stranger(browser, stack);
  const page = await context.newPage();
  await page.goto('/login');
  await leave(page, 'land');
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Die Anmeldung wurde abgebrochen.' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Noch einmal versuchen' })).toHaveAttribute('href', '/sign_on/with/land');
  await context.close();
});

test('[E9] [ACC-12] in English, on a phone, with keys alone', async ({ browser, stack }) => {
  const context = await phone(browser, stack, { locale: 'en-GB' });
  const page = await context.newPage();
  const { label } = await newPerson(stack, 'land', { given_name: 'Kay', family_name: 'Board' });
  await page.goto('/login');
  const link = page.getByRole('link', { name: `Sign in with ${PROVIDERS.land}` });
  await expect(link).toBeVisible();
  for (let presses = 0; presses < 30 && !(await link.evaluate((one) => one === document.activeElement)); presses += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: label }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to murmel' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await picture(page, 'sign-on-new-phone');
  const name = page.getByRole('textbox', { name: 'Last name' });
  await name.focus();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/sign_on/);
  await context.close();
});
