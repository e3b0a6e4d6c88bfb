import type { BrowserContext, Locator, Page } from '@playwright/test';

/** A finger rests so long in ms before it carries: what the product asks for, and some air. */
const RESTS_MS = 450;
const STEPS = 8;
const STEP_MS = 30;

async function middleOf(place: Locator): Promise<Point> {
  const box = await place.boundingBox();
  if (!box) throw new Error('Nothing there to touch');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

interface Point {
  x: number;
  y: number;
}

/** Real fingers on the screen of a page: where they are, one point each, step by step, and then they are lifted. */
async function touch(context: BrowserContext, page: Page, steps: readonly (readonly Point[])[], restsMs = STEP_MS): Promise<void> {
  const wire = await context.newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    wire.send('Input.dispatchTouchEvent', { type, touchPoints });
  for (const [index, fingers] of steps.entries()) {
    await send(index > 0 && fingers.length === steps[index - 1]!.length ? 'touchMove' : 'touchStart', [...fingers]);
    await page.waitForTimeout(index === 0 ? restsMs : STEP_MS);
  }
  // The place is found once per frame.
  await page.waitForTimeout(100);
  await send('touchEnd', []);
  await wire.detach();
}

const onTheWay = (from: Point, to: Point): Point[] =>
  Array.from({ length: STEPS + 1 }, (_, step) => ({
    x: from.x + ((to.x - from.x) * step) / STEPS,
    y: from.y + ((to.y - from.y) * step) / STEPS,
  }));

/** Rests on something with a finger, carries it to a point on the screen, and lets go. */
export async function carryByFinger(context: BrowserContext, page: Page, what: Locator, to: Point): Promise<void> {
  const way = onTheWay(await middleOf(what), to);
  await touch(
    context,
    page,
    way.map((point) => [point]),
    RESTS_MS,
  );
}

/** A finger goes over something to a point on the screen without resting first. */
export async function swipe(context: BrowserContext, page: Page, what: Locator, to: Point): Promise<void> {
  const way = onTheWay(await middleOf(what), to);
  await touch(
    context,
    page,
    way.map((point) => [point]),
  );
}

/** One finger takes something and a second one comes: both go apart. */
export async function pinch(context: BrowserContext, page: Page, what: Locator): Promise<void> {
  const middle = await middleOf(what);
  const apart = onTheWay(middle, { x: middle.x + 60, y: middle.y + 60 });
  await touch(context, page, [[middle], ...apart.map((point) => [point, { x: 2 * middle.x - point.x, y: 2 * middle.y - point.y + 20 }])]);
}

/** A point just inside the upper edge of something. */
export async function topOf(place: Locator): Promise<Point> {
  const box = await place.boundingBox();
  if (!box) throw new Error('Nothing there');
  return { x: box.x + box.width / 2, y: box.y + 4 };
}
