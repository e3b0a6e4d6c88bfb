import type { Survey, TimetableOccurrence } from '@murmel/contracts';
import { choose } from './support/choose.js';
import { newTeacher, signedIn } from './support/people.js';
import { boardOf, listOf, namesIn, newBoard, openBoard, pinCard, cardOf as pinned } from './support/pinboard.js';
import { moveUpByKeys } from './support/sort-by-keys.js';
import { newSurvey } from './support/survey.js';
import { cardOf, cardsCalled, newScreen, openScreen, putCard, screenOf } from './support/teaching-board.js';
import { expect, test } from './support/test.js';
import { dayAfter, newFullWeek, TIMETABLES, thisMonday } from './support/week-places.js';
import { call, newDocument } from './support/wire.js';

test.describe.configure({ mode: 'parallel' });

test('[ACC-01] [TR-44] questions of a survey go elsewhere by clicks alone, and by keys alone', async ({ browser, stack }) => {
  const teacher = await signedIn(browser, stack, await newTeacher(stack));
  const { id } = await newSurvey(
    teacher,
    'Stunde',
    ['Eins', 'Zwei', 'Drei'].map((title) => ({ type: 'long_answer' as const, title })),
  );
  const order = async () => (await call<Survey>(teacher, 'GET', `/surveys/surveys/${id}`)).survey.questions.map(({ title }) => title);
  const page = await teacher.newPage();
  await page.goto(`/surveys/surveys/${id}`);
  await page.getByRole('navigation', { name: 'Fragen' }).getByRole('button', { name: /Drei/ }).first().click();
  await page.getByRole('button', { name: 'Frage verschieben' }).click();
  await page.getByRole('menuitem', { name: 'Verschieben nach …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Frage verschieben' });
  await dialog.getByRole('combobox', { name: 'Neue Stelle' }).selectOption({ index: 0 });
  await dialog.getByRole('button', { name: 'Verschieben' }).click();
  await expect.poll(order).toEqual(['Drei', 'Eins', 'Zwei']);

  await moveUpByKeys(page, page.getByRole('button', { name: 'Frage 3 ziehen, um sie zu verschieben' }), 2);
  await expect.poll(order).toEqual(['Drei', 'Zwei', 'Eins']);
  await page.getByRole('button', { name: 'Frage 3 ziehen, um sie zu verschieben' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/ist an Stelle 3 von 3\./).last()).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Escape');
  await expect.poll(order).toEqual(['Drei', 'Zwei', 'Eins']);
  await teacher.close();
});

test('[ACC-01] [TR-44] what lies in the library goes into a folder by clicks alone, and by keys alone', async ({ browser, stack }) => {
  const teacher = await signedIn(browser, stack, await newTeacher(stack));
  const folder = await call<{ id: string }>(teacher, 'POST', '/folders', { title: 'Biologie' });
  const inside = async () =>
    (await call<{ entries: { title: string }[] }>(teacher, 'GET', `/folders/${folder.id}/contents`)).entries
      .map(({ title }) => title)
      .sort();
  for (const title of ['Moos', 'Farn']) await newDocument(teacher, title);
  const page = await teacher.newPage();
  await page.goto('/folders');
  await page.getByRole('group', { name: 'Ansicht' }).locator('label').last().click();
  const dialog = page.getByRole('dialog');
  const move = page.getByRole('region', { name: 'Ausgewählt' }).getByRole('button', { name: 'Verschieben', exact: true });

  await choose(page.getByRole('checkbox', { name: '„Moos“ auswählen' }));
  await move.click();
  await dialog.locator('label').filter({ hasText: 'Biologie' }).click();
  await dialog.getByRole('button', { name: 'Hierher verschieben' }).click();
  await expect(page.getByText('„Moos“ liegt jetzt in „Biologie“.')).toBeVisible();

  await page.getByRole('checkbox', { name: '„Farn“ auswählen' }).focus();
  await page.keyboard.press('Space');
  await move.focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('radio', { name: 'Biologie' })).toBeVisible();
  await dialog.getByRole('radio').first().focus();
  for (let step = 0; step < 4 && !(await dialog.getByRole('radio', { name: 'Biologie' }).isChecked()); step += 1)
    await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: 'Biologie' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Hierher verschieben' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('„Farn“ liegt jetzt in „Biologie“.')).toBeVisible();
  expect(await inside()).toEqual(['Farn', 'Moos']);
  await teacher.close();
});

test('[ACC-01] [TR-44] cards of a teaching board are carried by keys alone, those of a pinboard by clicks alone', async ({
  browser,
  stack,
}) => {
  const teacher = await signedIn(browser, stack, await newTeacher(stack));
  const screen = await newScreen(teacher);
  const [first] = screen.pages as [string];
  const card = await putCard(teacher, screen, first, 'text', { place: { x: 2, y: 2, width: 8, height: 6 } });
  const place = async () => (await cardsCalled(teacher, screen, first))[0]!.place;
  const page = await teacher.newPage();
  await openScreen(page, screenOf(screen.id, first));
  await cardOf(page, card).focus();
  // The focus alone picks it, where it came by a key.
  if ((await cardOf(page, card).getAttribute('data-selected')) !== 'true') await page.keyboard.press('Space');
  await expect(cardOf(page, card)).toHaveAttribute('data-selected', 'true');
  for (const key of ['ArrowRight', 'ArrowDown']) await page.keyboard.press(key);
  await expect.poll(async () => [(await place()).x > 2, (await place()).y > 2]).toEqual([true, true]);
  const carried = await place();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect.poll(place).toEqual({ x: 2, y: 2, width: 8, height: 6 });
  expect(carried).toMatchObject({ width: 8, height: 6 });

  const board = await newBoard(teacher);
  for (const name of ['Eins', 'Zwei']) await pinCard(teacher, board, 'Pro', { name });
  await openBoard(page, boardOf(board.id));
  await pinned(page, 'Eins').hover();
  await page.getByRole('button', { name: 'Mehr zur Karte „Eins“' }).click();
  await page.getByRole('menuitem', { name: 'Verschieben nach …' }).click();
  const dialog = page.getByRole('dialog', { name: '„Eins“ verschieben' });
  await dialog.getByRole('combobox', { name: 'In die Liste' }).selectOption({ label: 'Fragen' });
  await dialog.getByRole('button', { name: 'Verschieben' }).click();
  await expect.poll(() => namesIn(listOf(page, 'Fragen'))).toEqual(['Eins']);
  await teacher.close();
});

test('[TR-44] a lesson of a timetable begins at another time by clicks alone', async ({ browser, stack }) => {
  const teacher = await signedIn(browser, stack, await newTeacher(stack));
  const id = await newFullWeek(teacher);
  const day = dayAfter(thisMonday(), 4);
  const shown = async () =>
    (await call<TimetableOccurrence[]>(teacher, 'GET', `${TIMETABLES}/${id}/occurrences?from=${day}&to=${day}`)).map(
      ({ title, startTime }) => `${startTime} ${title}`,
    );
  expect(await shown()).toContain('09:50 AG Schulgarten');
  const page = await teacher.newPage();
  await page.goto(`${TIMETABLES}/${id}`);
  await page
    .getByRole('button', { name: /AG Schulgarten/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog').last();
  await dialog.getByLabel('Anfang').fill('11:00');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await dialog.getByRole('radio', { name: /Nur diesen Termin/ }).check({ force: true });
  await dialog.getByRole('button', { name: 'Ändern' }).click();
  await expect.poll(shown).toContain('11:00 AG Schulgarten');
  await teacher.close();
});
