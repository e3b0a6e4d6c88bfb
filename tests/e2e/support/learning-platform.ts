import type { BrowserContext, Page } from '@playwright/test';
import type { StackAddress } from './stack.js';
import { expect } from './test.js';
import { dialogStands, press, type TestedPage } from './tested-pages.js';
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

/** Answers the task of a graded sheet and hands it in, in the window that the course opened. */
export async function handIn(page: Page, answer: string): Promise<void> {
  const begin = page.getByRole('button', { name: 'Los geht’s' });
  const option = page.getByRole('radio', { name: answer });
  await expect(begin.or(option).first()).toBeVisible();
  if (await begin.isVisible()) {
    const name = page.getByRole('textbox', { name: 'Wie willst du hier heißen?' });
    if ((await name.inputValue()) === '') await name.fill('Falke');
    await begin.click();
  }
  await option.check();
  await page.getByRole('button', { name: 'Abgeben' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Danke, alles ist abgegeben!');
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

/** Returns the places of a teacher who began to choose for a course (`chooseFor`). @param title of an item of theirs that is locked */
export function choosePlaces(title: string): TestedPage[] {
  return [
    { name: 'choose for a course', path: '/lti/choose', open: (page) => expect(page.getByRole('radio', { name: title })).toBeVisible() },
    {
      name: 'chosen for a course',
      open: async (page) => {
        await page.getByRole('radio', { name: title }).check();
        await page.getByRole('switch').check();
      },
    },
  ];
}

/** Returns the places of a teacher who opened a link in a course. @param sheet of theirs that is in a course */
export function teachPlaces(sheet: string): TestedPage[] {
  const courses = (page: Page) => expect(page.getByRole('list', { name: /^(In Lernplattformen|In learning platforms)$/ })).toBeVisible();
  return [
    { name: 'opened from a course', path: '/lti/teach' },
    { name: 'not opened', path: '/lti/refused?why=gone' },
    { name: 'not opened, signed in', path: '/lti/refused?why=signedIn' },
    { name: 'courses of an item', path: `${sheetOf(sheet)}/share`, open: courses },
    {
      name: 'taking an item out of a course',
      open: async (page) => {
        await press(page, /^(Aus Schulplattform herausnehmen|Take out of Schulplattform)$/);
        await dialogStands(page);
      },
    },
    {
      name: 'grades of responses',
      path: `${sheetOf(sheet)}/responses`,
      open: (page) => expect(page.getByText(/^(Note übermittelt|Grade sent)$/)).toBeVisible(),
    },
  ];
}
