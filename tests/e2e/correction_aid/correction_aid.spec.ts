import { TOOLS } from '@murmel/contracts';
import { newTeacher, signedIn } from '../support/people.js';
import { expect, test } from '../support/test.js';

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

  await test.step('a text under a code that looks like a name is pointed out, and sent once it is confirmed', async () => {
    await page.getByRole('group', { name: 'Ansicht' }).getByRole('radio', { name: 'Texte' }).click();
    const form = page.getByRole('form', { name: 'Texte lesen lassen' });
    await form.getByRole('textbox', { name: 'Kürzel' }).fill('Mia Sonnenschein');
    await form.getByRole('textbox', { name: 'Text', exact: true }).fill(TEXT);
    await form.getByRole('button', { name: '1 Text lesen lassen' }).click();
    await expect(form.getByText('Bestätige das zuerst.')).toBeVisible();
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: '1 Text lesen lassen' }).click();
    await expect(page.getByText('Sieht aus wie ein Name')).toBeVisible();
    await expect(page.getByRole('cell', { name: 'Gelesen' })).toBeVisible();
  });

  await test.step('the mark waits for the teacher', async () => {
    await page.getByRole('link', { name: 'Mia Sonnenschein' }).click();
    await expect(page).toHaveURL(/\/results\/1_[0-9a-f-]{36}$/);
    await expect(page.getByText('Geht, wenn jeder Befund entschieden ist.')).toBeVisible();
    const finding = page.getByRole('region', { name: /^Befund 1/ });
    await finding.getByRole('textbox', { name: 'Rückmeldung' }).fill('Deine Meinung ist klar.');
    await finding.getByRole('button', { name: 'Übernehmen' }).click();
    await expect(finding.getByText('übernommen')).toBeVisible();
    await page.getByRole('textbox', { name: 'Note' }).fill('2');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText('Gespeichert.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('2');
  });

  await test.step('the pupil gets a PDF', async () => {
    await page.getByRole('button', { name: 'Als PDF' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
  await computer.close();
});
