import type { CardKind, PupilAccessEntry } from '@murmel/contracts';
import type { Page } from '@playwright/test';
import { newFullClass } from './support/class-places.js';
import { brokenWords, inTheWay, sideways } from './support/layout.js';
import { phone, VIEWPORTS } from './support/people.js';
import { boardOf, newBoard, openBoard, pinCard } from './support/pinboard.js';
import { newFullBoard } from './support/pinboard-places.js';
import { comeIn, newClassOf, newProject } from './support/pupils.js';
import { simulatedGuests } from './support/simulated-guests.js';
import { newSurvey, openSurvey, someAnswers } from './support/survey.js';
import { cardOf, newScreen, openScreen, putCard, screenOf } from './support/teaching-board.js';
import { expect, statusOf, test } from './support/test.js';
import { ready } from './support/tested-pages.js';
import { call, newDocument, sharedDocument } from './support/wire.js';
import { newCloud } from './support/word-cloud-places.js';

/** The narrowest screen, and a teacher's computer at 200 %. */
const NARROW = { width: 320, height: 700 };
const ZOOMED = { width: 720, height: 450 };

async function comeTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
  await page.waitForLoadState('networkidle');
}

test("[ACC-19] no word of a teacher's first pages is broken or beyond its card, at 320 px and at 200 %", async ({ teacher }) => {
  const context = teacher.context();
  await call(context, 'DELETE', `/text_editor/documents/${await newDocument(context, 'Weg')}`);
  await newFullClass(context);
  for (const size of [NARROW, ZOOMED]) {
    await teacher.setViewportSize(size);
    for (const path of ['/', '/tools', '/t/school_classes']) {
      await comeTo(teacher, path);
      expect(await brokenWords(teacher), `${path} at ${size.width} px`).toEqual([]);
    }
    await comeTo(teacher, '/folders/discarded');
    const row = teacher.getByRole('row').nth(1);
    const [edge, words] = [await row.boundingBox(), await row.getByText('noch 30 Tage').boundingBox()];
    expect(words!.x + words!.width).toBeLessThanOrEqual(edge!.x + edge!.width);
    await comeTo(teacher, '/');
    await teacher.getByRole('button', { name: 'Anpassen' }).click();
    await expect(teacher.getByRole('dialog').getByRole('heading', { name: 'Lieblingswerkzeuge' })).toBeVisible();
    expect(await brokenWords(teacher), `favourites at ${size.width} px`).toEqual([]);
  }
});

test('on a phone the part of a class that is shown is the one whose tab is in sight', async ({ teacher }) => {
  const { id } = await newFullClass(teacher.context());
  await teacher.setViewportSize(VIEWPORTS.phone);
  for (const [path, name] of [
    ['archived', /^Archiv/],
    ['members', /^Lehrkräfte/],
    ['access-codes', /^Schüler/],
  ] as const) {
    await comeTo(teacher, `/t/school_classes/${id}/${path}`);
    const tab = teacher.getByRole('link', { name });
    await expect(tab).toHaveAttribute('aria-current', 'page');
    await expect(tab).toBeInViewport({ ratio: 0.99 });
  }
});

test('at 320 px a pinboard as a list has whole words and free buttons; that it is stopped is said in a few lines', async ({
  teacher,
  stack,
}) => {
  const { id } = await newFullBoard(teacher.context(), stack);
  await teacher.setViewportSize(NARROW);
  await openBoard(teacher, boardOf(id));
  await teacher.getByRole('button', { name: 'Anhalten' }).click();
  const banner = teacher.getByRole('status').filter({ hasText: 'Du hast die Pinnwand angehalten' });
  expect((await banner.boundingBox())!.height).toBeLessThan(NARROW.height / 5);
  await teacher.getByRole('button', { name: 'Mehr', exact: true }).click();
  await teacher.getByRole('menuitemradio', { name: 'Liste' }).click();
  const cards = teacher.locator('[data-card]');
  await expect(cards.first()).toBeVisible();
  expect(await brokenWords(teacher)).toEqual([]);
  expect(await inTheWay(cards.getByRole('button'))).toEqual([]);
});

test('at 320 px it is said in full that a document is only for reading', async ({ browser, stack, teacher }) => {
  const { secretLink } = await sharedDocument(teacher.context(), 'Nur lesen', 'read');
  const guest = await phone(browser, stack, { viewport: NARROW });
  const page = await guest.newPage();
  await page.goto(secretLink);
  const words = statusOf(page).getByText('Nur lesen, weil es so freigegeben ist');
  await expect(words).toBeVisible();
  expect(await words.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await guest.close();
});

test('on very small cards words are whole and nothing lies over them; on a wide window each kind of card has its whole name', async ({
  teacher,
}) => {
  const context = teacher.context();
  const screen = await newScreen(context, 'Stationenlernen', ['Einstieg', 'Stationen', 'Material', 'Abschluss']);
  const [page] = screen.pages as [string];
  const put = (kind: CardKind, x: number, content?: Record<string, unknown>) =>
    putCard(context, screen, page, kind, { title: 'Karte', place: { x, y: 2, width: 9, height: 6 }, ...(content && { content }) });
  const timer = await put('timer', 2);
  const stoplight = await put('stoplight', 14, { light: 'yellow' });
  await put('work_mode', 26);
  await openScreen(teacher, screenOf(screen.id, page));
  await expect(cardOf(teacher, stoplight).getByText('Flüstern').first()).toBeVisible();
  expect(await brokenWords(teacher)).toEqual([]);
  expect(await inTheWay(cardOf(teacher, timer).locator('[role="timer"], button'))).toEqual([]);
  await teacher.setViewportSize(VIEWPORTS.projector);
  const names = teacher.getByRole('toolbar').locator('button > span');
  await expect(names).toHaveCount(15);
  expect(await names.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent))).toEqual(
    [],
  );
});

test('on the wall of a pinboard cards are counted, and not the lines of their texts', async ({ teacher }) => {
  const context = teacher.context();
  const board = await newBoard(context);
  const description = [{ type: 'bullets', items: ['Buche', 'Eiche', 'Linde', 'Tanne'].map((text) => [{ text }]) }];
  for (const name of ['Eins', 'Zwei', 'Drei', 'Vier', 'Fünf']) await pinCard(context, board, 'Pro', { name, description });
  await openBoard(teacher, boardOf(board.id));
  await teacher.getByRole('button', { name: 'An die Wand' }).click();
  const hint = teacher.getByRole('button', { name: /^\d+ weitere unten$/ });
  await expect(hint).toBeVisible();
  expect(Number.parseInt((await hint.textContent())!, 10)).toBeLessThan(5);
});

test('what can be done with a pupil stands in one line, whatever is noted of them', async ({ teacher }) => {
  const { id } = await newFullClass(teacher.context());
  const pupils = await call<{ entries: PupilAccessEntry[] }>(teacher.context(), 'GET', `/school_classes/${id}/pupil_accesses`);
  const [pupil] = pupils.entries;
  await call(teacher.context(), 'PUT', `/pupil_accesses/${pupil!.id}`, { note: 'Braucht Arbeitsblätter im Großdruck. '.repeat(8) });
  await comeTo(teacher, `/t/school_classes/${id}/access-codes`);
  const actions = teacher
    .getByRole('row', { name: new RegExp(pupil!.name) })
    .locator('td')
    .last()
    .getByRole('button');
  const tops = await actions.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  expect(tops.length).toBeGreaterThan(2);
  expect(new Set(tops).size).toBe(1);
});

test('the six boxes of a code are equally wide', async ({ browser, stack }) => {
  const context = await phone(browser, stack);
  const page = await context.newPage();
  await comeTo(page, '/go');
  const widths = await page
    .locator('[data-gap]')
    .evaluate((box) => [...box.parentElement!.children].map((each) => Math.round(each.getBoundingClientRect().width)));
  expect(widths).toHaveLength(6);
  expect(new Set(widths).size).toBe(1);
  await context.close();
});

test('at 320 px a word longer than its card pushes nothing out of it, a held word stays whole, and a full cloud is shown on the wall', async ({
  browser,
  stack,
  teacher,
}) => {
  const context = teacher.context();
  await teacher.setViewportSize(NARROW);
  const survey = await newSurvey(context, 'Wirtschaftsgeographische Strukturwandlungsprozesse', [
    { type: 'rating', title: 'Wie war die Donaudampfschifffahrtsgesellschaft?' },
  ]);
  const { id } = survey;
  await openSurvey(context, id);
  const [voter] = await simulatedGuests(stack, id, 1);
  await voter!.post(`/api/surveys/surveys/${id}/responses`, { answers: someAnswers(survey, 1) });
  await comeTo(teacher, `/surveys/surveys/${id}/responses`);
  await expect(teacher.getByRole('main').getByRole('button', { name: /Wand/ })).toBeInViewport({ ratio: 1 });
  await teacher.getByRole('button', { name: 'Mehr', exact: true }).click();
  await teacher.getByRole('menuitem', { name: 'An die Wand' }).click();
  const title = teacher.getByRole('dialog').getByRole('heading', { level: 1 });
  await expect(title).toBeInViewport({ ratio: 1 });
  expect(await sideways(teacher)).toEqual([]);

  const folder = await call<{ id: string }>(context, 'POST', '/folders', { title: 'Projektwochenvorbereitungsunterlagen 2026' });
  await comeTo(teacher, `/folders/${folder.id}`);
  expect(await sideways(teacher)).toEqual([]);

  const { schoolClass, pupils } = await newClassOf(context, ['Mila']);
  await newProject(context, schoolClass.id, { name: 'Nachhaltigkeitswettbewerbsauswertung', itemIds: [await newDocument(context)] });
  const pupil = await phone(browser, stack, { viewport: NARROW });
  const home = await pupil.newPage();
  await comeIn(home, pupils[0]!.code!);
  await expect(home.getByRole('link', { name: /Weitermachen|Los/ }).first()).toBeInViewport({ ratio: 1 });
  const room = await home
    .locator('article, main > * > *')
    .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length);
  expect(room).toBe(0);
  await pupil.close();

  const cloud = await newCloud(context, 'Was macht eine gute Klassengemeinschaft aus, in der alle gerne lernen?');
  const words = Array.from({ length: 30 }, (_, index) => `Wort${index}`).join('\n');
  await call(context, 'PUT', `/word_clouds/word_clouds/${cloud.id}/add_word`, { words });
  const guest = await phone(browser, stack, { viewport: NARROW });
  const page = await guest.newPage();
  await page.goto(cloud.secretLink);
  const field = page.getByRole('textbox', { name: 'Dein Wort' });
  await field.fill('Arschloch');
  await field.press('Enter');
  await expect(page.getByText('wartet auf die Lehrkraft')).toBeVisible();
  expect(await brokenWords(page)).not.toContain('Arschloch');
  await guest.close();

  await comeTo(teacher, `/word_clouds/word_clouds/${cloud.id}`);
  await teacher.getByRole('button', { name: 'Mehr', exact: true }).click();
  await teacher.getByRole('menuitem', { name: 'An die Wand' }).click();
  await expect(teacher.getByRole('dialog').locator('[data-drawn="30"]')).toBeVisible();
});
