import { type StoppableDatabase, startStoppableDatabase } from '../support/stoppable-database.js';
import { newTeacher, signedIn } from './support/people.js';
import { type Stack, startStack } from './support/stack.js';
import { editorOf, expect, openDocument, picture, statusOf, test, textOf, wordsOf } from './support/test.js';
import { sharedDocument } from './support/wire.js';

let database: StoppableDatabase;
let product: Stack;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  database = await startStoppableDatabase();
  product = await startStack(database.url);
});
test.afterAll(async () => {
  await product?.stop();
  await database?.remove();
});

test('the database goes away while a class writes, and comes back', { tag: '@deadline' }, async ({ browser }) => {
  const context = await signedIn(browser, product, await newTeacher(product));
  const { id } = await sharedDocument(context);
  const page = await context.newPage();
  const text = textOf(page);
  await openDocument(page, editorOf(id));
  await text.click();
  await page.keyboard.type('Vorher gespeichert.');
  await expect(statusOf(page)).toHaveText('Gespeichert');

  await test.step('within five seconds it says that nothing is saved', async () => {
    await database.stop();
    await page.keyboard.type(' Ohne Datenbank.');
    await expect(statusOf(page)).toHaveText('Nicht gespeichert, wird nachgeholt', { timeout: 5000 });
    await page.keyboard.type(' Noch mehr.');
    await picture(page, 'database-gone');
  });

  await test.step('it comes back: everything is saved without a hand', async () => {
    await database.start();
    await expect(statusOf(page)).toHaveText('Gespeichert', { timeout: 30_000 });
    await page.reload();
    await expect(statusOf(page)).toHaveText('Gespeichert');
    await expect(text).toHaveText('Vorher gespeichert. Ohne Datenbank. Noch mehr.');
  });
  await context.close();
});

test('[C14] collab-server is killed while two people type: they go on alone, and have everything once when it is back', async ({
  browser,
}) => {
  const context = await signedIn(browser, product, await newTeacher(product));
  const other = await signedIn(browser, product, await newTeacher(product, 'Boris', 'Braun'));
  const { id, secretLink } = await sharedDocument(context);
  const [page, guest] = [await context.newPage(), await other.newPage()];
  await openDocument(page, editorOf(id));
  await openDocument(guest, secretLink);
  await textOf(page).click();
  await page.keyboard.type('Anfang ');
  await expect(textOf(guest)).toContainText('Anfang');

  const words = 'Während alle schreiben fällt der Server um und niemand verliert etwas. ';
  const typing = page.keyboard.type(words, { delay: 25 });
  await expect(textOf(guest)).toContainText('Während');
  await product.collab.kill9();
  await expect(statusOf(page)).toHaveText(/Nicht/);
  await picture(page, 'collab-killed');
  await typing;
  const alone = page.getByText('Du schreibst gerade allein. Gespeichert wird weiter');
  await expect(alone).toBeVisible();
  await expect(statusOf(page)).toHaveText('Gespeichert');
  await picture(page, 'collab-killed-alone');
  await expect.poll(() => wordsOf(guest)).toBe(`Anfang ${words}`);
  await product.restartCollab();
  await expect(alone).toBeHidden();
  await expect(statusOf(page)).toHaveText('Gespeichert');
  await page.reload();
  await expect.poll(() => wordsOf(page)).toBe(`Anfang ${words}`);
  await Promise.all([context.close(), other.close()]);
});
