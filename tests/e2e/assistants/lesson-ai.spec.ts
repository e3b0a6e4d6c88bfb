import { TOOLS } from '@murmel/contracts';
import type { Page } from '@playwright/test';
import { madePdf } from '../../support/made-pdf.js';
import { inDatabase, newTeacher, phone, signedIn } from '../support/people.js';
import { comeIn, newClassOf, newProject } from '../support/pupils.js';
import { expect, picture, statusOf, test, textOf } from '../support/test.js';
import { call, newDocument } from '../support/wire.js';

const { route } = TOOLS.assistants;
/** Questions per pupil of the class and day. */
const EACH = 50;
const field = (page: Page) => page.getByRole('textbox', { name: /^Deine Frage an/ });
const answers = (page: Page) => page.getByRole('article', { name: /^Antwort von/ });
const send = async (page: Page, text: string): Promise<void> => {
  await field(page).fill(text);
  await page.getByRole('button', { name: 'Senden' }).click();
};
/** Of the answer that stands last, without what stands below it. */
const wordsOfLast = async (page: Page): Promise<string> => (await answers(page).last().locator('p').nth(1).innerText()).trim();

test('a class talks with an assistant of its project, and its teacher sees how much, reads along, gives more and pauses', async ({
  browser,
  stack,
}) => {
  const computer = await signedIn(browser, stack, await newTeacher(stack));
  const teacher = await computer.newPage();
  const { schoolClass, pupils } = await newClassOf(computer, ['Mila', 'Jonas', 'Aylin']);
  const told = {
    title: 'Waldexperte',
    description: 'Hilft beim Thema Moose.',
    instructions: 'Du bist ein freundlicher Förster.',
    pupilDescription: 'Frag mich nach Moos.',
  };
  const { id: assistant } = await call<{ id: string }>(computer, 'POST', route, told);
  const contexts = await Promise.all(pupils.map(() => phone(browser, stack)));
  const [mila, jonas, aylin] = (await Promise.all(contexts.map((context) => context.newPage()))) as [Page, Page, Page];
  let project = '';

  await test.step('[ASS-04] minute 0: the assistant gets two PDFs to answer from, is tried, and given to the project', async () => {
    await teacher.goto(`${route}/${assistant}`);
    const knowledge = teacher.getByRole('region', { name: 'Wissen' });
    const pdf = (name: string, line: string) => ({ name, mimeType: 'application/pdf', buffer: madePdf([[line]]) });
    const files = [pdf('Moose.pdf', 'Moos speichert Wasser wie ein Schwamm.'), pdf('Farne.pdf', 'Farne wachsen im Schatten.')];
    await knowledge.locator('input[type="file"]').setInputFiles(files);
    await expect(knowledge.getByText('Gelesen, 1 Seite')).toHaveCount(2);
    await expect(teacher.getByRole('switch', { name: 'Im Wissen suchen' })).toBeChecked();
    await send(teacher, 'Zähle bis 3');
    await expect(answers(teacher)).toContainText('1 2 3');
    await expect(teacher.getByRole('switch', { name: 'Quellen zeigen' })).not.toBeChecked();
    await picture(teacher, 'lesson-ai-editor');
    const itemIds = [assistant, await newDocument(computer, 'Waldtagebuch')];
    project = (await newProject(computer, schoolClass.id, { itemIds })).id;
  });

  await test.step('[PUP-08] [ASS-12] minute 5: three pupils find it in their words and ask at once, each in a window of their own; one types an address and is warned', async () => {
    const begun = mila.waitForRequest(/\/conversations$/);
    const open = async (page: Page, code: string) => {
      await comeIn(page, code);
      await page.goto(`/p/school_classes/${schoolClass.id}/projects/${project}`);
      await expect(page.getByText('Frag mich nach Moos.')).toBeVisible();
      await page.getByRole('link', { name: /Waldexperte/ }).click();
      await expect(page.getByText(`Heute sind noch ${EACH} Fragen möglich.`)).toBeVisible();
    };
    for (const [index, page] of [mila, jonas, aylin].entries()) await open(page, pupils[index]!.code!);
    await send(jonas, 'Schreib an anna.muster@schule.example: zähle bis 2');
    await expect(jonas.getByRole('button', { name: 'Überarbeiten' })).toBeVisible();
    await expect(jonas.getByRole('button', { name: 'Trotzdem senden' })).toHaveCount(0);
    await jonas.getByRole('button', { name: 'Überarbeiten' }).click();
    await Promise.all([send(mila, 'Zähle bis 4'), send(jonas, 'Zähle bis 2'), send(aylin, 'Zähle bis 3')]);
    expect((await begun).headers()['x-current-project-id']).toBe(project);
    await expect(answers(mila)).toContainText('1 2 3 4');
    await expect(answers(jonas)).toContainText('1 2');
    await expect(answers(aylin)).toContainText('1 2 3');
    await expect(jonas.getByText(`Heute sind noch ${EACH - 1} Fragen möglich.`)).toBeVisible();
  });

  await test.step('[A12] minute 20: one has used up the day, and can go on in the window that is open as soon as the teacher gives 50 more', async () => {
    await teacher.goto(`/t/school_classes/${schoolClass.id}/projects/${project}/ai`);
    await expect(teacher.getByText('3 von 3 haben gefragt')).toBeVisible();
    await inDatabase(stack, (client) =>
      client.query('update ai_day_count set count = $3 where item_id = $1 and person_id = $2', [assistant, pupils[0]!.id, EACH]),
    );
    await send(mila, 'Zähle bis 5');
    await expect(mila.getByText(`Du hast heute schon ${EACH} Fragen gestellt`)).toBeVisible();
    await teacher.reload();
    await picture(teacher, 'lesson-ai-watch');
    await teacher.getByRole('button', { name: '+50 für Mila' }).click();
    await expect(teacher.getByText('Mila hat heute 100 Nachrichten.')).toBeVisible();
    await expect(mila.getByText('Du hast für heute mehr Fragen bekommen.')).toBeVisible();
    await expect(mila.getByText('Heute sind noch 50 Fragen möglich.')).toBeVisible();
    await expect(mila.getByText('Du hast heute schon', { exact: false })).toHaveCount(0);
    await picture(mila, 'lesson-ai-more');
    await mila.getByRole('button', { name: 'Senden' }).click();
    await expect(answers(mila).last()).toContainText('1 2 3 4 5');
  });

  await test.step('minute 30: the teacher reads along; open windows say so at once, and what was asked before stays unread', async () => {
    await teacher.getByRole('switch', { name: 'Mitlesen' }).click();
    await teacher.getByRole('dialog').getByRole('button', { name: 'Mitlesen' }).click();
    await expect(teacher.getByText('Du liest jetzt mit')).toBeVisible();
    await expect(jonas.getByText('Deine Lehrkraft kann hier mitlesen.')).toBeVisible();
    await picture(jonas, 'lesson-ai-told');
    await send(jonas, 'Zähle bis 6');
    await expect(answers(jonas).last()).toContainText('1 2 3 4 5 6');
    await teacher.getByRole('list', { name: 'Nachrichten heute' }).getByRole('button', { name: /Jonas/ }).click();
    const panel = teacher.getByRole('region', { name: 'Gespräch von Jonas' });
    await expect(panel.getByText('Zähle bis 6')).toBeVisible();
    await expect(panel.getByText('Zähle bis 2')).toHaveCount(0);
    await picture(teacher, 'lesson-ai-read');
    await panel.getByRole('button', { name: 'Das wurde gesendet' }).click();
    await expect(teacher.getByRole('dialog', { name: 'Das wurde gesendet' })).toContainText('Du bist ein freundlicher Förster.');
    await teacher.keyboard.press('Escape');
  });

  await test.step('[ASS-12] minute 40: the teacher pauses: open windows close and a running answer stops; going on opens them; every word is there afterwards', async () => {
    await send(jonas, 'Zähle bis 900');
    await expect(answers(jonas)).toHaveCount(3);
    await expect(answers(jonas).last()).toContainText('1 2 3');
    await teacher.getByRole('button', { name: 'KI pausieren' }).click();
    // Within two seconds: tests/faults/class-ai.test.ts and tests/live/projects-rights.test.ts hold them where nothing else runs.
    await expect(answers(jonas).last().getByText('Angehalten.')).toBeVisible();
    for (const page of [mila, jonas, aylin]) {
      await expect(page.getByText('Deine Lehrkraft hat die KI angehalten', { exact: false })).toBeVisible();
      await expect(field(page)).toHaveCount(0);
    }
    await picture(jonas, 'lesson-ai-paused');
    const seen = await wordsOfLast(jonas);
    await teacher.getByRole('button', { name: 'Weiter', exact: true }).click();
    await expect(teacher.getByText('Die KI antwortet wieder.')).toBeVisible();
    for (const page of [mila, jonas, aylin]) await expect(page.getByText('Die KI antwortet wieder. Du kannst weiterfragen.')).toBeVisible();
    await picture(mila, 'lesson-ai-goes-on');
    await jonas.reload();
    await expect(answers(jonas)).toHaveCount(3);
    expect(await wordsOfLast(jonas)).toBe(seen);
    await send(jonas, 'Zähle bis 7');
    await expect(answers(jonas).last()).toContainText('1 2 3 4 5 6 7');
  });

  await test.step('[TXT-02] minute 43: help with a text is there for pupils once their teacher switches it on, and counts with the rest', async () => {
    await jonas.goto(`/p/school_classes/${schoolClass.id}/projects/${project}`);
    await jonas.getByRole('link', { name: /Waldtagebuch/ }).click();
    await textOf(jonas).click();
    await jonas.keyboard.type('Moos ist weich.');
    await expect(statusOf(jonas)).toHaveText('Gespeichert');
    const help = jonas.getByRole('button', { name: 'KI-Hilfe' });
    await expect(help).toHaveCount(0);
    await teacher.getByRole('switch', { name: 'KI-Hilfe in Texten' }).click();
    await expect(teacher.getByText('Deine Klasse bekommt jetzt KI-Hilfe in Texten.')).toBeVisible();
    await expect(jonas.getByText('Deine Lehrkraft hat die KI-Hilfe eingeschaltet.')).toBeVisible();
    await help.click();
    await expect(jonas.getByText('Deine Lehrkraft kann sehen, was du der KI schickst.')).toBeVisible();
    await expect(jonas.getByText(/Heute noch \d+ von 50 Fragen\./)).toBeVisible();
    await picture(jonas, 'lesson-ai-text');
    await jonas.getByRole('button', { name: /^Zusammenfassen/ }).click();
    await expect(jonas.getByRole('dialog', { name: 'Zusammenfassen' })).toContainText('1 2 3');
    await teacher.getByRole('switch', { name: 'KI-Hilfe in Texten' }).click();
    await expect(jonas.getByText('Die KI-Hilfe ist in diesem Text gerade ausgeschaltet.')).toBeVisible();
    await expect(help).toHaveCount(0);
    await teacher.getByRole('switch', { name: 'KI-Hilfe in Texten' }).click();
    await jonas.getByRole('button', { name: 'Verwerfen' }).click();
    await expect(textOf(jonas)).toHaveText('Moos ist weich.');
    await teacher.reload();
    await teacher.getByRole('list', { name: 'Nachrichten heute' }).getByRole('button', { name: /Jonas/ }).click();
    const panel = teacher.getByRole('region', { name: 'Gespräch von Jonas' });
    const suggestion = panel.getByRole('article', { name: 'Ein Vorschlag' });
    await expect(panel.getByText('Fass zusammen')).toBeVisible();
    await picture(teacher, 'lesson-ai-read-text');
    await suggestion.getByRole('button', { name: 'Das wurde gesendet' }).click();
    await expect(teacher.getByRole('dialog', { name: 'Das wurde gesendet' })).toContainText('Moos ist weich.');
    await picture(teacher, 'lesson-ai-sent-text');
  });
  await Promise.all([computer, ...contexts].map((context) => context.close()));
});
