import type { Page } from '@playwright/test';
import { type Announcement, heardOn, listen } from './support/announcements.js';
import { newTeacher, phone, signedIn } from './support/people.js';
import { simulatedGuests } from './support/simulated-guests.js';
import { newSurvey, openSurvey, someAnswers } from './support/survey.js';
import { newTeacherSurvey, teacherSurveyPlaces } from './support/survey-places.js';
import { newScreen, openScreen, putCard, screenOf } from './support/teaching-board.js';
import { cardsOf } from './support/teaching-board-lesson.js';
import { setTimer } from './support/teaching-board-lesson-timer.js';
import { expect, test } from './support/test.js';
import { newCloud } from './support/word-cloud-places.js';

/** ms, with half a second for a busy machine (spec ACC-02) */
const APART_MS = 4500;

/** Waits until all is told, and returns what was said of it. */
async function told(page: Page, what: RegExp, done: (said: Announcement[]) => boolean): Promise<Announcement[]> {
  const said = async () => (await heardOn(page)).filter(({ text }) => what.test(text));
  await expect.poll(async () => done(await said()), { timeout: 30_000 }).toBe(true);
  return said();
}

/** Those that came too soon after the one before. */
const hasty = (said: Announcement[]): Announcement[] => said.filter(({ at }, index) => index > 0 && at - said[index - 1]!.at < APART_MS);

test('[ACC-02] [TR-48] new words and results are summed up every five seconds, and wait for a pause', async ({ browser, stack }) => {
  const teacher = await signedIn(browser, stack, await newTeacher(stack));
  await listen(teacher);
  const cloud = await newCloud(teacher);
  const survey = await newSurvey(teacher, 'Stunde', [{ type: 'rating', title: 'Wie war es?' }]);
  await openSurvey(teacher, survey.id);
  // The cloud stands once it has a word.
  const [first] = await simulatedGuests(stack, cloud.id, 1);
  await first!.put(`/api/word_clouds/word_clouds/${cloud.id}/add_word`, { words: 'Anfang' });
  const [words, results] = [await teacher.newPage(), await teacher.newPage()];
  await words.goto(`/word_clouds/word_clouds/${cloud.id}`);
  await expect(words.getByText('Anfang').first()).toBeVisible();
  await results.goto(`/surveys/surveys/${survey.id}/responses`);
  await results.getByRole('button', { name: 'An die Wand' }).click();
  await expect(results.getByRole('dialog')).toBeVisible();
  const [writers, voters] = await Promise.all([simulatedGuests(stack, cloud.id, 12), simulatedGuests(stack, survey.id, 12)]);
  for (let index = 0; index < 12; index += 1) {
    await writers[index]!.put(`/api/word_clouds/word_clouds/${cloud.id}/add_word`, { words: `Wort${index}` });
    await voters[index]!.post(`/api/surveys/surveys/${survey.id}/responses`, { answers: someAnswers(survey, index), incomplete: true });
    await words.waitForTimeout(700);
  }
  const sum = (said: Announcement[]): number => said.reduce((all, { text }) => all + Number.parseInt(text, 10), 0);
  const ofWords = await told(words, /^\d+ neue[sr]? W/, (said) => sum(said) === 12);
  const ofResults = await told(results, /^\d+ Antwort(en)?$/, (said) => said.at(-1)?.text === '12 Antworten');
  for (const said of [ofWords, ofResults]) {
    expect(hasty(said)).toEqual([]);
    expect(said.filter(({ interrupts }) => interrupts)).toEqual([]);
    // One for each word would be twelve.
    expect(said.length).toBeLessThan(12);
  }
  await teacher.close();
});

test('[ACC-02] [TR-48] [ACC-04] the end of a timer and a lost connection interrupt, and each is said once', async ({ browser, stack }) => {
  const teacher = await signedIn(browser, stack, await newTeacher(stack));
  const screen = await newScreen(teacher);
  await putCard(teacher, screen, screen.pages[0]!, 'timer', { title: 'Gruppen' });
  const guest = await phone(browser, stack);
  await Promise.all([teacher, guest].map((one) => listen(one)));
  const [desk, handset] = [await teacher.newPage(), await guest.newPage()];
  await openScreen(desk, screenOf(screen.id, screen.pages[0]));
  await handset.goto(screen.secretLink);
  await expect(cardsOf(handset, 'timer')).toBeVisible();
  await setTimer(desk, cardsOf(desk, 'timer'), '3');
  await cardsOf(desk, 'timer').getByRole('button', { name: 'Start' }).click();
  for (const page of [desk, handset]) {
    const [over, ...more] = await told(page, /^Die Zeit ist um: Gruppen$/, (said) => said.length > 0);
    expect([over!.interrupts, more]).toEqual([true, []]);
  }
  await guest.setOffline(true);
  const [lost, ...again] = await told(handset, /^Verbindung unterbrochen/, (said) => said.length > 0);
  expect([lost!.interrupts, again]).toEqual([true, []]);
  await guest.setOffline(false);
  const [back] = await told(handset, /^Wieder verbunden$/, (said) => said.length > 0);
  expect(back!.interrupts).toBe(false);
  await Promise.all([teacher.close(), guest.close()]);
});

test('[ACC-03] each chart of a survey has a table of the same numbers, its wall a list of them, and a cloud a table', async ({
  browser,
  stack,
}) => {
  const teacher = await signedIn(browser, stack, await newTeacher(stack));
  const id = await newTeacherSurvey(teacher, stack);
  const page = await teacher.newPage();
  await page.goto(`/surveys/surveys/${id}/responses`);
  const asTable = page.getByRole('button', { name: 'Als Tabelle zeigen' });
  await expect(asTable.first()).toBeVisible();
  const charts = await asTable.count();
  expect(charts).toBeGreaterThan(3);
  while ((await asTable.count()) > 0) await asTable.first().click();
  await expect(page.getByRole('table')).toHaveCount(charts);
  for (const table of await page.getByRole('table').all()) {
    const counts = await table.locator('tbody td:first-of-type').allTextContents();
    // Four have answered, and each chose something.
    expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBeGreaterThanOrEqual(4);
  }
  for (const name of ['wall: how to join', 'wall: covered question', 'wall: revealed question']) {
    const place = teacherSurveyPlaces(id).find((one) => one.name === name)!;
    if (place.path) await page.goto(place.path);
    else if (name === 'wall: how to join') await page.goto(`/surveys/surveys/${id}/responses`);
    await place.open!(page);
  }
  const bars = await page.getByRole('dialog').getByRole('listitem').allTextContents();
  expect(bars.length).toBeGreaterThan(2);
  expect(bars.filter((words) => !/\d/.test(words))).toEqual([]);

  const cloud = await newCloud(teacher);
  const guests = await simulatedGuests(stack, cloud.id, 2);
  for (const guest of guests) await guest.put(`/api/word_clouds/word_clouds/${cloud.id}/add_word`, { words: 'Freunde' });
  await page.goto(`/word_clouds/word_clouds/${cloud.id}`);
  await page.getByRole('button', { name: 'An die Wand' }).first().click();
  await expect(page.getByRole('dialog').getByRole('row', { name: 'Freunde 2', exact: true })).toBeAttached();
  await teacher.close();
});
