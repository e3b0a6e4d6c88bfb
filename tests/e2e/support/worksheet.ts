import type { WorksheetBlock } from '@murmel/contracts';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, statusOf } from './test.js';
import { call } from './wire.js';

export const sheetOf = (id: string): string => `/worksheet/worksheets/${id}`;

/** A new worksheet of the teacher who is signed in. @returns its id */
export async function newSheet(teacher: BrowserContext, title = 'Fotosynthese verstehen'): Promise<string> {
  const { id } = await call<{ id: string }>(teacher, 'POST', '/worksheet/worksheets', { title });
  return id;
}

/** Puts a block at the end of a sheet over the call. */
export function putBlock(teacher: BrowserContext, sheet: string, kind: string, more: object = {}): Promise<WorksheetBlock> {
  return call(teacher, 'POST', `${sheetOf(sheet)}/blocks`, { kind, ...more });
}

/** Blocks of a sheet as the call names them to this person. */
export function blocksCalled(person: BrowserContext, sheet: string): Promise<WorksheetBlock[]> {
  return call(person, 'GET', `${sheetOf(sheet)}/blocks`);
}

/** Opens a sheet and waits until it can be changed. */
export async function openSheet(page: Page, id: string): Promise<void> {
  await page.goto(sheetOf(id));
  await expect(statusOf(page).first()).toHaveText(/Gespeichert|Saved/);
}

/** Blocks on the sheet, in their order. */
export const blocksOn = (page: Page): Locator => page.locator('[data-block]');
