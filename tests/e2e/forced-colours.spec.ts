import type { Page } from '@playwright/test';
import { newTeacher, phone, signedIn } from './support/people.js';
import { boardOf, newBoard } from './support/pinboard.js';
import { newSurvey, openSurvey } from './support/survey.js';
import { newScreen, putCard, screenOf } from './support/teaching-board.js';
import { expect, test } from './support/test.js';
import { faults, ready } from './support/tested-pages.js';
import { newDocument } from './support/wire.js';

/**
 * Controls that nothing marks where the system chooses the colours: neither words nor a drawing that stands out from their ground, and
 * chosen ones that look like their neighbours. One line each.
 */
function unmarked(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const nameOf = (element: Element): string => element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '';
    const seen = (element: Element): boolean => element.checkVisibility() && !element.closest('[inert], .visually-hidden');
    /** All that remains when grounds and shadows are the system's. */
    const look = (element: Element): string =>
      [element, ...element.querySelectorAll('*')]
        .flatMap((one) => ['', '::before', '::after'].map((part) => getComputedStyle(one, part || undefined)))
        .map((style) =>
          [
            style.content,
            style.color,
            style.outline,
            style.border,
            style.textDecoration,
            style.backgroundColor,
            style.fill,
            style.fontWeight,
            style.translate,
            style.transform,
            style.opacity,
          ].join(),
        )
        .join('|');
    const controls = [
      ...document.querySelectorAll('main a[href], main button, main input:not([type=file]), main textarea, main select'),
    ].filter(seen);
    const invisible = controls.filter((one) => {
      if (one.matches('input, textarea, select')) {
        const box = one.closest('label') ?? one.parentElement!;
        return ![one, ...box.querySelectorAll('*')].some(
          (part) => getComputedStyle(part).borderTopStyle !== 'none' || part.textContent?.trim(),
        );
      }
      if (one.textContent?.trim()) return false;
      const ground = getComputedStyle(document.body).backgroundColor;
      return ![one, ...one.querySelectorAll('*')].some((part) => {
        const { borderTopStyle, borderTopColor, color } = getComputedStyle(part);
        return part.matches('img') || (borderTopStyle !== 'none' && borderTopColor !== ground) || (part.matches('svg') && color !== ground);
      });
    });
    const chosen = [
      ...document.querySelectorAll('[aria-pressed="true"], [aria-current="page"], [aria-checked="true"], [aria-selected="true"]'),
    ];
    const alike = chosen.filter(seen).filter((one) => {
      const other = [...document.querySelectorAll(one.tagName)].find(
        (neighbour) =>
          neighbour !== one &&
          seen(neighbour) &&
          neighbour.className === one.className &&
          neighbour.children.length === one.children.length &&
          !neighbour.matches('[aria-pressed="true"], [aria-current], [aria-checked="true"], [aria-selected="true"]'),
      );
      return other !== undefined && look(one) === look(other);
    });
    return [
      ...invisible.map((one) => `${nameOf(one)} is not seen`),
      ...alike.map((one) => `${nameOf(one)} looks as if it were not chosen`),
    ];
  });
}

/** Steps through a page by Tab; returns stops at which nothing shows where the focus is. */
async function unseenFocus(page: Page, stops: number): Promise<string[]> {
  const found: string[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    const lost = await page.evaluate(() => {
      const element = document.activeElement!;
      if (element === document.body) return undefined;
      // A link that covers its card has the ring around the card.
      const around: Element[] = [];
      for (let one = element.parentElement; one && around.length < 4; one = one.parentElement) around.push(one);
      const rings = [
        element,
        ...around,
        ...element.querySelectorAll('*'),
        ...(element.nextElementSibling ? [element.nextElementSibling] : []),
      ];
      const ringed = rings.some((one) => {
        return [undefined, '::before', '::after'].some((part) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(one, part);
          return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
        });
      });
      return ringed || element.matches('input, textarea, [contenteditable="true"]') ? undefined : element.outerHTML.slice(0, 100);
    });
    if (lost) found.push(lost);
  }
  return found;
}

test('[ACC-19] where the system chooses the colours, every control, what is chosen and the focus can be seen, at 100 and 400 %', async ({
  browser,
  stack,
}) => {
  const teacher = await signedIn(browser, stack, await newTeacher(stack), { forcedColors: 'active' });
  const guest = await phone(browser, stack, { forcedColors: 'active' });
  const [board, screen, document] = [await newBoard(teacher), await newScreen(teacher), await newDocument(teacher)];
  await putCard(teacher, screen, screen.pages[0]!, 'stoplight', { content: { light: 'yellow' } });
  const survey = await newSurvey(teacher, 'Stunde', [
    { type: 'single_choice', title: 'Welche Farbe?', options: ['Rot', 'Blau'] },
    { type: 'rating', title: 'Wie war es?' },
  ]);
  const form = await openSurvey(teacher, survey.id);
  const [page, handset] = [await teacher.newPage(), await guest.newPage()];
  const found: string[] = [];
  const look = async (one: Page, path: string): Promise<void> => {
    await one.goto(path);
    await ready(one);
    await one.waitForLoadState('networkidle');
    const place = path.replace(/[0-9a-f-]{36}/g, ':id').replace(/\?.*/, '');
    found.push(...(await unmarked(one)).map((line) => `${place}: ${line}`));
    found.push(...(await faults(one, { type: 'rule', values: ['color-contrast'] })).map((line) => `${place}: ${line}`));
    found.push(...(await unseenFocus(one, 25)).map((line) => `${place}, focus: ${line}`));
  };
  for (const path of [
    '/',
    '/tools',
    '/folders',
    '/profile',
    boardOf(board.id),
    screenOf(screen.id, screen.pages[0]),
    `/text_editor/documents/${document}`,
  ])
    await look(page, path);
  for (const path of ['/go', '/login', form, board.secretLink, screen.secretLink]) await look(handset, path);
  // 1280 px at 400 %.
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/tools']) {
    await look(page, path);
    expect(await page.evaluate(() => globalThis.document.documentElement.scrollWidth)).toBe(320);
  }
  expect(found).toEqual([]);
  await Promise.all([teacher.close(), guest.close()]);
});
