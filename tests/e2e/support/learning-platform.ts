import type { BrowserContext, Page } from '@playwright/test';
import type { StackAddress } from './stack.js';
import { expect } from './test.js';
import { call, share } from './wire.js';
import { newSheet, putBlock, sheetOf } from './worksheet.js';

interface Member {
  user: string;
  role: 'Learner' | 'Instructor';
}

const OPTIONS = ['Sauerstoff', 'Stickstoff'].map((text, index) => ({ id: 'ab'[index]!, text }));

/** An open sheet with one task that checks itself, for 2 points. @returns its id */
export async function newGradedSheet(teacher: BrowserContext, title: string, privacy: 'locked' | 'secret' = 'secret'): Promise<string> {
  const id = await newSheet(teacher, title);
  await putBlock(teacher, id, 'SingleChoice', { task: 'Welches Gas entsteht?', points: 2, content: { options: OPTIONS, correct: ['a'] } });
  await call(teacher, 'PUT', sheetOf(id), { state: 'open' });
  if (privacy === 'secret') await share(teacher, id, { privacy });
  return id;
}

/** Opens the course on the platform, where this person is signed in. @param framed shows the newest material in a frame of its page */
export async function openCourse(page: Page, { learningPlatform }: StackAddress, { user, role }: Member, framed = false): Promise<void> {
  await page.goto(`${learningPlatform}/courses/7b?${new URLSearchParams({ user, role, ...(framed ? { framed: '1' } : {}) })}`);
}

/** Presses a material in the course. @returns the window that opens */
export async function openMaterial(course: Page, title: string): Promise<Page> {
  const opens = course.waitForEvent('popup');
  await course.getByRole('link', { name: title, exact: true }).click();
  return opens;
}

/** Begins to choose something for the course. */
export async function chooseFor(page: Page, stack: StackAddress): Promise<void> {
  await openCourse(page, stack, { user: 'lehrerin', role: 'Instructor' });
  await page.getByRole('link', { name: 'Material hinzufügen' }).click();
  await expect(page).toHaveURL(/\/lti\/choose$/);
}

/** Puts an item of the teacher into the course, as its pages do. @param open makes it known to holders of its link */
export async function putIntoCourse(page: Page, stack: StackAddress, title: string, open = false): Promise<void> {
  await chooseFor(page, stack);
  await page.getByRole('radio', { name: title }).check();
  if (open) await page.getByRole('switch').check();
  await page.getByRole('button', { name: /^(In den Kurs stellen|Put it into the course)$/ }).click();
  await expect(page.getByRole('heading', { name: `Im Kurs: ${title}` })).toBeVisible();
}
