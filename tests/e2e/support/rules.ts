import type { Page } from '@playwright/test';

/** Longer nothing moves for people who want nothing to move. */
const LONGEST_MS = 200;

/** Returns elements that move although motion is reduced, in one line each: animations and transitions that are longer than a blink. */
export function moving(page: Page): Promise<string[]> {
  return page.evaluate((longest) => {
    return document.getAnimations().flatMap((animation) => {
      const { activeDuration = 0 } = animation.effect?.getComputedTiming() ?? {};
      if (animation.playState === 'finished' || Number(activeDuration) <= longest) return [];
      const target = (animation.effect as KeyframeEffect).target;
      const name = (animation as CSSAnimation).animationName ?? (animation as CSSTransition).transitionProperty ?? 'script';
      return [`${name} moves ${target?.localName}.${String(target?.className)}`];
    });
  }, LONGEST_MS);
}

/** Fields that are wrong and do not say why, and reasons that belong to no field, in one line each. */
export function untied(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const describing = (element: Element): string[] =>
      ['aria-describedby', 'aria-errormessage'].flatMap((name) => element.getAttribute(name)?.split(/\s+/).filter(Boolean) ?? []);
    const nameOf = (element: Element): string => element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.id;
    const says = (id: string): boolean => {
      const said = document.getElementById(id);
      return said !== null && said.checkVisibility() && said.textContent.trim() !== '';
    };
    const fields = [...document.querySelectorAll('[aria-invalid="true"]')].filter((field) => field.checkVisibility());
    const silent = fields.filter((field) => !describing(field).some(says)).map((field) => `${nameOf(field)} is wrong and says not why`);
    const described = [...document.querySelectorAll('[aria-describedby], [aria-errormessage]')].flatMap(describing);
    const loose = [...document.querySelectorAll<HTMLElement>('[data-field-error]')].filter(
      (reason) =>
        reason.checkVisibility() &&
        // Errors of a whole form are read out where they stand.
        !reason.closest('[role="alert"], [role="status"]') &&
        !described.some((id) => document.getElementById(id)?.contains(reason)),
    );
    return [...silent, ...loose.map((reason) => `"${reason.innerText}" belongs to no field`)];
  });
}

/** Where the focus is once a link has led to a page: on its heading, and nowhere else. In one line if not. */
export async function strayFocus(page: Page): Promise<string[]> {
  const onHeading = await page
    .waitForFunction(() => document.activeElement?.matches('main h1'), undefined, { polling: 20, timeout: 5000 })
    .then(() => true)
    .catch(() => false);
  if (onHeading) return [];
  return [`the focus is at ${await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120))}`];
}
