import type { Locator, Page } from '@playwright/test';
import { cardOf } from './teaching-board.js';
import { tonesOf } from './teaching-board-clock.js';
import { barOf, selectCard } from './teaching-board-lesson.js';
import { expect, picture } from './test.js';

interface Windows {
  laptop: Page;
  projector: Page;
  handset: Page;
  /** id of the card, which has some seconds left */
  timer: string;
}

/** A timer runs out: with sound and flashing in front, in silence on a phone, and in the titles of both. */
export async function endsWithSound({ laptop, projector, handset, timer }: Windows): Promise<void> {
  const before = await tonesOf(laptop);
  await cardOf(laptop, timer).getByRole('button', { name: 'Start' }).click();
  await expect(cardOf(projector, timer).locator('[data-flash]')).toBeVisible({ timeout: 7000 });
  await Promise.all([picture(laptop, 'lesson-1-minute-30-laptop'), picture(projector, 'lesson-1-minute-30-projector')]);
  await expect(laptop).toHaveTitle('00:00 – Zelle - Stunde 3');
  await expect(cardOf(laptop, timer).getByText('Die Zeit ist um')).toBeVisible();
  expect(await tonesOf(laptop)).toBeGreaterThan(before);
  expect(await tonesOf(handset)).toBe(0);
  await expect(handset).toHaveTitle(/^00:00 – /);
}

/** Starts a timer that has just ended once more, without its sound. */
export async function endsSilently(laptop: Page, card: Locator): Promise<void> {
  await card.getByRole('button', { name: 'Zurücksetzen' }).click();
  await expect(laptop).not.toHaveTitle(/00:00/);
  await selectCard(laptop, card);
  await barOf(laptop).getByRole('button', { name: 'Ton ausschalten' }).click();
  const muted = await tonesOf(laptop);
  await barOf(laptop).getByRole('button', { name: 'Start' }).click();
  await expect(card.getByText('Die Zeit ist um')).toBeVisible({ timeout: 7000 });
  expect(await tonesOf(laptop)).toBe(muted);
}
