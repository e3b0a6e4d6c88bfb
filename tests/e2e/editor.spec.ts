import { expectNoSidewaysScroll, linesHigh } from './support/layout.js';
import { GUEST_NAME, newTeacher, signedIn, stranger } from './support/people.js';
import { editorOf, expect, openDocument, picture, statusOf, test, textOf, wordsOf } from './support/test.js';
import { choose, emptyDocument, pasteHtml, readPrintedPage, tool } from './support/text-editor.js';
import { share, sharedDocument } from './support/wire.js';

test('every tool of the toolbar does what it says', async ({ teacher: page }) => {
  const text = textOf(page);
  await emptyDocument(page);
  await page.keyboard.type('Baum');
  await page.keyboard.press('ControlOrMeta+a');
  for (const [name, selector] of [
    ['Fett', 'strong'],
    ['Kursiv', 'em'],
    ['Unterstrichen', 'u'],
    ['Durchgestrichen', 's'],
    ['Code im Satz', 'code'],
    ['Liste', 'ul:not([data-type]) li'],
    ['Nummerierte Liste', 'ol li'],
    ['Aufgabenliste', 'ul[data-type="taskList"] li'],
  ] as const) {
    await test.step(name, async () => {
      await tool(page, name).click();
      await expect(text.locator(selector)).toContainText('Baum');
      await expect(tool(page, name)).toHaveAttribute('aria-pressed', 'true');
      await tool(page, name).click();
      await expect(text.locator(selector)).toHaveCount(0);
    });
  }
  for (const [style, selector] of [
    ['Überschrift 1', 'h1'],
    ['Überschrift 2', 'h2'],
    ['Überschrift 3', 'h3'],
    ['Code', 'pre'],
    ['Zitat', 'blockquote'],
    ['Text', '> p'],
  ] as const) {
    await test.step(style, async () => {
      await choose(page, /^Absatz/, style);
      await expect(text.locator(selector)).toContainText('Baum');
    });
  }
  await test.step('marker and colour', async () => {
    await choose(page, 'Textmarker', 'Grün');
    await expect(text.locator('mark[data-colour="wiese"]')).toHaveText('Baum');
    await choose(page, 'Textfarbe', 'Blau');
    await expect(text.locator('span[data-colour="himmel"]')).toHaveText('Baum');
    await choose(page, 'Textmarker', 'Ohne Marker');
    await expect(text.locator('mark')).toHaveCount(0);
  });
  await test.step('a line, undone and done again', async () => {
    await page.keyboard.press('ControlOrMeta+End');
    await tool(page, 'Trennlinie').click();
    await expect(text.locator('hr')).toHaveCount(1);
    await tool(page, 'Rückgängig').click();
    await expect(text.locator('hr')).toHaveCount(0);
    await tool(page, 'Wiederholen').click();
    await expect(text.locator('hr')).toHaveCount(1);
  });
  await expect(statusOf(page)).toHaveText('Gespeichert');
  await page.reload();
  await expect(statusOf(page)).toHaveText('Gespeichert');
  await expect(text.locator('span[data-colour="himmel"]')).toHaveText('Baum');
});

test('table, formula, picture and link', async ({ teacher: page }) => {
  const text = textOf(page);
  const dialog = page.getByRole('dialog');
  await emptyDocument(page);

  await test.step('a table grows and goes', async () => {
    await choose(page, 'Tabelle', '3 Zeilen, 2 Spalten');
    await expect(text.locator('tr')).toHaveCount(3);
    await page.keyboard.type('Kopf');
    await choose(page, 'Tabelle', 'Zeile darunter');
    await expect(text.locator('tr')).toHaveCount(4);
    await choose(page, 'Tabelle', 'Spalte rechts');
    await expect(text.locator('tr').first().locator('th')).toHaveCount(3);
    await picture(page, 'editor-table');
    await choose(page, 'Tabelle', 'Tabelle löschen');
    await expect(text.locator('table')).toHaveCount(0);
  });

  await test.step('[ACC-14] a formula is drawn while it is written, as MathML', async () => {
    await tool(page, 'Formel einfügen').click();
    await dialog.getByRole('textbox', { name: 'Formel in LaTeX' }).fill('\\frac{1}{');
    await expect(dialog.getByText('Diese Formel lässt sich noch nicht zeichnen.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Formel in LaTeX' }).fill('\\frac{1}{2}');
    await expect(dialog.locator('.katex')).toBeVisible();
    await picture(page, 'editor-formula');
    await dialog.getByRole('button', { name: 'Einfügen' }).click();
    await expect(text.locator('.katex math')).toHaveCount(1);
  });

  await test.step('a picture with its description', async () => {
    await page.keyboard.press('ControlOrMeta+End');
    await tool(page, 'Bild einfügen').click();
    const file = dialog.locator('input[type="file"]');
    await file.setInputFiles({ name: 'leer.png', mimeType: 'image/png', buffer: Buffer.alloc(0) });
    await expect(dialog.getByText('Die Datei ist leer.')).toBeVisible();
    await file.setInputFiles({ name: 'gross.png', mimeType: 'image/png', buffer: Buffer.alloc(11 * 1024 * 1024, 1) });
    await expect(dialog.getByText('Das Bild ist zu groß: höchstens 10 MB.')).toBeVisible();
    await file.setInputFiles({
      name: 'blatt.png',
      mimeType: 'image/png',
      buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 40, height: 20 } }),
    });
    await dialog.getByRole('textbox', { name: 'Was ist zu sehen?' }).fill('Ein rotes Blatt');
    await dialog.getByRole('button', { name: 'Einfügen' }).click();
    const image = text.getByRole('img', { name: 'Ein rotes Blatt' });
    await expect(image).toHaveAttribute('data-state', 'loaded');
    expect(
      await image.evaluate((element) => (element as HTMLImageElement).decode().then(() => (element as HTMLImageElement).naturalWidth)),
    ).toBe(40);
  });

  await test.step('javascript: is no link, an address is', async () => {
    // The dialog gives the focus back a moment after the picture is there.
    await expect(text).toBeFocused();
    await page.keyboard.press('ControlOrMeta+End');
    // Waits until the editor knows the caret's new position; no user types faster than that.
    await expect(text.locator('.ProseMirror-gapcursor')).toBeAttached();
    await page.keyboard.press('ControlOrMeta+k');
    await dialog.getByRole('textbox', { name: 'Adresse' }).fill('javascript:alert(1)');
    await dialog.getByRole('button', { name: 'Link setzen' }).click();
    await expect(dialog.getByText('Das ist keine Adresse, die wir verlinken können.')).toBeVisible();
    await picture(page, 'editor-link-refused');
    await dialog.getByRole('textbox', { name: 'Adresse' }).fill('wald.example/herbst');
    await dialog.getByRole('textbox', { name: 'Text', exact: true }).fill('Der Wald');
    await dialog.getByRole('button', { name: 'Link setzen' }).click();
    await expect(text.getByRole('link', { name: 'Der Wald' })).toHaveAttribute('href', 'https://wald.example/herbst');
  });
  await picture(page, 'editor-content');
});

test('what is pasted is tidy, and nothing in it runs', async ({ teacher: page }) => {
  const text = textOf(page);
  let dialogs = 0;
  page.on('dialog', (dialog) => {
    dialogs += 1;
    void dialog.dismiss();
  });
  await emptyDocument(page);
  await test.step('scripts in every place that browsers run', async () => {
    await pasteHtml(
      page,
      `<p onclick="alert(1)">Harmlos</p><script>alert(2)</script><img src=x onerror="alert(3)"><svg onload="alert(4)"><a xlink:href="javascript:alert(5)">a</a></svg>
      <a href="javascript:alert(6)">Klick</a><a href="JaVa&#10;Script:alert(7)">Klack</a><iframe srcdoc="<script>parent.alert(8)</script>"></iframe><math><mtext></form><form><mglyph><style></math><img src onerror=alert(9)>
      <p style="background:url(javascript:alert(11))">Stil</p>`,
    );
    await expect(text).toContainText('Harmlos');
    await expect(
      text.locator('script, iframe, svg, style, form, [onclick], [onerror], [onload], a[href^="javascript" i], a[href^="data" i]'),
    ).toHaveCount(0);
    await pasteHtml(page, '<p>Film</p><iframe src="https://player.vimeo.com/video/76979871" onload="alert(12)"></iframe>');
    await expect(text.getByText(/fragt dein Browser player\.vimeo\.com/)).toBeVisible();
    await expect(text.locator('iframe')).toHaveCount(0);
    for (const word of ['Klick', 'Klack', 'Harmlos']) await text.getByText(word).first().click();
  });
  await test.step('Word', async () => {
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await pasteHtml(
      page,
      `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{color:red}</style></head><body><!--StartFragment-->
      <h1>Der Herbst</h1><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>   </span></span>Laub</p>
      <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>   </span></span>Pilze</p><p class=MsoNormal><b style='mso-bidi-font-weight:normal'><span
      style='mso-ansi-language:DE'>Ende</span></b><i style='mso-bidi-font-style:normal'> gut</i><o:p></o:p></p><!--EndFragment--></body></html>`,
    );
    await expect(text.locator('h1')).toHaveText('Der Herbst');
    await expect(text.locator('ul li')).toHaveText(['Laub', 'Pilze']);
    await expect(text.locator('strong')).toHaveText('Ende');
    await expect(text.locator('em')).toHaveText(' gut');
    await expect(text.locator('[style*="mso"], [class*="Mso"]')).toHaveCount(0);
  });
  await test.step('Google Docs', async () => {
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.press('Enter');
    await pasteHtml(
      page,
      `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:400;font-style:normal;text-decoration:none;">Ein </span><span style="font-weight:700;font-style:italic;text-decoration:underline;">Satz</span><span style="text-decoration:line-through;"> mehr</span> <a href="https://wald.example"><span style="text-decoration:underline;">Wald</span></a></p></b>`,
    );
    const line = text.locator('p').last();
    await expect(line).toHaveText('Ein Satz mehr Wald');
    for (const name of ['strong', 'em', 'u']) await expect(line.locator(name)).toHaveText('Satz');
    await expect(line.locator('s')).toHaveText(' mehr');
  });
  await expect(statusOf(page)).toHaveText('Gespeichert');
  await page.reload();
  await expect(text.locator('h1')).toHaveText('Der Herbst');
  expect(dialogs).toBe(0);
});

test('finding, counting, and undo that leaves the others alone', async ({ browser, stack }) => {
  const context = await signedIn(browser, stack, await newTeacher(stack));
  const { id, secretLink } = await sharedDocument(context);
  const guestContext = await stranger(browser, stack);
  const [page, guest] = [await context.newPage(), await guestContext.newPage()];
  await openDocument(page, editorOf(id));
  await openDocument(guest, secretLink);
  await test.step('an empty text asks for words in the language on the screen, and tells readers that nothing is missing', async () => {
    const asks = textOf(guest).locator('[data-placeholder]');
    for (const [language, words] of [
      ['English', 'Start writing …'],
      ['Deutsch', 'Schreib los …'],
    ] as const) {
      await guest.getByRole('contentinfo').getByRole('button', { name: language }).click();
      await expect(asks).toHaveAttribute('data-placeholder', words);
    }
    await share(context, id, { visitorPermission: 'visitor_permissions_read' });
    await expect(asks).toHaveAttribute('data-placeholder', 'Hier steht noch nichts. Was geschrieben wird, erscheint hier sofort.');
    await share(context, id, { visitorPermission: 'visitor_permissions_write' });
    await expect(asks).toHaveAttribute('data-placeholder', 'Schreib los …');
  });
  await textOf(page).click();
  await page.keyboard.type('Ein Baum, noch ein Baum und ein Strauch');

  await test.step('words and characters', async () => {
    await expect(page.getByText('8 Wörter · 39 Zeichen')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+a');
    await expect(page.getByText(/Auswahl: 8 Wörter/)).toBeVisible();
  });

  await test.step('find goes from hit to hit and ends where it found', async () => {
    await page.keyboard.press('ControlOrMeta+f');
    await page.getByRole('searchbox', { name: 'Im Text suchen' }).fill('baum');
    await expect(page.getByText('1 von 2')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText('2 von 2')).toBeVisible();
    await picture(page, 'editor-find');
    await page.getByRole('searchbox', { name: 'Im Text suchen' }).fill('Elefant');
    await expect(page.getByText('Nichts gefunden')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(textOf(page)).toBeFocused();
  });

  await test.step('undo takes back only what one wrote oneself', async () => {
    await expect(textOf(guest)).toContainText('Strauch');
    await textOf(guest).focus();
    await guest.keyboard.press('ControlOrMeta+End');
    await guest.keyboard.type(' Gastwort');
    await expect(textOf(page)).toContainText('Gastwort');
    await textOf(page).focus();
    while (await tool(page, 'Rückgängig').isEnabled()) await tool(page, 'Rückgängig').click();
    await expect(textOf(page)).not.toContainText('Baum');
    await expect(textOf(page)).toContainText('Gastwort');
    await expect(textOf(guest)).toContainText('Gastwort');
    await expect(textOf(guest)).not.toContainText('Baum');
  });

  await test.step('[ACC-15] a caret carries the name of its person, which is read out in the header alone', async () => {
    await textOf(guest).focus();
    await guest.keyboard.type('!');
    await expect(page.locator('#document-text .caretFlag').getByText(GUEST_NAME)).toBeVisible();
    const label = page.getByRole('img', { name: /^Außer dir ist noch 1 Person da: / });
    const name = (await label.getAttribute('aria-label'))!.replace(/^.*: /, '');
    expect(name).toMatch(GUEST_NAME);
    expect(await page.locator('#document-text').ariaSnapshot()).not.toContain(name);
    await picture(page, 'editor-caret');
  });

  await test.step('it makes no line higher, and its name makes no page wider', async () => {
    const line = page.locator('#document-text p').filter({ has: page.locator('.caret') });
    expect(await linesHigh(line)).toBeLessThan(1.5);
    await expectNoSidewaysScroll(page);
  });

  await test.step('[C15] [TXT-02] [TXT-03] what a model suggests nobody else sees before it is taken over, in one step; who comes back finds it', async () => {
    await expect(guest.getByRole('button', { name: 'KI-Hilfe' })).toHaveCount(0);
    await textOf(page).focus();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.press('ControlOrMeta+j');
    const panel = page.locator('[role="dialog"]').filter({ hasText: 'KI kann sich irren' });
    await expect(panel).toBeFocused();
    await picture(page, 'editor-ai');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Zähle bis 40');
    await panel.getByRole('radio', { name: '300–500 Wörter' }).check();
    await page.keyboard.press('Enter');
    await expect(panel.getByText('1 2 3')).toBeVisible();
    await textOf(guest).focus();
    await guest.keyboard.press('ControlOrMeta+Home');
    await guest.keyboard.type('Vorn. ');
    await page.reload();
    await expect(panel.getByRole('button', { name: 'Einfügen' })).toBeVisible();
    await expect(panel.getByText('39 40')).toBeVisible();
    await expect(textOf(page)).toContainText('Vorn. ');
    await expect(textOf(guest)).not.toContainText('Ich zähle');
    await panel.getByRole('button', { name: 'Einfügen' }).press('Enter');
    await expect(textOf(guest).locator('strong')).toHaveText('Ich zähle:');
    await expect(textOf(page)).toBeFocused();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(textOf(guest)).not.toContainText('Ich zähle');
    await expect(textOf(guest)).toContainText('Vorn. ');
    await page.keyboard.press('ControlOrMeta+y');
    await expect(textOf(guest)).toContainText('39 40');
  });

  await test.step('[TXT-02] mistakes are shown and changed one by one; on a phone at the lower edge', async () => {
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(' Im walt ist es küler.');
    await expect(textOf(guest)).toContainText('küler');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'KI-Hilfe' }).click();
    await page.getByRole('button', { name: /^Rechtschreibung prüfen/ }).click();
    await expect(page.getByText('Noch 2 Vorschläge.')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await picture(page, 'editor-ai-spelling');
    await page.getByRole('button', { name: '„Wald“ übernehmen' }).press('Enter');
    await expect(textOf(guest)).toContainText('Im Wald ist es küler.');
    await page.getByRole('button', { name: '„küler“ so lassen' }).press('Enter');
    await page.getByRole('button', { name: 'Fertig' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Fertig' })).toBeHidden();
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('[C41] who wrote what: only the teacher can see it', async () => {
    await guest.getByRole('button', { name: 'Mehr' }).click();
    await expect(guest.getByRole('menuitem', { name: 'An die Wand' })).toBeVisible();
    await expect(guest.getByText('Zeigen, wer was schrieb')).toHaveCount(0);
    await expect(guest.getByText('Versionen')).toHaveCount(0);
    expect((await guestContext.request.get(`/api/text_editor/documents/${id}/authors`)).status()).toBe(403);
    await page.getByRole('button', { name: 'Mehr' }).click();
    await page.getByText('Zeigen, wer was schrieb').click();
    await expect(page.getByRole('list', { name: 'Wer schrieb was' })).toContainText(GUEST_NAME);
    // Text of a model has no author.
    await expect(page.locator('#document-text .authored').getByText('Vorn.')).toBeVisible();
    await expect(page.locator('#document-text .authored').filter({ hasText: 'Wald' })).toHaveCount(0);
    await picture(page, 'editor-authors');
  });

  await test.step('on paper are its title and its text, and nothing of what the screen shows beside them', async () => {
    const tab = await page.title();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    expect(await readPrintedPage(page)).toEqual({
      name: 'Wald und Wiese',
      words: `Wald und Wiese\n\n${(await wordsOf(page)).replaceAll('\n', '\n\n')}`,
      scheme: 'light',
    });
    expect(await page.title()).toBe(tab);
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  });
  await Promise.all([context.close(), guestContext.close()]);
});
