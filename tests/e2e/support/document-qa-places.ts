import type { DocumentQa } from '@murmel/contracts';
import type { BrowserContext } from '@playwright/test';
import { madePdf } from '../../support/made-pdf.js';
import { expect } from './test.js';
import type { TestedPage } from './tested-pages.js';
import { call } from './wire.js';

/** Three pages, of which the second one tells how high the lighthouse is. */
export const LIGHTHOUSE = madePdf([
  ['Landeskunde von Nordmarien', 'Die Hauptstadt ist Quellenheim.'],
  ['Am Kap steht ein Leuchtturm.', 'Er misst 41 Meter und wurde 1848 gebaut.', 'Sein Licht reicht bis Holm.'],
  ['Fischer fangen in der Bucht vor allem Stinte.'],
]);

/** Sends a PDF as the page does, and waits until it is read or refused. */
export async function newDocumentQa(teacher: BrowserContext, name: string, bytes: Buffer): Promise<DocumentQa> {
  const page = await teacher.newPage();
  await page.goto('/ai/document_qas');
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer: bytes });
  await page.waitForURL(/\/ai\/document_qas\/[\da-f-]{36}$/);
  const id = page.url().split('/').at(-1)!;
  await page.close();
  const state = async () => (await call<DocumentQa>(teacher, 'GET', `/ai/document_qas/${id}`)).state;
  await expect.poll(state).not.toBe('running');
  return call<DocumentQa>(teacher, 'GET', `/ai/document_qas/${id}`);
}

/** Returns the places a teacher sees of questions to documents. */
export function documentQaPlaces({ read, failed }: { read: string; failed: string }): TestedPage[] {
  return [
    {
      name: 'choose a document',
      path: '/ai/document_qas',
      open: (page) => expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2),
    },
    {
      name: 'document',
      path: `/ai/document_qas/${read}`,
      open: (page) => expect(page.getByRole('textbox', { name: /^(Deine Frage|Your question)/ })).toBeVisible(),
    },
    {
      name: 'document that cannot be read',
      path: `/ai/document_qas/${failed}`,
      open: (page) => expect(page.getByRole('main').getByRole('alert')).toBeVisible(),
    },
    {
      name: 'all documents',
      path: '/ai/document_qas/history',
      open: (page) => expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2),
    },
    {
      name: 'about questions to a document',
      path: '/ai/document_qas/info',
      open: (page) =>
        expect(page.getByRole('heading', { level: 1, name: /^(Fragen an ein Dokument|Questions to a document)$/ })).toBeVisible(),
    },
  ];
}
