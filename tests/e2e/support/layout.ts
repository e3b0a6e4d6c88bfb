import { expect, type Locator, type Page } from '@playwright/test';

/** How many lines of its own text a block is high. */
export function linesHigh(block: Locator): Promise<number> {
  return block.evaluate((element) => element.getBoundingClientRect().height / parseFloat(getComputedStyle(element).lineHeight));
}

/** The narrowest screen for which everything is made. */
const NARROWEST = 320;

/**
 * What makes the open page, or a dialog over it, wider than the narrowest screen, in one line each. The window is as before then.
 */
export async function sideways(page: Page): Promise<string[]> {
  const before = page.viewportSize()!;
  // What fills the screen has the screen's size, and no other.
  await page.evaluate(() => (document.fullscreenElement ? document.exitFullscreen() : undefined));
  await page.setViewportSize({ width: NARROWEST, height: 640 });
  const found = await page.evaluate(async () => {
    // What asks for the width draws itself anew first.
    for (let frame = 0; frame < 2; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
    return [document.documentElement, ...document.querySelectorAll('dialog[open]')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map((wide) => {
        const beyond = [...wide.querySelectorAll('*')].filter((element) => element.getBoundingClientRect().right > innerWidth + 0.5);
        const names = beyond.slice(-3).map(({ localName, className }) => `${localName}.${String(className)}`);
        return `${location.pathname} ${wide.localName} is ${wide.scrollWidth} px wide: ${names.join(', ')}`;
      });
  });
  await page.setViewportSize(before);
  return found;
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
