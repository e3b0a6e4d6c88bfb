import { type MiniToolItem, miniToolOf, ownFrom, TOOLS } from '@murmel/contracts';
import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './test.js';
import type { TestedPage } from './tested-pages.js';
import { call, share } from './wire.js';

const { route } = TOOLS.mini_tools;

const preview = async (page: Page): Promise<void> => {
  await expect(page.getByRole('region', { name: /^(So fragt murmel|This is how murmel asks)$/ })).toBeVisible();
};

/** One that asks for everything that can be asked for, with which something was asked. @returns its id */
export async function newFullMiniTool(teacher: BrowserContext): Promise<string> {
  const told = ownFrom(miniToolOf('lesson-opener')!, 'de', 5);
  const { id } = await call<MiniToolItem>(teacher, 'POST', route, {
    title: 'Einstieg mit Frage',
    description: 'Macht neugierig.',
    ...told,
  });
  const values = { topic: 'Wald', subject: 'Biologie', grade: '7', minutes: '10', form: 'zu zweit', group: '' };
  await call(teacher, 'POST', `${route}/${id}/mini_tool_requests`, { values });
  return id;
}

/** One of one's own as it is written, with a mistake, and as it is filled in, and what was asked with it. */
export function teacherMiniToolPlaces(id: string): TestedPage[] {
  return [
    {
      name: 'written',
      path: `${route}/${id}`,
      open: async (page) => {
        await preview(page);
        for (const number of [1, 5])
          await page.getByRole('button', { name: new RegExp(`^(Feld ${number} genauer|Settings of field ${number}$)`) }).click();
        // Too few to be stored: the next test finds it unchanged.
        await page.getByRole('textbox', { name: /^(Höchstens so viele Zeichen|At most so many characters)$/ }).fill('0');
        await expect(page.getByText(/^(Eine Zahl von 1 bis|A number from 1 to) /)).toBeVisible();
      },
    },
    {
      name: 'filled in with faults',
      path: `${route}/${id}?view=fill`,
      open: async (page) => {
        await page.getByRole('button', { name: /^(Prompt kopieren|Copy the prompt)$/ }).click();
        await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
      },
    },
    {
      name: 'history',
      path: `${route}/history?tool=${id}`,
      open: (page) => expect(page.getByRole('heading', { name: 'Einstieg mit Frage', exact: true })).toBeVisible(),
    },
  ];
}

/** Returns its inputs and its prompt, without an account. */
export async function guestMiniToolPlaces(teacher: BrowserContext): Promise<TestedPage[]> {
  const { secretLink } = await share(teacher, await newFullMiniTool(teacher), { privacy: 'secret' });
  return [{ name: 'page', path: secretLink, open: preview }];
}
