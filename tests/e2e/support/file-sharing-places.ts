import type { OwnerFile } from '@murmel/contracts';
import type { BrowserContext, Page } from '@playwright/test';
import { onePagePdf } from '../file_sharing/one-page-pdf.js';
import { simulatedGuests } from './simulated-guests.js';
import type { StackAddress } from './stack.js';
import { expect } from './test.js';
import { dialogStands, type TestedPage } from './tested-pages.js';
import { call, sendFile, share } from './wire.js';

const ROUTE = '/file_sharing/files';
const PDF = onePagePdf('Der Rotfuchs');

/** Creates a share that gives out two files and collects, open to all with its link. */
async function newShare(teacher: BrowserContext): Promise<{ id: string; secretLink: string }> {
  const { id } = await call<{ id: string }>(teacher, 'POST', ROUTE, { title: 'Steckbrief', collects: true, task: 'Gib ein Bild ab.' });
  for (const [name, folder] of [
    ['Beispiel.pdf', ''],
    ['Hinweise.txt', 'Biologie'],
  ] as const)
    await call(teacher, 'POST', `${ROUTE}/${id}/attachment`, { shrineId: await sendFile(teacher, id, name, PDF), folder });
  return { id, secretLink: (await share(teacher, id, { privacy: 'secret' })).secretLink };
}

/** With what two guests handed in. @returns its id */
export async function newFullShare(teacher: BrowserContext, stack: StackAddress): Promise<string> {
  const { id } = await newShare(teacher);
  for (const guest of await simulatedGuests(stack, id, 2)) {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(PDF)], { type: 'application/pdf' }), 'Rotfuchs.pdf');
    const { status } = await guest.post<OwnerFile>(`/api/owner_files?itemId=${id}`, form, {
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect(status).toBe(201);
  }
  return id;
}

export function teacherSharePlaces(id: string): TestedPage[] {
  const handIns = async (page: Page): Promise<void> =>
    expect(page.getByRole('list', { name: /^(Abgaben|Handed in)$/ }).getByRole('listitem')).toHaveCount(2);
  return [
    { name: 'what came in', path: `${ROUTE}/${id}/hand_ins`, open: handIns },
    {
      name: 'what one person handed in',
      path: `${ROUTE}/${id}/hand_ins`,
      open: async (page) => {
        await handIns(page);
        await page.getByRole('list').getByRole('button').first().click();
        await dialogStands(page);
      },
    },
    {
      name: 'what came in, on the wall',
      path: `${ROUTE}/${id}/hand_ins?wall`,
      open: async (page) => expect(page.getByRole('listitem').filter({ hasText: /^(Abgabe|Hand-in) 2/ })).toBeVisible(),
    },
  ];
}

export async function guestSharePlaces(teacher: BrowserContext): Promise<TestedPage[]> {
  const { secretLink } = await newShare(teacher);
  return [
    {
      name: 'a PDF',
      path: secretLink,
      open: async (page) => {
        await page
          .getByRole('button', { name: /Beispiel\.pdf/ })
          .first()
          .click();
        await expect(page.getByRole('img', { name: /Beispiel\.pdf/ })).toBeVisible();
        await dialogStands(page);
      },
    },
    {
      name: 'handed in',
      path: secretLink,
      open: async (page) => {
        await page.locator('input[type=file]').setInputFiles([{ name: 'Fuchs.pdf', mimeType: 'application/pdf', buffer: PDF }]);
        await expect(page.getByRole('heading', { name: /^(Angekommen|Arrived)$/ }).first()).toBeVisible();
      },
    },
  ];
}
