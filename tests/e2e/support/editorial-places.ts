import type { BrowserContext } from '@playwright/test';
import { inDatabase, newTeacher, type Teacher } from './people.js';
import { PROVIDERS } from './school-accounts.js';
import type { StackAddress } from './stack.js';
import { expect } from './test.js';
import { dialogStands, press, type TestedPage } from './tested-pages.js';
import { call, newDocument } from './wire.js';

export interface FullGallery {
  title: string;
  collection: string;
  /** of one partner for the public and one for international accounts, with its id in it */
  partnerPath: string;
  internationalPath: string;
}

/** A teacher who is an admin of the installation, with an international account. */
export async function newAdmin(stack: StackAddress, firstname = 'Redaktion', name = 'Murmel'): Promise<Teacher> {
  const admin = await newTeacher(stack, firstname, name);
  await inDatabase(stack, (client) => client.query('update account set admin = true, international = true where id = $1', [admin.id]));
  return admin;
}

/** Something open, a collection with it, and partners that give it. */
export async function newFullGallery(admin: BrowserContext, title = 'Wald im Klassenzimmer'): Promise<FullGallery> {
  const item = await newDocument(admin, 'Moose bestimmen');
  await call(admin, 'PUT', `/items/${item}/publication`, { licence: 'CC-BY-4.0', subjectTypes: ['BIOLOGY'] });
  const { id: collection } = await call<{ id: string }>(admin, 'POST', '/collections', { title, description: 'Auch bei Regen.' });
  await call(admin, 'PUT', `/collections/${collection}`, { published: true, entries: [{ itemId: item, label: '1. Stunde' }] });
  const partner = async (name: string, international: boolean): Promise<{ id: string; path: string }> => {
    const { id } = await call<{ id: string }>(admin, 'POST', '/cms/partner_entries', { name, international });
    return call(admin, 'PUT', `/cms/partner_entries/${id}`, {
      published: true,
      description: 'Tiere und Pflanzen.',
      website: 'https://zoo.example/',
    });
  };
  const [own, abroad] = [await partner('Zoo Köln', false), await partner('Goethe', true)];
  await call(admin, 'PUT', '/materials/mark', { itemId: item, partnerId: own.id, approved: true });
  return { title, collection, partnerPath: own.path, internationalPath: abroad.path };
}

/** The help is public, too. */
const HELP_PLACES: TestedPage[] = [
  { name: 'help', path: '/de/help' },
  {
    name: 'cards of models',
    path: '/de/help/model_cards',
    open: (page) => expect(page.getByRole('heading', { name: 'Abbrecher' })).toBeVisible(),
  },
  {
    name: 'help search',
    path: '/de/help/search?q=code',
    open: (page) => expect(page.getByRole('link', { name: /Code|code/ }).first()).toBeVisible(),
  },
  { name: 'help category', path: '/de/help/categories/5' },
  {
    name: 'help article',
    path: '/de/help/articles/27',
    open: (page) => expect(page.getByRole('heading', { level: 2 }).nth(2)).toBeVisible(),
  },
];

/** Returns the public places of open material. */
export function openPlaces({ title, collection, partnerPath }: FullGallery): TestedPage[] {
  return [
    {
      name: 'recommended',
      path: '/gallery',
      open: (page) => expect(page.getByRole('link', { name: 'Moose bestimmen' }).first()).toBeVisible(),
    },
    { name: 'community', path: '/gallery/community' },
    {
      name: 'to teach',
      path: '/gallery/to_teach',
      open: (page) => expect(page.getByText(/^(Hier ist nichts eingerichtet|Nothing is set up)/)).toBeVisible(),
    },
    { name: 'how open material works', path: '/gallery/how_to' },
    { name: 'how collections work', path: '/collections/how_to' },
    { name: 'collections', path: '/collections', open: (page) => expect(page.getByRole('link', { name: title }).first()).toBeVisible() },
    { name: 'collection', path: `/collections/${collection}`, open: (page) => expect(page.getByText('1. Stunde')).toBeVisible() },
    { name: 'partners', path: '/partners', open: (page) => expect(page.getByRole('link', { name: 'Zoo Köln' }).first()).toBeVisible() },
    ...HELP_PLACES,
    { name: 'partner', path: partnerPath, open: (page) => expect(page.getByRole('link', { name: 'Moose bestimmen' })).toBeVisible() },
  ];
}

/** Returns the additional places of an admin. */
export function editorPlaces({ collection, partnerPath, internationalPath }: FullGallery): TestedPage[] {
  const partner = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/.exec(partnerPath)![0];
  return [
    {
      name: 'collection editor',
      path: `/admin/collections/${collection}`,
      open: (page) => expect(page.getByPlaceholder(/^(z\. B\.|e\.g\.)/)).toBeVisible(),
    },
    {
      name: 'partner editor',
      path: `/admin/partners/${partner}`,
      open: (page) => expect(page.getByText('Moose bestimmen').first()).toBeVisible(),
    },
    {
      name: 'administration',
      path: '/backoffice',
      open: (page) => expect(page.getByRole('heading', { name: /^(Einrichten|Set up)/ })).toBeVisible(),
    },
    { name: 'reviewers', path: '/backoffice/reports', open: (page) => expect(page.getByText('admin@schule.example')).toBeVisible() },
    { name: 'deletion log', path: '/backoffice/deletions' },
    {
      name: 'learning platforms',
      path: '/backoffice/lti',
      open: async (page) => {
        await press(page, /^(Schulplattform testen|Test Schulplattform)$/);
        await expect(page.getByText(/^(Die Lernplattform zeigt ihre Schlüssel|The learning platform shows its keys)/)).toBeVisible();
      },
    },
    {
      name: 'providers of models',
      path: '/backoffice/ai_providers',
      open: async (page) => {
        await expect(page.getByRole('heading', { name: 'Schulserver' })).toBeVisible();
        await page.getByRole('button', { name: /^(Dienste prüfen|Check services)$/ }).click();
        await expect(page.getByText(/3 (Werkzeuge|tools)/)).toBeVisible();
      },
    },
    {
      name: 'providers of school accounts',
      path: '/backoffice/sign_on',
      open: async (page) => {
        await page.getByRole('button', { name: new RegExp(`^Test(en)?: ${PROVIDERS.land}$`) }).click();
        await expect(page.getByText(/^(Der Anbieter ist erreichbar|The provider can be reached)$/)).toBeVisible();
      },
    },
    {
      name: 'school that names a provider',
      open: async (page) => {
        await page.getByRole('button', { name: new RegExp(`^(Schule hinzufügen|Add a school): ${PROVIDERS.land}$`) }).click();
        await dialogStands(page);
      },
    },
    {
      name: 'operation',
      path: '/backoffice/status',
      open: (page) => expect(page.getByText('PostgreSQL')).toBeVisible(),
    },
    {
      name: 'protocol of the administration',
      path: '/backoffice/protocol',
      open: (page) => expect(page.getByRole('heading', { level: 1, name: /^(Protokoll|Protocol)$/ })).toBeVisible(),
    },
    {
      name: 'libraries of H5P',
      path: '/backoffice/h5p_libraries',
      open: (page) => expect(page.getByRole('heading', { name: 'Installiert' })).toBeVisible(),
    },
    {
      name: 'people',
      path: '/backoffice/users',
      open: async (page) => {
        await expect(page.getByRole('table')).toBeVisible();
      },
    },
    { name: 'pupils of a class', path: '/backoffice/users?kind=pupils' },
    { name: 'guests', path: '/backoffice/users?kind=guests' },
    {
      name: 'person',
      path: '/backoffice/users',
      open: async (page) => {
        await page.getByRole('table').getByRole('link').first().click();
        await expect(page.getByRole('heading', { name: /^(Werkzeuge|Tools)$/ })).toBeVisible();
      },
    },
    {
      name: 'import of teachers',
      path: '/backoffice/users/import',
      open: async (page) => {
        await page.getByRole('textbox').fill('Vorname;Nachname;E-Mail\nJörg;Müller;j.m@schule.example\nJörg;Müller;falsch');
        await page.getByRole('button', { name: /^(Vorschau|Preview)$/ }).click();
        await expect(page.getByRole('table')).toBeVisible();
      },
    },
    {
      name: 'schools',
      path: '/backoffice/schools',
      open: async (page) => {
        await page.getByRole('button', { name: /^(Neue Schule|New school)$/ }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
    {
      name: 'licences',
      path: '/backoffice/licences',
      open: async (page) => {
        await page.getByRole('button', { name: /^(Neue Lizenz|New licence)$/ }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
    {
      name: 'international partners',
      path: '/int/partners',
      open: (page) => expect(page.getByRole('link', { name: 'Goethe' }).first()).toBeVisible(),
    },
    { name: 'international partner', path: internationalPath },
  ];
}
