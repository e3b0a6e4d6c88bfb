import { expect, type Locator, type Page } from '@playwright/test';

/** How many lines of its own text a block is high. */
export function linesHigh(block: Locator): Promise<number> {
  return block.evaluate((element) => element.getBoundingClientRect().height / parseFloat(getComputedStyle(element).lineHeight));
}

/** At each width of a phone the page is as wide as the screen: nothing scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const before = page.viewportSize()!;
  for (let width = 320; width <= 420; width += 10) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await page.setViewportSize(before);
}
