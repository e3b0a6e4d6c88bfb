import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { newAdmin } from './support/editorial-places.js';
import { mailsTo } from './support/mail-window.js';
import { inDatabase, newTeacher, signedIn, stranger, VIEWPORTS } from './support/people.js';
import { expect, picture, test } from './support/test.js';

const said = (page: Page, text: string | RegExp) => expect(page.getByText(text).last()).toBeVisible();
/** A file as a spreadsheet stores it: Latin-1 with semicolons. */
const latin1 = (text: string) => ({ name: 'kollegium.csv', mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') });
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

test('[NAV-33] an admin invites colleagues from a table, gives a licence, and switches a tool off for one person', {
  tag: '@walk',
}, async ({ browser, stack }) => {
  const mark = randomUUID().slice(0, 6);
  const admin = await signedIn(browser, stack, await newAdmin(stack, 'Deniz', 'Kaya'));
  const colleague = await newTeacher(stack, 'Jana', `Wolf${mark}`);
  const theirs = await signedIn(browser, stack, colleague);
  const [page, open] = [await admin.newPage(), await theirs.newPage()];
  await open.goto('/tools');
  await expect(open.getByRole('link', { name: 'Umfrage', exact: true }).first()).toBeVisible();

  await test.step('a table in Latin-1 is looked at before it is written', async () => {
    await page.goto('/backoffice/users/import');
    const lines = [`Jörg;Müller;j.${mark}@schule.example`, `Jana;Wolf;${colleague.email}`, `Jörg;Müller;J.${mark}@schule.example`];
    await page.locator('input[type=file]').setInputFiles(latin1(`Vorname;Nachname;E-Mail\r\n${lines.join('\r\n')}\r\n`));
    await expect(row(page, 'Hat ein Konto')).toContainText(colleague.email);
    await expect(row(page, 'Adresse doppelt')).toContainText('Jörg Müller');
    await page.getByRole('button', { name: '1 Person einladen' }).click();
    await said(page, 'Fertig: 1 von 1.');
    await page.getByRole('link', { name: 'Zu den Personen' }).click();
    await page.getByRole('searchbox', { name: 'Name oder E-Mail' }).fill(`j.${mark}`);
    await expect(row(page, 'Jörg Müller')).toContainText('Eingeladen');
  });

  await test.step('a licence', async () => {
    await page.goto('/backoffice/licences');
    await page.getByRole('button', { name: 'Neue Lizenz' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill(`Kollegium ${mark}`);
    await page.getByRole('button', { name: 'Speichern' }).click();
    await page.getByRole('button', { name: `Plätze von Kollegium ${mark}` }).click();
    await page.getByRole('textbox', { name: 'E-Mail-Adressen' }).fill(colleague.email);
    await page.getByRole('button', { name: 'Plätze geben' }).click();
    await said(page, '1 Person hat jetzt einen Platz.');
  });

  await test.step('a tool is gone from an open page, and from its address', async () => {
    await page.goto(`/backoffice/users/${colleague.id}`);
    await page.getByText('Ausgeschaltete Werkzeuge').first().click();
    await page.getByRole('checkbox', { name: 'Umfrage', exact: true }).check();
    await said(page, 'Gespeichert. Es gilt sofort.');
    await expect(open.getByRole('link', { name: 'Umfrage', exact: true })).toHaveCount(0);
    await open.goto('/surveys/surveys');
    await expect(open.getByRole('heading', { name: 'Dieses Werkzeug ist ausgeschaltet.' })).toBeVisible();
    await picture(page, 'backoffice-person');
  });
  await Promise.all([admin.close(), theirs.close()]);
});

test('[NAV-33] on a phone and with keys: people, a lock, licences and schools', async ({ browser, stack }) => {
  const admin = await signedIn(browser, stack, await newAdmin(stack, 'Deniz', 'Kaya'), { viewport: VIEWPORTS.phone });
  const mark = randomUUID().slice(0, 6);
  const colleague = await newTeacher(stack, 'Ruth', `Kessler${mark}`);
  const theirs = await signedIn(browser, stack, colleague);
  const [page, open] = [await admin.newPage(), await theirs.newPage()];
  await page.goto('/backoffice/users');
  await page.getByRole('searchbox').focus();
  await page.keyboard.type(`Kessler${mark}`);
  await expect(row(page, 'Ruth')).toContainText('Aktiv');
  await picture(page, 'backoffice-people-phone');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.getByRole('link', { name: `Ruth Kessler${mark}` }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Ruth Kessler${mark}`);
  await page.getByRole('button', { name: 'Sperren' }).focus();
  await page.keyboard.press('Enter');
  await said(page, 'Das Konto ist gesperrt und überall abgemeldet.');
  await open.goto('/profile');
  await expect(open).toHaveURL(/login/);
  await picture(page, 'backoffice-person-phone');
  for (const place of ['licences', 'schools', 'users/import', 'users?kind=pupils', 'users?kind=guests']) {
    await page.goto(`/backoffice/${place}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), place).toBe(true);
    await picture(page, `backoffice-${place.replace(/\W/g, '-')}-phone`);
  }
  await Promise.all([admin.close(), theirs.close()]);
});

test('[NAV-33] pictures of the administration on a computer, light and dark', async ({ browser, stack }) => {
  const mark = randomUUID().slice(0, 6);
  await inDatabase(stack, (client) =>
    client.query(
      `insert into licence (id, kind, name, seats, shared_classes, starts_on, created_at) values ($1, 'school', $2, 60, true, '2026-08-01', now())`,
      [randomUUID(), `Schullizenz ${mark}`],
    ),
  );
  for (const colorScheme of ['light', 'dark'] as const) {
    const admin = await signedIn(browser, stack, await newAdmin(stack, 'Deniz', 'Kaya'), { colorScheme });
    const page = await admin.newPage();
    for (const place of ['users', 'licences', 'schools', 'users/import']) {
      await page.goto(`/backoffice/${place}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await picture(page, `backoffice-${place.replace(/\W/g, '-')}-${colorScheme}`);
    }
    await admin.close();
  }
});

test('[NAV-33] an invited colleague chooses a password and is in', async ({ browser, stack }) => {
  const admin = await signedIn(browser, stack, await newAdmin(stack, 'Deniz', 'Kaya'));
  const mark = randomUUID().slice(0, 6);
  const email = `neu.${mark}@schule.example`;
  const page = await admin.newPage();
  await page.goto('/backoffice/users/import');
  await page.getByRole('textbox', { name: 'Oder hier einfügen' }).fill(`Selin;Yılmaz;${email}`);
  await page.getByRole('button', { name: 'Vorschau' }).click();
  await page.getByRole('button', { name: '1 Person einladen' }).click();
  await said(page, 'Fertig: 1 von 1.');
  const context = await stranger(browser, stack);
  const other = await context.newPage();
  await expect.poll(async () => (await mailsTo(stack.mailUrl, email)).length).toBe(1);
  const link = /https?:\S+school_invitation\?token=\S+/.exec((await mailsTo(stack.mailUrl, email))[0]!.text)![0];
  await other.goto(new URL(link).pathname + new URL(link).search);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Willkommen bei murmel');
  await expect(other.getByRole('textbox', { name: 'Nachname' })).toHaveValue('Yılmaz');
  await picture(other, 'backoffice-invited');
  await other.getByLabel('Passwort', { exact: true }).fill('kastanie-wolke-fahrrad');
  await other.getByRole('button', { name: 'Konto einrichten' }).click();
  await expect(other).not.toHaveURL(/school_invitation/);
  await Promise.all([admin.close(), context.close()]);
});
