import type { Page } from '@playwright/test';
import { editorOf, openDocument, textOf } from './test.js';
import { newDocument } from './wire.js';

/** A button of the toolbar. */
export const tool = (page: Page, name: string | RegExp) => page.getByRole('toolbar').getByRole('button', { name, exact: true });

/** An empty document of the teacher, open and with the caret in it. */
export async function emptyDocument(page: Page): Promise<void> {
  await openDocument(page, editorOf(await newDocument(page.context())));
  await textOf(page).click();
}

/** An entry of one of the toolbar's menus. */
export async function choose(page: Page, menu: string | RegExp, entry: string): Promise<void> {
  await tool(page, menu).click();
  await page.getByRole('menu').getByText(entry, { exact: true }).click();
}

/** Returns the text of a printed page, the name of its file, and the colour scheme: dark text on white or not. */
export async function readPrintedPage(page: Page): Promise<{ name: string | undefined; words: string; scheme: string | undefined }> {
  const scheme = page.evaluate(
    () =>
      new Promise<string | undefined>((resolve) => {
        addEventListener('beforeprint', () => resolve(document.documentElement.dataset.mantineColorScheme), { once: true });
      }),
  );
  const pdf = await page.pdf();
  await page.emulateMedia({ media: 'print' });
  const words = await page.locator('body').innerText();
  await page.emulateMedia({ media: null });
  return { name: /\/Title \(([^)]*)\)/.exec(pdf.toString('latin1'))?.[1], words: words.trim(), scheme: await scheme };
}

/** Pastes as from another program. */
export async function pasteHtml(page: Page, html: string): Promise<void> {
  await textOf(page).evaluate((element, content) => {
    const data = new DataTransfer();
    data.setData('text/html', content);
    data.setData('text/plain', 'nur Text');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, html);
}
