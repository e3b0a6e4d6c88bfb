import { TOOLS } from '@murmel/contracts';
import { newTeacher, phone, signedIn } from '../support/people.js';
import { expect, test } from '../support/test.js';
import { call, share } from '../support/wire.js';

test('[NAV-27] [WKS-15] [WKS-17] a worksheet in three steps, read and changed before it is made', async ({ browser, stack }) => {
  const computer = await signedIn(browser, stack, await newTeacher(stack));
  const page = await computer.newPage();

  await test.step('the wizard is found beside the list, and has its page of information at two addresses', async () => {
    await page.goto('/worksheet/wizard/info');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Arbeitsblatt mit KI');
    await page.goto('/worksheet_wizard/info');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Arbeitsblatt mit KI');
    await page.goto(TOOLS.worksheet.route);
    await page.getByRole('link', { name: 'Mit KI beginnen' }).click();
    await expect(page).toHaveURL('/worksheet_wizard');
  });

  await test.step("[WKS-16] [WKS-19] a topic is enough; a text of one's own needs 100 words", async () => {
    await page.getByRole('textbox', { name: 'Thema' }).fill('Fotosynthese');
    await page.getByRole('combobox', { name: 'Sprachniveau' }).selectOption('2 (7 bis 10 Jahre)');
    await page.getByRole('textbox', { name: 'Eigener Text' }).fill('Zu kurz.');
    await expect(page.getByText('Der Text hat 2 Wörter.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Weiter zu den Aufgaben' })).toBeDisabled();
    await page.getByRole('textbox', { name: 'Eigener Text' }).fill('');
    await page.getByRole('button', { name: 'Weiter zu den Aufgaben' }).click();
  });

  await test.step('three proposals to choose from', async () => {
    await page.getByRole('checkbox', { name: /^Freie Antwort/ }).check();
    await page.getByRole('button', { name: 'Vorschläge machen' }).click();
    await expect(page.getByRole('radio')).toHaveCount(3);
    await page.getByRole('radio').nth(1).check();
    await page.getByRole('button', { name: 'Weiter zum Prüfen' }).click();
  });

  await test.step('what breaks a rule is said, and cannot be made', async () => {
    const option = page.getByRole('textbox', { name: 'Frage 1, Antwort 2' });
    const before = await option.inputValue();
    await option.fill(await page.getByRole('textbox', { name: 'Frage 1, Antwort 1' }).inputValue());
    await expect(page.getByText('Hier steht etwas zweimal.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Arbeitsblatt anlegen' })).toBeDisabled();
    await option.fill(before);
    await page
      .getByRole('region', { name: 'Freie Antwort' })
      .getByRole('textbox', { name: 'Aufgabe' })
      .fill('Vergleiche Licht und Schatten.');
    await page.getByRole('region', { name: 'Fragen zum Text' }).getByRole('button', { name: 'Neu machen' }).click();
    await expect(page.getByRole('button', { name: 'Arbeitsblatt anlegen' })).toBeEnabled();
  });

  await test.step('it becomes an ordinary worksheet', async () => {
    await page.getByRole('button', { name: 'Arbeitsblatt anlegen' }).click();
    await expect(page).toHaveURL(new RegExp(`${TOOLS.worksheet.route}/[0-9a-f-]{36}$`));
    await expect(page.getByText('Vergleiche Licht und Schatten.')).toBeVisible();
  });

  await test.step('[AIT-21] a pupil answers its questions step by step, sees the result, and tries again', async () => {
    const id = page.url().split('/').at(-1)!;
    await call(computer, 'PUT', `${TOOLS.worksheet.route}/${id}`, { way: 'steps', checks: 'at_once', state: 'open' });
    const { secretLink } = await share(computer, id, { privacy: 'secret' });
    const handset = await phone(browser, stack);
    const pupil = await handset.newPage();
    await pupil.goto(secretLink);
    await pupil.getByRole('textbox', { name: 'Wie willst du hier heißen?' }).fill('Falke');
    await pupil.getByRole('button', { name: 'Los geht’s' }).click();
    await expect(pupil.getByText('Aufgabe 1 von 5', { exact: true })).toBeVisible();
    const answers = pupil.getByRole('radio');
    await answers.nth(1).check();
    await pupil.getByRole('button', { name: 'Prüfen' }).click();
    await expect(pupil.getByText('Noch nicht richtig')).toBeVisible();
    await answers.nth(0).check();
    await pupil.getByRole('button', { name: 'Prüfen' }).click();
    await expect(pupil.getByText('Richtig', { exact: true })).toBeVisible();
    await handset.close();
  });
  await computer.close();
});
