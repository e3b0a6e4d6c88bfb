import type { Item } from '@murmel/contracts';
import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './test.js';
import { dialogStands, press, type TestedPage } from './tested-pages.js';
import { call } from './wire.js';

/** A website with blocks of several kinds on it, out of a template of the product. @returns its id */
export async function newFullSite(teacher: BrowserContext): Promise<string> {
  const { entries } = await call<{ entries: { item: Item }[] }>(teacher, 'GET', '/templates?of=public&limit=100');
  const { item } = entries.find((template) => template.item.kind === 'website_page')!;
  return (await call<{ item: Item }>(teacher, 'POST', '/templates', { itemId: item.id })).item.id;
}

/** Returns the places a teacher sees of a website. @param id from `newFullSite` */
export function teacherSitePlaces(id: string): TestedPage[] {
  const path = `/website/pages/${id}`;
  const stands = (page: Page) => expect(page.locator('[data-block]').first()).toBeVisible();
  return [
    {
      name: 'a block that is written',
      path,
      open: async (page) => {
        await stands(page);
        await page.locator('[data-block]').nth(1).getByRole('checkbox').first().focus();
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        await expect(page.getByRole('toolbar')).toBeVisible();
      },
    },
    { name: 'design', path: `${path}/theming`, open: dialogStands },
    { name: 'versions', path: `${path}/versions`, open: dialogStands },
    {
      name: 'before it is published',
      path,
      open: async (page) => {
        await stands(page);
        await press(page, /^(Veröffentlichen|Publish)$/);
        await dialogStands(page);
      },
    },
  ];
}

/**
 * Returns the places a guest sees before the server draws the website; the drawn pages have a walk of their own. @param secretLink leads to
 * one that is not published
 */
export function guestSitePlaces(id: string, secretLink: string): TestedPage[] {
  const page = `/website/public_pages/${id}`;
  const stands = (guest: Page) => expect(guest.getByRole('status').filter({ hasText: /(veröffentlicht|published)/ })).toBeVisible();
  return [
    { name: 'not published yet', path: secretLink, open: stands },
    { name: 'a page of it', path: `${page}/pages/waldwoche000`, open: stands },
    { name: 'whose it is', path: `${page}/about`, open: stands },
  ];
}
