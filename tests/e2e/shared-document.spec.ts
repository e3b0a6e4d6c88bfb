import type { Locator, Page } from '@playwright/test';
import { newTeacher, phone, signedIn, stranger, VIEWPORTS } from './support/people.js';
import { RawWriter } from './support/raw-writer.js';
import { readQr } from './support/read-qr.js';
import { expect, openDocument, picture, statusOf, test, textOf, wordsOf } from './support/test.js';

/** Specification: visible to all within a second; a changed right takes effect within two. */
const SEEN_MS = 1000;
const RIGHT_MS = 2000;

test('a class writes in one document while the teacher changes what guests may do', { tag: '@deadline' }, async ({ browser, stack }) => {
  test.setTimeout(150_000);
  const computer = await signedIn(browser, stack, await newTeacher(stack, 'Ada', 'Lehmann'));
  const teacher = await computer.newPage();
  const handset = await phone(browser, stack);
  const visitor = await handset.newPage();
  const wallComputer = await stranger(browser, stack, { viewport: VIEWPORTS.projector });
  const wall = await wallComputer.newPage();
  const [ofTeacher, ofVisitor, onWall] = [textOf(teacher), textOf(visitor), wall.locator('dialog .ProseMirror')];
  let address = '';
  let raw: RawWriter;

  await test.step('the teacher makes a document and names it', async () => {
    await teacher.goto('/text_editor/documents');
    await teacher
      .getByRole('button', { name: 'Textdokument anlegen' })
      .or(teacher.getByRole('button', { name: 'Neu', exact: true }))
      .first()
      .click();
    await expect(statusOf(teacher)).toHaveText('Gespeichert');
    await test.step('[VAL-01] what a field cuts off is said, with how much fits', async () => {
      await teacher.getByRole('textbox', { name: 'Titel' }).selectText();
      await teacher.keyboard.insertText('x'.repeat(121));
      await expect(teacher.getByText('Der Text ist zu lang: Höchstens 120 Zeichen passen hinein.')).toBeVisible();
    });
    await teacher.getByRole('textbox', { name: 'Titel' }).fill('Der Wald im Herbst');
    await teacher.getByRole('textbox', { name: 'Titel' }).press('Enter');
    await expect(teacher).toHaveTitle('Der Wald im Herbst | Textdokument');
    await ofTeacher.click();
    await teacher.keyboard.type('Im Wald ist es still.');
    await expect(statusOf(teacher)).toHaveText('Gespeichert');
  });

  await test.step('[E17] it is shared: QR code and short address', async () => {
    await teacher.getByRole('button', { name: 'Teilen' }).click();
    const dialog = teacher.getByRole('dialog', { name: 'Teilen' });
    await expect(dialog.getByRole('radio', { name: 'Mitschreiben' })).toBeChecked();
    // A pressed control shows its state once the request is in flight: a moment after the press.
    await dialog.getByRole('switch', { name: 'Mit Link freigeben' }).click();
    await expect(dialog.getByRole('switch', { name: 'Mit Link freigeben' })).toBeChecked();
    await expect(dialog.getByText('Übernommen, gilt ab sofort')).toBeVisible();
    await expect(dialog.getByRole('radio', { name: 'Geheimer Link' })).toBeChecked();
    await picture(teacher, 'share-dialog');
    address = await readQr(dialog.getByRole('img', { name: /QR-Code für/ }));
    expect(address).toMatch(new RegExp(`^${stack.origin}/s/[a-z0-9]{6}$`));
    expect(new URL(address).pathname.length + 'murmel.example.de'.length).toBeLessThanOrEqual(27);
  });

  await test.step('the code also stands on the wall, as large as the screen', async () => {
    await teacher.getByRole('button', { name: 'Code an die Wand' }).click();
    const onScreen = teacher.getByRole('dialog', { name: 'Code an der Wand' });
    expect(await readQr(onScreen.getByRole('img', { name: /QR-Code für/ }))).toBe(address);
    await picture(teacher, 'share-wall');
    await onScreen.getByRole('button', { name: 'Schließen', exact: true }).click();
    await teacher.getByRole('button', { name: 'Fertig' }).click();
    await expect(teacher.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('a phone follows the QR code; the secret never shows', async () => {
    await openDocument(visitor, address);
    await expect(visitor).toHaveURL(/\/text_editor\/public_documents\/[0-9a-f-]{36}$/);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Der Wald im Herbst');
    await expect(ofVisitor).toContainText('Im Wald ist es still.');
    await picture(visitor, 'visitor-phone');
  });

  await test.step('[TXT-01] the settings address of the page shows the page, for guests and for its owner', async () => {
    const settings = `${new URL(visitor.url()).pathname}/settings`;
    for (const page of [visitor, await computer.newPage()]) {
      await page.goto(settings);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Der Wald im Herbst');
    }
    await openDocument(visitor, address);
    await expect(ofVisitor).toContainText('Im Wald ist es still.');
  });

  await test.step('the projector shows it large', async () => {
    await wall.goto(address);
    await wall.getByRole('button', { name: 'Mehr' }).click();
    await wall.getByRole('menuitem', { name: 'An die Wand' }).click();
    await expect(onWall).toContainText('Im Wald ist es still.');
    const size = await onWall
      .locator('p')
      .first()
      .evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
    expect(size).toBeGreaterThanOrEqual(24);
    await picture(wall, 'projector-wall');
  });

  await test.step('who is there stands in the header', async () => {
    await expect(teacher.getByRole('img', { name: /noch .*Person/ })).toBeVisible();
    await expect(visitor.getByRole('img', { name: /Ada Lehmann \(Lehrkraft\)/ })).toBeVisible();
    await picture(teacher, 'document-with-people');
  });

  await test.step('what one types the others see within a second', async () => {
    await typedAndSeen(teacher, ' Blätter fallen', [ofVisitor, onWall]);
    await typedAndSeen(visitor, ' Pilze wachsen', [ofTeacher, onWall]);
    await expect(statusOf(visitor)).toHaveText('Gespeichert');
    await picture(wall, 'projector-after-typing');
  });

  await test.step("a program with the visitor's rights writes to the socket", async () => {
    raw = await RawWriter.open(stack, handset, idOf(teacher));
    await expect.poll(() => raw.synced).toBe(true);
    raw.write('von der Leitung');
    await expect.poll(() => raw.saved).toBe(true);
    await expect(ofTeacher).toContainText('von der Leitung');
  });

  await test.step('[C13] [TXT-05] [T-29] Lesen: takes effect in the open windows, and on the socket', async () => {
    await guestsMay(teacher, 'Lesen');
    await expect(statusOf(visitor)).toHaveText('Nur lesen, weil es so freigegeben ist', { timeout: RIGHT_MS });
    await expect(ofVisitor).toHaveAttribute('contenteditable', 'false', { timeout: RIGHT_MS });
    await expect(visitor.getByRole('toolbar')).toHaveCount(0);
    raw.write('trotzdem geschrieben');
    // Typed after it by an authorized writer: when this has arrived, the other would have, too.
    await typedAndSeen(teacher, ' Danach', [ofVisitor, onWall]);
    await expect(ofTeacher).not.toContainText('trotzdem geschrieben');
    await expect(ofVisitor).not.toContainText('trotzdem geschrieben');
    expect(raw.saved).toBe(false);
    raw.leave();
    await picture(visitor, 'visitor-read-only');
  });

  await test.step('[T-29] Nichts sehen: the open windows are empty, and no ticket is given', async () => {
    const reader = await RawWriter.open(stack, handset, idOf(teacher));
    await expect.poll(() => reader.synced).toBe(true);
    await guestsMay(teacher, 'Nichts sehen');
    await expect(visitor.getByRole('heading', { name: /nicht \(mehr\) verfügbar/ })).toBeVisible({ timeout: RIGHT_MS });
    await expect(ofVisitor).toHaveCount(0);
    await expect(onWall).toHaveCount(0, { timeout: RIGHT_MS });
    await expect.poll(() => reader.ended, { timeout: RIGHT_MS }).toBeTruthy();
    reader.leave();
    await expect(RawWriter.open(stack, handset, idOf(teacher))).rejects.toThrow('404');
    await expect(visitor.getByText('Der Wald im Herbst')).toHaveCount(0);
    await picture(visitor, 'visitor-nothing');
  });

  await test.step('Mitschreiben again: the phone goes on by itself and writes', async () => {
    await guestsMay(teacher, 'Mitschreiben');
    await expect(statusOf(visitor)).toHaveText('Gespeichert');
    await typedAndSeen(visitor, ' Wir sind wieder da', [ofTeacher]);
  });

  await test.step('Lesen and back to Mitschreiben needs no hand on the phone', async () => {
    await guestsMay(teacher, 'Lesen');
    await expect(ofVisitor).toHaveAttribute('contenteditable', 'false', { timeout: RIGHT_MS });
    await guestsMay(teacher, 'Mitschreiben');
    await expect(ofVisitor).toHaveAttribute('contenteditable', 'true', { timeout: RIGHT_MS });
    await typedAndSeen(visitor, ' sofort', [ofTeacher]);
  });

  await test.step('the phone loses its network, goes on writing, and everything arrives', async () => {
    await handset.setOffline(true);
    await expect(statusOf(visitor)).toHaveText(/Nicht verbunden|Nicht gespeichert/);
    await writeAtEnd(visitor, ' ohne Netz geschrieben');
    await expect(statusOf(visitor)).toHaveText('Nicht gespeichert, wird nachgeholt');
    await expect(visitor.getByText('Verbindung unterbrochen – wir speichern weiter lokal')).toBeVisible();
    await picture(visitor, 'visitor-offline');
    await writeAtEnd(teacher, ' und mit Netz');
    // The ten seconds are the case itself: longer than every retry and shorter than the server's patience.
    const away = Date.now();
    await expect.poll(() => Date.now() - away, { timeout: 15_000 }).toBeGreaterThan(10_000);
    await expect(ofTeacher).not.toContainText('ohne Netz geschrieben');
    await handset.setOffline(false);
    await expect(ofTeacher).toContainText('ohne Netz geschrieben', { timeout: 10_000 });
    await expect(ofVisitor).toContainText('und mit Netz');
    await expect(statusOf(visitor)).toHaveText('Gespeichert');
  });

  await test.step('everybody has the same text, and a reload keeps it', async () => {
    await expect.poll(async () => (await wordsOf(visitor)) === (await wordsOf(teacher))).toBe(true);
    const text = await wordsOf(teacher);
    await teacher.reload();
    await visitor.reload();
    await expect(statusOf(teacher)).toHaveText('Gespeichert');
    await expect(statusOf(visitor)).toHaveText('Gespeichert');
    expect(await wordsOf(teacher)).toBe(text);
    expect(await wordsOf(visitor)).toBe(text);
    await picture(teacher, 'document-teacher');
  });

  await test.step('[C24] in the trash it is gone for guests, restored it has the same address', async () => {
    await teacher.getByRole('button', { name: 'Mehr' }).click();
    await teacher.getByRole('menuitem', { name: 'In den Papierkorb' }).click();
    await expect(teacher).toHaveURL('/text_editor/documents');
    await expect(visitor.getByRole('heading', { name: /nicht \(mehr\) verfügbar/ })).toBeVisible({ timeout: RIGHT_MS });
    const late = await handset.newPage();
    expect((await late.goto(address))?.status()).toBe(404);
    await expect(late.getByRole('heading', { level: 1 })).toHaveText('Dieses Material ist nicht (mehr) verfügbar');
    await picture(late, 'visitor-gone');
    await late.close();
    await teacher.goto('/folders/discarded');
    await teacher.getByRole('button', { name: /Der Wald im Herbst.* zurückholen/ }).click();
    await expect(teacher.getByText('Der Papierkorb ist leer.')).toBeVisible();
    await openDocument(visitor, address);
    await expect(ofVisitor).toContainText('ohne Netz geschrieben');
  });

  await Promise.all([computer, handset, wallComputer].map((context) => context.close()));
});

function idOf(page: Page): string {
  return /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(page.url())![0];
}

async function writeAtEnd(page: Page, words: string): Promise<void> {
  await textOf(page).focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(words);
}

/** Types words that were not there before and waits for their last letter everywhere. */
async function typedAndSeen(page: Page, words: string, elsewhere: Locator[]): Promise<void> {
  await writeAtEnd(page, words.slice(0, -1));
  await Promise.all(elsewhere.map((place) => expect(place).toContainText(words.slice(0, -1).trim())));
  await page.keyboard.type(words.slice(-1));
  await Promise.all(elsewhere.map((place) => expect(place).toContainText(words.trim(), { timeout: SEEN_MS })));
}

async function guestsMay(teacher: Page, permission: 'Mitschreiben' | 'Lesen' | 'Nichts sehen'): Promise<void> {
  await teacher.getByRole('button', { name: 'Teilen' }).click();
  const dialog = teacher.getByRole('dialog', { name: 'Teilen' });
  const answered = teacher.waitForResponse((response) => response.url().endsWith('/share') && response.request().method() === 'PUT');
  await dialog.getByRole('radio', { name: permission }).click();
  expect((await answered).ok()).toBe(true);
  await teacher.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}
