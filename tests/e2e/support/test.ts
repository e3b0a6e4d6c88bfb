import { test as base, type Browser, type BrowserContext, type Page } from '@playwright/test';
import type { StackAddress } from './stack.js';

/** Where the product of this run is. */
export function stackAddress(): StackAddress {
  return JSON.parse(process.env['MURMEL_STACK']!) as StackAddress;
}

export const VIEWPORTS = {
  teacher: { width: 1440, height: 900 },
  projector: { width: 1920, height: 1080 },
  phone: { width: 390, height: 844 },
} as const;

export interface Fixtures {
  stack: StackAddress;
  /** a signed-in teacher's page */
  teacher: Page;
}

export const test = base.extend<Fixtures>({
  // eslint wants no empty pattern, Playwright wants a destructured first argument
  stack: async ({ browserName: _ }, use) => { await use(stackAddress()); },
  teacher: async ({ browser, stack }, use) => {
    const context = await signedIn(browser, stack, 0);
    const page = await context.newPage();
    await use(page);
    await context.close();
  },
});

/** A context in which demo account number `index` is signed in. */
export async function signedIn(browser: Browser, stack: StackAddress, index: number, viewport: { width: number; height: number } = VIEWPORTS.teacher): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: stack.origin, viewport, locale: 'de-DE' });
  const { email, password } = stack.accounts[index]!;
  const refused = await context.request.post('/api/sessions', { data: { email, password } });
  await context.request.post('/api/sessions', { data: { email, password }, headers: { 'x-csrf-token': refused.headers()['x-csrf-token'] ?? '' } });
  return context;
}

/** A phone that never was here before. */
export function phone(browser: Browser, stack: StackAddress): Promise<BrowserContext> {
  return browser.newContext({ baseURL: stack.origin, viewport: VIEWPORTS.phone, locale: 'de-DE', hasTouch: true, isMobile: true });
}

/** A picture of this moment, for people to look at. */
export async function picture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: `test-results/pictures/${name}.png`, animations: 'disabled' });
}

export { expect } from '@playwright/test';
