import type { BrowserContext } from '@playwright/test';
import { expect } from './test.js';
import { dialogStands, press, type TestedPage } from './tested-pages.js';
import { call, newDocument, share, sharedDocument } from './wire.js';

export interface FullShelf {
  /** with another folder and things of two tools in it, shared by link */
  folder: string;
  empty: string;
  secretLink: string;
}

/** Creates nested folders with items, one of which is visible to all with the folder's link. */
export async function newFullShelf(teacher: BrowserContext): Promise<FullShelf> {
  const folder = async (title: string, folderId?: string): Promise<string> =>
    (await call<{ id: string }>(teacher, 'POST', '/folders', { title, ...(folderId && { folderId }) })).id;
  const outer = await folder('Biologie');
  const inner = await folder('Ökosystem Wald', outer);
  const empty = await folder('Klausuren', inner);
  await call(teacher, 'POST', '/word_clouds/word_clouds', { title: 'Was braucht ein Baum?', folderId: inner });
  const { id } = await sharedDocument(teacher, 'Fotosynthese verstehen', 'read');
  await call(teacher, 'PUT', '/items/move', { ids: [id], folderId: inner });
  await call(teacher, 'POST', '/bookmarks/toggle', { itemId: id });
  const open = await newDocument(teacher, 'Moose bestimmen');
  await call(teacher, 'PUT', `/items/${open}/publication`, { licence: 'CC-BY-4.0', subjectTypes: ['BIOLOGY'] });
  await call(teacher, 'PUT', '/items/toggle_template', { itemId: id, templateFor: 'me' });
  const { secretLink } = await share(teacher, inner, { privacy: 'secret', visitorPermission: 'visitor_permissions_read' });
  await call(teacher, 'POST', '/exports', { form: 'zip', ids: [empty] });
  // New items appear in the search a few seconds later.
  for (const q of ['wald', 'foto'])
    await expect
      .poll(async () => (await call<{ total: number }>(teacher, 'GET', `/items/search?q=${q}`)).total, { timeout: 30_000 })
      .toBe(1);
  return { folder: inner, empty, secretLink };
}

/** Returns the places a teacher sees of folders. */
export function teacherShelfPlaces({ folder, empty }: FullShelf): TestedPage[] {
  const one = `/folders/${folder}`;
  return [
    {
      name: 'bookmarks',
      path: '/bookmarks',
      open: (page) => expect(page.getByRole('link', { name: 'Fotosynthese verstehen' })).toBeVisible(),
    },
    {
      name: 'templates',
      path: '/templates',
      open: (page) => expect(page.getByRole('link', { name: 'Fotosynthese verstehen' })).toBeVisible(),
    },
    {
      name: 'search',
      path: '/search?q=wald',
      open: (page) => expect(page.getByRole('option', { name: 'Ökosystem Wald' })).toBeVisible(),
    },
    { name: 'personas', path: '/ai/personas', open: (page) => expect(page.getByRole('link', { name: 'Ada Lovelace' })).toBeVisible() },
    { name: 'about personas', path: '/ai/personas/info' },
    {
      name: 'talks with characters',
      path: '/ai/personas/history',
      open: (page) => expect(page.getByRole('link', { name: /^(Zu den Figuren|To the characters)$/ })).toBeVisible(),
    },
    {
      name: 'talks with assistants',
      path: '/ai/assistants/history',
      open: (page) => expect(page.getByRole('link', { name: /^(Zu den Assistenten|To the assistants)$/ })).toBeVisible(),
    },
    {
      name: 'a character of one’s own, without a name',
      path: '/ai/personas/new',
      open: async (page) => {
        await page.getByRole('button', { name: /^(Figur anlegen|Make the figure)$/ }).click();
        await expect(page.getByText(/^(Gib der Figur einen Namen|Give the figure a name)/)).toBeVisible();
      },
    },
    {
      name: 'persona, quiz checked',
      path: '/ai/personas/merian',
      open: async (page) => {
        // Never those of the page before, whose filter is a choice, too.
        const questions = page.getByRole('region', { name: 'Quiz' }).getByRole('group');
        for (const index of [0, 1, 2, 3]) await questions.nth(index).getByRole('radio').first().check();
        await page.getByRole('button', { name: /^(Auswerten|Check)$/ }).click();
        await expect(page.getByText(/^(2 von 4 richtig|2 of 4 right)/)).toBeFocused();
      },
    },
    {
      name: 'search over a page',
      path: '/folders',
      open: async (page) => {
        await page.keyboard.press('Control+k');
        await page.getByRole('dialog').getByRole('combobox').fill('foto');
        await expect(page.getByRole('option').locator('mark')).toBeVisible();
      },
    },
    {
      name: 'gallery',
      path: '/gallery',
      open: (page) => expect(page.getByRole('heading', { name: /^(Sammlungen|Collections)$/ })).toBeVisible(),
    },
    {
      name: 'gallery, narrowed',
      path: '/gallery/community?q=Moose&subjectType=BIOLOGY',
      open: (page) => expect(page.getByRole('link', { name: 'Moose bestimmen' }).first()).toBeVisible(),
    },
    {
      name: 'settings of a folder',
      path: one,
      open: async (page) => {
        await page.getByRole('button', { name: /^(Einstellungen des Ordners|Folder settings)$/ }).click();
        await expect(page.getByRole('textbox', { name: /^(Schlagwörter|Tags)$/ })).toBeVisible();
      },
    },
    {
      name: 'opening to everybody',
      path: one,
      open: async (page) => {
        await page.getByRole('button', { name: /„Fotosynthese verstehen“ teilen|Share “Fotosynthese verstehen”/ }).click();
        await page.getByRole('radio', { name: /^(Offenes Material|Open material)/ }).click();
        await expect(page.getByRole('dialog', { name: /^(Für alle öffnen|Open to everybody)$/ })).toBeVisible();
      },
    },
    { name: 'library', path: '/folders', open: (page) => expect(page.getByRole('link', { name: 'Biologie' })).toBeVisible() },
    { name: 'folder', path: one, open: (page) => expect(page.getByRole('link', { name: 'Fotosynthese verstehen' })).toBeVisible() },
    {
      name: 'folder as a list, chosen',
      path: one,
      open: async (page) => {
        await page
          .getByRole('group', { name: /^(Ansicht|View)$/ })
          .locator('label')
          .last()
          .click();
        await page.getByRole('checkbox').first().check();
        await expect(page.getByRole('region', { name: /^(Ausgewählt|Selected)$/ })).toBeVisible();
        await page.getByRole('button', { name: /^(Verschieben|Move)$/ }).click();
        await dialogStands(page);
      },
    },
    {
      name: 'exports',
      path: '/folders',
      open: async (page) => {
        await press(page, /^(Zum Mitnehmen|To take along): /);
        await expect(page.getByRole('dialog').getByRole('link', { name: /Klausuren/ })).toBeVisible({ timeout: 60_000 });
      },
    },
    { name: 'new folder', path: one, open: (page) => press(page, /^(Ordner|Folder)$/).then(() => dialogStands(page)) },
    {
      name: 'empty folder',
      path: `/folders/${empty}`,
      open: (page) => expect(page.getByText(/^(Dieser Ordner ist leer|This folder is empty)/)).toBeVisible(),
    },
  ];
}

/** Returns the places a guest with the link sees. */
export function guestShelfPlaces({ secretLink }: FullShelf): TestedPage[] {
  return [
    {
      name: 'shared folder',
      path: secretLink,
      open: (page) => expect(page.getByRole('list', { name: 'Ökosystem Wald' }).getByRole('listitem')).toHaveCount(1),
    },
  ];
}
