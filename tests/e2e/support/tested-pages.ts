import { BACKOFFICE_PATH, type InterfaceLanguage, publicPlaceOf } from '@murmel/contracts';
import type { BrowserContext, Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { sideways } from './layout.js';
import { outlineOf, unclear } from './outline.js';
import { moving, strayFocus, untied } from './rules.js';
import { byTab, givesFocusBack, uncovered } from './tab-order.js';
import { expect } from './test.js';
import { walkedPageAt } from './walked-pages.js';

const byRules = (...values: string[]): NonNullable<RunOptions['runOnly']> => ({ type: 'rule', values });

/** All of it, on each place once: in German, in light. */
const EVERYTHING: NonNullable<RunOptions['runOnly']> = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };
/**
 * Rules affected by dark mode: the colours of words and of links among them. The roles of elements stay the same. Rules affected by another
 * language: the language a page declares, every name and description that is a text, whether a name contains a button's label, and (longer
 * words move their neighbours) how much room each target has.
 */
const BY_COLOUR_AND_LANGUAGE = byRules(
  'color-contrast',
  'link-in-text-block',
  'html-has-lang',
  'html-lang-valid',
  'valid-lang',
  'document-title',
  'label-content-name-mismatch',
  'aria-command-name',
  'aria-input-field-name',
  'aria-meter-name',
  'aria-progressbar-name',
  'aria-toggle-field-name',
  'button-name',
  'frame-title',
  'image-alt',
  'input-button-name',
  'label',
  'link-name',
  'nested-interactive',
  'role-img-alt',
  'select-name',
  'summary-name',
  'svg-img-alt',
  'target-size',
);

/**
 * Ends transitions: sizes and colours in the middle of one are not final. To wait could take for ever, because undrawn elements do not
 * advance.
 */
function finishAnimations(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const moving = () =>
      document
        .getAnimations()
        .filter(({ effect, playState }) => playState !== 'finished' && effect?.getComputedTiming().iterations !== Infinity);
    // An element that inherits a colour begins its transition when that of its parent has ended.
    for (let now = moving(), rounds = 0; now.length > 0 && rounds < 50; now = moving(), rounds += 1) {
      now.forEach((one) => one.finish());
      await new Promise((resolve) => setTimeout(resolve));
    }
  });
}

/** `npm run proof -- eyes`: places are read as a screen reader has them, and the Tab key goes through them, instead of being measured. */
const OTHER_EYES = process.env['E2E_OTHER_EYES'] === '1';

/** Returns axe's findings about the screen, in one line per rule and element. Frames of other origins are not inspected. */
export async function faults(page: Page, runOnly: NonNullable<RunOptions['runOnly']> = EVERYTHING, within?: string): Promise<string[]> {
  await finishAnimations(page);
  for (const frame of page.frames()) if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  return page.evaluate(
    async ({ options, part }) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(part ?? document, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, any, all }) => `${id} at ${target.join(' ')} (${any[0]?.message ?? all[0]?.message ?? ''})`),
      );
      // Only of what is wrong each element is described.
    },
    { options: { runOnly, resultTypes: ['violations'] } satisfies RunOptions, part: within },
  );
}

/**
 * Words that are hard to read from eight metres: a contrast below 7 : 1, or 4.5 : 1 when they are large.
 * @param within selector of the part that is read from there; the whole page without it
 */
export const weakWords = (page: Page, within?: string): Promise<string[]> => faults(page, byRules('color-contrast-enhanced'), within);

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

export interface TestedPage {
  name: string;
  /** where it is; without it one stays where the place before has led to */
  path?: string;
  /** what opens it and waits until it stands; the page itself without it */
  open?: (page: Page) => Promise<void>;
}

/** Leads a page to a place and waits until it stands, in German. @returns whether that was by a link, to nothing but a page */
export async function goTo(page: Page, { path, open }: TestedPage): Promise<boolean> {
  const byLink = path !== undefined && (await leadsOn(page, path));
  if (path === undefined) await speak(page, 'de');
  else if (byLink) await followLink(page, path);
  else await page.goto(inGerman(path));
  await (open ?? ready)(page);
  return byLink && open === undefined && !path.includes('#');
}

/** Adds the language before a fragment, which may hold a key. */
function inGerman(path: string): string {
  const [address = '', ...fragment] = path.split(/(?=#)/);
  return `${address}${address.includes('?') ? '&' : '?'}locale=de${fragment.join('')}`;
}

/** Whether a link of the open page could lead there without loading the app anew, once nothing lies over it any more. */
async function leadsOn(page: Page, path: string): Promise<boolean> {
  const ofTheApp = ({ pathname }: URL) => !pathname.startsWith('/s/') && publicPlaceOf(pathname) === undefined;
  const open = new URL(page.url());
  if (open.protocol === 'about:') return false;
  const wanted = new URL(path, open);
  // The administration stands beside the app: no link leads from one into the other without loading.
  const [from, to] = [open, wanted].map(({ pathname }) => pathname.startsWith(BACKOFFICE_PATH));
  if (from !== to) return false;
  // Its tabs change the query in place, and the focus stays on the tab.
  if (from && open.pathname === wanted.pathname) return false;
  if (open.origin !== wanted.origin || !ofTheApp(open) || !ofTheApp(wanted) || !(await uncovered(page))) return false;
  // Dialogs opened by hand on the same page would stay.
  return new URL(page.url()).pathname !== wanted.pathname || wanted.search !== '';
}

/** Longer than this no page waits before it has the focus. */
const FOCUS_MS = 5000;

/** Goes where a link of the open page would lead, in German; the page that was open, with buttons of the same names, is gone then. */
async function followLink(page: Page, address: string): Promise<void> {
  await speak(page, 'de');
  await page.evaluate((to) => {
    (document.activeElement as HTMLElement | null)?.blur();
    // As the router writes it: pages count their steps.
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    history.pushState({ usr: null, key: crypto.randomUUID(), idx: idx + 1 }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  }, address);
  // Waits until the new page has taken the focus.
  await page
    .waitForFunction(() => document.activeElement !== document.body, undefined, { polling: 20, timeout: FOCUS_MS })
    .catch(() => undefined);
}

/** Switches the language of the open page, which stays as it is: by its own links, or by its address where it has none. */
async function speak(page: Page, language: InterfaceLanguage): Promise<void> {
  await page.evaluate((wanted) => {
    const link = document.querySelector<HTMLButtonElement>(`button[lang="${wanted}"][aria-pressed]`);
    if (link) return link.click();
    const address = new URL(location.href);
    address.searchParams.set('locale', wanted);
    history.replaceState({ ...(history.state as object), key: crypto.randomUUID() }, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
    return undefined;
  }, language);
  await hasAttribute(page, 'lang', language);
}

/** Waits for what an open page says of itself: asked more often than `expect` does, because it takes a frame and is waited for hundreds of times. */
async function hasAttribute(page: Page, name: string, value: string): Promise<void> {
  await page.waitForFunction(([key, wanted]) => document.documentElement.getAttribute(key) === wanted, [name, value] as const, {
    polling: 20,
    timeout: 60_000,
  });
}

/** Shows the open page in light or dark. */
export async function paint(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await isPainted(page, colorScheme);
}

async function isPainted(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await hasAttribute(page, 'data-mantine-color-scheme', colorScheme);
  // Updates by React after it has set the scheme begin transitions, too.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
}

/** Takes down what is wrong with a look at a place, one line each. */
type Note = (look: string, lines: string[]) => void;

interface Stand {
  /** how many px each target has at least in both directions */
  least: number;
  /** the next place begins as this one stands */
  leadsOn: boolean;
  /** a link of the app has led here */
  byLink: boolean;
}

/** Runs the cheap checks. */
async function lookAtRules(page: Page, note: Note, byLink: boolean): Promise<void> {
  if (byLink) note('after a link', await strayFocus(page));
  note('without motion', await moving(page));
  note('reasons', await untied(page));
}

async function lookAndMeasure(page: Page, note: Note, place: Stand): Promise<void> {
  await lookAtRules(page, note, place.byLink);
  note('German', await tooSmall(page, place.least));
  note('German, light', await faults(page));
  // No colour depends on the language, and no word on the colours.
  await Promise.all([paint(page, 'dark'), speak(page, 'en')]);
  note('English', await tooSmall(page, place.least));
  note('English, dark', await faults(page, BY_COLOUR_AND_LANGUAGE));
  if (place.leadsOn) return;
  note('320 px', await sideways(page));
  note('after Escape', await givesFocusBack(page));
}

async function lookWithOtherEyes(page: Page, note: Note, { leadsOn, byLink }: Stand): Promise<void> {
  await lookAtRules(page, note, byLink);
  note('read out', unclear(await outlineOf(page)));
  await speak(page, 'en');
  note('read out in English', unclear(await outlineOf(page)));
  if (leadsOn) return;
  note('by Tab', await byTab(page));
  note('after Escape', await givesFocusBack(page));
}

/**
 * Opens every place once and looks at it: whole in German and light, and for what can be different there in English and dark.
 * @param pages which pages of the app it must have come to, by their routes' patterns
 * @param least how many px each target has at least in both directions
 * @returns all that is wrong, one line each
 */
export async function walk(
  context: BrowserContext,
  places: readonly TestedPage[],
  pages: readonly string[],
  least = 24,
): Promise<string[]> {
  const page = await context.newPage();
  const found = new Set<string>();
  const seen = new Set<string | undefined>();
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) found.add(`${page.url()}: ${message.text().slice(0, 200)}`);
  });
  for (const [index, place] of places.entries()) {
    const note: Note = (look, lines) => lines.forEach((line) => found.add(`${place.name}, ${look}: ${line}`));
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    const byLink = await goTo(page, place);
    // An address that leads on to the one of a part has been opened, too.
    for (const address of [place.path ?? '', page.url()]) seen.add(walkedPageAt(new URL(address, page.url()).pathname));
    await isPainted(page, 'light');
    // The next place's starting state must be kept: a narrow window redraws some pages, and Tab closes menus.
    const leadsOn = places[index + 1]?.path === undefined && index < places.length - 1;
    await (OTHER_EYES ? lookWithOtherEyes : lookAndMeasure)(page, note, { least, leadsOn, byLink });
  }
  await page.close();
  return [...found, ...pages.filter((one) => !seen.has(one)).map((one) => `nobody came to ${one}`)];
}

export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();
export const dialogStands = (page: Page): Promise<void> => expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
