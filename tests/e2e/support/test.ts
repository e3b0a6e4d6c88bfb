import { type Browser, test as base, expect, type Locator, type Page } from '@playwright/test';
import { noteSeriousFailure } from '../../support/serious-failures.js';
import { newTeacher, signedIn } from './people.js';
import type { StackAddress } from './stack.js';
import { Turn } from './turn.js';

/** The tag of tests that hold seconds or less. */
const DEADLINE = '@deadline';

/** Where the product of this run is. */
export function stackAddress(): StackAddress {
  return JSON.parse(process.env['MURMEL_STACK']!) as StackAddress;
}

/** How long the tests before may take until it is one's turn. */
const TURN_WITHIN_MS = 900_000;

export interface Fixtures {
  stack: StackAddress;
  /** of a test with a deadline in seconds (`@deadline`); other tests have none and do not wait */
  turn: Turn;
  /** the page of a teacher whom no other test knows */
  teacher: Page;
  /** fails when a page showed a key instead of a text, or broke off while it was drawn */
  nothingBroken: undefined;
}

/** Texts missing in every language (the raw key was shown), and uncaught errors. */
const broken: string[] = [];

interface WorkerFixtures {
  /** each page of it is heard when it misses a text or breaks off */
  browser: Browser;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        context.on('console', (message) => {
          if (message.text().startsWith('missing text')) broken.push(message.text());
        });
        // React, too, says so when it could begin anew and people saw nothing of it: the next time it may be unable to.
        context.on('weberror', (error) => {
          noteSeriousFailure(`an error that nobody caught: ${error.error().message}`);
          broken.push(`${error.error().stack}`);
        });
        context.on('response', (response) => {
          if (response.status() >= 500) noteSeriousFailure(`${response.url()} answered ${response.status()}`);
        });
        return context;
      };
      await use(browser);
    },
    { scope: 'worker' },
  ],
  nothingBroken: [
    // Playwright wants a destructured first argument.
    async ({ browserName: _ }, use) => {
      broken.length = 0;
      await use(undefined);
      expect(broken).toEqual([]);
    },
    { auto: true },
  ],
  stack: async ({ browserName: _ }, use) => {
    await use(stackAddress());
  },
  turn: [
    async ({ stack }, use, { tags }) => {
      const turn = tags.includes(DEADLINE) ? await Turn.take(stack.databaseUrl) : undefined;
      await use(turn!);
      await turn?.end();
    },
    { auto: true, timeout: TURN_WITHIN_MS },
  ],
  teacher: async ({ browser, stack }, use) => {
    const context = await signedIn(browser, stack, await newTeacher(stack));
    await use(await context.newPage());
    await context.close();
  },
});

/** This variable turns on the pictures of lessons. */
const WANTS_PICTURES = process.env['E2E_PICTURES'] === '1';

/** Takes a picture of this moment for people to look at, when pictures are turned on. */
export async function picture(page: Page, name: string): Promise<void> {
  if (!WANTS_PICTURES) return;
  await page.screenshot({ path: `test-results/pictures/${name}.png`, animations: 'disabled' });
}

/** The text of the open document. */
export function textOf(page: Page): Locator {
  return page.locator('#document-text .ProseMirror');
}

/** Returns the text of the open document: its blocks, without the names at other users' carets. */
export function wordsOf(page: Page): Promise<string> {
  return textOf(page).evaluate((element) => {
    const copy = element.cloneNode(true) as HTMLElement;
    copy.querySelectorAll('.caret, .ProseMirror-widget, .ProseMirror-separator').forEach((caret) => caret.remove());
    return [...copy.children]
      .map((block) => block.textContent)
      .join('\n')
      .replace(/[\u200b\u2060\ufeff]/g, '');
  });
}

/** The header's sentence about the connection. */
export function statusOf(page: Page): Locator {
  return page.locator('header [role="status"]');
}

/** Opens a document and waits until it can be written in. */
export async function openDocument(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(statusOf(page)).toHaveText('Gespeichert');
}

export const editorOf = (id: string): string => `/text_editor/documents/${id}`;

export { expect } from '@playwright/test';
