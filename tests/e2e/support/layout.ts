import { expect, type Locator, type Page } from '@playwright/test';

/** How many lines of its own text a block is high. */
export function linesHigh(block: Locator): Promise<number> {
  return block.evaluate((element) => element.getBoundingClientRect().height / parseFloat(getComputedStyle(element).lineHeight));
}

/** The narrowest screen for which everything is made. */
const NARROWEST = 320;

/**
 * Returns the elements that make the open page, or a dialog over it, wider than the narrowest screen, in one line each. The window is as
 * before then.
 */
export async function sideways(page: Page): Promise<string[]> {
  const before = page.viewportSize()!;
  // A fullscreen element has the screen's size, and no other.
  await page.evaluate(() => (document.fullscreenElement ? document.exitFullscreen() : undefined));
  await page.setViewportSize({ width: NARROWEST, height: 640 });
  const found = await page.evaluate(async () => {
    // Lets elements that depend on the width redraw first.
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

/** Words in the topmost dialog, or on the page, whose letters stand in two lines. An address is no word. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const inside = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const texts = document.createTreeWalker(inside, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const broken: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement!.checkVisibility() || text.parentElement!.closest('.visually-hidden') || /@|:\/\//.test(text.nodeValue!))
        continue;
      for (const word of text.nodeValue!.matchAll(/[\p{L}\p{N}]+/gu)) {
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word[0]);
      }
    }
    return broken;
  });
}

/** Which of these stand over another one of them, or beyond an edge of the window, by what they are called. */
export async function inTheWay(controls: Locator): Promise<string[]> {
  return controls.evaluateAll((all) => {
    const boxes = all
      .filter((one) => one.checkVisibility())
      .map((one) => ({ name: one.getAttribute('aria-label') ?? one.textContent, box: one.getBoundingClientRect() }));
    return boxes.flatMap(({ name, box }, index) => {
      const over = boxes.slice(index + 1).filter((other) => {
        const [width, height] = [
          Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left),
          Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top),
        ];
        return width > 1 && height > 1;
      });
      const beyond = box.left < -1 || box.right > innerWidth + 1 ? [`${name} beyond the edge`] : [];
      return [...beyond, ...over.map((other) => `${name} over ${other.name}`)];
    });
  });
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
