import { readFile } from 'node:fs/promises';
import type { Worksheet, WorksheetResponse } from '@murmel/contracts';
import type { Page } from '@playwright/test';
import { unzip } from '../../api/privacy/unzip.js';
import { sideways } from '../support/layout.js';
import { inDatabase, newTeacher, phone, signedIn } from '../support/people.js';
import { noisyPicture } from '../support/pinboard-files.js';
import { comeIn, newClassOf, newProject } from '../support/pupils.js';
import { readQr } from '../support/read-qr.js';
import { expect, picture, statusOf, test } from '../support/test.js';
import { call, share } from '../support/wire.js';
import { blocksCalled, blocksOn, newSheet, openSheet, sheetOf } from '../support/worksheet.js';

/** A phone is without a line for so long. */
const AWAY_MS = 4000;

test('[WKS-02] [WKS-10] [NAV-31] a lesson with a worksheet, minute by minute', async ({ browser, stack }) => {
  const [account, colleague, guest] = [
    await newTeacher(stack),
    await newTeacher(stack, 'Ben', 'Weiss'),
    await newTeacher(stack, 'Cora', 'Roth'),
  ];
  await inDatabase(stack, (client) => client.query(`update account set locale = 'en' where id = $1`, [colleague.id]));
  const [computer, other, reading] = [
    await signedIn(browser, stack, account),
    await signedIn(browser, stack, colleague, { locale: 'en-GB' }),
    await signedIn(browser, stack, guest),
  ];
  const [handset, tablet, second] = [await phone(browser, stack), await phone(browser, stack), await phone(browser, stack)];
  const [teacher, english, reader] = [await computer.newPage(), await other.newPage(), await reading.newPage()];
  const [ida, mila] = [await handset.newPage(), await tablet.newPage()];
  const id = await newSheet(computer, 'Pflanzen atmen');
  let link = '';
  const kind = (name: string) => teacher.getByRole('region', { name: 'Baustein einfügen' }).getByRole('button', { name, exact: true });
  const panel = teacher.getByRole('region', { name: 'Einstellungen des Bausteins' });
  const answer = (page: Page) => page.getByRole('textbox', { name: /Was macht die Pflanze nachts/ });
  const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });
  const cell = (name: string, task: number) =>
    row(teacher, name)
      .getByRole('gridcell')
      .nth(task - 1);
  const begin = async (page: Page, name: string): Promise<void> => {
    await page.getByRole('textbox', { name: 'Wie willst du hier heißen?' }).fill(name);
    await page.getByRole('button', { name: 'Los geht’s' }).click();
    await expect(answer(page)).toBeVisible();
  };

  // Its code comes with the first block.
  const takesLetters = teacher.locator(':is(input, textarea, [contenteditable="true"]):focus');

  await test.step('minute 0: the sheet is made on the sheet, with a picture and a file from the device', async () => {
    await openSheet(teacher, id);
    await kind('Freie Antwort').click();
    await takesLetters.waitFor();
    await teacher.keyboard.type('Was macht die Pflanze nachts?');
    await kind('Abgabe').click();
    await takesLetters.waitFor();
    await teacher.keyboard.type('Fotografiere deinen Versuch.');
    for (const [name, file] of [
      ['Bild', 'Blatt.png'],
      ['Datei', 'Anleitung.png'],
    ] as const) {
      await kind(name).click();
      await panel.locator('input[type="file"]').setInputFiles(noisyPicture(file, 0.05));
      await expect.poll(async () => JSON.stringify((await blocksCalled(computer, id)).at(-1)?.content)).toMatch(/"file":"[0-9a-f-]{36}"/);
    }
    await expect(blocksOn(teacher)).toHaveCount(4);
    await expect(blocksOn(teacher).nth(2).locator('img')).toBeVisible();
    await expect(blocksOn(teacher).nth(3)).toContainText('Anleitung.png');
  });

  await test.step('minute 2: each of the ten frames is drawn in another way', async () => {
    await teacher.getByRole('button', { name: 'Mehr', exact: true }).click();
    await teacher.getByRole('menuitem', { name: 'Gestaltung' }).click();
    const samples = teacher.getByRole('group', { name: 'Rahmen der Aufgaben' }).locator('section[data-border]');
    await expect(samples).toHaveCount(10);
    await expect(samples.locator('svg path').first()).toBeAttached();
    const drawn = new Set<string>();
    for (const sample of await samples.all()) drawn.add((await sample.screenshot({ animations: 'disabled' })).toString('base64'));
    expect(drawn.size).toBe(10);
    await teacher.keyboard.press('Escape');
  });

  await test.step('minute 3: rules at their own address are kept', async () => {
    await teacher.goto(`${sheetOf(id)}/settings`);
    const dialog = teacher.getByRole('dialog');
    await dialog.getByRole('radio', { name: /^Nach der Abgabe/ }).check();
    await dialog.getByRole('switch', { name: /^Lösung nach der Abgabe/ }).check();
    const rules = async () => (await call<Worksheet>(computer, 'GET', sheetOf(id))).worksheet.rules;
    await expect.poll(rules).toMatchObject({ checks: 'after', showsSolutions: true });
    await teacher.reload();
    await expect(dialog.getByRole('radio', { name: /^Nach der Abgabe/ })).toBeChecked();
  });

  await test.step('minute 4: a colleague writes along in English; who may only read has no tools', async () => {
    await share(computer, id, { privacy: 'secret' });
    await call(computer, 'POST', `/items/${id}/members`, { email: colleague.email, role: 'write' });
    await call(computer, 'POST', `/items/${id}/members`, { email: guest.email, role: 'read' });
    await teacher.goto(sheetOf(id));
    await english.goto(sheetOf(id));
    await english.getByRole('region', { name: 'Add a block' }).getByRole('button', { name: 'Hint', exact: true }).click();
    await expect(blocksOn(teacher)).toHaveCount(5);
    await reader.goto(sheetOf(id));
    await expect(reader.getByRole('heading', { name: /Was macht die Pflanze nachts/ })).toBeVisible();
    await expect(reader.getByRole('region', { name: 'Baustein einfügen' })).toHaveCount(0);
    await expect(reader.getByRole('radio', { name: /^Abgaben/ })).toHaveCount(0);
    await statusOf(teacher).first().waitFor();
    await picture(english, 'worksheet-editor-english');
  });

  await test.step('minute 5: by the code on the wall a phone comes in, by its project a pupil', async () => {
    await teacher.goto(`${sheetOf(id)}/responses`);
    await teacher.getByRole('button', { name: 'An die Wand', exact: true }).first().click();
    const wall = teacher.getByRole('dialog', { name: /an der Wand/ });
    link = await readQr(wall.getByRole('img', { name: /^QR-Code zu/ }));
    await ida.goto(link);
    await begin(ida, 'Falke');
    const { schoolClass, pupils } = await newClassOf(computer, ['Mila']);
    const project = await newProject(computer, schoolClass.id, { tools: [], itemIds: [id] });
    await comeIn(mila, pupils[0]!.code!);
    await mila.goto(`/p/school_classes/${schoolClass.id}/projects/${project.id}`);
    await mila.getByRole('link', { name: /Pflanzen atmen/ }).click();
    await expect(mila.getByText('Du arbeitest als Mila')).toBeVisible();
    await expect(mila.getByRole('textbox')).toHaveCount(0);
    await mila.getByRole('button', { name: 'Los geht’s' }).click();
    await expect(answer(mila)).toBeVisible();
    await expect(wall.getByText('von 2').first()).toBeVisible();
    await expect(wall).not.toContainText(/Falke|Mila/);
    await wall.getByRole('button', { name: 'Schließen' }).click();
  });

  await test.step('minute 9: a phone loses its line and its pupil goes on; back again, all of it is seen; a reload keeps it', async () => {
    // An address that was pasted has no place to break.
    await answer(ida).fill(`https://de.wikipedia.org/wiki/${'Fotosynthese_'.repeat(8)}`);
    expect(await sideways(ida)).toEqual([]);
    await answer(ida).fill('Nachts fehlt das Licht');
    await expect(cell('Falke', 1)).toContainText('Nachts fehlt');
    await handset.setOffline(true);
    await answer(ida).pressSequentially(', also atmet sie.');
    await expect(ida.getByText('Nicht verbunden, auf diesem Gerät gesichert')).toBeVisible();
    await ida.waitForTimeout(AWAY_MS);
    await handset.setOffline(false);
    await expect(cell('Falke', 1)).toContainText('also atmet sie.');
    await ida.reload();
    await expect(answer(ida)).toHaveValue('Nachts fehlt das Licht, also atmet sie.');
    await ida.locator('input[type="file"]').setInputFiles(noisyPicture('Versuch.png', 1));
    await expect(cell('Falke', 2).getByRole('img')).toBeVisible();
    await expect(ida.getByRole('img', { name: 'Versuch.png' })).toBeVisible();
  });

  await test.step('a new title is on the open phone; the sheet ends with handing in, and what is open leads back', async () => {
    await call(computer, 'PUT', `/items/${id}`, { title: 'Pflanzen atmen auch nachts' });
    await expect(ida.getByRole('heading', { level: 1 })).toHaveText('Pflanzen atmen auch nachts');
    const words = answer(ida);
    const handIn = ida.getByRole('button', { name: 'Abgeben' });
    expect((await handIn.boundingBox())!.y).toBeGreaterThan((await ida.getByRole('img', { name: 'Versuch.png' }).boundingBox())!.y);
    const said = await words.inputValue();
    await words.fill('');
    await handIn.click();
    await expect(ida.getByRole('button', { name: 'Zu Aufgabe 1' })).toHaveAttribute('data-variant', 'filled');
    await ida.getByRole('button', { name: 'Zu Aufgabe 1' }).click();
    await expect(words).toBeFocused();
    await words.fill(said);
  });

  await test.step("the teacher's line is away: the grid is read now and then, and says from when it is", async () => {
    let cut = true;
    await teacher.routeWebSocket(/\/live\//, (line) => (cut ? line.close() : line.connectToServer()));
    await teacher.route('**/live/?*', (route) => (cut ? route.abort() : route.continue()));
    await teacher.reload();
    await expect(teacher.getByText(/^Stand von \d\d:\d\d\sUhr$/)).toBeVisible();
    await answer(mila).fill('Sie schläft.');
    await expect(cell('Mila', 1)).toContainText('Sie schläft.');
    cut = false;
    await teacher.goto(`${sheetOf(id)}/responses/1`);
  });

  await test.step('minute 15: words are marked by keys, a place in the photo by keys and by mouse; the pupil sees both', async () => {
    const words = teacher.getByRole('textbox', { name: 'Antwort zum Markieren' });
    await words.focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'Shift+ArrowRight', 'Enter', 'Enter']) await teacher.keyboard.press(key);
    await expect(words.locator('mark')).toHaveText(/fehlt das/);
    await teacher.getByRole('button', { name: 'Stelle im Bild markieren' }).click();
    await expect(teacher.getByRole('group', { name: 'Stelle im Bild markieren' })).toBeFocused();
    for (const key of ['ArrowLeft', 'Shift+ArrowDown', 'Enter']) await teacher.keyboard.press(key);
    await teacher.getByRole('toolbar', { name: 'Stelle markieren' }).getByRole('button', { name: 'Denk nach' }).click();
    const photo = teacher.getByRole('img', { name: 'Versuch.png' });
    await photo.scrollIntoViewIfNeeded();
    const box = (await photo.boundingBox())!;
    await teacher.mouse.move(box.x + box.width * 0.7, box.y + box.height * 0.1);
    await teacher.mouse.down();
    await teacher.mouse.move(box.x + box.width * 0.95, box.y + box.height * 0.6, { steps: 4 });
    await teacher.mouse.up();
    await teacher.getByRole('toolbar', { name: 'Stelle markieren' }).getByRole('button', { name: 'Kommentar' }).click();
    await teacher.keyboard.type('Was siehst du hier?');
    const about = teacher.getByRole('group', { name: 'Rückmeldung für Falke' });
    await expect(about.getByText('Entwurf gespeichert, noch nicht gegeben')).toBeVisible();
    await picture(teacher, 'worksheet-marks');
    await about.getByRole('button', { name: 'Geben' }).click();
    await expect(ida.getByText('Was siehst du hier?')).toBeVisible();
    await expect(ida.getByText('fehlt das', { exact: true })).toBeVisible();
    await expect(ida.locator('mark sup')).toHaveText(['1', '2']);
    await picture(ida, 'worksheet-marks-phone');
  });

  await test.step('what was given is known after a reload, and that something is newer, too', async () => {
    const about = teacher.getByRole('complementary', { name: 'Rückmeldung für Falke' });
    const bar = teacher.getByRole('group', { name: 'Rückmeldung für Falke' });
    await expect(bar.getByText(/^Gegeben um \d\d:\d\d\sUhr$/)).toBeVisible();
    await about.getByRole('textbox', { name: 'Dein Text' }).fill('Noch etwas.');
    await expect(bar.getByText('Neues gespeichert, noch nicht gegeben')).toBeVisible();
    await teacher.reload();
    await expect(bar.getByText('Neues gespeichert, noch nicht gegeben')).toBeVisible();
    await expect(ida.getByText('Noch etwas.')).toHaveCount(0);
  });

  await test.step("minute 20: handed in; somebody else's response is not there for visitors, and its person comes in by their own link", async () => {
    const address = ida.url();
    const made = ida.waitForResponse((one) => one.url().endsWith('/key'));
    await ida.getByRole('button', { name: 'Auf einem anderen Gerät weitermachen' }).click();
    await expect(ida.getByRole('img', { name: 'QR-Code zu deinem Arbeitsblatt' })).toBeVisible();
    const { path, key } = (await (await made).json()) as { path: string; key: string };
    const own = `${stack.origin}${path}#${key}`;
    const elsewhere = await second.newPage();
    await elsewhere.goto(link);
    await elsewhere.goto(new URL(address).pathname);
    await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Dieses Material ist nicht (mehr) verfügbar');
    await expect(elsewhere.getByText('Falke')).toHaveCount(0);
    await elsewhere.goto('about:blank');
    await elsewhere.goto(own);
    await expect(answer(elsewhere)).toHaveValue('Nachts fehlt das Licht, also atmet sie.');
    await ida.getByRole('button', { name: 'Abgeben' }).click();
    await expect(ida.getByRole('heading', { level: 1 })).toHaveText('Danke, alles ist abgegeben!');
    await picture(ida, 'worksheet-thanks');
  });

  await test.step('the English colleague reads the same: grid, response, marks', async () => {
    await english.goto(`${sheetOf(id)}/responses`);
    await expect(row(english, 'Falke')).toContainText('handed in');
    await picture(english, 'worksheet-grid-english');
    await english.goto(`${sheetOf(id)}/responses/1`);
    await expect(english.getByRole('group', { name: 'Feedback for Falke' })).toContainText('New words saved, not given yet');
    await expect(english.getByRole('textbox', { name: 'Answer to mark' }).locator('mark')).toHaveText(/fehlt das/);
  });

  await test.step('minute 25: the results are taken along as tables and on paper', async () => {
    await teacher.goto(`${sheetOf(id)}/responses`);
    const taken = async (name: string): Promise<Buffer> => {
      await teacher.getByRole('button', { name: 'Herunterladen' }).click();
      const [download] = await Promise.all([teacher.waitForEvent('download'), teacher.getByRole('menuitem', { name }).click()]);
      return readFile(await download.path());
    };
    const csv = (await taken('Tabelle (CSV)')).toString();
    for (const words of ['Falke', 'Nachts fehlt das Licht, also atmet sie.', 'Mila', 'Sie schläft.']) expect(csv).toContain(words);
    const sheets = [...unzip(await taken('Tabelle (Excel)')).values()].map(String).join('');
    expect(sheets).toContain('Nachts fehlt das Licht, also atmet sie.');
    await teacher.getByRole('button', { name: 'Herunterladen' }).click();
    await teacher.getByRole('menuitem', { name: 'Antworten als PDF' }).click();
    const [paper] = await Promise.all([teacher.waitForEvent('download'), teacher.getByRole('button', { name: 'PDF speichern' }).click()]);
    expect((await readFile(await paper.path())).subarray(0, 5).toString()).toBe('%PDF-');
    const { entries } = await call<{ entries: WorksheetResponse[] }>(computer, 'GET', `${sheetOf(id)}/responses`);
    expect(entries.map(({ name, submittedAt }) => [name, submittedAt !== null])).toEqual([
      ['Falke', true],
      ['Mila', false],
    ]);
  });
  await Promise.all([computer, other, reading, handset, tablet, second].map((one) => one.close()));
});
