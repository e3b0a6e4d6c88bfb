import { partAddress } from '@murmel/contracts';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { LANGUAGE, wordsOfInterface } from './interface-texts.js';
import { type BoardFixture, fromMenu, listOf, listsOn, pinCard } from './pinboard.js';
import { expect } from './test.js';
import { call } from './wire.js';

const { said, like } = wordsOfInterface('pinboard');

/** Texts of which pupils must never receive a byte. */
export const CANARIES = {
  hidden: 'Kanarie-verborgen',
  invisible: 'Kanarie-unsichtbar',
  list: 'Kanarie-Lehrerliste',
  trashed: 'Kanarie-papierkorb',
  waiting: 'Kanarie-wartet',
};

/** Returns the button that opens the prompt for one's name; the name is its title. */
export const nameChip = (page: Page): Locator => page.getByRole('button', { name: like('Dein Name: …. Ändern') });
/** The card's own window. */
export const openCard = (page: Page): Locator =>
  page.getByRole('dialog').filter({ has: page.getByRole('button', { name: said('Karte schließen') }) });

export async function closeCard(page: Page): Promise<void> {
  await openCard(page)
    .getByRole('button', { name: said('Karte schließen') })
    .click();
  await expect(openCard(page)).toHaveCount(0);
}

/** Changes in the share dialog what guests may do. */
export async function guestsMay(laptop: Page, permission: 'Mitschreiben' | 'Lesen'): Promise<void> {
  await laptop.getByRole('button', { name: said('Teilen') }).click();
  const dialog = laptop.getByRole('dialog', { name: said('Teilen') });
  await dialog.getByRole('radio', { name: said(permission) }).click();
  await expect(dialog.getByText(said('Übernommen, gilt ab sofort'))).toBeVisible();
  await laptop.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

/** Makes the wall of the lesson on the teacher's screen: three lists for the class, and content that is visible to the teacher only. */
export async function prepareWall(laptop: Page, computer: BrowserContext): Promise<BoardFixture> {
  await laptop.goto('/pinboard/boards');
  await laptop
    .getByRole('button', { name: new RegExp(`${said('Pinnwand anlegen', 'core/item-list')}|${said('Neu')}`) })
    .first()
    .click();
  await expect(laptop).toHaveURL(/\/pinboard\/boards\/[0-9a-f-]{36}$/);
  const id = new URL(laptop.url()).pathname.split('/').at(-1)!;
  await laptop.getByRole('textbox', { name: said('Titel') }).fill('Thesenwand');
  await laptop.getByRole('textbox', { name: said('Titel') }).press('Enter');
  await fromMenu(laptop, `Mehr zur Liste „${{ de: 'Ideen', en: 'Ideas' }[LANGUAGE]}“`, 'Umbenennen');
  await laptop.getByRole('textbox', { name: said('Name der Liste') }).fill('Pro');
  await laptop.getByRole('textbox', { name: said('Name der Liste') }).press('Enter');
  await expect(listOf(laptop, 'Pro')).toBeVisible();
  await laptop.getByRole('button', { name: said('Liste'), exact: true }).click();
  for (const name of ['Contra', 'Fragen', CANARIES.list]) {
    await laptop.getByRole('textbox', { name: said('Name der Liste') }).fill(name);
    await laptop.getByRole('textbox', { name: said('Name der Liste') }).press('Enter');
    await expect(listOf(laptop, name)).toBeVisible();
  }
  await laptop.keyboard.press('Escape');
  await fromMenu(laptop, 'Mehr zur Liste „Contra“', like('sehen', 'board/board/de.json'));
  await fromMenu(laptop, `Mehr zur Liste „${CANARIES.list}“`, like('nicht sehen', 'board/board/de.json'));
  await expect(listOf(laptop, 'Contra').getByText(said('Gäste dürfen hier nur lesen'))).toBeAttached();
  await expect(laptop.locator('header [role="status"]').first()).toHaveText(said('Gespeichert'));
  const board = { id, secretLink: '', publicLink: '', lists: await listsOn(computer, id) };
  await pinCard(computer, board, CANARIES.list, { name: CANARIES.invisible });
  const hidden = await pinCard(computer, board, 'Pro', { name: CANARIES.hidden });
  await call(computer, 'PATCH', `/pinboard/cards/${partAddress(id, hidden)}/hide`, { hidden: true });
  const trashed = await pinCard(computer, board, 'Fragen', { name: CANARIES.trashed });
  await call(computer, 'DELETE', `/pinboard/cards/${partAddress(id, trashed)}`);
  return board;
}

/** Looks into the log of the lesson for one entry of each kind, with who and when. */
export async function expectLogged(log: Locator): Promise<void> {
  for (const [kind, sentence] of [
    ['Karte angelegt', '… hat in „Pro“ die Karte „Ich darf noch“ angelegt.'],
    ['Karte verschoben', 'Mila hat die Karte „Für wie lange?“ verschoben. Sie steht jetzt in „Fragen“.'],
    ['Karte gelöscht', '… hat die Karte „Geht das ohne Geld?“ gelöscht.'],
    ['Farbe', 'Ada Lehmann hat der Karte „Was ist Glück?“ eine Farbe gegeben: ….'],
    ['Titelbild', '… hat das Titelbild der Karte „Glück ist lernbar“ geändert.'],
    ['Titel oder Name', '… hat den Titel der Karte geändert: „Glück braucht Freunde“.'],
    ['Rechte der Gäste', 'Ada Lehmann hat geändert, was Gäste in der Liste „Contra“ dürfen: ….'],
  ] as const) {
    await log.getByRole('combobox', { name: said('Was') }).selectOption({ label: said(kind, 'activities.kinds') });
    const entry = log
      .getByRole('listitem')
      .filter({ has: log.page().getByText(like(sentence)) })
      .first();
    await expect(entry, sentence).toBeVisible();
    await expect(entry.locator('time')).toHaveAttribute('datetime', /^\d{4}-/);
  }
  await log.getByRole('combobox', { name: said('Was') }).selectOption({ label: said('Alles', 'activities') });
}

/** Cards over the whole screen: the first one is large enough for the last row, keys lead to the next and back to the second. */
export async function leafThroughLargeCards(laptop: Page, names: readonly string[]): Promise<void> {
  const large = (name: string): Locator => laptop.getByRole('dialog', { name: said(`${name} auf dem ganzen Bildschirm`) });
  await expect(large(names[0]!).getByRole('heading', { level: 2 })).toHaveText(names[0]!);
  expect(
    await large(names[0]!)
      .getByRole('heading', { level: 2 })
      .evaluate((element) => parseFloat(getComputedStyle(element).fontSize)),
  ).toBeGreaterThanOrEqual(32);
  await laptop.keyboard.press('ArrowRight');
  await expect(large(names[1]!)).toBeVisible();
  await laptop.keyboard.press('PageDown');
  await expect(large(names[2]!)).toBeVisible();
  await laptop.keyboard.press('ArrowLeft');
  await expect(large(names[1]!)).toBeVisible();
}
