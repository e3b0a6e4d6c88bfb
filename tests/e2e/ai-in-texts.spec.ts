import { type PinboardCardAnswer, partAddress, type Suggestion, TOOLS, type WritingHelp } from '@murmel/contracts';
import type { BrowserContext, Page } from '@playwright/test';
import { sideways } from './support/layout.js';
import { newTeacher, signedIn, VIEWPORTS } from './support/people.js';
import { boardOf, newBoard, pinCard } from './support/pinboard.js';
import { editorOf, expect, openDocument, picture, test, textOf } from './support/test.js';
import { call, newDocument, share } from './support/wire.js';
import { newSheet, openSheet } from './support/worksheet.js';

const panelOf = (page: Page) => page.locator('[role="dialog"]').filter({ hasText: 'KI kann sich irren' });

/** A pinboard with one card. @returns their ids */
async function cardWith(teacher: BrowserContext, words: string): Promise<{ board: string; card: string }> {
  const board = await newBoard(teacher, 'Waldtiere', ['Gesehen']);
  const card = await pinCard(teacher, board, 'Gesehen', { name: 'Eule', description: [{ type: 'paragraph', runs: [{ text: words }] }] });
  return { board: board.id, card };
}
const cardAt = (board: string, card: string): string => `${boardOf(board)}/cards/${card}`;

test('figures, mini tools, and help with a card and with a document in which a classmate writes', { tag: '@walk' }, async ({
  browser,
  stack,
}) => {
  const teacher = await newTeacher(stack);
  const [desk, other] = [await signedIn(browser, stack, teacher), await signedIn(browser, stack, await newTeacher(stack, 'Ben'))];
  const [page, classmate] = [await desk.newPage(), await other.newPage()];

  await test.step('[ASS-22] a figure shows what is documented and becomes one for a project', async () => {
    await page.goto('/ai/personas/mendel');
    await expect(page.getByRole('region', { name: 'Was belegt ist' }).getByRole('listitem')).toHaveCount(7);
    await page.getByRole('button', { name: 'In einem Projekt nutzen' }).click();
    await expect(page).toHaveURL(/\/ai\/assistants\/[\da-f-]{36}$/);
    await expect(page.getByRole('textbox', { name: 'Titel' })).toHaveValue('Gregor Mendel');
  });

  await test.step('[AIT-15] a mini tool offers the lengths of texts, and is marked as a favourite', async () => {
    await page.goto(`${TOOLS.mini_tools.route}/model-text`);
    await expect(page.getByRole('combobox', { name: 'Länge' })).toHaveValue('150-250');
    await page.getByRole('button', { name: 'Als Favorit merken' }).click();
    await expect(page.getByRole('button', { name: 'Als Favorit merken' })).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('[TXT-02] on a card, mistakes are shown and one is taken over', async () => {
    const { board, card } = await cardWith(desk, 'Im walt ist es küler.');
    await page.goto(cardAt(board, card));
    await page.getByRole('button', { name: 'Text bearbeiten' }).click();
    await page.getByRole('button', { name: 'KI-Hilfe' }).click();
    await panelOf(page)
      .getByRole('button', { name: /^Rechtschreibung prüfen/ })
      .click();
    await panelOf(page).getByRole('button', { name: 'Alle 2 übernehmen' }).click();
    await panelOf(page).getByRole('button', { name: 'Fertig' }).click();
    await expect
      .poll(async () =>
        JSON.stringify((await call<PinboardCardAnswer>(desk, 'GET', `/pinboard/cards/${partAddress(board, card)}`)).description),
      )
      .toContain('Im Wald ist es kühler.');
  });

  await test.step('[C15] in a document, while a classmate types in the same paragraph: nobody’s word is lost', async () => {
    const id = await newDocument(desk);
    const { secretLink } = await share(desk, id, { privacy: 'secret', visitorPermission: 'visitor_permissions_write' });
    await openDocument(page, editorOf(id));
    await textOf(page).focus();
    await page.keyboard.type('Im walt ist es küler.');
    await classmate.goto(secretLink);
    await expect(textOf(classmate)).toContainText('Im walt ist es küler.');
    await page.keyboard.press('ControlOrMeta+j');
    await panelOf(page)
      .getByRole('button', { name: /^Rechtschreibung prüfen/ })
      .click();
    await expect(panelOf(page).getByText('Noch 2 Vorschläge.')).toBeVisible();
    await expect(textOf(classmate)).not.toContainText('Wald');
    await textOf(classmate).focus();
    await classmate.keyboard.press('ControlOrMeta+End');
    const typing = classmate.keyboard.type(' Und still ist es auch, sagt Mila.');
    await panelOf(page).getByRole('button', { name: 'Alle 2 übernehmen' }).click();
    await typing;
    for (const one of [page, classmate])
      await expect(textOf(one)).toContainText('Im Wald ist es kühler. Und still ist es auch, sagt Mila.');
  });
  await Promise.all([desk.close(), other.close()]);
});

test('help with texts of cards and worksheets, on a phone and beside a wide card', async ({ browser, stack }) => {
  const teacher = await newTeacher(stack);
  const desk = await signedIn(browser, stack, teacher);
  const page = await desk.newPage();

  await test.step('[TXT-02] a suggestion for a card shows before and after, and is undone in one step', async () => {
    const { board, card } = await cardWith(desk, 'Zähle bis 5');
    await page.goto(cardAt(board, card));
    await page.getByRole('button', { name: 'Text bearbeiten' }).click();
    await page.getByRole('button', { name: 'KI-Hilfe' }).click();
    await picture(page, 'ai-card-menu');
    await panelOf(page)
      .getByRole('button', { name: /^Kürzen/ })
      .click();
    await expect(panelOf(page).getByRole('region', { name: 'Vorher' })).toContainText('Zähle bis 5');
    await expect(panelOf(page).getByText('4 5')).toBeVisible();
    await picture(page, 'ai-card-suggestion');
    await panelOf(page).getByRole('button', { name: 'Übernehmen' }).click();
    const text = page.getByRole('textbox', { name: 'Text der Karte' });
    await expect(text).toContainText('1 2 3 4 5');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(text).toHaveText('Zähle bis 5');
    const { open } = await call<WritingHelp>(desk, 'GET', `/items/${board}/suggestions`);
    expect(open).toBeNull();
  });

  await test.step('[TXT-02] a text of a worksheet has the same help in its bar', async () => {
    const id = await newSheet(desk);
    const content = { text: [{ type: 'paragraph', runs: [{ text: 'Im walt ist es küler.' }] }] };
    await call(desk, 'POST', `${TOOLS.worksheet.route}/${id}/blocks`, { kind: 'StaticText', content });
    await openSheet(page, id);
    await page.getByText('Im walt ist es küler.').first().click();
    await page.getByRole('button', { name: 'KI-Hilfe' }).click();
    await panelOf(page)
      .getByRole('button', { name: /^Rechtschreibung prüfen/ })
      .click();
    await expect(panelOf(page).getByText('Noch 2 Vorschläge.')).toBeVisible();
    await picture(page, 'ai-worksheet-spelling');
    await panelOf(page).getByRole('button', { name: 'Alle 2 übernehmen' }).click();
    await panelOf(page).getByRole('button', { name: 'Fertig' }).click();
    await expect(page.getByText('Im Wald ist es kühler.').first()).toBeVisible();
  });

  await test.step('and a phone shows it at its lower edge', async () => {
    const { board, card } = await cardWith(desk, 'Zähle bis 3');
    const small = await signedIn(browser, stack, teacher, { viewport: VIEWPORTS.phone, hasTouch: true, isMobile: true });
    const mobile = await small.newPage();
    await mobile.goto(cardAt(board, card));
    await mobile.getByRole('button', { name: 'Text bearbeiten' }).tap();
    await mobile.getByRole('button', { name: 'KI-Hilfe' }).tap();
    await expect(panelOf(mobile)).toBeVisible();
    await picture(mobile, 'ai-card-phone');
    expect(await sideways(mobile)).toEqual([]);
    const suggested = await call<Suggestion>(desk, 'POST', `/items/${board}/suggestions`, {
      ...{ act: 'shorten', text: 'Zähle bis 3', taken: 'Zähle bis 3', place: JSON.stringify({ part: card, from: 1, to: 12 }) },
    });
    expect(suggested.client).toBeNull();
    await mobile.reload();
    await mobile.getByRole('button', { name: 'Text bearbeiten' }).tap();
    await expect(panelOf(mobile).getByRole('button', { name: 'Übernehmen' })).toBeVisible();
    await small.close();
  });
  await desk.close();
});
