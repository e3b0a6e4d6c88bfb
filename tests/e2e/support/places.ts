import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './test.js';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** The rules whose answer depends on colours: all that can differ between light and dark. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Sizes and colours in the middle of a transition are nobody's. To wait for its end could take for ever: what is not drawn does not move on. */
function finishAnimations(page: Page): Promise<void> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
      .forEach((animation) => animation.finish()),
  );
}

/** Everything that axe has to say about what is on the screen, in one line per rule and element. */
async function faults(page: Page, place: string, scheme: 'light' | 'dark'): Promise<string[]> {
  await finishAnimations(page);
  // Without the extra page for results, which is for frames of other origins: there are none.
  const builder = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (scheme === 'light' ? builder.withTags(TAGS) : builder.withRules(COLOUR_RULES)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${place}: ${id} at ${node.target.join(' ')} (${node.any[0]?.message ?? node.all[0]?.message ?? ''})`),
  );
}

/** Words that are hard to read from eight metres: a contrast below 7 : 1, or 4.5 : 1 when they are large. */
export async function weakWords(page: Page): Promise<string[]> {
  await finishAnimations(page);
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withRules(['color-contrast-enhanced']).analyze();
  return violations.flatMap(({ nodes }) => nodes.map((node) => `${node.target.join(' ')} (${node.any[0]?.message ?? ''})`));
}

/** Buttons, links and fields smaller than `least` px in one direction; links in running text may be (WCAG 2.5.8). */
export async function tooSmall(page: Page, least: number): Promise<string[]> {
  await finishAnimations(page);
  return page.evaluate((size) => {
    const inside = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    return [...inside.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [role="menuitem"]')].flatMap((element) => {
      // A link whose shadow covers its card is as large as the card.
      const card = getComputedStyle(element, '::after').position === 'absolute' ? element.offsetParent : null;
      const label = element.matches('input[type="radio"], input[type="checkbox"], input[type="file"]') ? element.closest('label') : null;
      const { width, height } = (label ?? card ?? element).getBoundingClientRect();
      const hidden =
        width <= 1 ||
        height <= 1 ||
        !element.checkVisibility() ||
        element.closest('.visually-hidden, [inert]') ||
        element.closest('.ProseMirror') ||
        (element.matches('a') && element.closest('p'));
      return hidden || (width >= size - 0.5 && height >= size - 0.5)
        ? []
        : [
            `${location.pathname}: ${element.getAttribute('aria-label') ?? element.textContent} is ${Math.round(width)} x ${Math.round(height)}`,
          ];
    });
  }, least);
}

/** Any page with a heading. */
export const ready = (page: Page): Promise<void> => expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();

export interface Place {
  name: string;
  /** where it is; without it one stays where the place before has led to */
  path?: string;
  /** what opens it and waits until it stands; the page itself without it */
  open?: (page: Page) => Promise<void>;
}

/** Leads a page to a place and waits until it stands. */
export async function goTo(page: Page, { path, open }: Place, language: string): Promise<void> {
  if (path !== undefined) await page.goto(`${path}${path.includes('?') ? '&' : '?'}locale=${language}`);
  await (open ?? ready)(page);
}

/** Opens every place once and looks at it in light and dark. @returns all that is wrong, one line each */
export async function walk(context: BrowserContext, places: readonly Place[], language: string): Promise<string[]> {
  const page = await context.newPage();
  const found: string[] = [];
  for (const place of places) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await goTo(page, place, language);
    found.push(...(await tooSmall(page, 24)));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
      found.push(...(await faults(page, `${place.name} ${language} ${colorScheme}`, colorScheme)));
    }
  }
  await page.close();
  return found;
}

export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
export const dialogStands = (page: Page): Promise<void> => expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
