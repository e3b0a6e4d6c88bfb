import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { mailsTo } from './support/mail-window.js';
import { inDatabase, newTeacher, phone, signedIn, stranger, type Teacher } from './support/people.js';
import type { StackAddress } from './support/stack.js';
import { expect, picture, test } from './support/test.js';

const PASSWORD = 'ein ganzer langer Satz';
const next = (page: Page) => page.getByRole('button', { name: 'Weiter', exact: true });
const asked = (page: Page, question: string) => page.getByRole('heading', { level: 2, name: question, exact: true });

/** Makes the questions due: those of a new teacher, or those of a new school year. */
async function makeDue(stack: StackAddress, { id }: Teacher, which: 'first' | 'again'): Promise<void> {
  const since = which === 'first' ? 'null' : "now() - interval '400 days'";
  await inDatabase(stack, (client) =>
    client.query(`update account set onboarded_at = ${since}, favourite_tools = '{}' where id = $1`, [id]),
  );
}

test('[NAV-02] [NAV-04] [NAV-05] a new teacher registers, answers three questions, and the start page begins with them', {
  tag: '@walk',
}, async ({ browser, stack }) => {
  const context = await stranger(browser, stack);
  const page = await context.newPage();
  const email = `neu.${randomBytes(4).toString('hex')}@schule.example`;
  await page.goto('/register');
  await page.getByRole('textbox', { name: 'Vorname' }).fill('Deniz');
  await page.getByRole('textbox', { name: 'Nachname' }).fill('Kaya');
  await page.getByRole('textbox', { name: 'E-Mail' }).fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Konto anlegen' }).click();
  await expect.poll(async () => (await mailsTo(stack.mailUrl, email)).length).toBe(1);
  await page.goto(/https?:\/\/\S+token=[\w-]+/.exec((await mailsTo(stack.mailUrl, email))[0]!.text)![0]);
  await expect(page.getByRole('heading', { name: 'Dein Konto ist bereit.' })).toBeVisible();
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'E-Mail' }).fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  const begun = Date.now();
  await expect(page).toHaveURL('/onboarding/edit?redirect_to=%2F');
  await page.getByText('Biologie', { exact: true }).click();
  await page.getByText('Deutsch', { exact: true }).click();
  await next(page).click();
  await expect(asked(page, 'In welchen Klassen?')).toBeFocused();
  await page.getByText(/^Klasse 5/).click();
  await page.getByText('Gymnasium', { exact: true }).click();
  await next(page).click();
  await page.getByText('Wörter an der Wand sammeln', { exact: true }).click();
  await expect(page.getByRole('complementary')).toContainText('liegt bereit');
  await picture(page, 'onboarding');
  await page.getByRole('button', { name: 'Los geht’s' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Deniz/ })).toBeVisible();
  // Under a minute, whatever the machine.
  expect(Date.now() - begun).toBeLessThan(60_000);
  await expect(page).toHaveURL('/');
  const favourites = page.getByRole('region', { name: 'Deine Lieblingswerkzeuge' }).getByRole('link');
  await expect(favourites.first()).toHaveText('Wortwolke');
  await expect(page.getByRole('region', { name: 'Passt zu deinem Unterricht' }).getByRole('link').nth(1)).toBeVisible();
  await picture(page, 'start-after-onboarding');
  await page.goto('/tools');
  await expect(page.getByRole('heading', { level: 1, name: 'Werkzeuge' })).toBeVisible();
  await context.close();
});

test('[NAV-02] [NAV-05] [D-2] first steps come from any page, are put off for good, and lead to no other origin', async ({
  browser,
  stack,
}) => {
  const teacher = await newTeacher(stack);
  await makeDue(stack, teacher, 'first');
  const context = await signedIn(browser, stack, teacher);
  const page = await context.newPage();
  await page.goto('/folders?page=2#x');
  await expect(page).toHaveURL(`/onboarding/edit?redirect_to=${encodeURIComponent('/folders?page=2#x')}`);
  await page.getByRole('button', { name: 'Später' }).click();
  await expect(page).toHaveURL('/folders?page=2#x');
  await page.goto('/tools');
  await expect(page.getByRole('heading', { level: 1, name: 'Werkzeuge' })).toBeVisible();
  for (const foreign of ['https://evil.example/', '//evil.example', '/.//evil.example', '/onboarding/edit']) {
    await page.goto(`/onboarding/edit?redirect_to=${encodeURIComponent(foreign)}`);
    await page.getByRole('button', { name: 'Später' }).click();
    await expect(page).toHaveURL('/');
  }
  await context.close();
});

test('[NAV-03] a new school year asks on home alone, keeps what was answered, and "later" rests', async ({ browser, stack }) => {
  const teacher = await newTeacher(stack);
  await makeDue(stack, teacher, 'again');
  await inDatabase(stack, (client) => client.query(`update account set subject_types = '{PHYSICS}' where id = $1`, [teacher.id]));
  const context = await signedIn(browser, stack, teacher);
  const page = await context.newPage();
  await page.goto('/tools');
  await expect(page.getByRole('heading', { level: 1, name: 'Werkzeuge' })).toBeVisible();
  await page.goto('/');
  await expect(page).toHaveURL('/re_onboarding?redirect_to=%2F');
  await expect(page.getByRole('heading', { level: 1, name: 'Neues Schuljahr: Stimmt das noch?' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Physik' })).toBeChecked();
  await picture(page, 're-onboarding');
  await page.getByRole('button', { name: 'Später' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Ada/ })).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL('/');
  await context.close();
});

test('first steps by keys alone, on a phone, and changed in the profile', async ({ browser, stack }) => {
  const teacher = await newTeacher(stack);
  await makeDue(stack, teacher, 'first');
  const context = await signedIn(browser, stack, teacher, { viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto('/onboarding/edit?redirect_to=/profile');
  const chemistry = page.getByRole('checkbox', { name: 'Chemie' });
  await chemistry.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(asked(page, 'In welchen Klassen?')).toBeFocused();
  await picture(page, 'onboarding-phone-grades');
  await page.getByRole('button', { name: 'Ändern: Was unterrichtest du?' }).press('Enter');
  await expect(asked(page, 'Was unterrichtest du?')).toBeFocused();
  await expect(chemistry).toBeChecked();
  await next(page).press('Enter');
  await next(page).press('Enter');
  await expect(asked(page, 'Womit möchtest du anfangen?')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Gemeinsam ordnen' })).toBeChecked();
  await picture(page, 'onboarding-phone');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.keyboard.press('Enter');
  const own = page.getByRole('region', { name: 'Dein Unterricht' });
  await expect(own).toContainText('Chemie');
  await own.getByRole('button', { name: 'Angaben löschen' }).click();
  await expect(own).toContainText('Noch keine Angaben');
  await context.close();
});

test('[TIT-04] [TIT-05] [TIT-06] [ACC-20] [TR-60] footers: full with a logo of 160 px, small for guests, another one for international accounts', async ({
  browser,
  stack,
}) => {
  const [nobody, guest] = [await stranger(browser, stack), await phone(browser, stack)];
  const page = await nobody.newPage();
  await page.goto('/gallery');
  const logo = page.locator('[data-foot-logo]');
  await expect(logo).toBeVisible();
  expect((await logo.boundingBox())!.width).toBe(160);
  await page.evaluate(() => document.fonts.ready);
  expect(Math.abs((await logo.locator(':scope > *').boundingBox())!.width - 160)).toBeLessThan(3);
  await expect(page.locator('[data-foot-picture="home"]')).toBeVisible();
  for (const [link, path, title] of [
    ['Sicherheit', '/trust', 'Sicherheit und Datenschutz'],
    ['Barrierefreiheit', '/barrierefreiheit', 'Erklärung zur Barrierefreiheit'],
  ] as const) {
    await expect(page.getByRole('contentinfo').getByRole('link', { name: link, exact: true })).toHaveAttribute('href', path);
    const statement = await nobody.newPage();
    await statement.goto(path);
    await expect(statement.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(statement).toHaveTitle(`Werkzeuge | ${title}`);
    await picture(statement, path.slice(1));
    await statement.close();
  }
  const trust = await nobody.newPage();
  await trust.goto('/trust');
  const kept = trust.waitForEvent('download');
  await trust.getByRole('button', { name: 'Speichern: Löschkonzept' }).click();
  expect((await kept).suggestedFilename()).toBe('loeschkonzept.md');
  await page.goto('/barrierefreiheit?locale=en');
  await expect(page.getByRole('heading', { level: 1, name: 'Accessibility statement' })).toBeVisible();

  const teacher = await newTeacher(stack);
  const home = await signedIn(browser, stack, teacher);
  const own = await home.newPage();
  await own.goto('/gallery');
  await expect(own.locator('[data-foot-picture="home"]')).toBeVisible();
  await inDatabase(stack, (client) => client.query('update account set international = true where id = $1', [teacher.id]));
  await own.reload();
  await expect(own.locator('[data-foot-picture="international"]')).toBeVisible();
  const foot = own.locator('[data-international]');
  await expect(foot.getByRole('link', { name: 'Internationale Partner' })).toHaveAttribute('href', '/int/partners');
  await expect(foot.getByRole('list', { name: 'Sprache' }).getByRole('button').first()).toHaveText('English');
  await picture(own, 'footer-international');

  // A pupil's and a guest's pages have the small one.
  const small = await guest.newPage();
  await small.goto('/go');
  await expect(small.getByRole('contentinfo').getByRole('link', { name: 'Barrierefreiheit' })).toBeVisible();
  await expect(small.locator('[data-foot-logo]')).toHaveCount(0);
  await Promise.all([nobody, guest, home].map((context) => context.close()));
});
