import type { BrowserContext, Page } from '@playwright/test';
import { wordsOfInterface } from './interface-texts.js';
import { inDatabase } from './people.js';
import { boardOf, cardOf, fromMenu, listOf, namesIn, phoneList, pinOnPhone, showList } from './pinboard.js';
import type { PinboardGuest } from './pinboard-guest.js';
import { closeCard, expectLogged, openCard } from './pinboard-lesson.js';
import { carryByFinger, topOf } from './pinboard-touch.js';
import type { StackAddress } from './stack.js';
import { expect, picture } from './test.js';

const { said } = wordsOfInterface('pinboard');

/** Time within which changes are visible to all. */
const RIGHT_MS = 2000;

interface Class {
  handsets: readonly BrowserContext[];
  /** one of each handset */
  phones: readonly Page[];
  guests: readonly PinboardGuest[];
  laptop: Page;
}

/** Two phones carry a card of theirs to the top at the same moment: both are there, in one order everywhere. */
export async function carryToOnePlace({ handsets, phones, guests, laptop }: Class): Promise<void> {
  const [one, two] = [phones[0]!, phones[1]!];
  for (const [index, name] of ['Was ist Glück?', 'Wer misst das?'].entries()) await guests[2 + index]!.pin('Fragen', name);
  for (const [page, name] of [
    [one, 'Geht das ohne Geld?'],
    [two, 'Für wie lange?'],
  ] as const) {
    await showList(page, 'Fragen');
    await pinOnPhone(page, 'Fragen', name);
  }
  for (const page of [one, two]) await expect(phoneList(page).locator('[data-card]')).toHaveCount(4);
  await picture(two, 'lesson-3-minute-18-before');
  const carry = async (index: 0 | 1, name: string): Promise<void> => {
    const card = cardOf(phones[index]!, name);
    await card.scrollIntoViewIfNeeded();
    await carryByFinger(handsets[index]!, phones[index]!, card.getByRole('link'), await topOf(cardOf(phones[index]!, 'Was ist Glück?')));
  };
  await Promise.all([carry(0, 'Geht das ohne Geld?'), carry(1, 'Für wie lange?')]);
  await expect.poll(() => guests[4]!.cards('Fragen').slice(0, 2).sort()).toEqual(['Für wie lange?', 'Geht das ohne Geld?']);
  const order = guests[4]!.cards('Fragen');
  expect(order).toHaveLength(4);
  for (const page of [one, two]) await expect.poll(() => namesIn(phoneList(page))).toEqual(order);
  await expect.poll(() => namesIn(listOf(laptop, 'Fragen'))).toEqual(order);
  for (const guest of guests) await expect.poll(() => guest.cards('Fragen')).toEqual(order);
  await picture(two, 'lesson-3-minute-18-phone');
}

/** A card of one's own is deleted, taken back for ten seconds, deleted for good; then it lies in the board's trash. */
export async function throwOwnCardAway(one: Page, laptop: Page): Promise<void> {
  const remove = async (): Promise<void> => {
    await fromMenu(one, 'Mehr zur Karte „Geht das ohne Geld?“', 'Löschen');
    await expect(one.getByText(said('„Geht das ohne Geld?“ liegt im Papierkorb.'))).toBeVisible();
    await expect(cardOf(one, 'Geht das ohne Geld?')).toHaveCount(0);
  };
  await remove();
  await one.getByRole('button', { name: said('Rückgängig') }).click();
  await expect(cardOf(one, 'Geht das ohne Geld?')).toBeVisible();
  await remove();
  const offered = Date.now();
  await one.waitForTimeout(7500);
  await expect(one.getByRole('button', { name: said('Rückgängig') })).toBeVisible({ timeout: 500 });
  await picture(one, 'lesson-3-minute-38-undo');
  await expect(one.getByRole('button', { name: said('Rückgängig') })).toHaveCount(0);
  expect(Date.now() - offered).toBeGreaterThan(9000);
  await expect(cardOf(laptop, 'Geht das ohne Geld?')).toHaveCount(0);
  await laptop.getByRole('button', { name: said('Mehr'), exact: true }).click();
  await laptop.getByRole('menuitem', { name: said('Papierkorb der Pinnwand') }).click();
  const trash = laptop.getByRole('dialog', { name: said('Papierkorb der Pinnwand') });
  await expect(trash.getByRole('button', { name: said('„Geht das ohne Geld?“ zurückholen') })).toBeVisible();
  await picture(laptop, 'lesson-3-minute-38-trash');
  await laptop.keyboard.press('Escape');
  await expect(trash).toHaveCount(0);
}

/** Returns the stored columns of the last guest of that name. */
export async function keptOfGuest(stack: StackAddress, name: string): Promise<string[]> {
  const { rows } = await inDatabase(stack, (client) =>
    client.query<Record<string, unknown>>('select * from visitor where display_name = $1 order by created_at desc limit 1', [name]),
  );
  return Object.keys(rows[0]!).sort();
}

/** Of two cards that wait, one is looked at and released, taken back, and released again; the other one stays with the teacher. */
export async function releaseOne(teacher: Page, guest: Page, name: string, other: string): Promise<void> {
  await teacher.getByRole('button', { name: said('2 Karten warten', 'look') }).click();
  const queue = teacher.getByRole('dialog', { name: said('Karten freigeben') });
  const release = () => queue.getByRole('button', { name: said(`Karte „${name}“ freigeben`) }).click();
  await expect(queue.getByRole('heading', { name: other })).toBeVisible();
  // Cards wait; the page does not.
  await expect(teacher.locator('#waiting')).toBeHidden();
  await release();
  await expect(cardOf(guest, name)).toBeVisible({ timeout: RIGHT_MS });
  await teacher.getByRole('button', { name: said('Rückgängig') }).click();
  await expect(cardOf(guest, name)).toHaveCount(0, { timeout: RIGHT_MS });
  await release();
  await expect(cardOf(guest, name)).toBeVisible({ timeout: RIGHT_MS });
  await expect(cardOf(guest, other)).toHaveCount(0);
  await teacher.keyboard.press('Escape');
  await expect(queue).toHaveCount(0);
}

/** Checks that another guest's card can be read and commented, not changed: there is no button, and the server refuses, too. */
export async function readForeignCard(phone: Page, guest: PinboardGuest, name: string, text: string): Promise<void> {
  await showList(phone, 'Pro');
  await expect(phone.getByRole('button', { name: said(`Mehr zur Karte „${name}“`) })).toHaveCount(0);
  await cardOf(phone, name).getByRole('link').click();
  const card = openCard(phone);
  await expect(card.getByRole('heading', { level: 2, name: name })).toBeVisible();
  await expect(card.getByText(text)).toBeVisible();
  await expect(card.getByRole('textbox', { name: said('Titel der Karte') })).toHaveCount(0);
  for (const action of ['Text bearbeiten', 'Datei anhängen', 'Mehr zu dieser Karte'])
    await expect(card.getByRole('button', { name: said(action) })).toHaveCount(0);
  await card.getByRole('textbox', { name: said('Kommentar schreiben') }).fill('Das sehe ich auch so.');
  await card.getByRole('button', { name: said('Kommentar senden') }).click();
  await expect(card.getByRole('log').getByText('Das sehe ich auch so.')).toBeVisible();
  await picture(phone, 'lesson-3-minute-16-phone');
  await closeCard(phone);
  const foreign = guest.cardId(name);
  const answers = [await guest.ask('changeCard', { card: foreign, name: 'Gekapert' }), await guest.ask('trashCard', { card: foreign })];
  for (const answer of answers) expect(answer).toMatchObject({ ok: false, refusal: { code: 'FORBIDDEN' } });
}

export async function paintYellow(laptop: Page, card: string): Promise<void> {
  await fromMenu(laptop, `Mehr zur Karte „${card}“`, 'Farbe');
  await laptop
    .getByRole('dialog', { name: said('Farbe') })
    .getByRole('radio', { name: said('Gelb') })
    .click();
  await laptop
    .getByRole('dialog', { name: said('Farbe') })
    .getByRole('button', { name: said('Fertig') })
    .last()
    .click();
}

export async function logTells(laptop: Page, board: string): Promise<void> {
  await laptop.goto(`${boardOf(board)}/activities`);
  const log = laptop.getByRole('dialog', { name: said('Verlauf') });
  await expectLogged(log);
  await picture(laptop, 'lesson-3-minute-40-log');
  await laptop.keyboard.press('Escape');
  await expect(log).toHaveCount(0);
}
