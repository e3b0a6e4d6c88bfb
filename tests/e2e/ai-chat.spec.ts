import type { Page } from '@playwright/test';
import { madePdf } from '../support/made-pdf.js';
import { sideways } from './support/layout.js';
import { newTeacher, signedIn, VIEWPORTS } from './support/people.js';
import { expect, picture, test } from './support/test.js';

const field = (page: Page) => page.getByRole('textbox', { name: /^Deine Frage/ });
const answers = (page: Page) => page.getByRole('article', { name: /^Antwort von/ });
const list = (page: Page) => page.getByRole('navigation', { name: 'Chats' });
const writes = (page: Page) => page.getByText('Zähler schreibt …');

/** One red pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';

/** Puts a file into the field as the clipboard or a pointer does. */
const give = (page: Page, by: 'paste' | 'drop', name: string, type: string, base64: string) =>
  field(page).evaluate(
    (element, given) => {
      const data = new DataTransfer();
      const bytes = Uint8Array.from(atob(given.base64), (letter) => letter.charCodeAt(0));
      data.items.add(new File([bytes], given.name, { type: given.type }));
      const common = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        given.by === 'paste'
          ? new ClipboardEvent('paste', { ...common, clipboardData: data })
          : new DragEvent('drop', { ...common, dataTransfer: data }),
      );
    },
    { by, name, type, base64 },
  );

async function ask(page: Page, question: string): Promise<void> {
  await expect(page.getByText(/ schreibt …$/)).toBeHidden();
  await field(page).fill(question);
  await field(page).press('Enter');
}

test('a teacher asks a model: found among the tools, and answered', { tag: '@walk' }, async ({ teacher: page }) => {
  await page.goto('/tools');
  await page.getByRole('link', { name: 'KI-Chat', exact: true }).click();
  await ask(page, 'Zähle bis 20');
  await expect(page).toHaveURL(/\/ai\/chats\/[\da-f-]{36}$/);
  await expect(answers(page)).toContainText('19 20');
  const chat = list(page).getByRole('list', { name: 'Heute' }).getByRole('listitem');
  await expect(chat).toHaveCount(1);
});

test('a teacher asks a model, in two windows, and keeps what was said', async ({ browser, stack }) => {
  const account = await newTeacher(stack);
  const teacher = await signedIn(browser, stack, account);
  const [page, other] = [await teacher.newPage(), await teacher.newPage()];

  await test.step('found among the tools; the first question makes a chat, and both windows see the answer grow', async () => {
    await page.goto('/tools');
    await page.getByRole('link', { name: 'KI-Chat', exact: true }).click();
    await expect(page.getByText('Gib keine Namen von Schüler:innen ein.')).toBeVisible();
    // Loads the resources of the second window before the answer begins.
    await other.goto('/ai/chats');
    await ask(page, 'Zähle bis 200');
    await expect(page).toHaveURL(/\/ai\/chats\/[\da-f-]{36}$/);
    await expect(field(page)).toHaveValue('');
    await other.goto(page.url());
    await expect(writes(other)).toBeVisible();
    await expect(answers(other)).toContainText('1 2 3');
    await picture(page, 'ai-chat-writing');
    await Promise.all([page, other].map((one) => expect(answers(one)).toContainText('199 200')));
    await expect(answers(page).locator('strong')).toHaveCSS('font-weight', '700');
    await expect(writes(other)).toBeHidden();
    await expect(list(other).getByRole('list', { name: 'Heute' })).toBeVisible();
  });

  await test.step('[ASS-14] goes on while its tab is closed, is there on the way back, and stops when it is told to', async () => {
    await ask(page, 'Zähle bis 600');
    await expect(answers(page)).toHaveCount(2);
    await page.goto('/');
    await other.bringToFront();
    await expect(answers(other).last()).toContainText(' 20 ');
    await other.reload();
    await expect(answers(other).last()).toContainText(' 25 ');
    await other.getByRole('button', { name: 'Anhalten' }).click();
    await expect(answers(other).last()).toContainText('Angehalten.');
    await expect(field(other)).toBeFocused();
  });

  await test.step('a changed question is a branch beside the old one', async () => {
    const questions = other.getByRole('article', { name: 'Deine Frage' });
    await expect(writes(other)).toBeHidden();
    await questions.last().getByRole('button', { name: 'Ändern' }).click();
    await other.getByRole('textbox', { name: 'Frage ändern' }).fill('Zähle bis 2');
    await other.getByRole('button', { name: 'Noch einmal fragen', exact: true }).click();
    await expect(questions.last()).toContainText('Fassung 2 von 2');
    await expect(answers(other).last()).toContainText('1 2');
    await questions.last().getByRole('button', { name: 'Vorige Fassung' }).click();
    await expect(questions.last()).toContainText('Zähle bis 600');
    await expect(answers(other).last()).toContainText('Angehalten.');
  });

  await test.step('[AIT-19] a model that breaks off: its words stay, and another one goes on', async () => {
    await other.getByRole('link', { name: 'Neuer Chat' }).click();
    await other.getByRole('button', { name: /^Modell:/ }).click();
    await other.getByRole('menuitemradio', { name: /Abbrecher/ }).click();
    await ask(other, 'Zähle bis 4');
    await expect(other.getByText('Hier bricht die Antwort ab · 1 Wort ist gesichert')).toBeVisible();
    await expect(other.getByRole('status').filter({ hasText: 'mitten in der Antwort aufgehört' })).toContainText(
      'Schulserver, Unsere Schule',
    );
    await picture(other, 'ai-chat-broken');
    await other.getByRole('button', { name: 'Mit Zähler weiterfragen' }).click();
    await expect(answers(other)).toContainText('1 2 3 4');
    await expect(answers(other)).toContainText('Fassung 2 von 2');
  });

  await test.step('a model uses its tools: what came of it unfolds by a key, and what it proposes is made by a click', async () => {
    const before = other.url();
    await other.getByRole('link', { name: 'Neuer Chat' }).click();
    await other.getByRole('button', { name: /^Modell:/ }).click();
    await other.getByRole('menuitemradio', { name: /Handwerker/ }).click();
    await ask(other, 'Rechne 6 mal 7 und mach mir ein Quiz daraus');
    const done = other.getByRole('list', { name: 'Das hat die KI dafür getan' });
    await expect(answers(other)).toContainText('Fertig.');
    await expect(done.getByText('6 mal 7 ist 42')).toBeHidden();
    await done.locator('summary').first().press('Enter');
    await expect(done.getByText('6 mal 7 ist 42')).toBeVisible();
    await picture(other, 'ai-chat-proposal');
    await done.getByRole('button', { name: 'Anlegen' }).click();
    await done.getByRole('link', { name: 'Öffnen' }).click();
    await expect(other).toHaveURL(/\/worksheets?\//);
    await expect(other.getByText('Was ist 6 mal 7?')).toBeVisible();
    await other.goBack();
    await expect(done.getByRole('link', { name: 'Öffnen' })).toBeVisible();
    await other.goto(before);
  });

  await test.step('[ASS-19] what tells about people is asked about before it leaves the page: revised, or sent all the same', async () => {
    const warning = other.getByRole('status').filter({ hasText: 'persönliche Daten' });
    await ask(other, 'Schreib an anna.muster@schule.example: zähle bis 2');
    await expect(warning.getByRole('region')).toContainText('anna.muster@schule.example');
    await picture(other, 'ai-chat-personal-data');
    await warning.getByRole('button', { name: 'Überarbeiten' }).click();
    await expect(field(other)).toBeFocused();
    await field(other).press('Enter');
    await warning.getByRole('button', { name: 'Trotzdem senden' }).click();
    await expect(answers(other)).toHaveCount(2);
    await expect(answers(other).last()).toContainText('1 2');
    await expect(field(other)).toHaveValue('');
  });

  await test.step('[ASS-21] who dictates reads the words before they ask; an answer is read aloud, and what was sent for it can be looked at', async () => {
    await other.evaluate(() => {
      const silence = async () => new AudioContext().createMediaStreamDestination().stream;
      Object.defineProperty(navigator.mediaDevices, 'getUserMedia', { value: silence });
    });
    await other.getByRole('button', { name: 'Diktieren (Schulserver, Unsere Schule schreibt mit)' }).click();
    await picture(other, 'ai-chat-dictating');
    await other.getByRole('button', { name: 'Diktat beenden' }).click();
    await expect(field(other)).toHaveValue('Zähle bis 3');
    await expect(field(other)).toBeFocused();
    await expect(answers(other)).toHaveCount(2);
    await field(other).fill('');
    const read = other.waitForResponse(/\/api\/ai\/speeches$/);
    await answers(other).last().getByRole('button', { name: 'Vorlesen' }).click();
    expect((await read).headers()['content-type']).toBe('audio/mpeg');
    await expect(answers(other).last().getByRole('button', { name: 'Vorlesen beenden' })).toBeVisible();
    await answers(other).last().getByRole('button', { name: 'Vorlesen beenden' }).click();
    await answers(other).last().getByRole('button', { name: 'Das wurde gesendet' }).click();
    const sent = other.getByRole('dialog', { name: 'Das wurde gesendet' });
    await expect(sent).toContainText('Schulserver');
    await expect(sent).toContainText('Schreib an [');
    await expect(sent).not.toContainText('anna.muster@schule.example');
    await picture(other, 'ai-chat-sent');
    await other.keyboard.press('Escape');
  });

  await test.step('files and pictures go along: chosen, dropped and pasted, taken away again, refused with numbers, and a model that sees is offered', async () => {
    await other.getByRole('link', { name: 'Neuer Chat' }).click();
    // Chosen files belong to the open chat.
    await expect(answers(other)).toHaveCount(0);
    const [attached, warning] = [other.getByRole('list', { name: 'Dateien zu deiner Frage' }), other.getByRole('alert')];
    await other.locator('input[type=file]').setInputFiles([
      { name: 'Wald.pdf', mimeType: 'application/pdf', buffer: madePdf([['Moose speichern Wasser.']]) },
      { name: 'Film.mp4', mimeType: 'video/mp4', buffer: Buffer.from('x') },
      { name: 'Gross.txt', mimeType: 'text/plain', buffer: Buffer.alloc(11 * 1024 * 1024, 'a') },
    ]);
    await expect(attached.getByRole('link', { name: /Wald\.pdf/ })).toBeVisible();
    await expect(warning.filter({ hasText: 'Film.mp4' })).toContainText('Höchstens 10 MB passen');
    await give(other, 'paste', 'Foto.png', 'image/png', PIXEL);
    await give(other, 'drop', 'Notiz.md', 'text/markdown', Buffer.from('Nur eine Notiz').toString('base64'));
    await expect(attached.getByRole('link')).toHaveCount(3);
    await expect(other.getByText('Zähler sieht keine Bilder.')).toBeVisible();
    await picture(other, 'ai-chat-files');
    // It is told once on a device that pictures leave as they are.
    const notice = other.getByText('Bilder verlassen murmel so, wie sie sind');
    await expect(notice).toBeVisible();
    await other.getByRole('button', { name: 'Verstanden' }).click();
    await expect(notice).toHaveCount(0);
    await expect(other.getByText('Auf Bildern werden keine Namen erkannt.')).toBeFocused();
    await attached.getByRole('button', { name: '„Foto.png“ entfernen' }).click();
    await give(other, 'paste', 'Foto.png', 'image/png', PIXEL);
    await expect(other.getByText('Auf Bildern werden keine Namen erkannt.')).toBeVisible();
    await expect(notice).toHaveCount(0);
    await attached.getByRole('button', { name: '„Notiz.md“ entfernen' }).click();
    await other.getByRole('button', { name: 'Seherin fragen' }).click();
    await ask(other, 'Was siehst du?');
    await expect(answers(other)).toContainText('Bilder: 1');
    await expect(answers(other)).toContainText('Wald.pdf (Seite 1:)');
    await expect(attached).toHaveCount(0);
    await other.reload();
    await expect(other.getByRole('list', { name: 'Dateien zu dieser Frage' }).getByRole('link')).toHaveCount(2);
  });

  await test.step('an answer becomes a document, cards on a new pinboard and a block of a worksheet, each with a way to it', async () => {
    const out = (name: string) =>
      answers(other)
        .getByRole('button', { name: 'Weiterverwenden' })
        .click()
        .then(() => other.getByRole('menuitem', { name }).click());
    await out('Als Dokument');
    await expect(other.getByText('Das Dokument „Gesehen“ ist angelegt.')).toBeVisible();
    await expect(answers(other).getByRole('link', { name: 'Öffnen' })).toHaveAttribute('href', /text/);
    await out('Auf die Pinnwand');
    await expect(other.getByRole('dialog')).toBeVisible();
    await picture(other, 'ai-chat-into');
    await other.getByRole('button', { name: 'Neu: Pinnwand' }).click();
    await expect(other.getByText('Die Antwort liegt in „Gesehen“.')).toBeVisible();
    await other.getByRole('button', { name: 'Öffnen' }).last().click();
    await expect(other).toHaveURL(/\/pinboards?\//);
    await expect(other.locator('[data-card]').filter({ hasText: 'Wald.pdf (Seite 1:)' })).toBeVisible();
    await expect(other.getByText('Bilder', { exact: true })).toBeVisible();
    await other.goBack();
    await out('Als Arbeitsblatt-Block');
    await other.getByRole('button', { name: 'Neu: Arbeitsblatt' }).click();
    await expect(other.getByText('Die Antwort liegt in „Gesehen“.')).toBeVisible();
  });

  await test.step('[ASS-17] what the model is told beforehand has an address of its own', async () => {
    await other.getByRole('button', { name: 'Anweisung an die KI' }).click();
    await expect(other).toHaveURL(/\/system_prompt$/);
    await other.getByRole('textbox', { name: 'Das soll die KI immer wissen' }).fill('Antworte kurz.');
    await other.getByRole('button', { name: 'Speichern' }).click();
    await expect(other).not.toHaveURL(/system_prompt/);
    await other.goto(`${other.url()}/system_prompt`);
    await expect(other.getByRole('textbox', { name: 'Das soll die KI immer wissen' })).toHaveValue('Antworte kurz.');
    await other.keyboard.press('Escape');
    // The way back is a page of its own: what is typed into the list before would be gone.
    await expect(other).not.toHaveURL(/system_prompt/);
  });

  await test.step('[ASS-16] renamed, found by what was said, or not found', async () => {
    await list(other).getByRole('button', { name: 'Mehr zu „Zähle bis 200“' }).click();
    await other.getByRole('menuitem', { name: 'Umbenennen' }).click();
    await other.getByRole('textbox', { name: 'Titel' }).fill('Lange Reihe');
    await other.getByRole('button', { name: 'Speichern' }).click();
    await expect(list(other).getByRole('link', { name: /Lange Reihe/ })).toBeVisible();
    await expect(other.getByRole('dialog')).toHaveCount(0);
    const search = other.getByRole('searchbox', { name: 'Chats durchsuchen' });
    await search.fill('Zähle bis 600');
    await expect(list(other).getByRole('link')).toHaveCount(1);
    await expect(list(other).getByRole('link')).toContainText('Lange Reihe');
    await search.fill('Wasserstoff');
    await expect(list(other).getByText('Kein Chat zu diesem Suchwort gefunden.')).toBeVisible();
    await search.fill('');
  });

  await test.step('into the trash, and back at once', async () => {
    await list(other).getByRole('button', { name: 'Mehr zu „Lange Reihe“' }).click();
    await other.getByRole('menuitem', { name: 'In den Papierkorb' }).click();
    await expect(list(other).getByRole('link')).toHaveCount(3);
    await other.getByRole('button', { name: 'Rückgängig' }).click();
    await expect(list(other).getByRole('link')).toHaveCount(4);
  });

  await test.step('on a phone the list lies over the chat, the button sends, and nothing typed is lost', async () => {
    const small = await signedIn(browser, stack, account, { viewport: VIEWPORTS.phone, hasTouch: true, isMobile: true });
    const mobile = await small.newPage();
    await mobile.goto('/ai/chats');
    await mobile.getByRole('button', { name: 'Chats' }).click();
    await mobile.getByRole('dialog').getByRole('link', { name: 'Lange Reihe' }).click();
    await expect(answers(mobile).first()).toContainText('199 200');
    await field(mobile).fill('Zähle\nbis 3');
    await mobile.reload();
    await expect(field(mobile)).toHaveValue('Zähle\nbis 3');
    await expect(mobile.getByText(/ schreibt …$/)).toBeHidden();
    await mobile.getByRole('button', { name: 'Senden' }).tap();
    await expect(answers(mobile).last()).toContainText('1 2 3');
    await picture(mobile, 'ai-chat-phone');
    expect(await sideways(mobile)).toEqual([]);
    await small.close();
  });

  await test.step('without any model one sentence says what is missing', async () => {
    await page.route('**/api/ai/model_cards', (route) => route.fulfill({ json: { models: [] } }));
    await page.goto('/ai/chats');
    await expect(page.getByRole('heading', { level: 1, name: 'Hier ist noch keine KI eingerichtet.' })).toBeVisible();
    await picture(page, 'ai-chat-missing');
  });
  await teacher.close();
});
