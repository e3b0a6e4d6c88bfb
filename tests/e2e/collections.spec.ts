import { forgedZip } from '../api/imports/forged-zip.js';
import { libraryParts } from '../support/h5p-package.js';
import { newAdmin } from './support/editorial-places.js';
import { inDatabase, newTeacher, phone, signedIn } from './support/people.js';
import { noisyPicture } from './support/pinboard-files.js';
import { expect, picture, test } from './support/test.js';
import { call, newDocument } from './support/wire.js';

test('[LIB-08] the editors put a collection together and present a partner; everybody finds both, a colleague takes all of it over', async ({
  browser,
  stack,
}) => {
  const [admin, colleague] = [
    await signedIn(browser, stack, await newAdmin(stack)),
    await signedIn(browser, stack, await newTeacher(stack, 'Berta', 'Kurz')),
  ];
  const mark = `zq${Date.now()}`;
  const title = `Wald ${mark}`;
  const ids: string[] = [];
  for (const name of ['Ahorn', 'Birke']) {
    const id = await newDocument(admin, `${name} ${mark}`);
    await call(admin, 'PUT', `/items/${id}/publication`, {
      licence: 'CC-BY-SA-4.0',
      subjectTypes: ['BIOLOGY'],
      gradeLevels: ['GRADE_LEVEL_LOWER'],
    });
    ids.push(id);
  }
  const editor = await admin.newPage();

  await test.step('an admin makes a draft, chooses open material by a word, puts it in order with keys, and publishes it', async () => {
    await editor.goto('/collections');
    await editor.getByRole('button', { name: 'Neue Sammlung' }).click();
    await expect(editor).toHaveURL(/\/admin\/collections\//);
    await editor.getByLabel('Titel').fill(title);
    await editor.getByLabel('Text', { exact: true }).fill('Vom ersten Geräusch bis zur Ausstellung. Auch bei Regen.');
    await editor.getByRole('searchbox').fill(mark);
    for (const name of ['Ahorn', 'Birke']) {
      await editor.getByRole('button', { name: `„${name} ${mark}“ hinzufügen` }).click();
      await expect(editor.getByRole('textbox', { name: `Schild für „${name} ${mark}“` })).toBeVisible();
      // When a text over a button would come: none may lie on the button below.
      await editor.waitForTimeout(400);
      await expect(editor.getByText(`„${name} ${mark}“ ist schon dabei`)).toBeHidden();
    }
    await editor.getByRole('textbox', { name: `Schild für „Birke ${mark}“` }).fill('1. Stunde');
    const grip = editor.getByRole('button', { name: `„Birke ${mark}“ ziehen` });
    await grip.focus();
    await editor.keyboard.press('Space');
    await expect(editor.getByText(`„Birke ${mark}“ ist an Stelle 2 von 2.`)).toBeAttached();
    await editor.keyboard.press('ArrowUp');
    await expect(editor.getByText(`„Birke ${mark}“ ist an Stelle 1 von 2.`)).toBeAttached();
    await editor.keyboard.press('Space');
    await expect(
      editor
        .getByRole('listitem')
        .filter({ has: editor.getByRole('button', { name: /ziehen/ }) })
        .first(),
    ).toContainText('Birke');
    await editor.getByText('Veröffentlicht', { exact: true }).click();
    await picture(editor, 'collection-editor');
    await editor.getByRole('button', { name: 'Speichern' }).click();
    await expect(editor.getByText('Gespeichert.')).toBeVisible();
  });

  const collection = editor.url().split('/').at(-1)!;
  await test.step('a visitor looks at it on a phone, without an account, in German and English', async () => {
    const visitor = await phone(browser, stack);
    const page = await visitor.newPage();
    await page.goto(`/collections/${collection}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(`${title} | Sammlung`);
    const cards = page.getByRole('list', { name: 'Materialien der Sammlung' }).getByRole('listitem');
    await expect(cards).toHaveCount(2);
    await expect(cards.first()).toContainText('1. Stunde');
    await expect(cards.first()).toContainText(`Birke ${mark}`);
    await expect(page.getByRole('link', { name: 'Alle übernehmen' })).toHaveAttribute('href', /^\/login/);
    await picture(page, 'collection-phone');
    await page.goto('/gallery/how_to');
    await expect(page.getByRole('heading', { level: 1, name: 'So geht offenes Material' })).toBeVisible();
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute('href', /\/gallery\/how_to$/);
    await page.getByRole('navigation', { name: 'So geht es' }).getByRole('link', { name: 'Sammlungen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'So gehen Sammlungen' })).toBeVisible();
    await expect(canonical).toHaveCount(0);
    await page.goto(`/collections/${collection}?locale=en`);
    await expect(page.getByText('Put together by')).toBeVisible();
    await visitor.close();
  });

  await test.step('a colleague remembers it, and takes all of it over with one press', async () => {
    const page = await colleague.newPage();
    await page.goto(`/collections/${collection}`);
    await page.getByRole('button', { name: 'Merken', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Gemerkt' })).toHaveAttribute('aria-pressed', 'true');
    await picture(page, 'collection');
    await page.getByRole('button', { name: 'Alle übernehmen' }).click();
    await expect(page.getByText(`2 Kopien liegen im neuen Ordner „${title}“.`)).toBeVisible();
    await page.getByRole('button', { name: 'Ordner öffnen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('link', { name: `Birke ${mark}` })).toBeVisible();
    await page.goto('/bookmarks');
    await expect(page.getByRole('list', { name: 'Gemerkte Sammlungen' }).getByRole('link', { name: title })).toBeVisible();
  });

  await test.step('what is closed leaves it, and the admin sees that it is missing', async () => {
    await call(admin, 'PUT', `/items/${ids[0]}/share`, { privacy: 'locked' });
    await editor.goto(`/collections/${collection}`);
    await expect(editor.getByText(/^1 Material dieser Sammlung ist nicht mehr offen/)).toBeVisible();
    await expect(editor.getByRole('link', { name: `Ahorn ${mark}` })).toHaveCount(0);
  });

  await test.step('a partner: its address follows its name, whoever it is not enabled for reads so, and so does whoever takes it over', async () => {
    await editor.goto('/partners');
    await editor.getByRole('button', { name: 'Neuer Partner' }).click();
    await editor.getByLabel('Name').fill(`Zoo ${mark}`);
    await editor.getByLabel('Logo auswählen').setInputFiles(noisyPicture('logo.png', 0.05));
    await editor.getByLabel('Was ist auf dem Logo zu sehen?').fill('Ein Löwe');
    await editor.getByText('Veröffentlicht', { exact: true }).click();
    await editor.locator('summary').filter({ hasText: 'Lizenzen' }).click();
    await editor.getByRole('checkbox', { name: 'Schulträger' }).check();
    await editor.getByRole('button', { name: 'Speichern' }).click();
    await expect(editor.getByText('Gespeichert.')).toBeVisible();
    await editor.getByRole('searchbox').fill(`Birke ${mark}`);
    await editor.getByRole('button', { name: `„Birke ${mark}“ hinzufügen` }).click();
    await expect(editor.getByRole('button', { name: `„Birke ${mark}“ herausnehmen` })).toBeVisible();
    await picture(editor, 'partner-editor');
    const partner = editor.url().split('/').at(-1)!;
    const page = await colleague.newPage();
    await page.goto(`/partners/${partner}-alter-name`);
    await expect(page).toHaveURL(new RegExp(`/partners/${partner}-zoo-${mark}$`));
    await expect(page.getByText('Dieser Partner ist für dich nicht freigeschaltet.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 }).getByRole('img', { name: 'Ein Löwe' })).toBeVisible();
    await page
      .getByRole('article')
      .filter({ hasText: `Birke ${mark}` })
      .hover();
    await page.getByRole('button', { name: `„Birke ${mark}“ in meine Ablage kopieren` }).click();
    await expect(page.getByText('Ansehen kannst du seine Materialien, übernehmen nicht.')).toBeVisible();
    await picture(page, 'partner');
    await page.goto('/int/partners');
    await expect(page).toHaveURL(`${stack.origin}/`);
    await page.goto(`/admin/partners/${partner}`);
    await expect(page).toHaveURL(`${stack.origin}/`);
  });

  await test.step('[C32] an admin installs libraries of H5P from a file; what is refused says why', async () => {
    await editor.goto('/bookmarks');
    await editor
      .getByRole('button', { name: /Ada|Profil/ })
      .first()
      .click();
    await editor.getByRole('menuitem', { name: 'Verwaltung' }).click();
    await editor.getByRole('link', { name: 'Bibliotheken für H5P' }).click();
    await expect(editor).toHaveTitle(/H5P$/);
    const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/zip', buffer });
    const choose = editor.locator('input[type="file"]');
    await choose.setInputFiles(file('notizen.h5p', forgedZip([{ name: 'a.txt', contents: 'x' }])));
    await expect(editor.getByRole('alert').filter({ hasText: 'Es fehlt „library.json“.' })).toBeVisible();
    await choose.setInputFiles(file('lent.h5p', forgedZip(libraryParts('H5P.Lent', [3, 1, 4]))));
    await expect(editor.getByRole('listitem').filter({ hasText: 'H5P.Lent' })).toContainText('Version 3.1.4');
    await picture(editor, 'h5p-libraries');
    const page = await colleague.newPage();
    await page.goto('/backoffice/h5p_libraries');
    await expect(page).toHaveURL(`${stack.origin}/`);
  });

  await test.step('the gallery offers no part without a source, and its page says so', async () => {
    await inDatabase(stack, (client) => client.query('update collection set featured_at = now() where id = $1', [collection]));
    const page = await colleague.newPage();
    await page.goto('/gallery');
    await expect(page.getByRole('list', { name: 'Sammlungen' }).getByRole('link', { name: title })).toBeVisible();
    await picture(page, 'gallery-recommended');
    await expect(page.getByRole('navigation', { name: 'Teile der Galerie' }).getByRole('link')).toHaveText([
      'Empfohlen',
      'Aus der Community',
    ]);
    await page.goto('/gallery/to_teach');
    await expect(page.getByText('Hier ist nichts eingerichtet.')).toBeVisible();
    await inDatabase(stack, (client) => client.query('delete from collection where id = $1', [collection]));
  });
  await Promise.all([admin.close(), colleague.close()]);
});
