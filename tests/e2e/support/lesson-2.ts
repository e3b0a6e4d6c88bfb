import { LIMITS, type PupilAccessEntry } from '@murmel/contracts';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { choose } from './choose.js';
import { wordsOfInterface } from './interface-texts.js';
import type { RawWriter } from './raw-writer.js';
import { expect, picture, statusOf, textOf, wordsOf } from './test.js';
import { call } from './wire.js';

const { said, like } = wordsOfInterface('core/');

export const CLASS_NAME = '9a Deutsch';
export const PROJECT_NAME = 'Erörterung';
export const PUPILS = Array.from({ length: 26 }, (_, index) => `P${index + 1}`);
export const GROUPS = Array.from({ length: 6 }, (_, index) => `Gruppe ${index + 1}`);
/** Tools that pupils of the lesson are not offered. */
export const OTHER_TOOLS = new RegExp(
  ['Pinnwand', 'Umfrage', 'Wortwolke', 'Unterrichtstafel'].map((name) => said(name, 'core/tools')).join('|'),
);

/** The class of the lesson, as it stands when the bell rings. */
export interface Room {
  classId: string;
  projectId: string;
  /** codes by the pupil's name */
  codes: ReadonlyMap<string, string>;
  /** the six groups' documents, in their order */
  documents: readonly string[];
}

export const classPath = (id: string, page = ''): string => `/t/school_classes/${id}${page}`;
export const projectPath = ({ classId, projectId }: Room, page = ''): string => classPath(classId, `/projects/${projectId}${page}`);

/** A class of 26 with its printed codes, made by hand. */
export async function newClassByHand(laptop: Page, computer: BrowserContext): Promise<Pick<Room, 'classId' | 'codes'>> {
  await laptop.goto('/t/school_classes/new');
  await laptop.getByRole('textbox', { name: said('Name der Klasse') }).fill(CLASS_NAME);
  await choose(laptop.getByRole('radio', { name: new RegExp(`^${said('Langfristig')}`) }));
  await laptop.getByRole('button', { name: said('Klasse anlegen') }).click();
  await expect(laptop).toHaveURL(/\/t\/school_classes\/[0-9a-f-]{36}/);
  const classId = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(laptop.url())![0];
  await laptop.goto(classPath(classId, '/access-codes'));
  await laptop
    .getByRole('button', { name: said('Schüler:innen hinzufügen') })
    .first()
    .click();
  const dialog = laptop.getByRole('dialog', { name: said('Schüler:innen hinzufügen') });
  await dialog.getByRole('textbox', { name: said('Namen oder Kürzel') }).fill(PUPILS.join('\n'));
  await picture(laptop, 'lesson-2-preparation-pupils');
  await dialog.getByRole('button', { name: said('26 hinzufügen') }).click();
  await expect(dialog).toHaveCount(0);
  const { entries } = await call<{ entries: PupilAccessEntry[] }>(computer, 'GET', `/school_classes/${classId}/pupil_accesses?limit=100`);
  return { classId, codes: new Map(entries.map(({ name, code }) => [name, code!])) };
}

/** The project of the lesson: task, released tool, three of the documents; the others follow at the wire. */
export async function newProjectByHand(
  laptop: Page,
  computer: BrowserContext,
  classId: string,
): Promise<Pick<Room, 'projectId' | 'documents'>> {
  const documents: string[] = [];
  for (const title of GROUPS) documents.push((await call<{ id: string }>(computer, 'POST', '/text_editor/documents', { title })).id);
  await laptop.goto(classPath(classId, '/projects/new'));
  await laptop.getByRole('textbox', { name: said('Name des Projekts') }).fill(PROJECT_NAME);
  await laptop.getByRole('textbox', { name: said('Auftrag') }).click();
  await laptop.keyboard.type('Schreibt in eurer Gruppe drei Argumente.');
  await choose(laptop.getByRole('checkbox', { name: said('Textdokument') }));
  await laptop.getByRole('button', { name: said('Material wählen') }).click();
  const picker = laptop.getByRole('dialog', { name: said('Material hinzufügen') });
  await expect(picker.getByRole('radio', { name: said('Textdokumente', 'pluralTitle'), exact: true })).toBeAttached();
  for (const title of GROUPS.slice(0, 3)) await choose(picker.getByRole('checkbox', { name: new RegExp(title) }));
  await picture(laptop, 'lesson-2-preparation-material');
  await picker.getByRole('button', { name: said('3 hinzufügen') }).click();
  await picture(laptop, 'lesson-2-preparation-project');
  await laptop.getByRole('button', { name: said('24 Stunden aktivieren') }).click();
  await expect(laptop).toHaveURL(/\/projects\/[0-9a-f-]{36}$/);
  const projectId = new URL(laptop.url()).pathname.split('/').at(-1)!;
  for (const id of documents.slice(3)) await call(computer, 'POST', '/project_items', { project_id: projectId, item_id: id });
  return { projectId, documents };
}

/** Types the code on `/go` and presses the button; what was wrong before is replaced. */
export async function typeCode(page: Page, code: string): Promise<void> {
  const field = page.getByRole('textbox', { name: said('Code mit 6 Ziffern') });
  await field.click();
  await field.pressSequentially(code);
  await page.getByRole('button', { name: said('Los'), exact: true }).click();
}

/** From the class page into the project and into one of its documents. */
export async function openGroup(page: Page, room: Room, title: string): Promise<void> {
  await page.goto(`/p/school_classes/${room.classId}/projects/${room.projectId}`);
  await page.getByRole('link', { name: new RegExp(`^${title}`) }).click();
  await expect(statusOf(page)).toHaveText(said('Gespeichert'));
}

/** Writes at the end of the document. */
export async function writeAtEnd(page: Page, words: string, delay = 0): Promise<void> {
  await textOf(page).focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(words, { delay });
}

/** The carets of the others: names with colours. */
export const caretsIn = (page: Page): Promise<string[]> =>
  textOf(page)
    .locator('.caret')
    .evaluateAll((carets) =>
      carets.map((caret) => `${(caret as HTMLElement).dataset['colour'] ?? ''} ${caret.querySelector('.caretFlag')?.textContent ?? ''}`),
    );

/** Counts a letter in the text: no typed letter is lost or there twice. */
export const countOf = (text: string, letter: string): number => text.split(letter).length - 1;

/** Selects the word that the caret stands behind. */
export async function selectWordBefore(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+Shift+ArrowLeft');
}

export const tool = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('toolbar', { name: said('Werkzeuge für den Text') }).getByRole('button', { name, exact: true });

/** Returns the data left in the browser after sign-out: names of stores and databases that hold something. */
export function leftInBrowser(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => `database ${name ?? ''}`);
    const values = [localStorage, sessionStorage].flatMap((store) =>
      Object.entries({ ...store } as Record<string, string>).map(([key, value]) => `${key}=${value}`),
    );
    return [...databases, ...values];
  });
}

/** Each writes sixty letters of their own into the same paragraph at the same moment, and no letter is lost. */
export async function writeAtOnce(pages: readonly Page[], writers: readonly RawWriter[], laptop: Page): Promise<void> {
  const letters = ['q', 'x', 'y', 'j', 'ß'];
  const before = await wordsOf(pages[0]!);
  for (const writer of writers)
    await expect.poll(() => writer.ended ?? writer.synced, { message: 'a writer at the wire is in' }).toBe(true);
  const atWire = writers.map(async (writer, index) => {
    for (let count = 0; count < 60; count += 1) {
      writer.type(letters[3 + index]!);
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  });
  await Promise.all([...pages.map((page, index) => writeAtEnd(page, letters[index]!.repeat(60), 25)), ...atWire]);
  for (const [index, letter] of letters.entries()) {
    await expect
      .poll(async () => countOf(await wordsOf(laptop), letter), { message: `letters of writer ${index + 1}` })
      .toBe(countOf(before, letter) + 60);
  }
  for (const page of pages) await expect.poll(async () => (await wordsOf(page)) === (await wordsOf(laptop))).toBe(true);
}

/** One makes the last word a heading, the other makes it bold, and both count on all pages. */
export async function shapeOneWord(one: Page, other: Page, pages: readonly Page[]): Promise<void> {
  await writeAtEnd(one, '\nUeberschrift');
  await expect(textOf(other)).toContainText('Ueberschrift');
  await writeAtEnd(other, '');
  await selectWordBefore(other);
  await tool(other, said('Fett')).click();
  await tool(one, like('Absatz: …')).click();
  await one.getByRole('menu').getByText(said('Überschrift 1'), { exact: true }).click();
  for (const page of [one, other, ...pages]) await expect(textOf(page).locator('h1 strong')).toHaveText('Ueberschrift');
}

/** Gives the project day after day until it has all it may have; one more is refused with its reason. */
export async function extendToTheEnd(laptop: Page): Promise<void> {
  const { days } = LIMITS.project;
  for (let day = 2; day <= days; day += 1) {
    await laptop.getByRole('button', { name: said('Verlängern') }).click();
    const dialog = laptop.getByRole('dialog', { name: said('Projekt verlängern') });
    await dialog.getByRole('button', { name: said('Um 24 Stunden verlängern') }).click();
    await expect(laptop.getByRole('dialog')).toHaveCount(0);
  }
  await laptop.getByRole('button', { name: said('Verlängern') }).click();
  const reason = `Mehr geht nicht: In Schritten von 24 Stunden läuft ein Projekt höchstens ${days} Tage.`;
  await expect(laptop.getByText(said(reason))).toBeVisible();
}

/** Brings back what the open document was one version ago. */
export async function restoreVersionBefore(laptop: Page): Promise<void> {
  await laptop.getByRole('button', { name: said('Mehr') }).click();
  await laptop.getByRole('menuitem', { name: said('Versionen') }).click();
  const list = laptop.getByRole('dialog', { name: said('Versionen') });
  await expect(list.getByRole('listitem').first()).toBeVisible();
  await picture(laptop, 'lesson-2-minute-17-laptop');
  await list.getByRole('listitem').nth(1).getByRole('button').click();
  await laptop
    .getByRole('dialog', { name: said('Heute') })
    .getByRole('button', { name: said('Wiederherstellen') })
    .click();
}
