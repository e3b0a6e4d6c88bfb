import { readFile } from 'node:fs/promises';
import { partAddress } from '@murmel/contracts';
import type { Page } from '@playwright/test';
import { newTeacher, phone, signedIn } from './support/people.js';
import {
  addButton,
  boardOf,
  cardOf,
  cardsCalled,
  enterBoard,
  fromMenu,
  listOf,
  namesIn,
  newBoard,
  openBoard,
  phoneList,
  pinCard,
  pinOnPhone,
  publicBoardOf,
  showList,
} from './support/pinboard.js';
import { giveFile, noisyPicture } from './support/pinboard-files.js';
import { carryByFinger, topOf } from './support/pinboard-touch.js';
import { expect, picture, statusOf, test } from './support/test.js';
import { call, share } from './support/wire.js';

const RIGHT_MS = 2000;
const names = (page: Page, list: string) => namesIn(listOf(page, list));

test('[ACC-01] [TR-44] by keyboard alone: cards and lists are moved, and a card goes anywhere by the menu', async ({ browser, stack }) => {
  const teacher = await signedIn(browser, stack, await newTeacher(stack));
  const board = await newBoard(teacher);
  for (const name of ['Eins', 'Zwei', 'Drei']) await pinCard(teacher, board, 'Pro', { name });
  await pinCard(teacher, board, 'Contra', { name: 'Gegen' });
  const page = await teacher.newPage();
  await openBoard(page, boardOf(board.id));
  const spoken = page.locator('[aria-live="assertive"]');

  await cardOf(page, 'Drei').getByRole('link').focus();
  await page.keyboard.press('Space');
  await expect(spoken).toHaveText('„Drei“ in der Hand.');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(spoken).toHaveText('„Drei“: Liste Pro, Platz 1 von 3.');
  await page.keyboard.press('Space');
  await expect.poll(() => names(page, 'Pro')).toEqual(['Drei', 'Eins', 'Zwei']);
  await expect(cardOf(page, 'Drei').getByRole('link')).toBeFocused();

  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(spoken).toHaveText('„Drei“: Liste Contra, Platz 1 von 2.');
  await page.keyboard.press('Enter');
  await expect.poll(() => names(page, 'Contra')).toEqual(['Drei', 'Gegen']);
  await expect(cardOf(page, 'Drei').getByRole('link')).toBeFocused();

  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(spoken).toHaveText('„Drei“ bleibt, wo es war.');
  expect(await names(page, 'Contra')).toEqual(['Drei', 'Gegen']);

  await page.getByRole('button', { name: 'Liste „Contra“ verschieben' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowLeft');
  await expect(spoken).toHaveText('Liste „Contra“: Platz 1 von 3.');
  await page.keyboard.press('Space');
  await expect.poll(() => page.locator('section[data-list] h2').allTextContents()).toEqual(['Contra', 'Pro', 'Fragen']);

  await page.getByRole('button', { name: 'Mehr zur Karte „Eins“' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Verschieben nach …' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '„Eins“ verschieben' });
  await dialog.getByRole('combobox', { name: 'In die Liste' }).selectOption({ label: 'Contra' });
  await dialog.getByRole('combobox', { name: 'An diese Stelle' }).selectOption({ label: '2. Platz: nach „Drei“' });
  await picture(page, 'pinboard-move-dialog');
  await dialog.getByRole('button', { name: 'Verschieben' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => names(page, 'Contra')).toEqual(['Drei', 'Eins', 'Gegen']);

  await page.getByRole('button', { name: 'Karte hinzufügen zu „Fragen“' }).press('Enter');
  await page.keyboard.type('Nur mit Tasten');
  await page.keyboard.press('Enter');
  await expect.poll(() => names(page, 'Fragen')).toEqual(['Nur mit Tasten']);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Karte hinzufügen zu „Fragen“' })).toBeFocused();
  await expect(statusOf(page).first()).toHaveText('Gespeichert');
  expect((await cardsCalled(teacher, board, 'Contra')).map(({ name }) => name)).toEqual(['Drei', 'Eins', 'Gegen']);
  await teacher.close();
});

test('a mouse and a finger carry cards', { tag: '@deadline' }, async ({ browser, stack }) => {
  const teacher = await signedIn(browser, stack, await newTeacher(stack));
  const board = await newBoard(teacher);
  for (const name of ['Eins', 'Zwei', 'Drei']) await pinCard(teacher, board, 'Pro', { name });
  const page = await teacher.newPage();
  await openBoard(page, boardOf(board.id));
  const handset = await phone(browser, stack);
  const visitor = await handset.newPage();
  await enterBoard(visitor, board.secretLink);

  await test.step('by mouse into another list', async () => {
    const from = (await cardOf(page, 'Eins').boundingBox())!;
    const to = (await listOf(page, 'Contra').boundingBox())!;
    await page.mouse.move(from.x + 60, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(to.x + 100, to.y + 80, { steps: 12 });
    await picture(page, 'pinboard-drag');
    await page.mouse.up();
    await expect.poll(() => names(page, 'Contra')).toEqual(['Eins']);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await showList(visitor, 'Contra');
    await expect(cardOf(visitor, 'Eins')).toBeVisible({ timeout: RIGHT_MS });
  });

  await test.step("a finger carries an own card and nobody else's", async () => {
    await showList(visitor, 'Pro');
    await pinOnPhone(visitor, 'Pro', 'Meine');
    await carryByFinger(handset, visitor, cardOf(visitor, 'Meine').getByRole('link'), await topOf(cardOf(visitor, 'Zwei')));
    await expect.poll(() => namesIn(phoneList(visitor))).toEqual(['Meine', 'Zwei', 'Drei']);
    await expect.poll(() => names(page, 'Pro')).toEqual(['Meine', 'Zwei', 'Drei']);
    await carryByFinger(handset, visitor, cardOf(visitor, 'Drei').getByRole('link'), await topOf(cardOf(visitor, 'Meine')));
    await visitor.waitForTimeout(300);
    expect(await namesIn(phoneList(visitor))).toEqual(['Meine', 'Zwei', 'Drei']);
    await picture(visitor, 'pinboard-phone-after-drag');
  });
  await Promise.all([teacher.close(), handset.close()]);
});

test('[PIN-09] a colleague is invited by mail; what she may changes live', { tag: '@deadline' }, async ({ browser, stack }) => {
  const [ada, grace] = [await newTeacher(stack, 'Ada', 'Lehmann'), await newTeacher(stack, 'Grete', 'Hopf')];
  const [owner, member] = [await signedIn(browser, stack, ada), await signedIn(browser, stack, grace)];
  const board = await newBoard(owner);
  await call(owner, 'PUT', `/items/${board.id}/share`, { privacy: 'members_only' });
  const card = await pinCard(owner, board, 'Pro', { name: 'Verborgen' });
  await call(owner, 'PATCH', `/pinboard/cards/${partAddress(board.id, card)}/hide`, { hidden: true });
  const [page, hers] = [await owner.newPage(), await member.newPage()];

  await openBoard(page, `${boardOf(board.id)}/members`);
  const drawer = page.getByRole('dialog', { name: 'Mitglieder' });
  await drawer.getByRole('textbox', { name: 'E-Mail der Lehrkraft' }).fill(grace.email);
  await drawer.getByRole('button', { name: 'Einladen' }).click();
  await expect(drawer.getByText(`${grace.email} ist eingeladen.`)).toBeAttached();
  await picture(page, 'pinboard-members');

  await openBoard(hers, boardOf(board.id));
  await expect(cardOf(hers, 'Verborgen')).toBeVisible();
  await expect(addButton(hers, 'Pro')).toBeVisible();

  await drawer.getByRole('combobox', { name: `Recht von ${grace.email}` }).selectOption({ label: 'Lesen' });
  await expect(addButton(hers, 'Pro')).toHaveCount(0, { timeout: 5000 });
  await expect(cardOf(hers, 'Verborgen')).toHaveCount(0);
  await picture(hers, 'pinboard-member-reads');
  await drawer.getByRole('combobox', { name: `Recht von ${grace.email}` }).selectOption({ label: 'Mitschreiben' });
  await expect(addButton(hers, 'Pro')).toBeVisible({ timeout: 5000 });
  await expect(cardOf(hers, 'Verborgen')).toBeVisible();

  await drawer.getByRole('button', { name: `${grace.email} entfernen` }).click();
  await expect(hers.getByRole('heading', { name: /nicht \(mehr\) verfügbar|keinen Zugriff mehr/ })).toBeVisible({ timeout: 5000 });
  await expect(hers.getByText('Verborgen')).toHaveCount(0);
  await Promise.all([owner.close(), member.close()]);
});

test("[PIN-01] the wall gets a background: a wallpaper, a colour, a picture of one's own", async ({ browser, stack }) => {
  const teacher = await signedIn(browser, stack, await newTeacher(stack));
  const board = await newBoard(teacher);
  const page = await teacher.newPage();
  await openBoard(page, `${boardOf(board.id)}/theming`);
  const drawer = page.getByRole('dialog', { name: 'Gestaltung' });
  const handset = await phone(browser, stack);
  const visitor = await handset.newPage();
  await enterBoard(visitor, board.secretLink);
  for (const name of ['Nacht', 'Himmel']) {
    await drawer.getByRole('radio', { name }).check();
    await expect(drawer.getByRole('radio', { name })).toBeChecked();
    await picture(page, `pinboard-background-${name}`);
  }
  await drawer.locator('input[type="file"]').setInputFiles(noisyPicture('Wald.png', 1));
  await expect(drawer.getByRole('img', { name: 'Das Bild, das gerade zu sehen ist' })).toBeVisible();
  await expect(visitor.locator('[data-on-picture]')).toBeAttached();
  await expect
    .poll(() => visitor.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/api/owner_files/'))))
    .toBe(true);
  await picture(visitor, 'pinboard-background-phone');
  await Promise.all([teacher.close(), handset.close()]);
});

const CSV = 'Liste;Titel;Text;Farbe\r\nPro;Bücher;"Lesen; viel";gelb\r\n;Größe;;\r\nNeu;Ärger;;\r\n';
const TRELLO = JSON.stringify({
  name: 'Aus Trello',
  lists: [
    { id: 'l1', name: 'Heute', pos: 1, closed: false },
    { id: 'l2', name: 'Später', pos: 2, closed: false },
  ],
  cards: [
    { id: 'c1', idList: 'l1', name: 'Üben', desc: '**Fett** geschrieben', pos: 2, closed: false, labels: [{ color: 'green' }] },
    { id: 'c2', idList: 'l1', name: 'Lesen', desc: '', pos: 1, closed: false, labels: [] },
    { id: 'c3', idList: 'l2', name: 'Archiviert', desc: '', pos: 1, closed: true, labels: [] },
  ],
  checklists: [],
});

test('tables and boards from elsewhere come in; the wall goes out as a table, a picture and on paper', async ({ browser, stack }) => {
  const teacher = await signedIn(browser, stack, await newTeacher(stack));
  const board = await newBoard(teacher, 'Mitnehmen', ['Pro']);
  const page = await teacher.newPage();
  await openBoard(page, boardOf(board.id));
  const bringIn = async (name: string, mimeType: string, text: string): Promise<void> => {
    await fromMenu(page, 'Mehr', 'Importieren');
    const dialog = page.getByRole('dialog', { name: 'Importieren' });
    await dialog.locator('input[type="file"]').setInputFiles({ name, mimeType, buffer: Buffer.from(text) });
    await expect(dialog.getByText(/^Es kommen/)).toBeVisible();
    await picture(page, `pinboard-import-${mimeType.split('/')[1]}`);
    await dialog.getByRole('button', { name: 'Auf die Pinnwand' }).click();
    await expect(dialog).toHaveCount(0);
  };

  await test.step('a table', async () => {
    await bringIn('Thesen.csv', 'text/csv', CSV);
    await expect.poll(() => names(page, 'Pro')).toEqual(['Bücher', 'Größe']);
    await expect.poll(() => names(page, 'Neu')).toEqual(['Ärger']);
    await expect(cardOf(page, 'Bücher')).toHaveAttribute('data-tint', 'sonne');
  });

  await test.step('a board of Trello', async () => {
    await bringIn('board.json', 'application/json', TRELLO);
    await expect.poll(() => names(page, 'Heute')).toEqual(['Lesen', 'Üben']);
    await expect(cardOf(page, 'Üben').locator('strong')).toHaveText('Fett');
    await expect(listOf(page, 'Später')).toBeVisible();
    await expect(cardOf(page, 'Archiviert')).toHaveCount(0);
  });

  await test.step('a picture dropped on a list or pasted is a card, and a file dropped elsewhere leads nowhere', async () => {
    const given = (kind: 'drop' | 'paste', selector: string, name: string) => giveFile(page, kind, selector, name);
    const list = await listOf(page, 'Heute').getAttribute('data-list');
    // [FLA-04] What does not come at once is asked for again.
    await page.route(/\/thumbnail/, (route) => route.abort(), { times: 1 });
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/thumbnail'));
    expect(await given('drop', `[data-list="${list}"]`, 'Frosch im Moor.png')).toBe(true);
    await expect(cardOf(page, 'Frosch im Moor').locator('img')).toHaveAttribute('data-state', 'loaded');
    await failed;
    expect(await names(page, 'Heute')).toContain('Frosch im Moor');
    expect(await given('paste', 'body', 'image.png')).toBe(true);
    await expect(cardOf(page, 'Bild').locator('img')).toHaveAttribute('data-state', 'loaded');
    expect(await given('drop', 'header', 'Frosch.png')).toBe(true);
    await expect(page).toHaveURL(new RegExp(board.id));
  });

  const exported = async (name: string): Promise<{ file: string; bytes: Buffer }> => {
    const download = page.waitForEvent('download', { timeout: 30_000 });
    await fromMenu(page, 'Mehr', name);
    const file = await download;
    return { file: file.suggestedFilename(), bytes: await readFile(await file.path()) };
  };
  await test.step('as a table that spreadsheets take as text', async () => {
    await pinCard(teacher, board, 'Pro', { name: '=1+1' });
    await expect(cardOf(page, '=1+1')).toBeVisible();
    const { file, bytes } = await exported('Als Tabelle (CSV)');
    expect(file).toBe('Mitnehmen.csv');
    expect(bytes.subarray(0, 3)).toEqual(Buffer.of(0xef, 0xbb, 0xbf));
    expect(bytes.toString()).toContain('Bücher');
    expect(bytes.toString()).toContain("'=1+1");
  });
  await test.step('as a picture', async () => {
    const { file, bytes } = await exported('Als Bild (PNG)');
    expect(file).toBe('Mitnehmen.png');
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect(bytes.readUInt32BE(16)).toBeGreaterThan(800);
  });
  await test.step('on paper', async () => {
    await page.evaluate(() => {
      window.print = () => {
        document.documentElement.dataset['printed'] = document.title;
      };
    });
    await fromMenu(page, 'Mehr', 'Drucken');
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'Mitnehmen');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('body > [aria-hidden="true"]').getByText('Ärger')).toBeVisible();
    await picture(page, 'pinboard-print');
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
  await teacher.close();
});

test('[PIN-10] [PIN-01] a card has an address of its own, for the teacher and for guests', async ({ browser, stack }) => {
  const teacher = await signedIn(browser, stack, await newTeacher(stack));
  const board = await newBoard(teacher);
  const first = await pinCard(teacher, board, 'Pro', { name: 'Glück ist lernbar' });
  await pinCard(teacher, board, 'Pro', { name: 'Glück ist Zufall' });
  const page = await teacher.newPage();
  const handset = await phone(browser, stack);
  const visitor = await handset.newPage();

  await openBoard(page, `${boardOf(board.id)}/cards/${first}`);
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Titel der Karte' })).toHaveValue('Glück ist lernbar');
  await page.getByRole('dialog').getByRole('button', { name: 'Nächste Karte' }).click();
  await expect(page).not.toHaveURL(new RegExp(first));
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Titel der Karte' })).toHaveValue('Glück ist Zufall');
  await page.goBack();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Titel der Karte' })).toHaveValue('Glück ist lernbar');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(boardOf(board.id));
  await expect(cardOf(page, 'Glück ist lernbar').getByRole('link')).toBeFocused();
  await picture(page, 'pinboard-after-card');

  await enterBoard(visitor, board.secretLink);
  await visitor.goto(`${publicBoardOf(board.id)}/cards/${first}`);
  await expect(visitor.getByRole('dialog').getByRole('heading', { level: 2, name: 'Glück ist lernbar' })).toBeVisible();
  await visitor.getByRole('dialog').getByRole('button', { name: 'Karte schließen' }).click();
  await expect(visitor).toHaveURL(publicBoardOf(board.id));
  await call(teacher, 'PATCH', `/pinboard/cards/${partAddress(board.id, first)}/hide`, { hidden: true });
  await visitor.goto(`${publicBoardOf(board.id)}/cards/${first}`);
  await expect(visitor.getByRole('heading', { name: 'Diese Karte gibt es hier nicht' })).toBeVisible();
  expect(await visitor.content()).not.toContain('Glück ist lernbar');
  await Promise.all([teacher.close(), handset.close()]);
});

test('a wall with a password asks, says what is wrong, and opens', { tag: '@walk' }, async ({ browser, stack }) => {
  const teacher = await signedIn(browser, stack, await newTeacher(stack));
  const board = await newBoard(teacher);
  await pinCard(teacher, board, 'Pro', { name: 'Hinter der Tür' });
  const { shortLink } = await share(teacher, board.id, {
    privacy: 'password_protected',
    password: 'Glück',
    visitorPermission: 'visitor_permissions_write',
    shortCode: true,
  });
  const handset = await phone(browser, stack);
  const visitor = await handset.newPage();
  await visitor.goto(shortLink);
  const prompt = visitor.getByRole('textbox', { name: 'Passwort' });
  await expect(prompt).toBeFocused();
  expect(await visitor.content()).not.toContain('Thesenwand');
  await prompt.fill('Glueck');
  await visitor.getByRole('button', { name: 'Öffnen' }).click();
  await expect(visitor.getByText('Das Passwort ist ungültig.')).toBeVisible();
  await prompt.fill('Glück');
  await visitor.getByRole('button', { name: 'Öffnen' }).click();
  await expect(cardOf(visitor, 'Hinter der Tür')).toBeVisible();
  await pinOnPhone(visitor, 'Pro', 'Drin');
  expect((await cardsCalled(teacher, board, 'Pro')).map(({ name }) => name)).toEqual(['Hinter der Tür', 'Drin']);
  // A client without the page, by the header alone: an umlaut travels encoded.
  const outside = await phone(browser, stack);
  const asked = async (password: string) =>
    (await outside.request.get(`/api/pinboard/boards/${board.id}`, { headers: { 'x-password': encodeURIComponent(password) } })).status();
  expect([await asked('Glueck'), await asked('Glück')]).toEqual([400, 200]);
  await Promise.all([teacher.close(), handset.close(), outside.close()]);
});
