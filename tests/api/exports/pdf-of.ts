import type { Account, Item } from '@murmel/server';
import { expect } from 'vitest';
import type { TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { newClass, newProject, signedIn } from '../projects/project-cast.js';
import { type ReadPdf, readPdf } from './read-pdf.js';

export const askPdf = (browser: TestBrowser, itemId: string, more: object = {}) =>
  browser.post<Buffer & Refusal>('/api/user_pdfs', { itemId, ...more });

/** Returns an item's PDF as a person gets it, read back; checks that it is accessible, whatever the item is. */
export async function pdfOf(browser: TestBrowser, { id }: { id: string }, more: object = {}): Promise<ReadPdf> {
  const { status, body, headers } = await askPdf(browser, id, more);
  expect([status, body.code, headers.get('content-type')]).toEqual([200, undefined, 'application/pdf']);
  return accessible(body);
}

/** Reads a PDF back that has to say it is accessible: with a title and a language, levels without gaps, words for each picture. */
export async function accessible(bytes: Buffer): Promise<ReadPdf> {
  const pdf = await readPdf(bytes);
  expect(pdf.accessible).toBe('1');
  expect(pdf.title).not.toBe('');
  expect(pdf.language).not.toBe('');
  const levels = pdf.tags.flatMap(({ role }) => (/^H\d$/.test(role) ? [Number(role[1])] : []));
  expect(levels.every((level, at) => level <= (levels[at - 1] ?? 0) + 1)).toBe(true);
  expect(pdf.tags.filter(({ role, alt = '' }) => (role === 'Figure' || role === 'Formula') && alt.trim() === '')).toEqual([]);
  return pdf;
}

/** The words of all elements of a role, in reading order. */
export const textsOfRole = ({ tags }: ReadPdf, role: string): string[] => tags.filter((tag) => tag.role === role).map((tag) => tag.words);
/** Returns the alternative texts of pictures. */
export const alternativeTexts = ({ tags }: ReadPdf): string[] => tags.filter(({ role }) => role === 'Figure').map(({ alt = '' }) => alt);
/** Everything that stands in a PDF in words, wherever it does. */
export const all = (pdf: ReadPdf): string =>
  [...pdf.tags.flatMap(({ words, alt = '' }) => [words, alt]), pdf.around, pdf.title, pdf.authors].join('\n');

/** A class whose pupil is in a project with this item, and a pupil of another class. */
export async function inProject(api: TestApi, item: Item, owner: Account, tools: readonly string[]) {
  const teacher = await signedIn(api, owner);
  const { schoolClass, pupils } = await newClass(api, teacher, ['P1']);
  const project = await newProject(teacher, schoolClass.id, { tools });
  const { status } = await teacher.browser.post('/api/project_items', { project_id: project.id, item_id: item.id, right: 'read' });
  expect(status).toBe(201);
  const other = await newClass(api, await signedIn(api, await api.people.account()), ['Q1']);
  return { pupil: pupils[0]!.browser, otherPupil: other.pupils[0]!.browser };
}
