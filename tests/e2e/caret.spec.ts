import type { Page } from '@playwright/test';
import { RawWriter } from './support/raw-writer.js';
import { expect, statusOf, test, textOf } from './support/test.js';
import { emptyDocument } from './support/text-editor.js';

/** Two lines, and the caret before the first. */
async function twoLines(page: Page): Promise<void> {
  await emptyDocument(page);
  await page.keyboard.type('eins\nzwei');
  await page.keyboard.press('Control+Home');
  await expect(statusOf(page)).toHaveText('Gespeichert');
}

const lines = (page: Page) => textOf(page).locator('> p').allTextContents();

test('on a slow tablet keys act where the key before them put the caret', async ({ teacher: page }) => {
  await twoLines(page);
  const keyboard = await page.context().newCDPSession(page);
  const press = (key: string, code: number, more: { modifiers?: number; text?: string } = {}) =>
    Promise.all([
      keyboard.send('Input.dispatchKeyEvent', {
        type: more.text ? 'keyDown' : 'rawKeyDown',
        key,
        code: key,
        windowsVirtualKeyCode: code,
        ...more,
      }),
      keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', key, code: key, windowsVirtualKeyCode: code }),
    ]);
  // The page is busy during typing: it gets all three keys at once.
  await page.evaluate(() => {
    setTimeout(() => {
      const until = performance.now() + 300;
      while (performance.now() < until);
    });
  });
  await Promise.all([press('End', 35, { modifiers: 2 }), press('Enter', 13, { text: '\r' }), press('x', 88, { text: 'x' })]);
  await expect.poll(() => lines(page)).toEqual(['eins', 'zwei', 'x']);
});

test('words of others leave the caret where its person has just put it', async ({ teacher: page, stack }) => {
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    const listen = WebSocket.prototype.addEventListener;
    let holding = false;
    WebSocket.prototype.addEventListener = function (this: WebSocket, type: string, listener: (event: Event) => void) {
      const later = (event: Event) => (holding ? held.push(() => listener.call(this, event)) : listener.call(this, event));
      listen.call(this, type, type === 'message' ? later : listener);
    } as typeof listen;
    Object.assign(window, {
      hold: () => {
        holding = true;
      },
      waiting: () => held.length,
      // Moves and receives synchronously: the browser has not published the new caret position yet.
      moveAndHear: () => {
        getSelection()!.modify('move', 'forward', 'documentboundary');
        holding = false;
        for (const hear of held.splice(0)) hear();
      },
    });
  });
  await twoLines(page);
  const other = await RawWriter.open(stack, page.context(), new URL(page.url()).pathname.split('/').at(-1)!);
  await expect.poll(() => other.text).toBe('eins\nzwei');
  await page.evaluate('hold()');
  other.type(' drei');
  await expect.poll(() => page.evaluate('waiting()')).toBeGreaterThan(0);
  await expect.poll(() => other.saved).toBe(true);
  await page.evaluate('moveAndHear()');
  await page.keyboard.type('!');
  await expect.poll(() => lines(page)).toEqual(['eins', 'zwei! drei']);
  other.leave();
});
