import type { Page } from '@playwright/test';

/** More stops than this are no way through a page. */
const MOST_STOPS = 400;

interface Look {
  /** the browser's own bar, or the first stop of a dialog again, has the focus */
  over: boolean;
  /** the key did not lead on: what is written in takes it as a letter */
  stays: boolean;
  faults: string[];
}

/**
 * Goes through the open page, or the dialog over it, with the real key from its first stop until the browser itself has the focus.
 * @returns in one line each: stops that come twice or jump back up, that show nothing when they have the focus, that are covered
 */
export async function byTab(page: Page): Promise<string[]> {
  const found = new Set<string>();
  if (!(await leavesMenu(page))) found.add('Tab does not close the menu');
  await page.evaluate(begin);
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    let look = await page.evaluate(lookAround);
    if (look.stays) {
      // Where the key writes, Escape leaves it to lead on.
      await page.keyboard.press('Escape');
      await page.keyboard.press('Tab');
      look = await page.evaluate(lookAround);
      if (look.stays) return [...found, `the focus is caught at ${look.faults.join()}`];
    }
    look.faults.forEach((fault) => found.add(fault));
    if (look.over) return stops === 0 ? [...found, 'Tab leads nowhere'] : [...found];
  }
  return [...found, `more than ${MOST_STOPS} stops`];
}

/** Whether the key ends an open menu, if there is one: it is no part of the way through the page. */
async function leavesMenu(page: Page): Promise<boolean> {
  const menus = page.getByRole('menu');
  if ((await menus.count()) === 0) return true;
  await page.keyboard.press('Tab');
  return menus
    .first()
    .waitFor({ state: 'hidden', timeout: 3000 })
    .then(() => true)
    .catch(() => false);
}

/** How many dialogs lie over the page. */
const dialogsOver = (page: Page): Promise<number> => page.locator('dialog[open]').count();

/** Presses Escape over an open dialog. @returns whether one is closed then */
async function escapes(page: Page): Promise<boolean> {
  const open = await dialogsOver(page);
  await page.keyboard.press('Escape');
  return page
    .waitForFunction((before) => document.querySelectorAll('dialog[open]').length < before, open, { polling: 20, timeout: 3000 })
    .then(() => true)
    .catch(() => false);
}

/** Closes all that lies over the page, as people do. @returns false for what does not end so */
export async function uncovered(page: Page): Promise<boolean> {
  while ((await dialogsOver(page)) > 0) if (!(await escapes(page))) return false;
  return true;
}

/** Closes what is open over the page. @returns what is wrong with where the focus is then */
export async function givesFocusBack(page: Page): Promise<string[]> {
  if ((await dialogsOver(page)) === 0) return [];
  // In a field the first one ends what is written there.
  if (!(await escapes(page)) && !(await escapes(page))) return ['Escape does not close the dialog'];
  const lost = await page
    .waitForFunction(() => document.activeElement !== document.body && document.activeElement !== null, undefined, { timeout: 1000 })
    .then(() => false)
    .catch(() => true);
  return lost ? ['the closed dialog gives the focus to nobody'] : [];
}

interface Way {
  first: Element | undefined;
  last: Element | undefined;
  lastLook: string;
  seen: Set<Element>;
}

type WithWay = typeof globalThis & { tabWay: Way };

/** The focus is where it is on a page that has just come: before everything. */
function begin(): void {
  const start = ([...document.querySelectorAll('dialog[open]')].at(-1) as HTMLElement | undefined) ?? document.body;
  const before = start.getAttribute('tabindex');
  start.tabIndex = -1;
  start.focus({ preventScroll: true });
  if (before === null) start.removeAttribute('tabindex');
  else start.setAttribute('tabindex', before);
  (globalThis as WithWay).tabWay = { first: undefined, last: undefined, lastLook: '', seen: new Set() };
}

/** Runs in the page after each press. */
function lookAround(): Look {
  const way = (globalThis as WithWay).tabWay;
  const now = document.activeElement;
  const faults: string[] = [];
  const nameOf = (element: Element): string =>
    `${element.getAttribute('role') ?? element.localName} "${(
      element.getAttribute('aria-label') ??
      (element as HTMLInputElement).labels?.[0]?.innerText ??
      (element as HTMLElement).innerText
    )
      .trim()
      .replace(/\s+/g, ' ')
      .slice(0, 50)}"`;
  /** Returns the visible part of the element: of a radio or a checkbox its label. */
  const faceOf = (element: Element): Element => {
    const { width, height } = element.getBoundingClientRect();
    const hidden = width <= 2 || height <= 2 || getComputedStyle(element).opacity === '0';
    // A link whose shadow covers its card is the card.
    const card = getComputedStyle(element, '::after').position === 'absolute' ? (element as HTMLElement).offsetParent : null;
    return card ?? ((hidden && (element.closest('label') ?? element.nextElementSibling ?? element.parentElement)) || element);
  };
  const lookOf = (element: Element): string => {
    const around = [element, faceOf(element), element.closest('label'), element.nextElementSibling];
    for (let one = element.parentElement; one && around.length < 8; one = one.parentElement) around.push(one);
    return [...around, ...element.children]
      .flatMap((one) =>
        one
          ? [null, '::before', '::after'].map((pseudo) => {
              const style = getComputedStyle(one, pseudo);
              const outline = style.outlineStyle === 'none' ? '' : `${style.outline} ${style.outlineOffset}`;
              return [
                outline,
                style.boxShadow,
                style.borderColor,
                style.borderWidth,
                style.backgroundColor,
                style.textDecorationLine,
              ].join();
            })
          : [],
      )
      .join('|');
  };
  const landmarkOf = (element: Element): Element =>
    element.closest('header, nav, main, aside, footer, dialog, [role="toolbar"], [role="menu"]') ?? document.body;
  /** Bars that stay while the page scrolls have no place in it. */
  const floats = (element: Element): boolean => {
    for (let one: Element | null = element; one; one = one.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(one).position) && one.localName !== 'dialog') return true;
    return false;
  };

  const stays = now !== null && now === way.last && now.localName !== 'iframe' && now !== document.body;
  if (stays) return { over: false, stays, faults: [nameOf(now)] };
  // Where one writes the caret shows it.
  const shows = (element: HTMLElement): boolean => element.isContentEditable || lookOf(element) !== way.lastLook;
  if (way.last?.isConnected && way.last.localName !== 'iframe' && !shows(way.last as HTMLElement))
    faults.push(`${nameOf(way.last)} shows nothing when it has the focus`);
  if (now === null || now === document.body || now === way.first || now.localName === 'dialog') {
    way.last = undefined;
    return { over: true, stays: false, faults };
  }
  const face = faceOf(now);
  if (now !== way.last && way.seen.has(now)) faults.push(`${nameOf(now)} comes twice`);
  if (way.last?.isConnected && landmarkOf(way.last) === landmarkOf(now) && !floats(way.last) && !floats(now)) {
    const [from, to] = [faceOf(way.last).getBoundingClientRect(), face.getBoundingClientRect()];
    if (to.bottom <= from.top + 1 && to.left < from.right - 1)
      faults.push(`${nameOf(now)} stands above ${nameOf(way.last)}, which came before it`);
  }
  const { left, top, width, height } = face.getClientRects()[0] ?? face.getBoundingClientRect();
  const points = [
    [0.5, 0.5],
    [0.15, 0.25],
    [0.85, 0.25],
    [0.15, 0.75],
    [0.85, 0.75],
  ].filter(([across, down]) => {
    const hit = document.elementFromPoint(left + width * across!, top + height * down!);
    return hit !== null && (face.contains(hit) || now.contains(hit) || hit.closest('label')?.contains(now) === true || hit.contains(face));
  });
  // Half of it can be seen and found by a finger.
  if (points.length < 3) faults.push(`${nameOf(now)} is covered or outside when it has the focus`);
  way.first ??= now;
  way.last = now;
  way.lastLook = lookOf(now);
  way.seen.add(now);
  return { over: false, stays: false, faults };
}
