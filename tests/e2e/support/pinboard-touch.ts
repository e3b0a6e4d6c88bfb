import type { BrowserContext, Locator, Page } from '@playwright/test';

/** A finger rests so long in ms before it carries: what the product asks for, and some air. */
const RESTS_MS = 450;
const STEPS = 8;

async function middleOf(place: Locator): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox();
  if (!box) throw new Error('Nothing there to touch');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** With a real finger: rests on something, carries it to a point on the screen, and lets go. */
export async function carryByFinger(context: BrowserContext, page: Page, what: Locator, to: { x: number; y: number }): Promise<void> {
  const wire = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    wire.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  const from = await middleOf(what);
  await touch('touchStart', [from]);
  await page.waitForTimeout(RESTS_MS);
  for (let step = 1; step <= STEPS; step += 1) {
    await touch('touchMove', [{ x: from.x + ((to.x - from.x) * step) / STEPS, y: from.y + ((to.y - from.y) * step) / STEPS }]);
    await page.waitForTimeout(30);
  }
  // The place is found once per frame.
  await page.waitForTimeout(100);
  await touch('touchEnd', []);
  await wire.detach();
}

/** A point just inside the upper edge of something. */
export async function topOf(place: Locator): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox();
  if (!box) throw new Error('Nothing there');
  return { x: box.x + box.width / 2, y: box.y + 4 };
}
