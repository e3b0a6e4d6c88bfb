import type { BrowserContext, Page } from '@playwright/test';
import { cardOf } from './teaching-board.js';

/** Gives every page of a browser a clock that is wrong by so much; its stopwatch (`performance`) goes right. */
export async function wrongClock(browser: BrowserContext, byMs: number): Promise<void> {
  await browser.addInitScript((shift) => {
    const Right = Date;
    class Wrong extends Right {
      constructor(...given: unknown[]) {
        super(...((given.length === 0 ? [Right.now() + shift] : given) as [number]));
      }

      static override now(): number {
        return Right.now() + shift;
      }
    }
    globalThis.Date = Wrong as DateConstructor;
  }, byMs);
}

/** Returns the digits that the timer on a card shows. */
export async function digitsOf(page: Page, card: string): Promise<string> {
  return (await cardOf(page, card).getByRole('timer').textContent()) ?? '';
}

/** Seconds of `07:24`. */
export function secondsIn(digits: string): number {
  return digits.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** When the digits of a card changed, on the machine's stopwatch, which is the same in all windows. @returns milliseconds by what was shown from then on */
export function changesOf(page: Page, card: string, forMs: number): Promise<Record<string, number>> {
  return cardOf(page, card)
    .getByRole('timer')
    .evaluate(
      (element, duration) =>
        new Promise<Record<string, number>>((resolve) => {
          const at: Record<string, number> = {};
          const observer = new MutationObserver(() => {
            at[element.textContent] ??= performance.timeOrigin + performance.now();
          });
          observer.observe(element, { subtree: true, childList: true, characterData: true });
          setTimeout(() => {
            observer.disconnect();
            resolve(at);
          }, duration);
        }),
      forMs,
    );
}

/** The largest difference between windows, in milliseconds, of moments at which they began to show the same. @throws Error when they have not shown the same often enough */
export function largestDifference(windows: readonly Record<string, number>[]): number {
  const [first, ...others] = windows;
  const shared = Object.keys(first!).filter((digits) => others.every((other) => digits in other));
  if (shared.length < 3) throw new Error(`The windows shared ${shared.length} readings: ${JSON.stringify(windows)}`);
  return Math.max(
    ...shared.map((digits) => {
      const moments = windows.map((one) => one[digits]!);
      return Math.max(...moments) - Math.min(...moments);
    }),
  );
}

/** Stops a page as a laptop does that is closed. @returns wakes it */
export async function putToSleep(page: Page): Promise<() => Promise<void>> {
  const line = await page.context().newCDPSession(page);
  await line.send('Page.setWebLifecycleState', { state: 'frozen' });
  return async () => {
    await line.send('Page.setWebLifecycleState', { state: 'active' });
    await line.detach();
  };
}

/** Counts the tones that pages of this browser begin. */
export async function countTones(browser: BrowserContext): Promise<void> {
  await browser.addInitScript(() => {
    const counted = globalThis as { begunTones?: number };
    counted.begunTones = 0;
    const begin = Object.getOwnPropertyDescriptor(AudioScheduledSourceNode.prototype, 'start')!.value as (
      this: AudioScheduledSourceNode,
      when?: number,
    ) => void;
    AudioScheduledSourceNode.prototype.start = function start(when?: number) {
      counted.begunTones! += 1;
      begin.call(this, when);
    };
  });
}

export function tonesOf(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as { begunTones?: number }).begunTones ?? 0);
}
