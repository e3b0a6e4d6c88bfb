import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './test.js';
import { dialogStands, press, type TestedPage } from './tested-pages.js';
import { blocksOn, newSheet, putBlock, sheetOf } from './worksheet.js';

const OPTIONS = ['Wasser', 'Zucker', 'Kohlenstoffdioxid'].map((text, index) => ({ id: 'abc'[index]!, text }));
const GAPS = 'In den {Blättern} wird mit Hilfe von {Licht/Sonnenlicht} aus Wasser der Stoff {Zucker} gebildet.';

/** A sheet with a block of most kinds. @returns its id */
export async function newFullSheet(teacher: BrowserContext): Promise<string> {
  const id = await newSheet(teacher);
  await putBlock(teacher, id, 'MultipleChoice', {
    task: 'Welche Stoffe nimmt die Pflanze auf?',
    points: 2,
    content: { options: OPTIONS, correct: ['a', 'c'] },
  });
  await putBlock(teacher, id, 'FillInTheBlankText', { task: 'Ergänze die Lücken.', content: { text: GAPS, bank: true } });
  await putBlock(teacher, id, 'Text', { task: 'Was macht die Pflanze nachts? Begründe.', content: { solution: 'Sie atmet.' } });
  await putBlock(teacher, id, 'Hint', { content: { text: 'Denk an die Atmung.' } });
  await putBlock(teacher, id, 'StaticText', {
    task: 'Merke',
    content: { text: [{ type: 'paragraph', runs: [{ text: 'Pflanzen atmen auch.' }] }] },
  });
  await putBlock(teacher, id, 'Image');
  await putBlock(teacher, id, 'Divider');
  await putBlock(teacher, id, 'Upload', { task: 'Zeichne deinen Versuch.', width: 'half', newPage: true });
  await putBlock(teacher, id, 'SingleChoice', { task: 'Welches Gas entsteht?', width: 'half' });
  return id;
}

/** Returns the places a teacher sees of a worksheet. @param id from `newFullSheet` */
export function teacherSheetPlaces(id: string): TestedPage[] {
  const sheet = sheetOf(id);
  const stands = (page: Page) => expect(blocksOn(page)).toHaveCount(9);
  const selected =
    (index: number) =>
    async (page: Page): Promise<void> => {
      await blocksOn(page).nth(index).getByRole('checkbox').first().focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.locator('[role="toolbar"][data-part-bar]')).toBeVisible();
    };
  const responses = (page: Page) => expect(page.getByRole('radio', { name: /^(Abgaben|Responses)/ })).toBeChecked();
  return [
    { name: 'worksheet', path: sheet, open: stands },
    { name: 'a choice being written', open: selected(0) },
    { name: 'a gap text being written', open: selected(1) },
    { name: 'a free answer being written', open: selected(2) },
    { name: 'a text being written', open: selected(4) },
    {
      name: 'move a block',
      open: async (page) => {
        await selected(7)(page);
        await press(page, /^(Mehr für diesen Baustein|More for this block)$/);
        await page.getByRole('menuitem', { name: /^(Verschieben nach …|Move to …)$/ }).click();
        await dialogStands(page);
      },
    },
    {
      name: 'preview of a worksheet',
      path: sheet,
      open: async (page) => {
        await stands(page);
        await press(page, /^(Vorschau|Preview)$/);
        await dialogStands(page);
      },
    },
    {
      name: 'a worksheet on paper',
      open: async (page) => {
        await page.getByRole('radio', { name: /^(Papier|Paper)$/ }).check();
        await expect(page.getByRole('img', { name: /^(Seite|Page) 1 / })).toBeVisible();
      },
    },
    {
      name: 'a worksheet as PDF',
      path: sheet,
      open: async (page) => {
        await stands(page);
        await press(page, /^(Mehr|More)$/);
        await page.getByRole('menuitem', { name: /^(Als PDF|As a PDF)$/ }).click();
        await dialogStands(page);
      },
    },
    { name: 'look of a worksheet', path: `${sheet}/theming`, open: dialogStands },
    { name: 'worksheet settings', path: `${sheet}/settings`, open: dialogStands },
    {
      name: 'an earlier worksheet',
      path: `${sheet}/versions`,
      open: async (page) => {
        await page.getByRole('dialog').getByRole('listitem').getByRole('button').first().click();
        await expect(page.getByRole('dialog').last().getByText('Merke')).toBeVisible();
      },
    },
    { name: 'responses of a worksheet', path: `${sheet}/responses`, open: responses },
    { name: 'one response', path: `${sheet}/responses/1`, open: responses },
    {
      name: 'worksheets',
      path: '/worksheet/worksheets',
      open: (page) => expect(page.getByRole('main').getByText('Fotosynthese').first()).toBeVisible(),
    },
  ];
}

const NOBODY = '0190b7a0-0000-7000-8000-000000000000';

/** Returns the places a pupil at work sees of a worksheet on a phone. @param link its address for the class */
export function guestSheetPlaces(id: string, link: string): TestedPage[] {
  const begin = (page: Page) => press(page, /^(Los geht’s|Start)$/);
  return [
    { name: 'a name', path: link, open: (page) => expect(page.getByRole('textbox')).toBeVisible() },
    {
      name: 'no name',
      open: async (page) => {
        await begin(page);
        await expect(page.getByText(/^(Gib dir einen Namen|Give yourself a name)/)).toBeVisible();
      },
    },
    {
      name: 'tasks',
      open: async (page) => {
        await page.getByRole('textbox').fill('Falke');
        await begin(page);
        await expect(page.getByText('Pflanzen atmen auch.')).toBeVisible();
      },
    },
    {
      name: 'hint',
      open: async (page) => {
        await press(page, /^(Tipp anzeigen|Show hint)$/);
        await expect(page.getByText('Denk an die Atmung.')).toBeVisible();
      },
    },
    {
      name: 'open tasks',
      open: async (page) => {
        await press(page, /^(Abgeben|Hand in)$/);
        await dialogStands(page);
      },
    },
    {
      name: 'handed in',
      open: async (page) => {
        await press(page, /^(Trotzdem abgeben|Hand in anyway)$/);
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      },
    },
    {
      name: 'response of somebody else',
      path: `${sheetOf(id)}/public_worksheet_responses/${NOBODY}`,
      open: (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
    },
  ];
}
