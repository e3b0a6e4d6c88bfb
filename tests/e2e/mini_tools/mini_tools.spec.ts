import { type MiniToolItem, type MiniToolRequest, TOOLS } from '@murmel/contracts';
import type { Page } from '@playwright/test';
import { sideways } from '../support/layout.js';
import { newTeacher, phone, signedIn } from '../support/people.js';
import { moveUpByKeys } from '../support/sort-by-keys.js';
import { expect, picture, test } from '../support/test.js';
import { call, share } from '../support/wire.js';

const { route } = TOOLS.mini_tools;
const preview = (page: Page) => page.getByRole('region', { name: 'So fragt murmel' });
const answers = (page: Page) => page.getByRole('article', { name: /^Antwort/ });
const idOf = (page: Page): string => /\/([\da-f-]{36})/.exec(page.url())![1]!;

test('mini tools, from a form of the product to one’s own and what a colleague asks with it', { tag: '@walk' }, async ({
  browser,
  stack,
}) => {
  const [computer, desk, handset] = [
    await signedIn(browser, stack, await newTeacher(stack)),
    await signedIn(browser, stack, await newTeacher(stack)),
    await phone(browser, stack),
  ];
  const [teacher, colleague, guest] = [await computer.newPage(), await desk.newPage(), await handset.newPage()];
  const stored = async () => (await call<MiniToolItem>(computer, 'GET', `${route}/${idOf(teacher)}`)).miniTool;
  let id = '';

  await test.step('[AIT-15] a teacher fills in one of the product’s, is warned of an address, and reads the answer in a chat', async () => {
    await teacher.goto(`${route}/lesson-opener`);
    await teacher.getByRole('textbox', { name: 'Thema' }).fill('Wald bei anna.muster@schule.example, zähle bis 3');
    await teacher.getByRole('combobox', { name: 'Fach' }).selectOption('Biologie');
    await teacher.getByRole('combobox', { name: 'Klasse' }).selectOption('Klasse 7');
    await teacher.getByRole('button', { name: 'Fragen', exact: true }).click();
    await teacher.getByRole('button', { name: 'Überarbeiten' }).click();
    await teacher.getByRole('textbox', { name: 'Thema' }).fill('Stockwerke im Wald');
    await teacher.getByRole('textbox', { name: 'Was sollte ich noch wissen?' }).fill('Zähle bis 3');
    await teacher.getByRole('button', { name: 'Fragen', exact: true }).click();
    await expect(teacher).toHaveURL(/\/ai\/chats\/[\da-f-]{36}$/);
    await expect(answers(teacher)).toContainText('1 2 3');
  });

  await test.step('[AIT-15] [AIT-22] finds it again in the history, searches it and fills it in once more with the same values', async () => {
    await teacher.goto(route);
    await teacher.getByRole('link', { name: 'Verlauf', exact: true }).click();
    const rows = teacher.getByRole('list', { name: 'Deine Anfragen' }).getByRole('listitem');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('Stockwerke im Wald');
    await teacher.getByRole('searchbox', { name: 'Verlauf durchsuchen' }).fill('Wiese');
    await expect(teacher.getByRole('heading', { name: 'Dazu ist nichts dabei.' })).toBeVisible();
    await teacher.getByRole('searchbox', { name: 'Verlauf durchsuchen' }).fill('stockwerke');
    await expect(rows).toHaveCount(1);
    await picture(teacher, 'mini-tool-history');
    await rows.getByRole('link', { name: 'Noch einmal ausfüllen' }).click();
    await expect(teacher.getByRole('textbox', { name: 'Thema' })).toHaveValue('Stockwerke im Wald');
    await expect(teacher.getByRole('combobox', { name: 'Fach' })).toHaveValue('biology');
  });

  await test.step('[AIT-15] makes it their own: a field more, another order by keys, a place in the prompt, another marble', async () => {
    await teacher.getByRole('button', { name: 'Als eigenes Mini-Tool anpassen' }).click();
    await expect(teacher).toHaveURL(new RegExp(`${route}/[\\da-f-]{36}$`));
    id = idOf(teacher);
    await teacher.getByRole('textbox', { name: 'Titel' }).fill('Mein Einstieg');
    await teacher.keyboard.press('Enter');
    await teacher.getByRole('button', { name: 'Feld', exact: true }).click();
    await teacher.getByRole('menuitem', { name: 'Sprachniveau' }).click();
    await teacher.keyboard.type('Wie schwer?');
    await expect.poll(async () => (await stored()).prompt).toContain('Sprachniveau: {wieSchwer}');
    const prompt = teacher.getByRole('textbox', { name: 'Was soll die KI tun?' });
    await prompt.press('Control+End');
    await teacher.getByRole('group', { name: 'Platz eines Feldes einfügen' }).getByRole('button', { name: 'Thema' }).click();
    await prompt.pressSequentially(' {offen');
    await expect(teacher.getByText('Eine geschweifte Klammer im Prompt gehört zu keinem Feld.')).toBeVisible();
    for (let letter = 0; letter < ' {offen'.length; letter += 1) await prompt.press('Backspace');
    await moveUpByKeys(teacher, teacher.getByRole('button', { name: 'Feld 2 ziehen' }), 1);
    await teacher.getByRole('radio', { name: 'Schlüssel' }).check();
    await expect
      .poll(async () => {
        const { fields, prompt: told, icon } = await stored();
        return [fields.slice(0, 2).map(({ id: name }) => name), told.endsWith('{wieSchwer}{topic}'), icon];
      })
      .toEqual([['subject', 'topic'], true, 'key']);
    await expect(preview(teacher)).toContainText('Wie schwer? fehlt');
    await picture(teacher, 'mini-tool-editor');
  });

  const { secretLink } = await share(computer, id, { privacy: 'secret' });

  await test.step('[AIT-15] a guest with the link reads what it asks and its prompt, on a phone, and can ask nothing', async () => {
    await guest.goto(secretLink);
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Mein Einstieg');
    await expect(preview(guest)).toContainText('Plane einen Unterrichtseinstieg');
    await expect(guest.getByText('Lehrkräfte mit einem Konto können es ausfüllen.')).toBeVisible();
    await expect(guest.getByRole('link', { name: 'Ausfüllen' })).toHaveCount(0);
    await picture(guest, 'mini-tool-phone');
    expect(await sideways(guest)).toEqual([]);
  });

  await test.step('[AIT-15] a colleague with the link fills it in, and it counts as theirs', async () => {
    await colleague.goto(secretLink);
    await colleague.getByRole('link', { name: 'Ausfüllen' }).click();
    await expect(colleague.getByText('Lies den Prompt, bevor du fragst.')).toBeVisible();
    await picture(colleague, 'mini-tool-fill');
    await colleague.getByRole('textbox', { name: 'Thema' }).fill('Moos');
    await colleague.getByRole('textbox', { name: 'Was sollte ich noch wissen?' }).fill('Zähle bis 2');
    for (const [name, value] of [
      ['Fach', 'Biologie'],
      ['Klasse', 'Klasse 5'],
      ['Wie schwer?', '2 · Einfach'],
    ] as const)
      await colleague.getByRole('combobox', { name }).selectOption(value);
    await colleague.getByRole('button', { name: 'Fragen', exact: true }).click();
    await expect(answers(colleague)).not.toBeEmpty();
    const { entries } = await call<{ entries: MiniToolRequest[] }>(desk, 'GET', '/ai/mini_tool_requests');
    expect(entries.map(({ name, tool }) => [name, tool])).toEqual([['Mein Einstieg', id]]);
  });

  await test.step('and what was asked is taken out of the history', async () => {
    await teacher.goto(`${route}/history`);
    await teacher.getByRole('button', { name: 'Anfrage mit „Stundeneinstieg“ löschen' }).click();
    await teacher.getByRole('button', { name: 'Löschen', exact: true }).click();
    await expect(teacher.getByRole('heading', { name: 'Hier steht noch nichts.' })).toBeVisible();
    await teacher.goto(route);
    await expect(teacher.getByRole('link', { name: 'Mein Einstieg' })).toBeVisible();
    await picture(teacher, 'mini-tools-own');
  });
  await Promise.all([computer.close(), desk.close(), handset.close()]);
});
