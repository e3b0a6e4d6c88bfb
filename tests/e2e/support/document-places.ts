import type { BrowserContext, Page } from '@playwright/test';
import { expect, statusOf } from './test.js';
import { dialogStands, press, type TestedPage } from './tested-pages.js';
import { newDocument, type SharedDocument, share } from './wire.js';

const connected = (page: Page): Promise<void> => expect(statusOf(page)).toHaveText(/Gespeichert|Saved|Nur lesen|Read/);
/** A tool of the text, by its place in both languages. */
const inEditor =
  (button: RegExp, inMenu?: RegExp) =>
  async (page: Page): Promise<void> => {
    await connected(page);
    await press(page, button);
    if (inMenu) await page.getByRole('menuitem', { name: inMenu }).click();
  };

const then = (before: (page: Page) => Promise<void>) => async (page: Page) => {
  await before(page);
  await dialogStands(page);
};

/** A document that asks for a password. @returns its id */
export async function newLockedDocument(teacher: BrowserContext): Promise<string> {
  const id = await newDocument(teacher, 'Mit Passwort');
  await share(teacher, id, { privacy: 'password_protected', password: 'Glück' });
  return id;
}

/** Returns the places a teacher sees of text documents. @param locked from `newLockedDocument` */
export function teacherDocumentPlaces(id: string, locked: string): TestedPage[] {
  const document = `/text_editor/documents/${id}`;
  return [
    { name: 'list', path: '/text_editor/documents', open: (page) => expect(page.getByText('Wald und Wiese').first()).toBeVisible() },
    { name: 'editor', path: document, open: connected },
    { name: 'share', path: `${document}/share`, open: (page) => expect(page.getByRole('img', { name: /QR/ })).toBeVisible() },
    {
      name: 'share wall',
      path: `${document}/share`,
      open: async (page) => {
        await press(page, /^Code (an die Wand|on the wall)$/);
        await expect(page.locator('dialog').last().getByRole('img', { name: /QR/ })).toBeVisible();
      },
    },
    {
      name: 'share with password',
      path: `/text_editor/documents/${locked}/share`,
      open: (page) => expect(page.getByRole('img', { name: /QR/ })).toBeVisible(),
    },
    { name: 'link', path: document, open: then(inEditor(/^Link$/)) },
    { name: 'picture', path: document, open: then(inEditor(/Bild einfügen|Insert (a )?picture|Insert image/)) },
    { name: 'formula', path: document, open: then(inEditor(/Formel einfügen|Insert (a )?formula/)) },
    { name: 'frame', path: document, open: then(inEditor(/Film oder Seite einbetten|Embed a film or a page/)) },
    {
      name: 'more',
      path: document,
      open: async (page) => {
        await inEditor(/^(Mehr|More)$/)(page);
        await expect(page.getByRole('menu')).toBeVisible();
      },
    },
    {
      name: 'help of a model',
      path: document,
      open: async (page) => {
        await inEditor(/^(KI-Hilfe|AI help)$/)(page);
        await press(page, /^(Hilf mir beim Schreiben|Help me write)/);
        await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
      },
    },
    { name: 'pdf', path: document, open: then(inEditor(/^(Mehr|More)$/, /Als PDF|As a PDF/)) },
    {
      name: 'open a file',
      path: '/text_editor/documents',
      open: then((page) => press(page, /^(Datei öffnen|Open a file)$/)),
    },
    { name: 'versions', path: document, open: then(inEditor(/^(Mehr|More)$/, /Versionen|Versions/)) },
    {
      name: 'wall',
      path: document,
      open: async (page) => {
        await inEditor(/^(An die Wand|On the wall)$/)(page);
        await expect(page.locator('dialog .ProseMirror')).toBeVisible();
      },
    },
  ];
}

/**
 * Returns the places a guest sees of text documents: one to write in, one to read, one that asks for a password, and one that does not
 * exist.
 */
export function guestDocumentPlaces(write: SharedDocument, read: SharedDocument, locked: string): TestedPage[] {
  return [
    { name: 'not available', path: '/text_editor/public_documents/0190b7a0-0000-7000-8000-000000000000' },
    {
      name: 'password',
      path: `/text_editor/public_documents/${locked}`,
      open: (page) => expect(page.locator('input[type="password"]')).toBeVisible(),
    },
    { name: 'visitor reads', path: read.secretLink, open: connected },
    { name: 'visitor writes', path: write.secretLink, open: connected },
    {
      name: 'name',
      path: write.secretLink,
      open: async (page) => {
        await connected(page);
        await press(page, /^(Dein Name|Your name)/);
        await dialogStands(page);
      },
    },
  ];
}
