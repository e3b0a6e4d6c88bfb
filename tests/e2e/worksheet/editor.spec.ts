import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readPdf } from '../../api/exports/read-pdf.js';
import { newTeacher, signedIn } from '../support/people.js';
import { moveUpByKeys } from '../support/sort-by-keys.js';
import { expect, picture, statusOf, test } from '../support/test.js';
import { blocksCalled, blocksOn, newSheet, openSheet, sheetOf } from '../support/worksheet.js';

const tasksOn = (page: Page) => blocksOn(page).getByRole('heading', { level: 2 });

test('[WKS-14] [WKS-21] a teacher builds a sheet on the sheet itself, with the mouse and with keys, and others see it live', async ({
  browser,
  stack,
}) => {
  const computer = await signedIn(browser, stack, await newTeacher(stack));
  const id = await newSheet(computer);
  const [page, other] = [await computer.newPage(), await computer.newPage()];
  await openSheet(page, id);
  const kind = (name: string) => page.getByRole('region', { name: 'Baustein einfügen' }).getByRole('button', { name, exact: true });
  const task = page.getByRole('textbox', { name: 'Aufgabe', exact: true });
  const bar = page.getByRole('toolbar', { name: /^Werkzeuge für/ });
  const kinds = async () => (await blocksCalled(computer, id)).map((block) => block.kind);

  await test.step('a choice by mouse: task, a pasted list, a tap on what is correct', async () => {
    await kind('Mehrere Antworten').click();
    await expect(task).toBeFocused();
    await page.keyboard.type('Welche Stoffe nimmt die Pflanze auf?');
    const option = page.getByRole('textbox', { name: 'Antwort 1' });
    await option.evaluate(
      (field, text) => {
        (field as HTMLElement).focus();
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', text);
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      },
      `- Wasser\n- Zucker\n${Array.from({ length: 21 }, (_, index) => `- Stoff ${index}`).join('\n')}`,
    );
    await expect(page.getByText('3 Zeilen haben keinen Platz mehr gefunden')).toBeVisible();
    await page.getByRole('button', { name: '„Wasser“ ist richtig' }).click();
    await expect(page.getByRole('button', { name: '„Wasser“ ist richtig' })).toHaveAttribute('aria-pressed', 'true');
    await expect
      .poll(async () => (await blocksCalled(computer, id))[0])
      .toMatchObject({ task: 'Welche Stoffe nimmt die Pflanze auf?', content: { correct: [expect.any(String)] } });
  });

  await test.step('a text with gaps: what is half a gap stays in its field and says why', async () => {
    await kind('Lückentext').click();
    await page.keyboard.type('Ergänze die Lücken.');
    const text = page.getByRole('textbox', { name: 'Text mit Lücken' });
    await text.fill('In den Blättern entsteht {Zucker');
    await expect(page.getByText('Eine Lücke hat kein Ende.')).toBeVisible();
    await page.waitForTimeout(600);
    expect((await blocksCalled(computer, id))[1]).toMatchObject({ content: { text: '' } });
    await text.fill('In den Blättern entsteht {Zucker}.');
    await text.evaluate((field) => (field as HTMLTextAreaElement).setSelectionRange(7, 15));
    await page.getByRole('button', { name: 'Lücke', exact: true }).click();
    await expect(text).toHaveValue('In den {Blättern} entsteht {Zucker}.');
    await expect(page.getByText('2 Lücken von höchstens 60')).toBeVisible();
    await expect(blocksOn(page).nth(1).getByText('Blättern', { exact: true })).toBeVisible();
  });

  await test.step('[ACC-01] [TR-44] another window sees it, and who only has keys goes on: insert, write, pick up, move', async () => {
    await openSheet(other, id);
    await expect(tasksOn(other).nth(1)).toContainText('Ergänze die Lücken.');
    await page.getByRole('button', { name: 'Baustein hinter „Aufgabe 2“ einfügen' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Text', exact: true })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(task).toBeFocused();
    await page.keyboard.type('Was macht die Pflanze nachts?');
    await expect(tasksOn(other).nth(2)).toContainText('Was macht die Pflanze nachts?');
    await moveUpByKeys(page, bar.getByRole('button', { name: /ziehen/ }), 2);
    await expect.poll(kinds).toEqual(['MultipleChoice', 'Text', 'FillInTheBlankText']);
  });

  await test.step('[ACC-01] [TR-44] up and down by the bar, then undo takes it back by keys', async () => {
    await bar.getByRole('button', { name: 'Nach oben' }).click();
    await expect.poll(kinds).toEqual(['Text', 'MultipleChoice', 'FillInTheBlankText']);
    await page.keyboard.press('Control+z');
    await expect.poll(kinds).toEqual(['MultipleChoice', 'Text', 'FillInTheBlankText']);
  });

  await test.step('carried by the mouse to the top', async () => {
    const handle = (await bar.getByRole('button', { name: /ziehen/ }).boundingBox())!;
    const first = (await blocksOn(page).first().boundingBox())!;
    await page.mouse.move(handle.x + 10, handle.y + 10);
    await page.mouse.down();
    await page.mouse.move(first.x + 200, first.y + 40, { steps: 12 });
    await page.mouse.up();
    await expect.poll(kinds).toEqual(['Text', 'MultipleChoice', 'FillInTheBlankText']);
  });

  await test.step('two are selected by keys, go together, and come back from the message', async () => {
    await page.keyboard.press('Escape');
    for (const name of ['Aufgabe 1 auswählen', 'Aufgabe 3 auswählen']) {
      const box = page.getByRole('checkbox', { name });
      if (await box.isChecked()) continue;
      await box.focus();
      await page.keyboard.press('Space');
    }
    await expect(page.getByRole('toolbar', { name: 'Werkzeuge für 2 Bausteine' })).toBeVisible();
    await bar.getByRole('button', { name: 'Löschen' }).click();
    await expect(blocksOn(other)).toHaveCount(1);
    await page
      .getByRole('status')
      .getByRole('button', { name: 'Rückgängig' })
      .or(page.getByRole('button', { name: 'Rückgängig' }))
      .last()
      .click();
    await expect(blocksOn(other)).toHaveCount(3);
  });

  await test.step('a frame is chosen at its own address, and the sheet follows everywhere', async () => {
    await page.getByRole('button', { name: 'Mehr', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Gestaltung' }).click();
    await expect(page).toHaveURL(`${sheetOf(id)}/theming`);
    await page.getByRole('radio', { name: 'Kantig rund' }).check();
    await expect(other.locator('article[data-border="brutal_rounded"]')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(sheetOf(id));
  });

  await test.step('what was built is there after a reload', async () => {
    await expect(statusOf(page).first()).toHaveText('Gespeichert');
    await page.reload();
    await expect(tasksOn(page)).toHaveText([/nachts/, /Stoffe/, /Lücken/]);
    await expect(page.locator('article[data-border="brutal_rounded"]')).toBeVisible();
  });

  await test.step('[LIB-15] paper: the pages as they are printed, then the solutions of a version as a file', async () => {
    await page.getByRole('button', { name: 'Vorschau' }).click();
    await page.getByRole('radio', { name: 'Papier' }).check();
    const first = page.getByRole('img', { name: /^Seite 1 von \d, wie sie gedruckt wird$/ });
    await expect
      .poll(() => first.evaluate((image: HTMLImageElement) => image.complete && image.clientWidth > 300 && image.naturalHeight > 800))
      .toBe(true);
    await picture(page, 'worksheet-paper-preview');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Mehr', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Als PDF' }).click();
    await page.getByRole('radio', { name: 'Lösungen' }).check();
    await page.getByRole('radio', { name: 'B', exact: true }).check();
    await picture(page, 'worksheet-pdf-dialog');
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'PDF speichern' }).click()]);
    expect(download.suggestedFilename()).toMatch(/ – B – Lösungen\.pdf$/);
    const pdf = await readPdf(readFileSync(await download.path()));
    expect([pdf.accessible, pdf.around.includes('Version B')]).toEqual(['1', true]);
    expect(pdf.tags.map(({ words }) => words).join(' ')).toMatch(/Wasser\s*\(richtig\)/);
  });
  await computer.close();
});
