import { type PinboardCardAnswer, type PinboardItem, type PinboardListAnswer, partAddress } from '@murmel/contracts';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { wordsOfInterface } from './interface-texts.js';
import { expect, statusOf } from './test.js';
import { call, share } from './wire.js';

const { said } = wordsOfInterface('pinboard');

export interface BoardFixture {
  id: string;
  secretLink: string;
  publicLink: string;
  /** ids of its lists by their names */
  lists: Record<string, string>;
}

export const boardOf = (id: string): string => `/pinboard/boards/${id}`;
export const publicBoardOf = (id: string): string => `/pinboard/public_boards/${id}`;

/** Creates a pinboard with lists that all with its link may write on. */
export async function newBoard(
  teacher: BrowserContext,
  title = 'Thesenwand',
  lists: readonly string[] = ['Pro', 'Contra', 'Fragen'],
): Promise<BoardFixture> {
  const { id } = await call<PinboardItem>(teacher, 'POST', '/pinboard/boards', { title });
  const [begun] = await call<PinboardListAnswer[]>(teacher, 'GET', `${boardOf(id)}/lists`);
  for (const [index, name] of lists.entries()) {
    if (index === 0) await call(teacher, 'PUT', `/pinboard/lists/${begun!.id}`, { name });
    else await call(teacher, 'POST', `${boardOf(id)}/lists`, { name });
  }
  const { secretLink, publicLink } = await share(teacher, id, {
    privacy: 'secret',
    visitorPermission: 'visitor_permissions_write',
    shortCode: true,
  });
  return { id, secretLink, publicLink, lists: await listsOn(teacher, id) };
}

/** Ids of the lists of a board by their names. */
export async function listsOn(teacher: BrowserContext, id: string): Promise<Record<string, string>> {
  const lists = await call<PinboardListAnswer[]>(teacher, 'GET', `${boardOf(id)}/lists`);
  return Object.fromEntries(lists.map(({ id: address, name }) => [name, address.split('_')[1]!]));
}

/** Pins a card over the call. @returns its own id on the board */
export async function pinCard(person: BrowserContext, board: BoardFixture, list: string, card: Record<string, unknown>): Promise<string> {
  const { id } = await call<PinboardCardAnswer>(person, 'POST', `/pinboard/lists/${partAddress(board.id, board.lists[list]!)}/cards`, card);
  return id.split('_')[1]!;
}

/** Cards of a list as the call names them to this person, in order. */
export async function cardsCalled(person: BrowserContext, board: BoardFixture, list: string): Promise<PinboardCardAnswer[]> {
  const { entries } = await call<{ entries: PinboardCardAnswer[] }>(
    person,
    'GET',
    `/pinboard/lists/${partAddress(board.id, board.lists[list]!)}/cards?limit=100`,
  );
  return entries;
}

/** One list on the screen, whatever is in it. */
export const listOf = (page: Page | Locator, name: string): Locator =>
  page.locator('section[data-list]').filter({ has: page.locator('h2', { hasText: new RegExp(`^${name}$`) }) });
/** One card on the wall. */
export const cardOf = (page: Page | Locator, name: string): Locator =>
  page.locator('[data-card]').filter({ has: page.getByRole('link', { name, exact: true }) });
/** Names of the cards of one list as they stand there. */
export const namesIn = (list: Locator): Promise<string[]> => list.locator('[data-card] [data-card-link]').allTextContents();

/** The list that a phone shows. */
export const phoneList = (page: Page): Locator => page.locator('#list-panel section[data-list]');
/** On a phone: brings a list to the front. */
export async function showList(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name }).click();
  await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
}

export const addButton = (page: Page, list: string): Locator =>
  page.getByRole('button', { name: `${said('Karte hinzufügen', 'list.addCard')} ${said(`zu „${list}“`)}` });

/** On a phone: writes a card into the list that is shown. */
export async function pinOnPhone(page: Page, list: string, name: string, text = ''): Promise<void> {
  await addButton(page, list).click();
  const form = page.getByRole('dialog', { name: said(`Neue Karte in „${list}“`) });
  await form.getByRole('textbox', { name: said('Titel') }).fill(name);
  if (text) await form.getByRole('textbox', { name: said('Text') }).fill(text);
  await form.getByRole('button', { name: said('Anpinnen') }).click();
  await expect(form).toHaveCount(0);
  await expect(cardOf(page, name)).toBeVisible();
}

/** On a phone without a line: a card that stands at once and waits. */
export async function pinWithoutLine(page: Page, list: string, name: string): Promise<void> {
  await addButton(page, list).click();
  const form = page.getByRole('dialog', { name: `Neue Karte in „${list}“` });
  await form.getByRole('textbox', { name: 'Titel' }).fill(name);
  await form.getByRole('button', { name: 'Anpinnen' }).click();
  await expect(cardOf(page, name)).toBeAttached();
  // It closes by itself where the next card is not begun yet.
  await expect(async () => {
    if ((await form.count()) > 0) await form.getByRole('button', { name: 'Schließen', exact: true }).click({ timeout: 2000 });
    await expect(form).toHaveCount(0, { timeout: 2000 });
  }).toPass();
}

/** Chooses a line of the menu of a card or list; both as they stand on a German screen. */
export async function fromMenu(page: Page, menu: string, line: string | RegExp): Promise<void> {
  const name = typeof line === 'string' ? said(line) : line;
  await page.getByRole('button', { name: said(menu), exact: true }).click();
  await page
    .getByRole('menuitem', { name })
    .or(page.getByRole('menuitemradio', { name }))
    .or(page.getByRole('menuitemcheckbox', { name }))
    .first()
    .click();
}

/** Opens a board and waits until it can be changed. */
export async function openBoard(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(statusOf(page).first()).toHaveText(said('Gespeichert'));
}

/** Opens a board as a guest and waits until its lists stand. */
export async function enterBoard(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('[data-lists]')).toBeVisible();
}
