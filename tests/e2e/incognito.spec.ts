import { newAdmin } from './support/editorial-places.js';
import { newTeacher, signedIn, VIEWPORTS } from './support/people.js';
import { expect, picture, test } from './support/test.js';
import { call, newDocument } from './support/wire.js';

test('[TIT-07] [INC-02] [INC-03] an admin sees murmel as a teacher, with a reason and a bar that ends it; nothing is deleted', {
  tag: '@walk',
}, async ({ browser, stack }) => {
  const jana = await newTeacher(stack, 'Jana', 'Wolf');
  const own = await signedIn(browser, stack, jana);
  const id = await newDocument(own);
  const admin = await signedIn(browser, stack, await newAdmin(stack, 'Deniz', 'Kaya'));
  const page = await admin.newPage();
  await page.goto(`/backoffice/users/${jana.id}`);
  await page.getByRole('button', { name: 'Ansehen als Jana Wolf' }).click();
  const dialog = page.getByRole('dialog', { name: 'Als Jana Wolf ansehen?' });
  await dialog.getByRole('textbox', { name: 'Grund' }).fill('Anfrage 2291');
  await dialog.getByRole('button', { name: 'Ansehen starten' }).click();
  const bar = page.getByRole('complementary', { name: 'Ansicht als andere Person' });
  await expect(bar).toContainText('Du siehst murmel als Jana Wolf');
  await expect(bar).toContainText('Grund: Anfrage 2291');
  await expect(bar).toContainText(/noch (59|60)\u202fMinuten/);
  await expect(page.getByRole('heading', { level: 1, name: /Jana/ })).toBeVisible();
  await picture(page, 'incognito');
  await expect(call(admin, 'DELETE', `/text_editor/documents/${id}`)).rejects.toThrow('CLOSED_IN_INCOGNITO');
  await page.setViewportSize(VIEWPORTS.phone);
  await picture(page, 'incognito-phone');
  await page.setViewportSize(VIEWPORTS.teacher);
  await bar.getByRole('button', { name: 'Beenden' }).click();
  await expect(page).toHaveURL(new RegExp(`/backoffice/users/${jana.id}$`));
  await page.getByRole('link', { name: 'Protokoll', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Deniz Kaya als Jana Wolf (Lehrkraft)' })).toBeVisible();
  await expect(bar).toBeHidden();
  const mine = await own.newPage();
  await mine.goto('/profile');
  const looks = mine.getByRole('region', { name: 'Wer hat mein Konto angesehen' });
  await expect(looks).toContainText('Grund: Anfrage 2291');
  await looks.scrollIntoViewIfNeeded();
  await picture(mine, 'incognito-profile');
  await Promise.all([admin.close(), own.close()]);
});
