import type { Locator, Page } from '@playwright/test';
import { expect } from './test.js';

const PLACE = /ist an Stelle (\d+) von \d+\./;

/**
 * Moves an entry of a list up by keys, as a screen reader user: each key is pressed once the previous move is announced. @param to its new
 * place, from 1
 */
export async function moveUpByKeys(page: Page, grip: Locator, to: number): Promise<void> {
  const said = page.getByText(PLACE).last();
  const place = async (): Promise<number> => Number(PLACE.exec(await said.innerText())?.[1]);
  await grip.focus();
  await page.keyboard.press('Space');
  await expect(said).toBeAttached();
  // A key press during a layout change has no effect; a screen reader user presses it again.
  await expect(async () => {
    const before = await place();
    if (before > to) await page.keyboard.press('ArrowUp');
    await expect.poll(place, { timeout: 2000 }).toBe(Math.max(to, before - 1));
    expect(await place()).toBe(to);
  }).toPass();
  await page.keyboard.press('Space');
}
