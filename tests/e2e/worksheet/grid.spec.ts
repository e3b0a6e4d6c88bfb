import type { Worksheet, WorksheetBlock } from '@murmel/contracts';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { newTeacher, phone, signedIn } from '../support/people.js';
import { expect, picture, test } from '../support/test.js';
import { call, share } from '../support/wire.js';

/** Maximum age of the teacher's view of the class. */
const SEEN_MS = 2000;

const BLOCKS = [
  { kind: 'StaticText', content: { text: [{ type: 'paragraph', runs: [{ text: 'Pflanzen brauchen Licht.' }] }] } },
  {
    kind: 'MultipleChoice',
    task: 'Welche Stoffe nimmt die Pflanze auf?',
    points: 2,
    content: {
      options: [
        { id: 'a', text: 'Wasser' },
        { id: 'b', text: 'Zucker' },
        { id: 'c', text: 'Kohlenstoffdioxid' },
      ],
      correct: ['a', 'c'],
    },
  },
  {
    kind: 'FillInTheBlankText',
    task: 'Ergänze die Lücken.',
    points: 2,
    content: { text: 'In den {Blättern} entsteht der Stoff {Zucker}.', bank: true, others: ['Wurzeln'] },
  },
  { kind: 'Text', task: 'Was macht die Pflanze nachts?', points: 4, content: { solution: 'Sie atmet.' } },
  { kind: 'Hint', content: { text: 'Was fehlt nachts?' } },
  { kind: 'Upload', task: 'Foto vom Versuch' },
];

/** An open sheet of the teacher. @returns its address for the class */
async function openSheet(context: BrowserContext): Promise<{ id: string; link: string }> {
  const { id } = await call<Worksheet>(context, 'POST', '/worksheet/worksheets', { title: 'Fotosynthese verstehen' });
  for (const block of BLOCKS) await call<WorksheetBlock>(context, 'POST', `/worksheet/worksheets/${id}/blocks`, block);
  await call(context, 'PUT', `/worksheet/worksheets/${id}`, { state: 'open' });
  return { id, link: (await share(context, id, { privacy: 'secret' })).secretLink };
}

async function begin(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Wie willst du hier heißen?' }).fill(name);
  await page.getByRole('button', { name: 'Los geht’s' }).click();
  await expect(page.getByText('Pflanzen brauchen Licht.')).toBeVisible();
}

test('[WKS-09] [WKS-10] [WKS-12] a class works on a sheet, and its teacher sees it as it is written', { tag: '@deadline' }, async ({
  browser,
  stack,
}) => {
  const computer = await signedIn(browser, stack, await newTeacher(stack));
  const phones = [await phone(browser, stack), await phone(browser, stack)];
  const [teacher, ida, ben] = [await computer.newPage(), await phones[0]!.newPage(), await phones[1]!.newPage()];
  const { id, link } = await openSheet(computer);
  const row = (name: string) => teacher.getByRole('row', { name: new RegExp(name) });
  const cell = (name: string, task: number) =>
    row(name)
      .getByRole('gridcell')
      .nth(task - 1);
  const panel = (name: string) => teacher.getByRole('complementary', { name: `Antwort von ${name}` });
  const answer = ida.getByRole('textbox', { name: /Was macht die Pflanze nachts/ });

  await test.step('two begin under a name of their choice', async () => {
    await teacher.goto(`/worksheet/worksheets/${id}/responses`);
    await expect(teacher.getByRole('heading', { name: 'Noch arbeitet niemand' })).toBeVisible();
    await ida.goto(link);
    await ida.getByRole('button', { name: 'Los geht’s' }).click();
    await expect(ida.getByText('Gib dir einen Namen')).toBeVisible();
    await begin(ida, link, 'Falke');
    await expect(row('Falke')).toBeVisible({ timeout: SEEN_MS });
    await begin(ben, link, 'Luchs');
  });

  await test.step('a cell fills within two seconds: letters, words in gaps, what is right', async () => {
    await ida.getByRole('checkbox', { name: 'Wasser' }).check();
    await ida.getByRole('checkbox', { name: 'Kohlenstoffdioxid' }).check();
    await expect(cell('Falke', 1)).toContainText('A, C', { timeout: SEEN_MS });
    await expect(cell('Falke', 1)).toContainText('richtig');
    await ida.getByRole('button', { name: 'Blättern' }).click();
    await ida.getByRole('textbox', { name: 'Lücke 2 von 2' }).fill('Salz');
    await expect(cell('Falke', 2)).toContainText('1 von 2', { timeout: SEEN_MS });
    await expect(ida.getByRole('textbox', { name: 'Lücke 1 von 2' })).toHaveValue('Blättern');
    await ida.getByRole('button', { name: 'Tipp anzeigen' }).click();
    await expect(ida.getByText('Was fehlt nachts?')).toBeVisible();
    await expect(cell('Falke', 3)).toContainText('Tipp benutzt', { timeout: SEEN_MS });
  });

  await test.step('an answer is read while it is written; keys lead from cell to cell and person to person', async () => {
    await answer.fill('Nachts fehlt das Licht');
    await expect(cell('Falke', 3)).toContainText('Nachts fehlt das Licht', { timeout: SEEN_MS });
    await expect(row('Falke')).toContainText('schreibt');
    await row('Falke').getByRole('button', { name: 'Falke' }).focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter']) await teacher.keyboard.press(key);
    await expect(panel('Falke').getByRole('region', { name: 'Antwort' })).toContainText('Nachts fehlt das Licht');
    await expect(panel('Falke')).toContainText('Sie atmet.');
    await answer.pressSequentially(', also atmet sie');
    await expect(panel('Falke').getByRole('region', { name: 'Antwort' })).toContainText('also atmet sie', { timeout: SEEN_MS });
    await teacher.getByRole('button', { name: 'Wer mich braucht' }).click();
    await teacher.getByRole('menuitemradio', { name: 'Name' }).click();
    // No answer is shown under the name of another pupil, not even for a moment.
    const mixed = await teacher.evaluateHandle(() => {
      const found: string[] = [];
      const look = () => {
        const [falke, luchs] = ['Falke', 'Luchs'].map(
          (name) => document.querySelector(`aside[aria-label="Antwort von ${name}"] [role="region"]`)?.textContent,
        );
        if (luchs?.includes('Nachts fehlt')) found.push(`Luchs: ${luchs}`);
        if (falke?.includes('Nicht beantwortet')) found.push(`Falke: ${falke}`);
      };
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
      return found;
    });
    await panel('Falke').getByRole('textbox').press('PageDown');
    await expect(panel('Luchs')).toContainText('Nicht beantwortet');
    await panel('Luchs').getByRole('textbox').press('PageUp');
    await expect(panel('Falke')).toContainText('Nachts fehlt das Licht');
    expect(await mixed.jsonValue()).toEqual([]);
    await picture(teacher, 'worksheet-grid');
  });

  await test.step('a word that is given comes to the pupil without a reload', async () => {
    await panel('Falke').getByRole('button', { name: 'Genauer' }).click();
    await panel('Falke').getByRole('textbox').fill('Was gibt sie dabei ab?');
    await expect(panel('Falke').getByRole('button', { name: 'Geben' })).toBeInViewport({ ratio: 1 });
    await panel('Falke').getByRole('button', { name: 'Geben' }).click();
    await expect(ida.getByText('Was gibt sie dabei ab?')).toBeVisible({ timeout: SEEN_MS });
    await expect(panel('Falke')).toContainText('Gegeben um');
    expect(await ida.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await picture(ida, 'worksheet-work-feedback');
  });

  await test.step('on the wall stands no name; names of the grid can be covered', async () => {
    await teacher.getByRole('button', { name: 'An die Wand', exact: true }).first().click();
    const wall = teacher.getByRole('dialog', { name: /an der Wand/ });
    await expect(wall.getByRole('listitem')).toHaveCount(4);
    await expect(wall).not.toContainText(/Falke|Luchs/);
    await picture(teacher, 'worksheet-wall');
    await wall.getByRole('button', { name: 'Schließen' }).click();
    await teacher.getByRole('button', { name: 'Namen verdecken' }).click();
    await expect(teacher.getByText('Falke')).toHaveCount(0);
    await teacher.getByRole('button', { name: 'Namen verdecken' }).click();
  });

  await test.step('a reload keeps what was written; what is open is named before it is handed in', async () => {
    await expect(ida.getByText('Gesichert', { exact: true })).toBeVisible();
    await ida.reload();
    await expect(answer).toHaveValue('Nachts fehlt das Licht, also atmet sie');
    await expect(ida.getByRole('checkbox', { name: 'Wasser' })).toBeChecked();
    await ida.getByRole('button', { name: 'Abgeben' }).click();
    await expect(ida.getByRole('dialog')).toContainText('Offen ist Aufgabe 4.');
    await ida.getByRole('button', { name: 'Trotzdem abgeben' }).click();
    await expect(ida.getByRole('heading', { level: 1 })).toHaveText('Danke, alles ist abgegeben!');
    await expect(row('Falke')).toContainText('abgegeben', { timeout: SEEN_MS });
    await picture(ida, 'worksheet-handed-in');
  });

  await test.step('the whole response: a mark, a stamp, points, and once more', async () => {
    await panel('Falke').getByRole('link', { name: 'Ganze Abgabe' }).click();
    await expect(teacher).toHaveURL(/responses\/1$/);
    const about = teacher.getByRole('complementary', { name: 'Rückmeldung für Falke' });
    const bar = teacher.getByRole('group', { name: 'Rückmeldung für Falke' });
    await expect(about).toBeVisible();
    const said = teacher.getByText('Nachts fehlt das Licht, also atmet sie');
    await said.dblclick({ position: { x: 10, y: 12 } });
    await teacher.getByRole('toolbar', { name: 'Stelle markieren' }).getByRole('button', { name: 'Kommentar' }).click();
    await teacher.keyboard.type('Sehr gut beobachtet.');
    await about.getByRole('button', { name: 'Stark' }).click();
    await about.getByRole('button', { name: 'Lob' }).click();
    await about.getByRole('switch').check();
    await expect(bar.getByText('Neues gespeichert, noch nicht gegeben')).toBeVisible();
    // The stamps stand once, at the answer in focus.
    const stamps = teacher.getByRole('article').getByRole('group', { name: 'Stempel' });
    await expect(stamps).toHaveCount(1);
    await teacher.getByRole('button', { name: 'Stempel: Aufgabe 2' }).press('Enter');
    await expect(stamps).toHaveCount(1);
    await expect(teacher.getByRole('button', { name: 'Stempel: Aufgabe 2' })).toHaveCount(0);
    await expect(stamps.getByRole('button').first()).toBeFocused();
    await expect(bar.getByRole('button', { name: 'Geben' })).toBeInViewport({ ratio: 1 });
    await picture(teacher, 'worksheet-feedback');
    await bar.getByRole('button', { name: 'Geben' }).click();
    await expect(ida.getByText('Sehr gut beobachtet.')).toBeVisible({ timeout: SEEN_MS });
    await expect(ida.getByText('Gut gelungen ist dir:')).toBeVisible();
    await expect(answer).toBeEditable();
  });

  await test.step('with many tasks on a tablet names and states stay, tasks shrink, and keys bring each cell between them', async () => {
    for (let number = 1; number <= 8; number += 1)
      await call(computer, 'POST', `/worksheet/worksheets/${id}/blocks`, { kind: 'Text', task: `Und noch eine, Nummer ${number}` });
    await teacher.setViewportSize({ width: 768, height: 1024 });
    await teacher.getByRole('link', { name: 'Alle Abgaben' }).click();
    await expect(row('Falke').getByRole('gridcell')).toHaveCount(13);
    await row('Falke').getByRole('button', { name: 'Falke' }).focus();
    await teacher.keyboard.press('End');
    const last = cell('Falke', 12).getByRole('button');
    await expect(last).toBeFocused();
    const box = async (found: Locator) => (await found.boundingBox())!;
    const [name, at, state] = [
      await box(row('Falke').getByRole('rowheader')),
      await box(last),
      await box(row('Falke').getByRole('gridcell').last()),
    ];
    expect(name.x).toBeGreaterThanOrEqual(0);
    expect(name.x + name.width).toBeLessThanOrEqual(at.x + 1);
    expect(at.x + at.width).toBeLessThanOrEqual(state.x + 1);
    expect(state.x + state.width).toBeLessThanOrEqual(768);
    await picture(teacher, 'worksheet-grid-many');
  });
  await Promise.all([computer.close(), ...phones.map((one) => one.close())]);
});
