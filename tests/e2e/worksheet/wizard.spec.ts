import { TOOLS, WIZARD_PATH } from '@murmel/contracts';
import { madePdf } from '../../support/made-pdf.js';
import { onThisMachine } from '../../support/on-this-machine.js';
import { sideways } from '../support/layout.js';
import { newTeacher, phone, signedIn, VIEWPORTS } from '../support/people.js';
import { expect, picture, test } from '../support/test.js';
import { call, share } from '../support/wire.js';

/** Words enough, and different ones, for tasks about them. */
const MOSSES = [
  'Moose speichern Wasser.',
  'Nach einem Regen nimmt ein Polster das Zehnfache seines Gewichts auf.',
  'In trockenen Wochen rollen sich die Blätter ein und warten.',
  'Wurzeln fehlen ihnen, feine Haare halten sie an Steinen und Rinden fest.',
  'Sporen tragen sie weiter, der Wind verteilt diese über ganze Wälder.',
  'Im Schatten wachsen viele Arten, an Mauern nur wenige.',
  'Käfer, Milben und Bärtierchen leben zwischen den Stängeln.',
  'Vögel polstern damit im Frühling ihre Nester aus.',
  'In Mooren bildet sich aus alten Schichten langsam Torf.',
  'Ein Moor bindet Kohlenstoff, solange es nass bleibt.',
  'Forscherinnen messen an Moosen, wie sauber die Luft einer Stadt ist.',
  'Schwermetalle sammeln sich nämlich in den Zellen der Pflanzen.',
  'Gärtner in Japan pflegen ganze Gärten aus verschiedenen Arten.',
  'Unter dem Mikroskop sieht man eine einzige Schicht grüner Zellen.',
];
/** As the api says it. */
const NO_PROPOSALS = {
  status: 422,
  contentType: 'application/json',
  body: JSON.stringify({ defined: true, code: 'NO_PROPOSALS', status: 422, message: 'No proposals could be created' }),
};

test('[NAV-27] [WKS-15] [WKS-17] a worksheet in three steps, read and changed before it is made', async ({ browser, stack }) => {
  const computer = await signedIn(browser, stack, await newTeacher(stack));
  const page = await computer.newPage();

  await test.step('the wizard is found beside the list, and has its page of information at two addresses', async () => {
    await page.goto('/worksheet/wizard/info');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Arbeitsblatt mit KI');
    await page.goto('/worksheet_wizard/info');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Arbeitsblatt mit KI');
    await page.goto(TOOLS.worksheet.route);
    await expect(page.getByRole('heading', { name: 'Noch ist alles frei.' })).toBeVisible();
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
    for (const _step of [1, 2, 3, 4]) await pupil.getByRole('button', { name: 'Weiter', exact: true }).click();
    await pupil.getByRole('button', { name: 'Abgeben' }).click();
    await pupil.getByRole('dialog').getByRole('button', { name: 'Trotzdem abgeben' }).click();
    await expect(pupil.getByText(/^1 von \d Aufgaben sind richtig\.$/)).toBeVisible();
    await handset.close();
  });
  await computer.close();
});

test('[WKS-15] [WKS-16] a worksheet from a PDF, and one from a document, with what was typed kept when there are no proposals', async ({
  browser,
  stack,
}) => {
  const computer = await signedIn(browser, stack, await newTeacher(stack));
  const page = await computer.newPage();

  await test.step('the text of a PDF is got by the converter, and a model writes the basis from it', async () => {
    await page.goto(WIZARD_PATH);
    const chooser = page.waitForEvent('filechooser');
    await page.getByText('PDF wählen oder hierher ziehen').click();
    await (await chooser).setFiles({ name: 'Moose.pdf', mimeType: 'application/pdf', buffer: madePdf([MOSSES]) });
    await expect(page).toHaveURL(/\?conversion=[0-9a-f-]{36}$/);
    await expect(page.getByRole('textbox', { name: 'Thema' })).toHaveValue('Moose', { timeout: onThisMachine(20_000) });
    await picture(page, 'wizard-focus');
    await page.getByRole('button', { name: 'Weiter zu den Aufgaben' }).click();
  });

  await test.step('what was typed stays where no proposal came', async () => {
    await page.route('**/api/worksheet_wizard/proposals', (route) => route.fulfill(NO_PROPOSALS));
    await page.getByRole('button', { name: 'Vorschläge machen' }).click();
    await expect(page.getByText('Was du eingegeben hast, ist noch da.')).toBeVisible();
    await page.unroute('**/api/worksheet_wizard/proposals');
    await page.getByRole('button', { name: 'Zurück', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Thema' })).toHaveValue('Moose');
    await page.getByRole('button', { name: 'Weiter zu den Aufgaben' }).click();
    await page.getByRole('button', { name: 'Vorschläge machen' }).click();
    await expect(page.getByRole('radio')).toHaveCount(3);
    await picture(page, 'wizard-tasks');
    await page.setViewportSize(VIEWPORTS.phone);
    expect(await sideways(page)).toEqual([]);
    await picture(page, 'wizard-tasks-phone');
    await page.setViewportSize(VIEWPORTS.teacher);
  });

  await test.step('it is verified, made, and given to a phone', async () => {
    await page.getByRole('button', { name: 'Weiter zum Prüfen' }).click();
    await picture(page, 'wizard-verify');
    await page.getByRole('button', { name: 'Das wurde gesendet' }).click();
    await expect(page.getByRole('dialog').getByText('Moose speichern Wasser.').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Arbeitsblatt anlegen' }).click();
    await expect(page).toHaveURL(new RegExp(`${TOOLS.worksheet.route}/[0-9a-f-]{36}$`));
    const id = page.url().split('/').at(-1)!;
    await call(computer, 'PUT', `${TOOLS.worksheet.route}/${id}`, { state: 'open' });
    const { secretLink } = await share(computer, id, { privacy: 'secret' });
    const handset = await phone(browser, stack);
    const pupil = await handset.newPage();
    await pupil.goto(secretLink);
    await pupil.getByRole('textbox', { name: 'Wie willst du hier heißen?' }).fill('Falke');
    await pupil.getByRole('button', { name: 'Los geht’s' }).click();
    await expect(pupil.getByRole('radio').first()).toBeVisible();
    await handset.close();
  });

  await test.step('a document hands its text over as it is', async () => {
    const { id } = await call<{ id: string }>(computer, 'POST', TOOLS.text_editor.route, { title: 'Moose im Wald' });
    await page.goto(`${TOOLS.text_editor.route}/${id}`);
    const words = Array.from({ length: 110 }, (_, index) => `Wort${index}`).join(' ');
    await page.locator('.ProseMirror').click();
    await page.keyboard.insertText(words);
    await page.getByRole('button', { name: 'Mehr', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Arbeitsblatt daraus' }).click();
    await expect(page.getByRole('textbox', { name: 'Thema' })).toHaveValue('Moose im Wald');
    await expect(page.getByRole('textbox', { name: 'Eigener Text' })).toHaveValue(words);
  });
  await computer.close();
});
