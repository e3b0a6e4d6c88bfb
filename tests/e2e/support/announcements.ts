import type { BrowserContext, Page } from '@playwright/test';

/** Announcement of a live region, in the order in which a screen reader gets it. */
export interface Announcement {
  text: string;
  /** an alert interrupts, the others wait for a pause */
  interrupts: boolean;
  /** the region came together with its words: only an alert is read out then */
  late: boolean;
  /** milliseconds since the page was opened */
  at: number;
}

type Listening = typeof globalThis & { announcements: Announcement[] };

/** Every page of this browser that is opened from now on is heard from its first letter on. */
export async function listen(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const announcements: Announcement[] = [];
    (globalThis as Listening).announcements = announcements;
    const REGIONS = '[aria-live="polite"], [aria-live="assertive"], [role="status"]:not([aria-live="off"]), [role="alert"], [role="log"]';
    const said = new WeakMap<Element, string>();
    const elementOf = (node: Node): Element | null => (node instanceof Element ? node : node.parentElement);
    new MutationObserver((changes) => {
      const changed = new Map<Element, boolean>();
      for (const { target, addedNodes } of changes) {
        const around = elementOf(target)?.closest(REGIONS);
        if (around && !changed.has(around)) changed.set(around, false);
        // Newly inserted content is read out, even if its text is the same.
        if (around && addedNodes.length > 0) said.delete(around);
        for (const added of addedNodes) {
          if (!(added instanceof Element)) continue;
          for (const region of [added, ...added.querySelectorAll('*')]) if (region.matches(REGIONS)) changed.set(region, true);
        }
      }
      for (const [region, came] of changed) {
        if (!region.isConnected || !region.checkVisibility() || region.closest('[aria-hidden="true"], [inert]')) continue;
        const text = (region as HTMLElement).innerText.trim().replace(/\s+/g, ' ');
        if (text === (said.get(region) ?? '')) continue;
        said.set(region, text);
        if (text === '') continue;
        const interrupts = region.matches('[role="alert"], [aria-live="assertive"]');
        announcements.push({ text, interrupts, late: came && !interrupts, at: performance.now() });
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** All that the live regions of an open page have said. */
export const heardOn = (page: Page): Promise<Announcement[]> => page.evaluate(() => (globalThis as Listening).announcements);
