import {
  type CardKind,
  type CardPlace,
  type NamesList,
  partAddress,
  type TeachingBoardItem,
  type TeachingCardAnswer,
  type TeachingPageAnswer,
} from '@murmel/contracts';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, statusOf } from './test.js';
import { call, share } from './wire.js';

export interface OpenScreen {
  id: string;
  secretLink: string;
  publicLink: string;
  shortLink: string;
  /** own ids of its pages, in order */
  pages: string[];
}

/** Names as on the wall of picture 05. */
export const NAMES = [
  'Mila',
  'Jonas',
  'Aylin',
  'Ben',
  'Lotta',
  'Tarek',
  'Ida',
  'Emil',
  'Nour',
  'Paul',
  'Greta',
  'Yusuf',
  'Lea',
  'Finn',
  'Sofia',
  'Anton',
  'Hira',
  'Mats',
  'Clara',
  'Deniz',
  'Mia',
  'Leon',
  'Amira',
  'Theo',
  'Jule',
  'Samir',
  'Nele',
  'Oskar',
];

export const screenOf = (id: string, page?: string): string => `/teaching_board/screens/${id}${page ? `/pages/${page}` : ''}`;
export const publicScreenOf = (id: string, page?: string): string => `/teaching_board/public_screens/${id}${page ? `/pages/${page}` : ''}`;

/** Creates a teaching board that all with its link may look at. */
export async function newScreen(
  teacher: BrowserContext,
  title = 'Stationenlernen Wald',
  pageNames: readonly string[] = ['Einstieg'],
): Promise<OpenScreen> {
  const { id } = await call<TeachingBoardItem>(teacher, 'POST', '/teaching_board/screens', { title });
  const [first] = await pagesOn(teacher, id);
  await call(teacher, 'PUT', `/teaching_board/pages/${partAddress(id, first!)}`, { name: pageNames[0] ?? '' });
  for (const name of pageNames.slice(1)) await call(teacher, 'POST', `/teaching_board/screens/${id}/pages`, { name });
  const links = await share(teacher, id, { privacy: 'secret', shortCode: true });
  return { id, ...links, pages: await pagesOn(teacher, id) };
}

/** Own ids of the pages of a screen, in order. */
export async function pagesOn(person: BrowserContext, id: string): Promise<string[]> {
  return (await call<TeachingPageAnswer[]>(person, 'GET', `/teaching_board/screens/${id}/pages`)).map((page) => page.id.split('_')[1]!);
}

/** Puts a card on a page over the call. @returns its own id on the screen */
export async function putCard(
  teacher: BrowserContext,
  screen: OpenScreen,
  page: string,
  kind: CardKind,
  more: { title?: string; colour?: string; place?: CardPlace; content?: Record<string, unknown> } = {},
): Promise<string> {
  const { id } = await call<TeachingCardAnswer>(teacher, 'POST', `/teaching_board/pages/${partAddress(screen.id, page)}/cards`, {
    kind,
    ...more,
  });
  return id.split('_')[1]!;
}

/** Cards of a page as the call names them to this person. */
export function cardsCalled(person: BrowserContext, screen: OpenScreen, page: string): Promise<TeachingCardAnswer[]> {
  return call(person, 'GET', `/teaching_board/pages/${partAddress(screen.id, page)}/cards`);
}

/** A list of names of this teacher. */
export function newNames(teacher: BrowserContext, name = '7b', names: readonly string[] = NAMES): Promise<NamesList> {
  return call(teacher, 'POST', '/teaching_board/names_lists', { name, entries: names.map((entry) => ({ name: entry })) });
}

/** One card on the canvas or in the stacked view. */
export const cardOf = (page: Page | Locator, id: string): Locator => page.locator(`[data-card="${id}"]`);

/** Opens a screen and waits until it can be changed. */
export async function openScreen(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(statusOf(page).first()).toHaveText(/Gespeichert|Saved/);
}
