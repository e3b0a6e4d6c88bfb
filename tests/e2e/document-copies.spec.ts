import { readFileSync } from 'node:fs';
import { inDatabase, newTeacher, signedIn, stranger } from './support/people.js';
import { editorOf, expect, openDocument, picture, statusOf, test, textOf, wordsOf } from './support/test.js';
import { choose, emptyDocument, tool } from './support/text-editor.js';
import { sharedDocument } from './support/wire.js';

test('an earlier version comes back while somebody goes on typing', async ({ browser, stack }) => {
  const context = await signedIn(browser, stack, await newTeacher(stack));
  const { id, secretLink } = await sharedDocument(context);
  const guestContext = await stranger(browser, stack);
  const [page, guest] = [await context.newPage(), await guestContext.newPage()];
  await openDocument(page, editorOf(id));
  await openDocument(guest, secretLink);
  await textOf(page).click();
  await page.keyboard.type('Die erste Fassung.');
  await expect(statusOf(page)).toHaveText('Gespeichert');
  await expect(textOf(guest)).toContainText('Die erste Fassung.');
  // The lesson went on without the text for a while: that ends a version.
  await inDatabase(stack, (client) =>
    client.query(`update document_update set created_at = created_at - interval '5 minutes' where item_id = $1`, [id]),
  );
  await textOf(guest).focus();
  await guest.keyboard.press('ControlOrMeta+End');
  await guest.keyboard.type(' Dazu vom Gast.');
  await expect(textOf(page)).toContainText('Dazu vom Gast.');

  await page.getByRole('button', { name: 'Mehr' }).click();
  await page.getByRole('menuitem', { name: 'Versionen' }).click();
  const list = page.getByRole('dialog', { name: 'Versionen' });
  await expect(list.getByText('Heute')).toBeVisible();
  await expect(list).toContainText('Ada Lehmann');
  await picture(page, 'versions');
  const preview = page.getByRole('dialog', { name: /Heute/ });
  await test.step('a version shows who wrote it, and what came since the one before', async () => {
    await list.getByRole('listitem').first().getByRole('button').click();
    await expect(preview.getByText(/^Geschrieben von .*Gast/)).toBeVisible();
    await expect(preview.locator('ins')).toHaveText('Dazu vom Gast.');
    await expect(preview).toContainText('Hinzugefügt: ');
    await preview.getByRole('switch', { name: 'Änderungen zeigen' }).uncheck();
    await expect(preview.locator('ins')).toHaveCount(0);
    await expect(preview).toContainText('Dazu vom Gast.');
    await preview.getByRole('button', { name: 'Schließen', exact: true }).click();
  });
  await list.getByRole('listitem').last().getByRole('button').click();
  await expect(preview.getByRole('button', { name: 'Wiederherstellen' })).toBeVisible();
  await picture(page, 'version-preview');
  const typing = guest.keyboard.type(' Ich schreibe einfach weiter und weiter.', { delay: 40 });
  await preview.getByRole('button', { name: 'Wiederherstellen' }).click();
  await expect(guest.getByText('Eine frühere Version wurde wiederhergestellt.')).toBeVisible();
  await typing;
  await expect(statusOf(guest)).toHaveText('Gespeichert');
  await expect.poll(async () => (await wordsOf(page)) === (await wordsOf(guest))).toBe(true);

  const words = await wordsOf(page);
  expect(words).toContain('Die erste Fassung.');
  expect(words).not.toContain('Dazu vom Gast.');
  // A writer in the middle of a sentence continues it.
  expect(words).toMatch(/weiter\.$/);
  await Promise.all([context.close(), guestContext.close()]);
});

test('saved as Markdown and HTML, shown on the wall', async ({ teacher: page }) => {
  await emptyDocument(page);
  await choose(page, /^Absatz/, 'Überschrift 2');
  await page.keyboard.type('Bäume & Büsche');
  await page.keyboard.press('Enter');
  await tool(page, 'Fett').click();
  await page.keyboard.type('wichtig');
  const saved = async (entry: string): Promise<{ name: string; text: string }> => {
    await page.getByRole('button', { name: 'Mehr' }).click();
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: entry }).click()]);
    return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
  };
  const markdown = await saved('Als Markdown speichern');
  expect(markdown.name).toBe('Wald und Wiese.md');
  // Both are the same sign in Markdown.
  expect(markdown.text).toMatch(/^## Bäume (&|&amp;) Büsche$/m);
  expect(markdown.text).toContain('**wichtig**');
  const html = await saved('Als HTML speichern');
  expect(html.name).toBe('Wald und Wiese.html');
  expect(html.text).toContain('<h2>Bäume &amp; Büsche</h2>');
  expect(html.text).not.toContain('<script');

  await page.getByRole('button', { name: 'An die Wand' }).click();
  const wall = page.getByRole('dialog', { name: /^An der Wand/ });
  await expect(wall).toContainText('wichtig');
  const size = () =>
    wall
      .locator('p')
      .first()
      .evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  const before = await size();
  await wall.getByRole('button', { name: 'Schrift größer' }).click();
  expect(await size()).toBeGreaterThan(before);
  await expect(wall.getByRole('toolbar')).toHaveCount(0);
  await wall.getByRole('button', { name: 'Wand verlassen' }).click();
  await expect(wall).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'An die Wand' })).toBeFocused();
});
