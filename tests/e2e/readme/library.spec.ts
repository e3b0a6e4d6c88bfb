import { newClass } from '../support/school-class.js';
import { expect, test } from '../support/test.js';
import { call, newDocument } from '../support/wire.js';
import { ageExamples, deniz, LESSON } from './demo-world.js';
import { keep } from './keep-picture.js';

/** Folders with the documents in them. */
const FOLDERS = {
  Eltern: ['Brief zum Wandertag', 'Einladung zum Elternabend'],
  'Klasse 8a': ['Das Auge', 'Test Nr. 3', 'Sezieren: Ablauf'],
  Ausflug: ['Packliste'],
};
const PUPILS = Array.from({ length: 24 }, (_, index) => `Kind ${index + 1}`);

test('the first page and the library', { tag: '@pictures' }, async ({ browser, stack }) => {
  const computer = await deniz(browser, stack);
  await computer.clock.setFixedTime(LESSON);
  await newClass(computer, PUPILS, '8a Biologie');
  await newClass(computer, PUPILS, '10c Chemie');
  await ageExamples(computer, stack);
  const page = await computer.newPage();

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guten Morgen, Deniz');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('main').getByText('10c Chemie')).toBeVisible();
  await keep(page, 'start');

  for (const [folder, titles] of Object.entries(FOLDERS)) {
    const { id: folderId } = await call<{ id: string }>(computer, 'POST', '/folders', { title: folder });
    const ids: string[] = [];
    for (const title of titles) ids.push(await newDocument(computer, title));
    await call(computer, 'PUT', '/items/move', { ids, folderId });
  }
  await page.goto('/folders');
  await expect(page.getByRole('link', { name: 'Lebensraum Wald' })).toBeVisible();
  await keep(page, 'library');
});
