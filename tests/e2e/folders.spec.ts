import type { Locator, Page } from '@playwright/test';
import { newTeacher, phone, signedIn, VIEWPORTS } from './support/people.js';
import { carryByFinger } from './support/pinboard-touch.js';
import { expect, picture, test } from './support/test.js';
import { call, newDocument, sharedDocument } from './support/wire.js';

const tile = (page: Page, title: string) => page.getByRole('article').filter({ has: page.getByRole('link', { name: title, exact: true }) });
const choose = (page: Page, title: string) => page.getByRole('checkbox', { name: `„${title}“ auswählen` }).check();

test('a teacher keeps things in order: folders, several at once, by mouse and keyboard, and takes it back', async ({ browser, stack }) => {
  const teacher = await signedIn(browser, stack, await newTeacher(stack));
  for (const title of ['Fotosynthese', 'Stadtwald', 'Elternbrief']) await newDocument(teacher, title);
  const page = await teacher.newPage();

  await test.step('[LIB-02] a folder, and something new in it', async () => {
    await page.goto('/');
    await page.getByRole('navigation').getByRole('link', { name: 'Ablage' }).first().click();
    await expect(page).toHaveTitle('Werkzeuge | Ablage');
    await page.getByRole('main').getByRole('button', { name: 'Ordner', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Anlegen' }).click();
    await expect(page.getByText('Bitte gib einen Namen ein.')).toBeVisible();
    await page.getByLabel('Name').fill('Biologie 8b');
    await page.getByRole('dialog').getByRole('button', { name: 'Anlegen' }).click();
    await tile(page, 'Biologie 8b').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Biologie 8b' })).toBeFocused();
    await expect(page).toHaveTitle('Biologie 8b | Ordner');
    await expect(page.getByText('Dieser Ordner ist leer.')).toBeVisible();
    await page.getByRole('button', { name: 'Neu', exact: true }).first().click();
    await page.getByRole('menuitem', { name: /^Wortwolke/ }).click();
    await expect(page).toHaveURL(/\/word_clouds\/word_clouds\//);
    await page.getByRole('link', { name: 'Zum Ordner' }).click();
    await expect(tile(page, 'Neue Wortwolke')).toBeVisible();
  });

  await test.step('several at once into it, and back by the message', async () => {
    await page.getByRole('navigation', { name: 'Der Weg hierher' }).getByRole('link', { name: 'Ablage' }).click();
    for (const title of ['Fotosynthese', 'Stadtwald']) await choose(page, title);
    await expect(page.getByText('2 ausgewählt')).toBeVisible();
    await picture(page, 'library-selected');
    await page.getByRole('button', { name: 'Verschieben', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').fill('bio');
    await dialog.getByRole('radio', { name: 'Biologie 8b' }).check();
    await dialog.getByRole('button', { name: 'Hierher verschieben' }).click();
    // It stays while the pointer is over it.
    await page.getByText('2 Inhalte liegen jetzt in „Biologie 8b“.').hover();
    await expect(tile(page, 'Biologie 8b')).toContainText('3 Inhalte');
    await expect(tile(page, 'Stadtwald')).toHaveCount(0);
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(tile(page, 'Stadtwald')).toBeVisible();
    await expect(tile(page, 'Biologie 8b')).toContainText('1 Inhalt');
  });

  await test.step('into a folder that is made on the way', async () => {
    await choose(page, 'Stadtwald');
    await page.getByRole('button', { name: 'Verschieben', exact: true }).click();
    await page.getByRole('button', { name: 'Neuer Ordner' }).click();
    await page.getByRole('dialog', { name: 'Neuer Ordner' }).getByRole('textbox').fill('Exkursion');
    await page.getByRole('button', { name: 'Anlegen' }).click();
    await expect(page.getByRole('radio', { name: 'Exkursion' })).toBeChecked();
    await page.getByRole('button', { name: 'Hierher verschieben' }).click();
    await page.getByText('„Stadtwald“ liegt jetzt in „Exkursion“.').hover();
    await expect(tile(page, 'Exkursion')).toContainText('1 Inhalt');
    await page.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(tile(page, 'Stadtwald')).toBeVisible();
  });

  await test.step('dragged onto a folder, and out of it by the way up', async () => {
    await tile(page, 'Elternbrief').dragTo(tile(page, 'Biologie 8b'));
    await expect(page.getByText('„Elternbrief“ liegt jetzt in „Biologie 8b“.')).toBeVisible();
    await tile(page, 'Biologie 8b').getByRole('link').click();
    // Also the page before has a way to "Ablage".
    await expect(page.getByRole('heading', { level: 1, name: 'Biologie 8b' })).toBeVisible();
    await tile(page, 'Elternbrief').dragTo(page.getByRole('navigation', { name: 'Der Weg hierher' }).getByText('Ablage'));
    await expect(page.getByText('„Elternbrief“ liegt jetzt in „Ablage“.')).toBeVisible();
    await expect(tile(page, 'Elternbrief')).toHaveCount(0);
  });

  await test.step('by keyboard alone: chosen, let go, into the trash and back', async () => {
    await page.goto('/folders');
    await page.getByRole('group', { name: 'Ansicht' }).locator('label').last().click();
    await page.getByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('5 ausgewählt')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('5 ausgewählt')).toBeHidden();
    await page.getByRole('checkbox', { name: '„Biologie 8b“ auswählen' }).focus();
    await page.keyboard.press('Space');
    await page.getByRole('region', { name: 'Ausgewählt' }).getByRole('button', { name: 'In den Papierkorb' }).press('Enter');
    await expect(page.getByText('„Biologie 8b“ liegt im Papierkorb.')).toBeVisible();
    await page.goto('/folders/discarded');
    await expect(page.getByRole('row', { name: /Biologie 8b/ })).toContainText('Ordner mit 1 Inhalt');
    await page.getByRole('button', { name: '„Biologie 8b“ endgültig löschen' }).click();
    await expect(page.getByRole('dialog')).toContainText('1 Inhalt');
    await page.getByRole('dialog').getByRole('button', { name: 'Abbrechen' }).click();
    await page.getByRole('button', { name: '„Biologie 8b“ zurückholen' }).click();
    await expect(page.getByText('„Biologie 8b“ ist wieder da.')).toBeVisible();
    await page.goto('/folders');
    await page.getByRole('link', { name: 'Biologie 8b' }).click();
    await expect(tile(page, 'Neue Wortwolke')).toBeVisible();
  });
  await teacher.close();
});

test('[LIB-02] a folder’s settings, seen by another window at once; a finger carries things, also in the sheet of the tree', async ({
  browser,
  stack,
}) => {
  const account = await newTeacher(stack);
  const teacher = await signedIn(browser, stack, account);
  const { id } = await call<{ id: string }>(teacher, 'POST', '/folders', { title: 'Biologie' });
  await call(teacher, 'POST', '/folders', { title: 'Klausuren' });
  const [page, second] = [await teacher.newPage(), await teacher.newPage()];
  await second.goto('/folders');
  await expect(tile(second, 'Biologie')).toBeVisible();

  await test.step('colour, description and tags', async () => {
    await page.goto(`/folders/${id}`);
    await page.getByRole('button', { name: 'Einstellungen des Ordners' }).click();
    const drawer = page.getByRole('dialog', { name: 'Einstellungen des Ordners' });
    // It is checked once it is kept.
    await drawer.getByRole('radio', { name: 'Lila' }).click();
    await expect(drawer.getByRole('radio', { name: 'Lila' })).toBeChecked();
    await drawer.getByRole('textbox', { name: 'Beschreibung' }).fill('Alles zum Stadtwald');
    await drawer.getByRole('textbox', { name: 'Schlagwörter' }).fill('Exkursion');
    await page.keyboard.press('Enter');
    await expect(drawer.getByRole('list', { name: 'Deine Schlagwörter' })).toContainText('Exkursion');
    await expect(drawer.getByText('Gespeichert')).toBeVisible();
    await picture(page, 'folder-settings');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('main')).toContainText('Alles zum Stadtwald');
    await expect(page.getByRole('main').locator('[data-colour="pflaume"]').first()).toBeVisible();
    await picture(page, 'folder-head');
  });

  await test.step('the other window follows without being touched', async () => {
    await expect(tile(second, 'Biologie').locator('[data-colour="pflaume"]').first()).toBeVisible();
    await newDocument(teacher, 'Eben gemacht');
    await expect(tile(second, 'Eben gemacht')).toBeVisible();
  });

  await test.step('by finger onto a folder, and a folder in the sheet of the tree; a short tap opens', async () => {
    const phoneContext = await signedIn(browser, stack, account, { viewport: VIEWPORTS.phone, hasTouch: true, isMobile: true });
    const mobile = await phoneContext.newPage();
    await mobile.goto('/folders');
    const to = async (place: Locator) => {
      const box = (await place.boundingBox())!;
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    await tile(mobile, 'Klausuren').scrollIntoViewIfNeeded();
    await carryByFinger(phoneContext, mobile, tile(mobile, 'Klausuren'), await to(tile(mobile, 'Biologie')));
    await expect(mobile.getByText('„Klausuren“ liegt jetzt in „Biologie“.')).toBeVisible();
    await expect(mobile).toHaveURL(/\/folders$/);
    await mobile.getByRole('button', { name: 'Alle Ordner' }).tap();
    const node = (title: string) => mobile.getByRole('treeitem', { name: title, exact: true });
    await node('Biologie').locator('span').first().tap();
    await expect(node('Klausuren')).toBeVisible();
    await carryByFinger(phoneContext, mobile, node('Klausuren'), await to(node('Ablage')));
    await expect(mobile.getByText('„Klausuren“ liegt jetzt in „Ablage“.')).toBeVisible();
    await picture(mobile, 'tree-sheet');
    await node('Biologie').tap();
    await expect(mobile.getByRole('heading', { level: 1, name: 'Biologie' })).toBeVisible();
    await phoneContext.close();
  });
  await teacher.close();
});

test('[E29] a shared folder: who moves something in is asked, guests see what is not locked and go on to it', async ({
  browser,
  stack,
}) => {
  const teacher = await signedIn(browser, stack, await newTeacher(stack));
  const { id } = await call<{ id: string }>(teacher, 'POST', '/folders', { title: 'Stadtwald' });
  await sharedDocument(teacher, 'Protokoll', 'read');
  await newDocument(teacher, 'Klausur');
  const page = await teacher.newPage();
  await page.goto('/folders');
  await page.getByRole('button', { name: 'Mehr zu „Stadtwald“' }).click();
  await page.getByRole('menuitem', { name: 'Teilen' }).click();
  const share = page.getByRole('dialog');
  await share.getByText('Mit Link freigeben').click();
  await expect(share.getByText('Löscht sich')).toHaveCount(0);
  await share.getByRole('button', { name: 'Fertig' }).click();
  await expect(tile(page, 'Stadtwald')).toContainText('Geheimer Link');
  for (const title of ['Protokoll', 'Klausur']) await choose(page, title);
  await page.getByRole('button', { name: 'Verschieben', exact: true }).click();
  await page.getByRole('dialog').getByRole('radio', { name: 'Stadtwald' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Hierher verschieben' }).click();
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(question).toContainText('Das sehen dann auch andere.');
  await picture(page, 'library-shared-question');
  await question.getByRole('button', { name: 'Trotzdem verschieben' }).click();
  await expect(page.getByText('2 Inhalte liegen jetzt in „Stadtwald“.')).toBeVisible();

  const { secretLink } = await call<{ secretLink: string }>(teacher, 'GET', `/items/${id}/share`);
  const guest = await (await phone(browser, stack)).newPage();
  await guest.goto(secretLink);
  await expect(guest.getByRole('heading', { level: 1, name: 'Stadtwald' })).toBeVisible();
  await expect(guest.getByRole('list', { name: 'Stadtwald' }).getByRole('listitem')).toHaveCount(1);
  await picture(guest, 'folder-guest');
  await guest.getByRole('link', { name: /Protokoll/ }).click();
  await expect(guest.getByRole('heading', { level: 1, name: 'Protokoll' })).toBeVisible();
  await Promise.all([teacher.close(), guest.context().close()]);
});

test('[LIB-02] the tree of folders: things dropped on it, gone through by keys, and a sheet on a phone', { tag: '@walk' }, async ({
  browser,
  stack,
}) => {
  const teacher = await signedIn(browser, stack, await newTeacher(stack));
  const folder = (title: string, folderId?: string) =>
    call<{ id: string }>(teacher, 'POST', '/folders', { title, ...(folderId && { folderId }) });
  const { id } = await folder('Biologie');
  await folder('Wald', id);
  await newDocument(teacher, 'Fotosynthese');
  const page = await teacher.newPage();
  await page.goto('/folders');
  const tree = page.getByRole('tree', { name: 'Alle Ordner' });
  const node = (title: string) => tree.getByRole('treeitem', { name: title, exact: true });
  await expect(node('Ablage')).toHaveAttribute('aria-current', 'page');
  await expect(node('Wald')).toHaveCount(0);
  await node('Ablage').focus();
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await expect(node('Wald')).toBeFocused();
  await tile(page, 'Fotosynthese').dragTo(node('Wald'));
  await expect(page.getByText('„Fotosynthese“ liegt jetzt in „Wald“.')).toBeVisible();
  await picture(page, 'library-tree');
  await node('Wald').focus();
  await page.keyboard.press('Enter');
  await expect(tile(page, 'Fotosynthese')).toBeVisible();
  await expect(node('Wald')).toHaveAttribute('aria-current', 'page');
  await tile(page, 'Fotosynthese').dragTo(node('Ablage'));
  await expect(page.getByText('„Fotosynthese“ liegt jetzt in „Ablage“.')).toBeVisible();
  await node('Wald').focus();
  for (const key of ['ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
  await expect(node('Biologie')).toBeFocused();
  await expect(node('Wald')).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Alle Ordner' }).click();
  await node('Biologie').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Biologie' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await teacher.close();
});

test('[LIB-05] bookmarks: what a teacher wants to find again, also of a colleague, until it is taken off', async ({ browser, stack }) => {
  const [ada, berta] = [await newTeacher(stack), await newTeacher(stack, 'Berta', 'Kurz')];
  const [owner, colleague] = [await signedIn(browser, stack, ada), await signedIn(browser, stack, berta)];
  const { id } = await sharedDocument(owner, 'Protokoll', 'read');
  await call(owner, 'POST', `/items/${id}/members`, { email: berta.email, role: 'read' });
  const page = await colleague.newPage();
  await page.goto('/folders');
  await page.getByRole('combobox', { name: 'Von wem' }).selectOption('Mit mir geteilt');
  await page.getByRole('button', { name: 'Mehr zu „Protokoll“' }).click();
  await page.getByRole('menuitem', { name: 'Merken', exact: true }).click();
  await expect(page.getByText('„Protokoll“ steht auf deiner Merkliste.')).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Merkliste' }).click();
  await expect(page).toHaveTitle('Werkzeuge | Merkliste');
  await expect(tile(page, 'Protokoll')).toBeVisible();
  await picture(page, 'bookmarks');
  await page.getByRole('button', { name: 'Mehr zu „Protokoll“' }).click();
  await page.getByRole('menuitem', { name: 'Nicht mehr merken' }).click();
  await expect(page.getByText('Noch ist nichts gemerkt.')).toBeVisible();
  await Promise.all([owner.close(), colleague.close()]);
});
