import { readFileSync } from 'node:fs';
import { CORRECTION_LIMITS, type CorrectionItem, TOOLS } from '@murmel/contracts';
import { readPdf } from '../../api/exports/read-pdf.js';
import { onThisMachine } from '../../support/on-this-machine.js';
import { sideways } from '../support/layout.js';
import { newTeacher, phone, signedIn, VIEWPORTS } from '../support/people.js';
import { expect, picture, test } from '../support/test.js';
import { call } from '../support/wire.js';

const { route, infoRoute } = TOOLS.correction_aid;
const TEXT = 'Ich finde Handys in der Pause gut. Man kann nachsehen, wann der Bus fährt. Deshalb bin ich dafür, dass sie erlaubt sind.';

test('[PFB-07] [PFB-08] [NAV-26] a text is read twice, decided on by the teacher, and marked by their own hand', async ({
  browser,
  stack,
}) => {
  const computer = await signedIn(browser, stack, await newTeacher(stack));
  const page = await computer.newPage();

  await test.step('a teacher sets the task', async () => {
    await page.goto(infoRoute);
    await page.getByRole('link', { name: 'Zu deinen Korrekturen' }).click();
    await page.getByRole('button', { name: 'Korrekturhilfe anlegen' }).click();
    await expect(page).toHaveURL(new RegExp(`${route}/[0-9a-f-]{36}$`));
    await page.getByRole('textbox', { name: 'Aufgabe' }).fill('Sollen Handys erlaubt sein?');
    await page.getByRole('textbox', { name: 'Was erwartet wird' }).fill('Meinung und Argument');
    await expect(page.getByText('Gespeichert', { exact: true })).toBeVisible();
  });

  await test.step('a text under a code that looks like a name is pointed out, names are covered, and it is sent once it is confirmed', async () => {
    await page.getByRole('group', { name: 'Ansicht' }).getByRole('radio', { name: 'Texte' }).click();
    const form = page.getByRole('form', { name: 'Texte lesen lassen' });
    await form.getByRole('textbox', { name: 'Kürzel' }).fill('Mia Sonnenschein');
    await expect(form.getByText('Das Kürzel sieht aus wie ein Name.')).toBeVisible();
    await form.getByRole('textbox', { name: 'Text', exact: true }).fill(`${TEXT} Meine Freundin Mia Müller auch.`);
    await form.getByRole('button', { name: 'Namen suchen und weiter' }).click();
    await expect(form.getByText('Vielleicht stehen hier Namen')).toBeVisible();
    await form.getByRole('button', { name: 'Alle verdecken' }).click();
    await expect(form.getByRole('textbox', { name: 'Text', exact: true })).toHaveValue(/Meine Freundin \[…\] auch\./);
    await form.getByRole('button', { name: '1 Text lesen lassen' }).click();
    await expect(form.getByText('Bestätige das zuerst.')).toBeVisible();
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: '1 Text lesen lassen' }).click();
    await expect(page.getByText('Sieht aus wie ein Name')).toBeVisible();
    await expect(page.getByRole('cell', { name: 'Gelesen' })).toBeVisible();
  });

  await test.step('the mark and the way back wait for the teacher', async () => {
    await page.getByRole('link', { name: 'Mia Sonnenschein' }).click();
    await expect(page).toHaveURL(/\/results\/1_[0-9a-f-]{36}$/);
    await expect(page.getByText('Geht, wenn jeder Befund entschieden ist.')).toBeVisible();
    await expect(page.getByRole('button', { name: /freigeben$/ })).toBeDisabled();
    const finding = page.getByRole('region', { name: /^Befund 1/ });
    await finding.getByRole('textbox', { name: 'Rückmeldung' }).fill('Deine Meinung ist klar.');
    await finding.getByRole('button', { name: 'Übernehmen' }).click();
    await expect(finding.getByText('übernommen')).toBeVisible();
    await page.getByRole('textbox', { name: 'Note' }).fill('2');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Gespeichert.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('2');
    await picture(page, 'correction-result');
    await page.setViewportSize(VIEWPORTS.phone);
    expect(await sideways(page)).toEqual([]);
    await picture(page, 'correction-result-phone');
    await page.setViewportSize(VIEWPORTS.teacher);
  });

  await test.step('the pupil reads it by a link of their own, without an account, and it can be printed', async () => {
    await page.getByRole('button', { name: /freigeben$/ }).click();
    const dialog = page.getByRole('dialog');
    const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
    const handset = await phone(browser, stack);
    const pupil = await handset.newPage();
    await pupil.goto(link);
    await expect(pupil.getByText('Deine Meinung ist klar.')).toBeVisible();
    await expect(pupil.getByText('Note: 2')).toBeVisible();
    expect(await sideways(pupil)).toEqual([]);
    await picture(pupil, 'correction-returned-phone');
    await dialog.getByRole('button', { name: 'Als PDF' }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: /PDF/ }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('main').getByRole('button', { name: 'Mehr' }).click();
    await page.getByRole('menuitem', { name: 'Link für den Text' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Link beenden' }).click();
    await expect(page.getByText('gilt nicht mehr')).toBeVisible();
    await pupil.reload();
    await expect(pupil.getByText('Unter diesem Link ist gerade kein Text.')).toBeVisible();
    await handset.close();
  });
  await computer.close();
});

test('[PFB-07] [PFB-09] thirty essays as a pile, one comment edited, one result printed', async ({ browser, stack }) => {
  // The sandbox says each word by itself, and each text is read twice.
  test.setTimeout(onThisMachine(420_000));
  const computer = await signedIn(browser, stack, await newTeacher(stack));
  const page = await computer.newPage();
  const { id } = await call<CorrectionItem>(computer, 'POST', route, { title: 'Erörterung 9c', task: 'Sollen Handys erlaubt sein?' });
  await page.goto(`${route}/${id}/results`);
  const form = page.getByRole('form', { name: 'Texte lesen lassen' });

  await test.step('each has a code and a text; names are looked for in all of them at once', async () => {
    const texts = form.getByRole('textbox', { name: 'Text', exact: true });
    for (let number = 1; number <= CORRECTION_LIMITS.batch; number += 1) {
      if (number > 1) await form.getByRole('button', { name: /^Noch ein Text/ }).click();
      await texts.nth(number - 1).fill(`${TEXT} Das ist Aufsatz Nummer ${number}.`);
    }
    await expect(form.getByRole('button', { name: /^Noch ein Text/ })).toHaveCount(0);
    await form.getByRole('button', { name: 'Namen suchen und weiter' }).click();
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: '30 Texte lesen lassen' }).click();
  });

  await test.step('the progress is seen while they are read', async () => {
    await expect(page.getByRole('progressbar', { name: 'Texte werden gelesen' })).toBeVisible();
    await expect(page.getByRole('cell', { name: 'Gelesen' })).toHaveCount(CORRECTION_LIMITS.batch, { timeout: onThisMachine(300_000) });
  });

  await test.step('one comment is edited, and its result is on paper in the words of the teacher', async () => {
    await page.getByRole('link', { name: 'K7', exact: true }).click();
    const finding = page.getByRole('region', { name: /^Befund 1/ });
    await finding.getByRole('textbox', { name: 'Rückmeldung' }).fill('Dein Beispiel mit dem Bus überzeugt.');
    await finding.getByRole('button', { name: 'Übernehmen' }).click();
    await expect(finding.getByText('übernommen')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Mehr' }).click();
    await page.getByRole('menuitem', { name: 'Als PDF' }).click();
    const coming = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: 'PDF speichern' }).click();
    const { tags } = await readPdf(readFileSync(await (await coming).path()));
    const text = tags.map(({ words }) => words).join(' ');
    // A line of the table may end between two words.
    expect(text).toMatch(/Dein\s*Beispiel mit dem Bus überzeugt\./);
    expect(text).toContain('Aufsatz Nummer 7.');
    expect(text).not.toContain('Aufsatz Nummer 8.');
  });

  await test.step('the table has a row for each', async () => {
    await page.goto(`${route}/${id}/results`);
    const coming = page.waitForEvent('download');
    await page.getByRole('link', { name: 'CSV' }).click();
    const rows = readFileSync(await (await coming).path(), 'utf8')
      .trim()
      .split('\n');
    expect(rows).toHaveLength(CORRECTION_LIMITS.batch + 1);
    await picture(page, 'correction-texts');
  });
  await computer.close();
});
