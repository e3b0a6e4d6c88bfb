import type { CardKind } from '@murmel/contracts';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { wordsOfInterface } from './interface-texts.js';
import { newClass } from './school-class.js';
import { NAMES, type OpenScreen, pagesOn } from './teaching-board.js';
import { expect } from './test.js';

const { said, like } = wordsOfInterface('teaching_board');

/** The cards of a kind on the page that is shown, in the order in which they were added. */
export const cardsOf = (page: Page, kind: CardKind): Locator => page.locator(`[data-card][data-kind="${kind}"]`);
/** A card's own id. */
export const idOf = async (card: Locator): Promise<string> => (await card.getAttribute('data-card'))!;
/** The dark bar below the selected card. */
export const barOf = (page: Page): Locator => page.locator('[data-part-bar]');
/** The settings of a card, beside the page. */
export const panelOf = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('dialog', { name: typeof name === 'string' ? said(name) : name });
/** One page in the strip, by its place. */
export const tabOf = (page: Page, number: number): Locator =>
  page.getByRole('navigation', { name: said('Seiten') }).getByRole('button', { name: like(`…, Seite ${number} von …`) });

/** One of the three lights. @param light its German name */
export const lightOf = (page: Page, light: string): Locator =>
  cardsOf(page, 'stoplight').getByRole('radio', { name: like(`${light}: …`, 'stoplight') });

/** Takes a kind of card from the dock, also from what is behind "Mehr". */
export async function addCard(page: Page, name: string): Promise<void> {
  const dock = page.getByRole('toolbar', { name: said('Karte hinzufügen') });
  const direct = dock.getByRole('button', { name: said(`${name} hinzufügen`, 'teaching_board'), exact: true });
  if ((await direct.count()) > 0) return direct.click();
  await dock.getByRole('button', { name: said('Mehr Karten') }).click();
  await page.getByRole('menuitem', { name: said(name), exact: true }).click();
}

/** Selects a card where nothing on it can be pressed: at its upper edge. */
export async function selectCard(page: Page, card: Locator): Promise<void> {
  await card.click({ position: { x: 14, y: 6 } });
  await expect(card).toHaveAttribute('data-selected', 'true');
  await expect(barOf(page)).toBeVisible();
}

/** Opens the settings of a card from its bar. */
export async function openSettings(page: Page, card: Locator): Promise<void> {
  await selectCard(page, card);
  await barOf(page)
    .getByRole('button', { name: said('Einstellungen') })
    .click();
}

/** Makes a card larger by so many cells, with the keyboard. */
export async function growCard(page: Page, card: Locator, columns: number, rows: number): Promise<void> {
  await selectCard(page, card);
  await card.focus();
  for (let column = 0; column < columns; column += 1) await page.keyboard.press('Shift+ArrowRight');
  for (let row = 0; row < rows; row += 1) await page.keyboard.press('Shift+ArrowDown');
}

/** Gives the selected card a title by F2; what is too long stays out. */
export async function writeTitle(page: Page, card: Locator, title: string): Promise<void> {
  await selectCard(page, card);
  await page.keyboard.press('F2');
  const field = page.getByRole('textbox', { name: said('Titel der Karte') });
  await field.fill(title);
  await field.press('Enter');
  await expect(card.getByRole('heading', { name: title, exact: true })).toBeVisible();
}

/** Makes the teaching board of the lesson on the teacher's screen, as on the day before. */
export async function newScreenByHand(laptop: Page, computer: BrowserContext, title: string): Promise<OpenScreen> {
  await laptop.goto('/');
  await laptop
    .getByRole('link', { name: said('Werkzeuge', 'shell') })
    .first()
    .click();
  await expect(laptop).toHaveURL('/tools');
  await laptop
    .getByRole('link', { name: said('Unterrichtstafel') })
    .first()
    .click();
  await laptop.waitForURL(/\/teaching_board\/screens/);
  await laptop
    .getByRole('button', { name: new RegExp(`${said('Unterrichtstafel anlegen', 'core/item-list')}|${said('Neu')}`) })
    .first()
    .click();
  await expect(laptop).toHaveURL(/\/teaching_board\/screens\/[0-9a-f-]{36}\/pages\/[0-9A-Za-z]+$/);
  const id = new URL(laptop.url()).pathname.split('/')[3]!;
  await laptop.getByRole('textbox', { name: said('Titel'), exact: true }).fill(title);
  await laptop.getByRole('textbox', { name: said('Titel'), exact: true }).press('Enter');
  return { id, secretLink: '', publicLink: '', shortLink: '', pages: await pagesOn(computer, id) };
}

/** Writes the agenda of the lesson into a new text card: lines that can be ticked. */
export async function writeAgenda(laptop: Page, lines: readonly string[]): Promise<Locator> {
  await addCard(laptop, 'Text');
  const card = cardsOf(laptop, 'text').first();
  await expect(card.getByRole('textbox', { name: said('Text der Karte') })).toBeFocused();
  await barOf(laptop)
    .getByRole('button', { name: said('Liste zum Abhaken') })
    .click();
  for (const [index, line] of lines.entries()) {
    if (index > 0) await laptop.keyboard.press('Enter');
    await laptop.keyboard.type(line);
  }
  await barOf(laptop)
    .getByRole('button', { name: said('Fertig') })
    .click();
  await expect(card.getByRole('checkbox')).toHaveCount(lines.length);
  return card;
}

/** Writes the class into the names list of a card; one name is too few, 101 are too many. */
export async function writeNames(laptop: Page, panel: Locator): Promise<void> {
  await newClass(laptop.context(), NAMES.slice(0, 14), 'Klasse 7b');
  await panel.getByRole('button', { name: said('Neue Liste') }).click();
  const dialog = laptop.getByRole('dialog', { name: said('Neue Namensliste') });
  const [names, save] = [dialog.getByRole('textbox', { name: said('Namen') }), dialog.getByRole('button', { name: said('Speichern') })];
  await dialog.getByRole('textbox', { name: said('Name der Liste') }).fill('7b');
  await names.fill('Mila');
  await expect(dialog.getByText(said('mindestens 2 Namen'))).toBeVisible();
  await expect(save).toBeDisabled();
  await names.fill(Array.from({ length: 101 }, (_, index) => `Kind ${index + 1}`).join('\n'));
  await expect(dialog.getByText(said('höchstens 100 Namen'))).toBeVisible();
  await expect(save).toBeDisabled();
  // Half out of the class, the others pasted as a class register prints them.
  await dialog.getByRole('combobox', { name: said('Namen aus einer Klasse') }).selectOption({ label: 'Klasse 7b' });
  await expect(names).toHaveValue(NAMES.slice(0, 14).join('\n'));
  await names.press('Control+End');
  await laptop.evaluate(
    (text) => navigator.clipboard.writeText(text),
    NAMES.slice(14)
      .map((name) => `\nMüller, ${name}`)
      .join(''),
  );
  await names.press('Control+V');
  await expect(names).toHaveValue(NAMES.join('\n'));
  await expect(dialog.getByText(said('28 Namen'))).toBeVisible();
  await save.click();
  await expect(dialog).toHaveCount(0);
}

/** Groups on a card with who is in each. */
export async function groupsIn(card: Locator): Promise<string[][]> {
  return card
    .locator('[data-group]')
    .evaluateAll((groups) => groups.map((group) => [...group.querySelectorAll('[data-entry]')].map((name) => name.textContent)));
}

/** Where the cards of the page are, as shares of the page. */
export function placesOf(page: Page): Promise<Record<string, number[]>> {
  return page
    .locator('[data-card]')
    .first()
    .evaluate((first) => {
      const surface = first.parentElement!.getBoundingClientRect();
      return Object.fromEntries(
        [...first.parentElement!.querySelectorAll<HTMLElement>(':scope > [data-card]')].map((card) => {
          const { left, top, width, height } = card.getBoundingClientRect();
          return [
            card.dataset['card']!,
            [(left - surface.left) / surface.width, (top - surface.top) / surface.height, width / surface.width, height / surface.height],
          ];
        }),
      );
    });
}

/** True when every card has the same place on both, to a pixel of the smaller one. */
export function sameLayout(one: Record<string, number[]>, other: Record<string, number[]>): boolean {
  return (
    Object.keys(one).length === Object.keys(other).length &&
    Object.entries(one).every(([card, place]) => place.every((share, index) => Math.abs(share - (other[card]?.[index] ?? -1)) < 0.0015))
  );
}

/** Answers for the film's host, and records the requests. */
export async function watchForeignHosts(browser: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await browser.route(/youtube|vimeo|ytimg/, (route) => {
    asked.push(new URL(route.request().url()).host);
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Film</title><p>Film</p>' });
  });
  return asked;
}

/** Checks that a film names the host it contacts, and contacts none before it is played. @param asked the foreign hosts requested so far */
export async function playFilm(laptop: Page, asked: readonly string[]): Promise<void> {
  expect(asked).toEqual([]);
  const card = cardsOf(laptop, 'video');
  const warning =
    'Beim Abspielen fragt dein Browser www.youtube-nocookie.com. Dort sieht man dann die Adresse deines Geräts, vorher geht nichts dorthin.';
  await expect(card.getByText(said(warning))).toBeVisible();
  await card.getByRole('button', { name: said('Abspielen') }).click();
  await expect(card.frameLocator('iframe').getByText('Film')).toBeVisible();
  expect(new Set(asked)).toEqual(new Set(['www.youtube-nocookie.com']));
}
