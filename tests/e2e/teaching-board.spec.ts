import { partAddress } from '@murmel/contracts';
import type { Page } from '@playwright/test';
import { choose } from './support/choose.js';
import { newTeacher, phone, signedIn, stranger, VIEWPORTS } from './support/people.js';
import { carryByFinger, pinch, swipe, topOf } from './support/pinboard-touch.js';
import { cardOf, cardsCalled, newScreen, openScreen, pagesOn, publicScreenOf, putCard, screenOf } from './support/teaching-board.js';
import { changesOf, countTones, largestDifference, tonesOf } from './support/teaching-board-clock.js';
import { barOf, cardsOf, openSettings, panelOf, selectCard } from './support/teaching-board-lesson.js';
import { setTimer } from './support/teaching-board-lesson-timer.js';
import { expect, picture, test } from './support/test.js';
import { call } from './support/wire.js';

const LAPTOP = { width: 1280, height: 800 };
const running = (secondsAgo: number) => ({ startedAt: Date.now() - secondsAgo * 1000, elapsed: 0 });

test('[TBO-01] below 720 px the editor says what it needs, and the public page can be read', async ({ browser, stack }) => {
  const computer = await signedIn(browser, stack, await newTeacher(stack), { viewport: { width: 719, height: 900 } });
  const screen = await newScreen(computer);
  await putCard(computer, screen, screen.pages[0]!, 'timer', { title: 'Noch' });
  const page = await computer.newPage();
  await page.goto(screenOf(screen.id, screen.pages[0]));
  await expect(page.getByRole('heading', { level: 1, name: 'Die Tafel braucht mehr Platz.' })).toBeVisible();
  await expect(page.locator('[data-card]')).toHaveCount(0);
  await picture(page, 'teaching-board-narrow');
  await page.getByRole('link', { name: 'Zum Lesen öffnen' }).click();
  await expect(page).toHaveURL(new RegExp(publicScreenOf(screen.id)));
  await expect(cardsOf(page, 'timer').getByRole('timer')).toHaveText('05:00');
  await computer.close();
});

test('[D-12] [ACC-08] on a phone the public page is one column to read, and the editor says that it needs more room', {
  tag: '@walk',
}, async ({ browser, stack }) => {
  const computer = await signedIn(browser, stack, await newTeacher(stack));
  const screen = await newScreen(computer);
  // Beside each other on the board.
  for (const [index, kind] of (['clock', 'timer', 'stoplight'] as const).entries()) {
    await putCard(computer, screen, screen.pages[0]!, kind, { place: { x: index * 8, y: 0, width: 8, height: 6 } });
  }
  const guest = await phone(browser, stack);
  const page = await guest.newPage();
  await page.goto(screen.secretLink);
  const cards = page.locator('[data-card]');
  await expect(cards).toHaveCount(3);
  const boxes = await Promise.all([0, 1, 2].map(async (index) => (await cards.nth(index).boundingBox())!));
  const { width } = page.viewportSize()!;
  for (const [index, box] of boxes.entries()) {
    expect([box.x >= 0, box.x + box.width <= width, box.width > width * 0.7]).toEqual([true, true, true]);
    if (index > 0) expect(box.y).toBeGreaterThanOrEqual(boxes[index - 1]!.y + boxes[index - 1]!.height);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  // To read: nothing can be moved or set there.
  await expect(page.getByRole('button', { name: /Einstellungen|Karte hinzufügen/ })).toHaveCount(0);
  const narrow = await computer.newPage();
  await narrow.setViewportSize({ width: 719, height: 900 });
  await narrow.goto(screenOf(screen.id, screen.pages[0]));
  await expect(narrow.getByRole('heading', { level: 1, name: 'Die Tafel braucht mehr Platz.' })).toBeVisible();
  await narrow.setViewportSize({ width: 720, height: 900 });
  await expect(narrow.locator('[data-card]')).toHaveCount(3);
  await Promise.all([computer.close(), guest.close()]);
});

test('[ACC-19] at 200 % on 1440 px the board is there, and fingers carry, stretch and look closer', async ({ browser, stack }) => {
  const tablet = await signedIn(browser, stack, await newTeacher(stack), { viewport: { width: 720, height: 450 }, hasTouch: true });
  const screen = await newScreen(tablet);
  const card = await putCard(tablet, screen, screen.pages[0]!, 'text', { place: { x: 0, y: 0, width: 6, height: 4 } });
  const page = await tablet.newPage();
  await openScreen(page, screenOf(screen.id, screen.pages[0]));
  await expect(page.getByRole('toolbar', { name: 'Karte hinzufügen' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'An die Wand' })).toBeVisible();
  const box = (await cardOf(page, card).boundingBox())!;
  await carryByFinger(tablet, page, cardOf(page, card), { x: box.x + box.width * 1.5, y: box.y + box.height });
  await expect
    .poll(async () => (await cardsCalled(tablet, screen, screen.pages[0]!))[0]!.place)
    .toMatchObject({ x: 6, y: 2, width: 6, height: 4 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(720);

  await test.step('two fingers look closer and move nothing, one stretches the card by its corner', async () => {
    await pinch(tablet, page, cardOf(page, card));
    const corner = page.locator('[data-handle="se"]');
    const from = (await corner.boundingBox())!;
    await carryByFinger(tablet, page, corner, { x: from.x + box.width / 2, y: from.y });
    const place = async () => (await cardsCalled(tablet, screen, screen.pages[0]!))[0]!.place;
    await expect.poll(async () => (await place()).width).toBeGreaterThan(6);
    expect(await place()).toMatchObject({ x: 6, y: 2 });
  });
  await tablet.close();
});

test('a finger that rests on a page of the strip carries it to its place, one that does not scrolls the strip', async ({
  browser,
  stack,
}) => {
  const tablet = await signedIn(browser, stack, await newTeacher(stack), { viewport: { width: 1024, height: 700 }, hasTouch: true });
  const screen = await newScreen(tablet, 'Stationen', ['Eins', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben']);
  const [first, second, third, ...others] = screen.pages as [string, string, string];
  const page = await tablet.newPage();
  await openScreen(page, screenOf(screen.id, first));
  const tab = (id: string) => page.locator(`[data-page="${id}"]`);
  const box = (await tab(second).boundingBox())!;
  await carryByFinger(tablet, page, tab(first), { x: box.x + box.width * 0.8, y: box.y + box.height / 2 });
  const order = [second, first, third, ...others];
  await expect.poll(() => pagesOn(tablet, screen.id)).toEqual(order);
  await expect(page.getByRole('menu')).toHaveCount(0);

  await swipe(tablet, page, tab(third), await topOf(tab(second)));
  await expect.poll(() => page.locator('ol:has([data-page])').evaluate((strip) => strip.scrollLeft)).toBeGreaterThan(20);
  expect(await pagesOn(tablet, screen.id)).toEqual(order);
  await tablet.close();
});

test('a script in an embedded snippet is taken out and said, and another teacher does not get in', async ({ browser, stack }) => {
  const computer = await signedIn(browser, stack, await newTeacher(stack), { viewport: LAPTOP });
  const screen = await newScreen(computer);
  const page = await computer.newPage();
  await page.addInitScript(() => {
    (globalThis as { hacked?: boolean }).hacked = false;
  });
  await openScreen(page, screenOf(screen.id, screen.pages[0]));
  const card = await putCard(computer, screen, screen.pages[0]!, 'embed');
  await openSettings(page, cardOf(page, card));
  const panel = panelOf(page, 'Einbetten');
  await panel
    .getByRole('textbox', { name: 'Adresse oder Code zum Einbetten' })
    .fill('<script>globalThis.hacked = true</script><iframe src="https://karten.example/wald" onload="globalThis.hacked = true"></iframe>');
  await expect(panel.getByRole('status').first()).toContainText('https://karten.example/wald');
  await expect(panel.getByRole('status').first()).toContainText('Weggelassen: 1 Skript');
  await picture(page, 'teaching-board-embed');
  await panel.getByRole('button', { name: 'Übernehmen' }).click();
  await expect(cardOf(page, card).getByText(/fragt dein Browser karten\.example/)).toBeVisible();
  expect(await page.evaluate(() => (globalThis as { hacked?: boolean }).hacked)).toBe(false);
  expect((await cardsCalled(computer, screen, screen.pages[0]!)).map(({ content }) => content)).toEqual([
    { address: 'https://karten.example/wald' },
  ]);

  await call(computer, 'PUT', `/items/${screen.id}/share`, { privacy: 'locked' });
  const other = await signedIn(browser, stack, await newTeacher(stack, 'Berta', 'Vogel'), { viewport: LAPTOP });
  const theirs = await other.newPage();
  await theirs.goto(screenOf(screen.id, screen.pages[0]));
  await expect(theirs.getByText('Stationenlernen Wald')).toHaveCount(0);
  await expect(theirs.getByRole('link', { name: /Werkzeuge|Unterrichtstafeln/ }).first()).toBeVisible();
  await expect(theirs.locator('[data-card]')).toHaveCount(0);
  await picture(theirs, 'teaching-board-forbidden');
  await Promise.all([computer.close(), other.close()]);
});

test('[B-stoplight] cards that show time are used by keyboard alone', async ({ browser, stack }) => {
  const computer = await signedIn(browser, stack, await newTeacher(stack), { viewport: LAPTOP });
  const screen = await newScreen(computer);
  const [first] = screen.pages as [string];
  for (const kind of ['stoplight', 'work_mode', 'stopwatch', 'timer', 'clock'] as const) await putCard(computer, screen, first, kind);
  const page = await computer.newPage();
  await openScreen(page, screenOf(screen.id, first));

  const light = cardsOf(page, 'stoplight');
  await light.getByRole('radio', { name: 'Rot: Stopp' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(light.getByRole('radio', { name: 'Gelb: Flüstern' })).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(light.getByRole('radio', { name: 'Aus' })).toBeChecked();
  await expect(light.locator('[data-light="off"]')).toBeVisible();
  await picture(page, 'teaching-board-light-off');
  await light.getByRole('radio', { name: 'Grün: Los geht’s' }).click();
  await expect(light.locator('[data-light="green"]')).toBeVisible();
  await light.getByRole('radio', { name: 'Grün: Los geht’s' }).click();
  await expect(light.locator('[data-light="off"]')).toBeVisible();

  const mode = cardsOf(page, 'work_mode').getByRole('button', { name: /^Arbeitsform: Stillarbeit/ });
  await mode.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio')).toHaveCount(6);
  await picture(page, 'teaching-board-work-modes');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(cardsOf(page, 'work_mode').getByRole('button', { name: /^Arbeitsform: Pause/ })).toBeFocused();

  const watch = cardsOf(page, 'stopwatch');
  await watch.getByRole('button', { name: 'Start' }).focus();
  await page.keyboard.press('Enter');
  await watch.getByRole('button', { name: 'Runde' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Space');
  await expect(watch.getByRole('row')).toHaveCount(3);
  await expect(cardOf(page, (await watch.getAttribute('data-card'))!)).not.toHaveAttribute('data-selected', 'true');
  await watch.getByRole('button', { name: 'Zurücksetzen' }).focus();
  await page.keyboard.press('Enter');
  await expect(watch.getByRole('timer')).toHaveText('00:00,0');

  await openSettings(page, cardsOf(page, 'clock'));
  await choose(panelOf(page, 'Uhr').getByRole('radio', { name: 'Ziffern', exact: true }));
  await page.keyboard.press('Escape');
  await expect(cardsOf(page, 'clock').locator('time')).toHaveText(/^\d\d:\d\d:\d\d$/);
  await computer.close();
});

test('[ACC-04] a board without sound ends its timers silently, and nothing flashes where motion is not wanted', {
  tag: '@deadline',
}, async ({ browser, stack }) => {
  const computer = await signedIn(browser, stack, await newTeacher(stack), { viewport: LAPTOP, reducedMotion: 'reduce' });
  await countTones(computer);
  const screen = await newScreen(computer);
  await putCard(computer, screen, screen.pages[0]!, 'timer', { title: 'Noch' });
  await call(computer, 'PUT', `/teaching_board/screens/${screen.id}`, { muted: true });
  const page = await computer.newPage();
  await openScreen(page, screenOf(screen.id, screen.pages[0]));
  const timer = cardsOf(page, 'timer');
  await setTimer(page, timer, '2');
  await timer.getByRole('button', { name: 'Start' }).click();
  await expect(timer.getByText('Die Zeit ist um')).toBeVisible({ timeout: 6000 });
  await expect(page).toHaveTitle('00:00 – Stationenlernen Wald');
  expect(await tonesOf(page)).toBe(0);
  const dial = timer.locator('[data-over]');
  expect(await dial.evaluate((element) => getComputedStyle(element).animationName)).toBe('none');
  await call(computer, 'PUT', `/teaching_board/screens/${screen.id}`, { muted: false });
  await timer.getByRole('button', { name: 'Start' }).click();
  await expect.poll(() => tonesOf(page), { timeout: 6000 }).toBe(9);
  await computer.close();
});

test('a tool that is released on the laptop is no longer called locked at the wall', { tag: '@walk' }, async ({ browser, stack }) => {
  const computer = await signedIn(browser, stack, await newTeacher(stack), { viewport: LAPTOP });
  const screen = await newScreen(computer);
  const { id } = await call<{ id: string }>(computer, 'POST', '/word_clouds/word_clouds', { title: 'Was nehme ich mit?' });
  await putCard(computer, screen, screen.pages[0]!, 'internal_tool', { content: { item: id } });
  const [laptop, projector] = [await computer.newPage(), await computer.newPage()];
  const locked = (page: Page) => cardsOf(page, 'internal_tool').getByText('Gesperrt: Das siehst nur du, deine Klasse sieht es nicht.');
  for (const page of [laptop, projector]) {
    await openScreen(page, screenOf(screen.id, screen.pages[0]));
    await expect(locked(page)).toBeVisible();
  }
  await cardsOf(laptop, 'internal_tool').getByRole('button', { name: 'Mit Link freigeben' }).click();
  for (const page of [laptop, projector]) await expect(locked(page)).toHaveCount(0);
  await computer.close();
});

test('[ACC-04] guests see the time run and cannot touch it; five minutes, one and more time are read out', async ({ browser, stack }) => {
  const computer = await signedIn(browser, stack, await newTeacher(stack), { viewport: LAPTOP });
  const screen = await newScreen(computer);
  const [first] = screen.pages as [string];
  const timer = await putCard(computer, screen, first, 'timer', { title: 'Noch', content: { seconds: 600, run: running(60) } });
  await putCard(computer, screen, first, 'stopwatch', { content: { run: running(10), laps: [4000] } });
  await putCard(computer, screen, first, 'stoplight', { content: { light: 'yellow' } });
  await putCard(computer, screen, first, 'work_mode', { content: { mode: 'partner' } });
  await putCard(computer, screen, first, 'clock');
  const told = await putCard(computer, screen, first, 'timer', { title: 'Gruppen', content: { seconds: 600, run: running(60) } });
  const guests = [await phone(browser, stack), await stranger(browser, stack, { viewport: VIEWPORTS.projector })];
  for (const [index, guest] of guests.entries()) {
    const page = await guest.newPage();
    await page.goto(screen.secretLink);
    await expect(cardOf(page, timer).getByRole('timer')).toHaveText(/^0[89]:\d\d$/);
    await expect(cardsOf(page, 'stopwatch').getByRole('cell', { name: '00:04,0' }).first()).toBeAttached();
    await expect(cardsOf(page, 'stoplight').getByRole('img', { name: 'Gelb: Flüstern' })).toBeVisible();
    await expect(cardsOf(page, 'work_mode').getByText('Partnerarbeit')).toBeVisible();
    await expect(page).toHaveTitle(/^0[89]:\d\d – Stationenlernen Wald$/);
    for (const name of ['Start', 'Pause', 'Zurücksetzen', 'Runde']) await expect(page.getByRole('button', { name })).toHaveCount(0);
    await expect(page.getByRole('radio')).toHaveCount(0);
    await picture(page, `teaching-board-guest-${index === 0 ? 'phone' : 'wide'}`);
  }
  const heard = guests.map((guest) => guest.pages()[0]!.locator('[role="status"].visually-hidden'));
  const desk = await computer.newPage();
  await openScreen(desk, screenOf(screen.id, first));
  for (const [minutes, words] of [
    [5, 'Noch 5 Minuten: Gruppen'],
    [1, 'Noch 1 Minute: Gruppen'],
  ] as const) {
    await expect(async () => {
      const content = { seconds: minutes * 60 + 3, run: running(0), muted: true };
      await call(computer, 'PUT', `/teaching_board/cards/${partAddress(screen.id, told)}`, { content });
      for (const one of heard) await expect(one.filter({ hasText: words })).toBeAttached();
    }).toPass();
  }
  await selectCard(desk, cardOf(desk, told));
  await barOf(desk).getByRole('button', { name: 'Eine Minute mehr' }).click();
  await expect
    .poll(async () => (await cardsCalled(computer, screen, first)).find(({ id }) => id.endsWith(told))?.content)
    .toMatchObject({
      seconds: 123,
    });

  await test.step('[ACC-01] [TR-44] by clicks alone a card goes elsewhere and gets larger', async () => {
    const placeOf = async () => (await cardsCalled(computer, screen, first)).find(({ id }) => id.endsWith(told))!.place;
    const { x, y, width, height } = await placeOf();
    await barOf(desk).getByRole('button', { name: 'Mehr zur Karte' }).click();
    await desk.getByRole('menuitem', { name: 'Verschieben nach …' }).click();
    for (const way of ['Nach rechts', 'Nach unten', 'Breiter', 'Niedriger']) await desk.getByRole('menuitem', { name: way }).click();
    await expect.poll(placeOf).toEqual({ x: x + 4, y: y + 4, width: width + 4, height: height - 4 });
  });
  await Promise.all([computer, ...guests].map((context) => context.close()));
});

test('[ACC-04] a timer shows the same in two windows, and stands still in both', { tag: '@deadline' }, async ({ browser, stack }) => {
  const computer = await signedIn(browser, stack, await newTeacher(stack), { viewport: LAPTOP });
  const screen = await newScreen(computer);
  const timer = await putCard(computer, screen, screen.pages[0]!, 'timer', { content: { seconds: 600, run: running(3) } });
  const [page, other] = [await computer.newPage(), await computer.newPage()];
  for (const one of [page, other]) await openScreen(one, screenOf(screen.id, screen.pages[0]));
  await selectCard(page, cardOf(page, timer));
  await expect(barOf(page).getByRole('button', { name: 'Pause' })).toBeVisible();
  const readings = await Promise.all([page, other].map((one) => changesOf(one, timer, 5000)));
  expect(largestDifference(readings)).toBeLessThanOrEqual(200);
  await barOf(page).getByRole('button', { name: 'Pause' }).click();
  const stood = (await cardOf(page, timer).getByRole('timer').textContent())!;
  await expect(cardOf(other, timer).getByRole('timer')).toHaveText(stood, { timeout: 1000 });
  await computer.close();
});
