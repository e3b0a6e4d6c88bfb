import type { CardKind } from '@murmel/contracts';
import type { Browser, BrowserContext, FrameLocator, Locator, Page } from '@playwright/test';
import { choose } from './choose.js';
import { wordsOfInterface } from './interface-texts.js';
import { newTeacher, signedIn } from './people.js';
import type { StackAddress } from './stack.js';
import { cardOf, NAMES, type OpenScreen, pagesOn } from './teaching-board.js';
import type { ScreenGuest } from './teaching-board-guest.js';
import {
  addCard,
  cardsOf,
  idOf,
  newScreenByHand,
  openSettings,
  panelOf,
  selectCard,
  tabOf,
  writeAgenda,
  writeNames,
  writeTitle,
} from './teaching-board-lesson.js';
import { expect, picture, statusOf } from './test.js';
import { call, share } from './wire.js';

const { said, like } = wordsOfInterface('teaching_board');

const FILM = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

export interface PreparedLesson {
  screen: OpenScreen;
  /** ids of two of its cards */
  agenda: string;
  timer: string;
}

/** Prepares the lesson as the teacher does the day before: three pages with their cards, the names of the class, the background. */
export async function prepareLesson(laptop: Page, computer: BrowserContext, lines: readonly string[]): Promise<PreparedLesson> {
  const screen = await newScreenByHand(laptop, computer, 'Zelle - Stunde 3');
  const agenda = await idOf(await writeAgenda(laptop, lines));
  await writeLongTitle(laptop, cardOf(laptop, agenda));
  await writeTitle(laptop, cardOf(laptop, agenda), 'Ablauf');
  for (const name of ['Uhr', 'Ampel', 'Arbeitsform', 'Timer']) await addCard(laptop, name);
  await expect(cardsOf(laptop, 'timer')).toHaveCount(1);
  const timer = await idOf(cardsOf(laptop, 'timer'));
  await addCard(laptop, 'QR-Link');
  await panelOf(laptop, 'QR-Link')
    .getByRole('button', { name: said('Link einschalten und nehmen') })
    .click();
  await expect(cardsOf(laptop, 'qr_link').getByRole('img', { name: like('QR-Code zu …') })).toBeVisible();
  await addFilm(laptop);
  await openSettings(laptop, cardsOf(laptop, 'stoplight'));
  const words = panelOf(laptop, 'Ampel');
  await words.getByRole('textbox', { name: said('Gelb') }).fill('Ankommen');
  await words.getByRole('button', { name: said('Übernehmen') }).click();
  await expect(words).toHaveCount(0);
  for (const count of [2, 3]) {
    await laptop.getByRole('button', { name: said('Neue Seite') }).click();
    await expect(tabOf(laptop, count)).toBeVisible();
  }
  await tabOf(laptop, 2).click();
  await addNameCards(laptop);
  await laptop.getByRole('button', { name: said('Hintergrund') }).click();
  await choose(panelOf(laptop, 'Hintergrund').getByRole('radio', { name: said('Wiese') }));
  await laptop.keyboard.press('Escape');
  await tabOf(laptop, 1).click();
  await expect(statusOf(laptop).first()).toHaveText(said('Gespeichert'));
  return { screen: { ...screen, pages: await pagesOn(computer, screen.id) }, agenda, timer };
}

/** The field for a title stops at 45 characters and counts them. */
async function writeLongTitle(laptop: Page, card: Locator): Promise<void> {
  const tooLong = 'Ablauf der Stunde über die Zelle und ihre Teile';
  await selectCard(laptop, card);
  await laptop.keyboard.press('F2');
  const field = laptop.getByRole('textbox', { name: said('Titel der Karte') });
  await field.fill('');
  await laptop.keyboard.type(tooLong);
  await expect(field).toHaveValue(tooLong.slice(0, 45));
  await expect(laptop.getByText('45/45')).toBeVisible();
  await field.press('Escape');
}

/** A wrong address is refused, and no empty card is left. */
async function addFilm(laptop: Page): Promise<void> {
  await addCard(laptop, 'Video');
  const panel = panelOf(laptop, 'Video');
  const address = panel.getByRole('textbox', { name: said('Adresse bei YouTube oder Vimeo') });
  await address.fill('https://videos.example/film');
  await panel.getByRole('button', { name: said('Fertig') }).click();
  await expect(
    panel.getByText(
      like('Das ist keine Adresse eines Videos bei YouTube oder Vimeo: Sie beginnt mit …. Prüfe sie, oder lade dein Video hoch.'),
    ),
  ).toContainText(/youtube\.com \p{Ll}+ vimeo\.com/u);
  await address.fill(FILM);
  await panel.getByRole('button', { name: said('Übernehmen') }).click();
  await expect(panel).toHaveCount(0);
}

/** One list of names, written once and used by two cards. */
async function addNameCards(laptop: Page): Promise<void> {
  await addCard(laptop, 'Los');
  const lottery = panelOf(laptop, 'Los');
  await writeNames(laptop, lottery);
  await expect(lottery.getByRole('switch', { name: said('Ohne Wiederholung') })).toBeChecked();
  await lottery.getByRole('button', { name: said('Fertig') }).click();
  await addCard(laptop, 'Gruppen');
  await panelOf(laptop, 'Gruppen')
    .getByRole('combobox', { name: said('Namensliste') })
    .selectOption({ label: '7b (28)' });
  await expect(panelOf(laptop, 'Gruppen').getByRole('button', { name: said('Gruppen bilden') })).toBeEnabled();
  await laptop.keyboard.press('Escape');
}

/** Groups of four; 28 and more is refused as a size, and more than 20 groups. */
export async function formGroups(laptop: Page): Promise<void> {
  await cardsOf(laptop, 'group')
    .getByRole('button', { name: said('Gruppen bilden') })
    .click();
  const panel = panelOf(laptop, 'Gruppen');
  const [size, form] = [
    panel.getByRole('textbox', { name: said('Gruppengröße') }),
    panel.getByRole('button', { name: said('Gruppen bilden') }),
  ];
  await size.fill('28');
  await expect(panel.getByText(said('Die Zahl muss kleiner als 28 sein.'))).toBeVisible();
  await expect(form).toBeDisabled();
  await choose(panel.getByRole('radio', { name: said('Anzahl der Gruppen') }));
  const count = panel.getByRole('textbox', { name: said('Anzahl der Gruppen') });
  await count.fill('21');
  await expect(panel.getByText(said('Möglich sind höchstens 20 Gruppen.'))).toBeVisible();
  await expect(form).toBeDisabled();
  await count.fill('20');
  await expect(form).toBeEnabled();
  await choose(panel.getByRole('radio', { name: said('Gruppengröße') }));
  await size.fill('4');
  await form.click();
  await expect(panel).toHaveCount(0);
}

/** Milliseconds from the press on the yellow light until it is drawn. */
export function delayOfYellow(card: Locator): Promise<number> {
  return card.evaluate(async (element) => {
    const light = element.querySelectorAll<HTMLInputElement>('input[type="radio"]')[1]!;
    const begun = performance.now();
    light.click();
    while (!element.querySelector('[data-light="yellow"]')) await new Promise((next) => requestAnimationFrame(next));
    return performance.now() - begun;
  });
}

/** Presses an arrow key. @returns milliseconds from the key until a card of this kind is drawn, as the page itself counts */
export async function delayOfPage(page: Page, key: 'ArrowRight' | 'ArrowLeft', kind: CardKind): Promise<number> {
  const delay = page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        addEventListener(
          'keydown',
          ({ timeStamp }) => {
            const look = (): void =>
              void (document.querySelector(`[data-card][data-kind="${wanted}"]`)
                ? resolve(performance.now() - timeStamp)
                : requestAnimationFrame(look));
            look();
          },
          { once: true, capture: true },
        );
      }),
    kind,
  );
  // The page listens before the key is pressed.
  await page.evaluate(() => undefined);
  await page.keyboard.press(key);
  return delay;
}

/** Rolls two dice: their sum is shown, and every screen shows the same. */
export async function rollDice(laptop: Page, projector: Page): Promise<void> {
  await addCard(laptop, 'Würfel');
  const dice = cardsOf(laptop, 'dice');
  await dice.getByRole('button', { name: said('Würfeln') }).click();
  await expect(dice.getByText(like('Summe …'))).toBeVisible({ timeout: 3000 });
  const values = (await dice.getByRole('listitem').allTextContents()).map(Number);
  expect(values).toHaveLength(2);
  await expect(dice.getByText(said(`Summe ${values[0]! + values[1]!}`))).toBeVisible();
  await expect
    .poll(async () => (await cardsOf(projector, 'dice').getByRole('listitem').allTextContents()).map(Number), { timeout: 2500 })
    .toEqual(values);
}

/** Two laps, a pause and on: it goes on where it stood. */
export async function runStopwatch(laptop: Page, projector: Page): Promise<void> {
  await addCard(laptop, 'Stoppuhr');
  const watch = cardsOf(laptop, 'stopwatch');
  await watch.getByRole('button', { name: said('Start') }).click();
  await laptop.waitForTimeout(1200);
  await watch.getByRole('button', { name: said('Runde') }).click();
  await laptop.waitForTimeout(700);
  await watch.getByRole('button', { name: said('Runde'), exact: true }).click();
  await expect(watch.getByRole('row')).toHaveCount(3);
  await watch.getByRole('button', { name: said('Pause', 'kinds/de.json:pause') }).click();
  const stood = await watch.getByRole('timer').textContent();
  await laptop.waitForTimeout(500);
  await expect(watch.getByRole('timer')).toHaveText(stood!);
  await expect(cardsOf(projector, 'stopwatch').getByRole('timer')).toHaveText(stood!, { timeout: 1000 });
  await watch.getByRole('button', { name: said('Weiter') }).click();
  await expect(watch.getByRole('timer')).not.toHaveText(stood!);
}

/** Puts a word cloud of one's own on the page; those of others are not offered. */
export async function embedWordCloud(
  browser: Browser,
  stack: StackAddress,
  laptop: Page,
  computer: BrowserContext,
  title: string,
): Promise<void> {
  const { id } = await call<{ id: string }>(computer, 'POST', '/word_clouds/word_clouds', { title });
  await share(computer, id, { visitorPermission: 'visitor_permissions_write' });
  const other = await signedIn(browser, stack, await newTeacher(stack, 'Berta', 'Vogel'));
  await call(other, 'POST', '/word_clouds/word_clouds', { title: 'Nicht von Ada' });
  await other.close();
  await addCard(laptop, 'Werkzeug');
  const panel = panelOf(laptop, 'Werkzeug');
  await panel.getByRole('combobox', { name: said('Werkzeug') }).selectOption({ label: said('Wortwolke') });
  await expect(panel.getByRole('button', { name: new RegExp(title.replace('?', '\\?')) })).toBeVisible();
  await expect(panel.getByText('Nicht von Ada')).toHaveCount(0);
  await panel.getByRole('button', { name: new RegExp(title.replace('?', '\\?')) }).click();
  const card = cardsOf(laptop, 'internal_tool');
  await card.getByRole('button', { name: said('Mit Link freigeben') }).click();
  await expect(card.frameLocator('iframe').getByText(title).first()).toBeVisible();
}

/** A card shows the wall of a word cloud, drawn for a projector's window and whole; nothing leads out of it. */
export async function isOnWall(card: FrameLocator, title: string): Promise<void> {
  const cloud = card.getByRole('dialog', { name: said(`An der Wand: ${title}`) });
  await expect(cloud).toBeVisible();
  await expect(card.getByRole('textbox', { name: said('Dein Wort') })).toHaveCount(0);
  await expect(card.getByRole('button', { name: said('Wand verlassen') })).toHaveCount(0);
  const [size, window] = await cloud.evaluate((dialog) => [
    [dialog.scrollWidth, dialog.scrollHeight],
    [innerWidth, innerHeight],
  ]);
  expect(size).toEqual(window);
  expect(window![0]).toBeGreaterThanOrEqual(1280);
}

export async function chooseMode(page: Page, mode: string): Promise<void> {
  await cardsOf(page, 'work_mode')
    .getByRole('button', { name: like('Arbeitsform: …. Andere wählen') })
    .click();
  await page.getByRole('menuitemradio', { name: said(mode, 'workMode') }).click();
  await expect(cardsOf(page, 'work_mode').getByText(said(mode, 'workMode'))).toBeVisible();
}

/** Drags with the pointer in steps, as a hand does. */
export async function carry(page: Page, what: Locator, to: Locator, where: 'onto' | 'before' = 'onto'): Promise<void> {
  const [from, target] = [(await what.boundingBox())!, (await to.boundingBox())!];
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(target.x + (where === 'before' ? 6 : target.width / 2), target.y + target.height / 2, { steps: 12 });
  await page.mouse.up();
}

/** Draws a name that was not drawn before, the same on both screens. @returns the name */
export async function drawName(laptop: Page, projector: Page, before: readonly string[]): Promise<string> {
  const name = (page: Page): Locator => cardsOf(page, 'lottery').getByRole('status');
  await cardsOf(laptop, 'lottery')
    .getByRole('button', { name: said('Ziehen') })
    .click();
  await expect(name(laptop)).not.toHaveText(before.at(-1) ?? '', { timeout: 2500 });
  await expect(name(laptop)).toHaveText(/\p{L}+/u, { timeout: 2500 });
  const drawn = (await name(laptop).textContent())!;
  expect(NAMES).toContain(drawn);
  expect(before).not.toContain(drawn);
  await expect(name(projector)).toHaveText(drawn, { timeout: 2500 });
  await expect(cardsOf(laptop, 'lottery').getByText(said(`${NAMES.length - before.length - 1} von 28 noch im Topf`))).toBeVisible();
  return drawn;
}

/** Writes at the end of a line of the agenda. @returns how many ms after the last key each guest and each phone had it */
export async function delaysOfChange(
  laptop: Page,
  agenda: string,
  line: string,
  guests: readonly ScreenGuest[],
  phones: readonly Page[],
): Promise<number[]> {
  const text = 'Zellkern und Hülle';
  await cardOf(laptop, agenda).getByText(line).dblclick();
  const field = cardOf(laptop, agenda).getByRole('textbox', { name: said('Text der Karte') });
  await expect(field).toBeFocused();
  await laptop.keyboard.press('Control+End');
  await laptop.keyboard.type(' ');
  const arrivals = guests.map((guest) => guest.when((board) => JSON.stringify(board.card(agenda)?.content).includes(text), 10_000));
  const onPhones = phones.map(async (page) => {
    await expect(cardOf(page, agenda).getByText(text)).toBeVisible();
    return performance.now();
  });
  await laptop.keyboard.type(text);
  const written = performance.now();
  await field.press('Escape');
  return (await Promise.all([...arrivals, ...onPhones])).map((seen) => seen - written);
}

/** A new card with a line of text. */
export async function writeCard(laptop: Page, line: string): Promise<void> {
  await addCard(laptop, 'Text');
  const card = cardsOf(laptop, 'text');
  const field = card.getByRole('textbox', { name: said('Text der Karte') });
  await expect(field).toBeFocused();
  await laptop.keyboard.type(line);
  await field.press('Escape');
  await expect(card.getByText(line)).toBeVisible();
}

/** Duplicates the stoplight from its menu, and takes it back. */
export async function duplicateFromMenu(laptop: Page, projector: Page, seenMs: number): Promise<void> {
  const lights = cardsOf(laptop, 'stoplight');
  await lights.click({ button: 'right', position: { x: 10, y: 6 } });
  await picture(laptop, 'lesson-1-minute-22-menu');
  await laptop.getByRole('menuitem', { name: said('Duplizieren') }).click();
  await expect(lights).toHaveCount(2);
  await expect(lights.last().locator('[data-light="green"]')).toBeVisible();
  await expect(cardsOf(projector, 'stoplight')).toHaveCount(2, { timeout: seenMs });
  await laptop.keyboard.press('Delete');
  await expect(lights).toHaveCount(1);
  await laptop.keyboard.press('Control+z');
  await expect(lights).toHaveCount(2);
  await laptop.keyboard.press('Control+z');
  await expect(lights).toHaveCount(1);
}

/** Carries the third page before the second, and it stays there after a reload. @returns the pages in their new order */
export async function carryThirdPageForward(laptop: Page, computer: BrowserContext, screen: OpenScreen): Promise<string[]> {
  await carry(laptop, tabOf(laptop, 3), tabOf(laptop, 2), 'before');
  const order = [screen.pages[0]!, screen.pages[2]!, screen.pages[1]!];
  await expect.poll(() => pagesOn(computer, screen.id)).toEqual(order);
  await laptop.reload();
  await expect(laptop.locator('li[data-page]')).toHaveCount(3);
  expect(await laptop.locator('li[data-page]').evaluateAll((tabs) => tabs.map((tab) => (tab as HTMLElement).dataset['page']))).toEqual(
    order,
  );
  return order;
}
