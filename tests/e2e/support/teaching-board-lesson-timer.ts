import type { Locator, Page } from '@playwright/test';
import { wordsOfInterface } from './interface-texts.js';
import { cardOf } from './teaching-board.js';
import { tonesOf } from './teaching-board-clock.js';
import { barOf, openSettings, panelOf, selectCard } from './teaching-board-lesson.js';
import { expect, picture } from './test.js';

const { said } = wordsOfInterface('teaching_board');

interface Windows {
  laptop: Page;
  projector: Page;
  handset: Page;
  /** id of the card, which has some seconds left */
  timer: string;
}

/** Sets a timer to so many seconds; 75 of them are refused. */
export async function setTimer(laptop: Page, card: Locator, seconds: string): Promise<void> {
  await openSettings(laptop, card);
  const panel = panelOf(laptop, /Timer/);
  await panel.getByRole('textbox', { name: said('Minuten') }).fill('0');
  await panel.getByRole('textbox', { name: said('Sekunden') }).fill('75');
  await panel.getByRole('button', { name: said('Übernehmen') }).click();
  await expect(panel.getByText(said('Sekunden: 0 bis 59.'))).toBeVisible();
  await panel.getByRole('textbox', { name: said('Sekunden') }).fill(seconds);
  await panel.getByRole('button', { name: said('Übernehmen') }).click();
  await expect(panel).toHaveCount(0);
  await expect(card.getByRole('timer')).toHaveText(`00:${seconds.padStart(2, '0')}`);
}

/** A timer runs out: with sound and flashing in front, in silence on a phone, and in the titles of both. */
export async function endsWithSound({ laptop, projector, handset, timer }: Windows): Promise<void> {
  const before = await tonesOf(laptop);
  await cardOf(laptop, timer)
    .getByRole('button', { name: said('Start') })
    .click();
  await expect(cardOf(projector, timer).locator('[data-flash]')).toBeVisible({ timeout: 7000 });
  await Promise.all([picture(laptop, 'lesson-1-minute-30-laptop'), picture(projector, 'lesson-1-minute-30-projector')]);
  await expect(laptop).toHaveTitle('00:00 – Zelle - Stunde 3');
  await expect(cardOf(laptop, timer).getByText(said('Die Zeit ist um'))).toBeVisible();
  expect(await tonesOf(laptop)).toBeGreaterThan(before);
  expect(await tonesOf(handset)).toBe(0);
  await expect(handset).toHaveTitle(/^00:00 – /);
}

/** Starts a timer that has just ended once more, without its sound. */
export async function endsSilently(laptop: Page, card: Locator): Promise<void> {
  await card.getByRole('button', { name: said('Zurücksetzen') }).click();
  await expect(laptop).not.toHaveTitle(/00:00/);
  await selectCard(laptop, card);
  await barOf(laptop)
    .getByRole('button', { name: said('Ton ausschalten') })
    .click();
  const muted = await tonesOf(laptop);
  await barOf(laptop)
    .getByRole('button', { name: said('Start') })
    .click();
  await expect(card.getByText(said('Die Zeit ist um'))).toBeVisible({ timeout: 7000 });
  expect(await tonesOf(laptop)).toBe(muted);
}
