import { readFile } from 'node:fs/promises';
import type { Survey } from '@murmel/contracts';
import type { Page } from '@playwright/test';
import { LANGUAGE, wordsOfInterface } from './support/interface-texts.js';
import { goesAfterAMonth, movesInto, newFolders } from './support/library.js';
import { newTeacher, phone, signedIn, VIEWPORTS } from './support/people.js';
import { noisyPicture } from './support/pinboard-files.js';
import { readQr } from './support/read-qr.js';
import { simulatedGuests } from './support/simulated-guests.js';
import { newSurvey, next, openSurvey, someAnswers } from './support/survey.js';
import { expect, picture, test } from './support/test.js';

const { said, like } = wordsOfInterface('surveys');

const SEEN_MS = 2000;
const RIGHT_MS = 2000;
const QUESTIONS = 6;
const SIMULATED = 24;

const answersOn = (page: Page, count: number) =>
  page
    .getByRole('dialog')
    .getByText(said(`${count} ${count === 1 ? 'Antwort' : 'Antworten'}`, 'wall.answers'), { exact: true })
    .last();

/** Prints, as far as it can be seen: `kept` is on the paper, and nothing that can be pressed but what are words of the survey. */
async function onPaper(page: Page, kept: string): Promise<void> {
  await expect(page.getByText(kept).first()).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(kept).filter({ visible: true }).first()).toBeVisible();
  await expect(
    page.locator('button:not([data-on-paper]), [type="radio"], [role="switch"], a.mantine-Button-root').filter({ visible: true }),
  ).toHaveCount(0);
  await page.emulateMedia({ media: null });
}

/** Answers the first five questions; the sixth asks for a file. */
async function answerFive(page: Page, { skip = [] as number[] } = {}): Promise<void> {
  if (!skip.includes(1)) await page.getByRole('radio', { name: 'y = 2x + 1' }).check();
  await next(page, 2, QUESTIONS);
  if (!skip.includes(2)) await page.getByRole('checkbox', { name: 'Steigung ablesen' }).check();
  await next(page, 3, QUESTIONS);
  await expect(page.getByText('5 Sterne heißt „sehr gut“.')).toBeVisible();
  if (!skip.includes(3)) await page.getByRole('radio', { name: /^4 / }).check();
  await next(page, 4, QUESTIONS);
  if (!skip.includes(4)) await page.getByRole('radio', { name: '8', exact: true }).check();
  await next(page, 5, QUESTIONS);
  if (!skip.includes(5)) await page.getByRole('textbox').fill('Mir ist noch unklar, wie man die Steigung misst.');
  await next(page, 6, QUESTIONS);
}

test('lesson 4, minutes 0 to 12 and 41 to 44: an exit ticket, watched live', { tag: '@deadline' }, async ({ browser, stack }) => {
  test.setTimeout(240_000);
  const account = await newTeacher(stack, 'Ada', 'Lehmann');
  const computer = await signedIn(browser, stack, account);
  const laptop = await computer.newPage();
  const beamer = await signedIn(browser, stack, account, { viewport: VIEWPORTS.projector });
  const projector = await beamer.newPage();
  const wall = projector.getByRole('dialog');
  const handsets = await Promise.all([1, 2, 3].map(() => phone(browser, stack)));
  const [one, two, three] = (await Promise.all(handsets.map((handset) => handset.newPage()))) as [Page, Page, Page];
  let survey: Survey = await newSurvey(computer, 'Lineare Funktionen - Check', [
    {
      type: 'single_choice',
      title: 'Welche Gleichung gehört zum Graphen?',
      required: true,
      options: ['y = 2x + 1', 'y = x + 2', 'y = 3x'],
    },
    { type: 'multiple_choice', title: 'Was kannst du schon?', options: ['Steigung ablesen', 'Graph zeichnen', 'Nullstelle berechnen'] },
    { type: 'rating', title: 'Wie gut hat dir die Stunde gefallen?', description: '5 Sterne heißt „sehr gut“.' },
    { type: 'net_promoter_score', title: 'Wie sicher fühlst du dich?' },
    { type: 'long_answer', title: 'Was ist noch unklar?' },
    { type: 'file', title: 'Foto von deinem Heft' },
  ]);
  const { id } = survey;
  let address = '';

  await test.step('[SUR-04] preparation: two tabs, opened and shared', async () => {
    await laptop.goto(`/surveys/surveys/${id}`);
    await expect(laptop.getByRole('radio', { name: said('Umfrage'), exact: true })).toBeChecked();
    await expect(laptop.getByRole('radio', { name: new RegExp(`^${said('Abgaben', ':tabs')}`) })).toBeAttached();
    await picture(laptop, 'lesson-4-editor');
    await openSurvey(computer, id);
    survey = { ...survey, survey: { ...survey.survey, state: 'open' } };
    await laptop.goto(`/surveys/surveys/${id}/responses`);
  });

  await test.step('minute 0: the wall shows only QR code, address and a counter', async () => {
    await projector.goto(`/surveys/surveys/${id}/responses`);
    await projector.getByRole('button', { name: said('An die Wand') }).click();
    address = await readQr(wall.getByRole('img', { name: like('QR-Code: …') }));
    await expect(answersOn(projector, 0)).toBeVisible();
    await expect(wall.getByText('y = 2x + 1')).toHaveCount(0);
    await picture(projector, 'lesson-4-minute-0-wall');
  });

  await test.step('[SUR-03] [C29] minute 1: phones open it without an account; a star and the progress', async () => {
    for (const page of [one, two, three]) {
      await page.goto(address);
      await expect(page).toHaveURL(/\/public_survey_responses\/new$/);
      await expect(page.getByText(said(`Frage 1 von ${QUESTIONS}`))).toBeVisible();
      await expect(page.getByText(said('Pflichtfrage')).first()).toBeVisible();
    }
    await expect(one.getByText(said('Wir speichern nur deine Antworten, keinen Namen.'))).toBeVisible();
    await picture(one, 'lesson-4-minute-1-phone');
  });

  await test.step('[SUR-01] [SUR-07] [SUR-13] minutes 2 to 6: the counter rises without a reload; back does not lead into what was sent', async () => {
    await answerFive(one);
    await one.locator('input[type="file"]').setInputFiles(noisyPicture('Heft von Mila.png', 2));
    await expect(one.getByText('Heft von Mila.png')).toBeVisible();
    await expect(one.getByRole('button', { name: said('Heft von Mila.png entfernen') })).toBeVisible();
    await one.getByRole('button', { name: said('Absenden') }).click();
    await expect(one.getByRole('heading', { name: said('Danke, alles ist abgegeben!') })).toBeVisible();
    await picture(one, 'lesson-4-minute-2-thanks');
    await one.goBack();
    await expect(one).toHaveURL('about:blank');
    await one.goForward();
    await expect(one.getByRole('heading', { name: said('Deine Antworten') })).toBeVisible();
    await expect(answersOn(projector, 1)).toBeVisible({ timeout: SEEN_MS });
    const guests = await simulatedGuests(stack, id, SIMULATED);
    const answers = await Promise.all(
      guests.map((guest, index) =>
        guest.post(`/api/surveys/surveys/${id}/responses`, { answers: someAnswers(survey, index), incomplete: true }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: SIMULATED }, () => 201));
    await expect(answersOn(projector, SIMULATED + 1)).toBeVisible({ timeout: SEEN_MS });
    await expect(laptop.getByText(`(${SIMULATED + 1})`)).toBeVisible({ timeout: SEEN_MS });
  });

  await test.step('[SUR-05] [ACC-12] [TR-50] minute 3: a required question left out is where one lands', async () => {
    await answerFive(two, { skip: [1, 2] });
    await two.getByRole('button', { name: said('Absenden') }).click();
    await expect(two.getByText(said('Bitte beantworte diese Frage'))).toBeVisible();
    await expect(two.getByText(said(`Frage 1 von ${QUESTIONS}`))).toBeVisible();
    await picture(two, 'lesson-4-minute-3-missing');
  });

  await test.step('[SUR-06] [ACC-12] minute 4: leaving something out asks first; a double tap is one response', async () => {
    await two.getByRole('radio', { name: 'y = x + 2' }).check();
    for (let number = 2; number <= QUESTIONS; number += 1) await next(two, number, QUESTIONS);
    await two.getByRole('button', { name: said('Absenden') }).click();
    const question = two.getByRole('dialog', { name: said('Du hast nicht alles beantwortet. Trotzdem absenden?') });
    await expect(question.getByText(said('2 Fragen sind noch ohne Antwort.'))).toBeVisible();
    await question.getByRole('button', { name: said('Trotzdem absenden') }).dblclick();
    await expect(two.getByRole('heading', { name: said('Danke, alles ist abgegeben!') })).toBeVisible();
    await expect(answersOn(projector, SIMULATED + 2)).toBeVisible({ timeout: SEEN_MS });
  });

  await test.step('[C5] minute 5: what is typed goes to the server by itself, a reload keeps answers and question, back goes one question back; without network sending waits for it', async () => {
    const draft = three.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/my_response'));
    await answerFive(three, { skip: [2] });
    expect((await draft).ok()).toBe(true);
    await three.waitForTimeout(600);
    await three.reload();
    await expect(three.getByText(said(`Frage 6 von ${QUESTIONS}`))).toBeVisible();
    await three.goBack();
    await expect(three.getByRole('textbox')).toHaveValue(/Steigung misst/);
    await three.getByRole('button', { name: said('Vorige Frage') }).click();
    await expect(three.getByRole('radio', { name: '8', exact: true })).toBeChecked();
    await three.goForward();
    await next(three, 6, QUESTIONS);
    // The question before sending is a file of its own: it must be here when the network is not.
    await three.getByRole('button', { name: said('Absenden') }).click();
    // Two are unanswered, the second and the file: the button leads to the first of them.
    await three.getByRole('button', { name: said('Zur ersten offenen Frage') }).click();
    await expect(three.getByText(said(`Frage 2 von ${QUESTIONS}`))).toBeVisible();
    await expect(three.getByRole('checkbox').first()).toBeFocused();
    for (let number = 3; number <= QUESTIONS; number += 1) await next(three, number, QUESTIONS);
    await handsets[2]!.setOffline(true);
    await three.getByRole('button', { name: said('Absenden') }).click();
    await three.getByRole('button', { name: said('Trotzdem absenden') }).click();
    await expect(three.getByText(said('Gleich abgegeben'))).toBeVisible();
    await picture(three, 'lesson-4-minute-5-waiting');
    await handsets[2]!.setOffline(false);
    await expect(three.getByRole('heading', { name: said('Danke, alles ist abgegeben!') })).toBeVisible();
    await expect(answersOn(projector, SIMULATED + 3)).toBeVisible({ timeout: SEEN_MS });
  });

  await test.step('[C2] minute 7: the eye opens on the first question, the bars add up to 100', async () => {
    await wall.getByRole('button', { name: said('Weiter') }).click();
    await expect(wall.getByText(said('Die Antworten sind noch verdeckt.'))).toBeVisible({ timeout: SEEN_MS });
    await wall.getByRole('button', { name: said('Zeigen') }).click();
    const percents = wall.getByText({ de: /^\d+\s%$/, en: /^\d+%$/ }[LANGUAGE]);
    await expect(percents).toHaveCount(3, { timeout: SEEN_MS });
    const shares = (await percents.allTextContents()).map((text) => Number.parseInt(text, 10));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
    // Three answers have much room: their numbers are larger than the least that the last row reads.
    expect(await percents.first().evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize))).toBeGreaterThan(60);
    await projector.waitForTimeout(700);
    await picture(projector, 'lesson-4-minute-7-wall');
    // On a page as well: a bar of 40 % takes 40 % of the width.
    const bars = laptop.locator('main section').filter({ hasText: 'Welche Gleichung' }).getByRole('listitem');
    const drawn = await bars.evaluateAll((rows) =>
      rows.map((row) => {
        const fill = row.querySelector('[class*="fill"]')!;
        return Math.round((fill.getBoundingClientRect().width / fill.parentElement!.getBoundingClientRect().width) * 100);
      }),
    );
    expect(drawn).toEqual(shares);
  });

  await test.step('minute 8: exactly the responses with one answer', async () => {
    await laptop.getByRole('button', { name: said('Abgaben mit „y = x + 2“ zeigen') }).click();
    // Every third of the simulated pupils and one phone.
    await expect(laptop.getByRole('heading', { name: said('9 Abgaben mit dieser Antwort') })).toBeVisible();
    await picture(laptop, 'lesson-4-minute-8-filter');
    await laptop.getByRole('button', { name: said('Filter entfernen') }).click();
  });

  await test.step('minute 9: a late answer moves the bars while they are shown', async () => {
    const [late] = await simulatedGuests(stack, id, 1);
    await late!.post(`/api/surveys/surveys/${id}/responses`, { answers: someAnswers(survey, 29), incomplete: true });
    await expect(answersOn(projector, SIMULATED + 4)).toBeVisible({ timeout: SEEN_MS });
  });

  await test.step('[C1] [C4] minute 10: closed within two seconds, what was typed stays; opened again it goes on', async () => {
    await one
      .getByRole('button', { name: said('Antworten ändern') })
      .or(one.getByRole('link', { name: said('Antworten ändern') }))
      .first()
      .click();
    await one.getByRole('radio', { name: 'y = 3x' }).check();
    await laptop.getByRole('button', { name: said('Umfrage schließen') }).click();
    await expect(one.getByText(said('Die Umfrage ist geschlossen.')).first()).toBeVisible({
      timeout: RIGHT_MS + 1000,
    });
    await expect(one.getByRole('radio', { name: 'y = 3x' })).toBeChecked();
    await picture(one, 'lesson-4-minute-10-closed');
    await laptop.getByRole('button', { name: said('Wieder öffnen') }).click();
    await expect(one.getByText(said('Die Umfrage ist geschlossen.'))).toHaveCount(0, { timeout: RIGHT_MS + 1000 });
  });

  await test.step('[SUR-02] [I18-04] minute 11: eleven columns with mean and median, and what the number means', async () => {
    for (let step = 0; step < 3; step += 1) await wall.getByRole('button', { name: said('Weiter') }).click();
    await expect(wall.getByRole('heading', { name: 'Wie sicher fühlst du dich?' })).toBeVisible({ timeout: SEEN_MS });
    await wall.getByRole('button', { name: said('Zeigen') }).click();
    await expect(wall.getByText(said('Median'))).toBeVisible({ timeout: SEEN_MS });
    await expect(wall.getByRole('listitem').filter({ hasText: new RegExp(said('Antwort', 'charts'), 'i') })).toHaveCount(11);
    // Not every scale asks for a recommendation.
    await expect(laptop.getByText(said('Weiterempfehlung (NPS)'), { exact: true })).toHaveCount(0);
    await laptop.getByRole('switch', { name: said('Die Frage bittet um eine Empfehlung') }).check();
    await expect(laptop.getByText(like('Der NPS ist der Anteil …'))).toBeVisible();
    await projector.waitForTimeout(700);
    await picture(projector, 'lesson-4-minute-11-wall');
  });

  await test.step('minute 12: three texts are released, only they stand on the wall', async () => {
    await wall.getByRole('button', { name: said('Weiter') }).click();
    await wall.getByRole('button', { name: said('Zeigen') }).click();
    for (const text of ['Text 1', 'Text 2', 'Text 3'])
      await laptop.getByRole('switch', { name: said(`Freigeben: ${text}`), exact: true }).check();
    for (const text of ['Text 1', 'Text 2', 'Text 3'])
      await expect(wall.getByText(text, { exact: true })).toBeVisible({ timeout: SEEN_MS });
    await expect(wall.getByText('Text 4', { exact: true })).toHaveCount(0);
    await picture(projector, 'lesson-4-minute-12-wall');
    await picture(laptop, 'lesson-4-minute-12-laptop');
  });

  await test.step('[C28] minute 13: so is a photo, which then fills the wall', async () => {
    await wall.getByRole('button', { name: said('Weiter') }).click();
    await wall.getByRole('button', { name: said('Zeigen') }).click();
    await expect(wall.getByText(said('1 Datei abgegeben, sie ist noch nicht freigegeben.'))).toBeVisible({ timeout: SEEN_MS });
    await expect(wall.getByRole('img', { name: said('Bild 1') })).toHaveCount(0);
    await laptop.getByRole('switch', { name: said('Freigeben: Heft von Mila.png') }).check();
    const photo = wall.getByRole('img', { name: said('Bild 1') });
    await expect(photo).toBeVisible({ timeout: SEEN_MS });
    const { height = 0 } = (await photo.boundingBox()) ?? {};
    expect(height).toBeGreaterThan(VIEWPORTS.projector.height / 2);
    await picture(projector, 'lesson-4-minute-13-wall');
    await wall.getByRole('button', { name: said('Zurück') }).click();
  });

  await test.step('[SUR-09] [C28] minute 41: the public result has aggregates of the chosen questions, released texts and files only', async () => {
    await laptop.goto(`/surveys/surveys/${id}/settings`);
    await laptop.getByRole('switch', { name: said('Öffentliches Ergebnis') }).check();
    await laptop.getByRole('switch', { name: '3 · Wie gut hat dir die Stunde gefallen?' }).uncheck();
    await two.goto(`/surveys/surveys/${id}/public_survey_result`);
    await expect(two.getByText('Welche Gleichung gehört zum Graphen?')).toBeVisible();
    await expect(two.getByText('Text 1', { exact: true })).toBeVisible();
    await expect(two.getByText('Text 5', { exact: true })).toHaveCount(0);
    await expect(two.getByText('Wie gut hat dir die Stunde gefallen?')).toHaveCount(0);
    const photo = two.getByRole('link', { name: said('1.png herunterladen') }).locator('img');
    await photo.scrollIntoViewIfNeeded();
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(two.getByText('Heft von Mila')).toHaveCount(0);
    await picture(two, 'lesson-4-minute-41-result');
  });

  await test.step('minute 42: a table for Excel; paper has a title and nothing to press', async () => {
    await laptop.goto(`/surveys/surveys/${id}`);
    for (const kept of ['Was ist noch unklar?', 'Lineare Funktionen - Check']) await onPaper(laptop, kept);
    await laptop.goto(`/surveys/surveys/${id}/responses`);
    await expect(laptop.getByText('Text 1', { exact: true })).toBeVisible();
    for (const kept of ['Text 1', 'Lineare Funktionen - Check']) await onPaper(laptop, kept);
    const download = laptop.waitForEvent('download');
    await laptop.getByRole('link', { name: said('CSV') }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    expect(text.charCodeAt(0)).toBe(0xfeff);
    expect(text.split('\n')[0]).toContain(';');
    expect(text).toContain('Wie sicher fühlst du dich?');
    expect(text.trim().split('\n')).toHaveLength(SIMULATED + 4 + 1);
  });

  await test.step('[SUR-08] minute 43: a deleted response is gone everywhere', async () => {
    await laptop.goto(`/surveys/surveys/${id}/responses/1`);
    await laptop.getByRole('button', { name: said('Abgabe löschen') }).click();
    await laptop.getByRole('button', { name: said('Endgültig löschen') }).click();
    await expect(laptop.getByText(`(${SIMULATED + 3})`)).toBeVisible({ timeout: SEEN_MS });
    await expect(answersOn(projector, SIMULATED + 3)).toBeVisible({ timeout: SEEN_MS });
  });

  await test.step('minute 44: it goes by itself after a month, and lies where it belongs until then', async () => {
    await laptop.goto(`/surveys/surveys/${id}`);
    await goesAfterAMonth(laptop, 'lesson-4-minute-44-laptop');
    await newFolders(laptop, ['8b', 'Mai']);
    await movesInto(laptop, 'Lineare Funktionen - Check', 'Mai');
    await picture(laptop, 'lesson-4-minute-44-folder');
  });

  await Promise.all([computer, beamer, ...handsets].map((context) => context.close()));
});
