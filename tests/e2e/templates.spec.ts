import { newTeacher, signedIn } from './support/people.js';
import { expect, test } from './support/test.js';
import { call } from './support/wire.js';

test('[LIB-03] a teacher makes a template from a menu, finds it among all, and begins with it', async ({ browser, stack }) => {
  const computer = await signedIn(browser, stack, await newTeacher(stack));
  const page = await computer.newPage();
  const { id } = await call<{ id: string }>(computer, 'POST', '/text_editor/documents', { title: 'Mein Stundenplan' });
  await page.goto(`/text_editor/documents/${id}`);
  await page.getByRole('button', { name: 'Mehr' }).click();
  await page.getByRole('menuitem', { name: 'Als Vorlage' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto('/folders');
  await page.getByRole('button', { name: 'Neu', exact: true }).first().click();
  await page.getByRole('menuitem', { name: 'Aus Vorlage' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vorlagen' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Mein Stundenplan' })).toBeVisible();
  await page.getByRole('searchbox').fill('Stundenplan');
  const own = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Mein Stundenplan' }) });
  await expect(own).toHaveCount(1);
  await own.getByRole('button').last().click();
  await expect(page).toHaveURL(new RegExp(`/text_editor/documents/(?!${id})[0-9a-f-]{36}`));
  await computer.close();
});
