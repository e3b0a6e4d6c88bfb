import type { Page } from '@playwright/test';
import { mailsTo } from './support/mail-window.js';
import { inDatabase, newTeacher, signedIn, stranger, VIEWPORTS } from './support/people.js';
import { newFullSchool } from './support/school-places.js';
import { expect, picture, test } from './support/test.js';

/** Presses Tab until this element has the focus, as a user without a mouse. */
async function tabTo(page: Page, name: string | RegExp, role: 'button' | 'link' | 'textbox'): Promise<void> {
  const wanted = page.getByRole(role, { name });
  await expect(wanted).toBeVisible();
  for (let times = 0; times < 60; times += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${String(name)}`);
}

const said = (page: Page, text: string | RegExp) => expect(page.getByText(text).last()).toBeVisible();

test('a teacher founds a school with the keyboard, and a colleague comes in by the mail', async ({ browser, stack }) => {
  const founder = await signedIn(browser, stack, await newTeacher(stack, 'Käthe', 'Öztürk'));
  const page = await founder.newPage();
  const { email: known, password } = stack.accounts[0]!;
  const { email } = await newTeacher(stack, 'Mareike', 'Sommer');
  await inDatabase(stack, (client) =>
    client.query('update account set password_hash = (select password_hash from account where email = $2) where email = $1', [
      email,
      known,
    ]),
  );

  await test.step('founded in the profile', async () => {
    await page.goto('/profile');
    await tabTo(page, 'Name der Schule', 'textbox');
    await page.keyboard.press('Enter');
    await said(page, 'Bitte gib einen Namen ein.');
    await expect(page.getByRole('textbox', { name: 'Name der Schule' })).toBeFocused();
    await page.keyboard.type('Schule am Bach');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Schule am Bach' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Kollegium' }).getByRole('listitem')).toHaveText(
      /Käthe Öztürk \(du\).*Schuladministration/,
    );
  });

  await test.step('a colleague is invited', async () => {
    await tabTo(page, 'E-Mail-Adresse', 'textbox');
    await page.keyboard.type('keine adresse');
    await page.keyboard.press('Enter');
    await said(page, 'Das ist keine E-Mail-Adresse.');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await said(page, `Die Einladung an ${email} ist unterwegs.`);
    await expect(page.getByRole('list', { name: 'Offene Einladungen' })).toContainText(email);
    await picture(page, 'school-admin');
  });

  const context = await stranger(browser, stack);
  const other = await context.newPage();
  await test.step('who is signed out signs in on the way and goes on', async () => {
    await expect.poll(async () => (await mailsTo(stack.mailUrl, email)).length).toBe(1);
    const [mail] = await mailsTo(stack.mailUrl, email);
    await other.goto(/https?:\/\/\S+token=[\w-]+/.exec(mail!.text)![0]);
    await expect(other).toHaveURL('/school_invitation');
    await other.getByRole('link', { name: 'Anmelden' }).click();
    await other.getByRole('textbox', { name: 'E-Mail' }).fill(email);
    await other.getByLabel('Passwort', { exact: true }).fill(password);
    await other.keyboard.press('Enter');
    await expect(other.getByRole('heading', { level: 1, name: 'Schule am Bach' })).toBeVisible();
    await said(other, 'Käthe Öztürk lädt dich in diese Schule ein.');
    await picture(other, 'school-invitation');
    await tabTo(other, 'Einladung annehmen', 'button');
    await other.keyboard.press('Enter');
    await said(other, 'Willkommen: Schule am Bach.');
    await expect(other.getByRole('list', { name: 'Kollegium' }).getByRole('listitem')).toHaveCount(2);
    await expect(other.getByRole('button', { name: /^Mehr zu/ })).toHaveCount(0);
    await expect(other.getByRole('heading', { name: 'Einladen' })).toHaveCount(0);
    await other.goto('/profile');
    await expect(other.getByRole('region', { name: 'Schule' })).toContainText('Schule am Bach');
  });

  await test.step('handed over and left', async () => {
    await page.reload();
    const menu = page.getByRole('button', { name: 'Mehr zu Mareike Sommer', exact: true });
    await tabTo(page, 'Mehr zu Mareike Sommer', 'button');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await said(page, 'Mareike Sommer ist jetzt in der Schuladministration.');
    await expect(menu).toBeVisible();
    await page.getByRole('button', { name: 'Umbenennen' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('Schule am Fluss');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Schule am Fluss' })).toBeVisible();
    await tabTo(page, 'Schule verlassen', 'button');
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog');
    await expect(question).toContainText('Deine Inhalte und Klassen nimmst du mit.');
    await expect(question).not.toContainText('übernimmt');
    await question.getByRole('button', { name: 'Schule verlassen' }).click();
    await expect(page).toHaveURL('/profile');
    await expect(page.getByRole('region', { name: 'Schule' }).getByRole('button', { name: 'Schule gründen' })).toBeVisible();
  });

  await test.step('the last one takes the school along', async () => {
    await other.goto('/profile/school');
    await other.getByRole('button', { name: 'Schule verlassen' }).click();
    await expect(other.getByRole('dialog')).toContainText('Die Schule wird gelöscht.');
    await other.getByRole('dialog').getByRole('button', { name: 'Schule verlassen' }).click();
    await expect(other).toHaveURL('/profile');
  });
  await founder.close();
  await context.close();
});

test('whoever is in a school already is told so, and a link for somebody else does not work', async ({ browser, stack }) => {
  const [first, second] = [await newFullSchool(stack), await newFullSchool(stack, 'Zweite Schule')];
  const context = await signedIn(browser, stack, second.invited);
  const page = await context.newPage();
  await page.goto(`/school_invitation?token=${first.secret}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Diese Einladung gilt nicht' })).toBeFocused();
  await page.goto('/profile');
  await page.getByRole('textbox', { name: 'Name der Schule' }).fill('Eigene Schule');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Eigene Schule' })).toBeVisible();
  await page.goto(`/school_invitation?token=${second.secret}`);
  await page.getByRole('button', { name: 'Einladung annehmen' }).click();
  await expect(page.getByRole('alert').or(page.getByRole('status'))).toContainText(['Du bist schon in einer Schule.']);
  await context.close();
});

test('the page of a school fits a computer and a phone', async ({ browser, stack }) => {
  const { admin } = await newFullSchool(stack);
  const context = await signedIn(browser, stack, admin);
  const page = await context.newPage();
  await page.goto('/profile/school');
  for (const size of [VIEWPORTS.teacher, VIEWPORTS.phone]) {
    await page.setViewportSize(size);
    await expect(page.getByText('Mio Berg', { exact: true })).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    await picture(page, `school-${size.width}`);
  }
  await context.close();
});
