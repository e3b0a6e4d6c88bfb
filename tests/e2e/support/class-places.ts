import { type BrowserContext, expect, type Page } from '@playwright/test';
import { choose } from './choose.js';
import { newClass, newOnetimeClass, newProject } from './school-class.js';
import { dialogStands, press, ready, type TestedPage } from './tested-pages.js';
import { call } from './wire.js';

export interface FullClass {
  id: string;
  onetimeId: string;
}

/** A class with pupils in every state, projects in every state and a co-teacher, and one for a day. */
export async function newFullClass(teacher: BrowserContext): Promise<FullClass> {
  const {
    schoolClass: { id },
    pupils,
  } = await newClass(teacher);
  await call(teacher, 'PATCH', `/pupil_accesses/${pupils[2]!.id}/deactivate`);
  await call(teacher, 'PUT', `/pupil_accesses/${pupils[1]!.id}`, { note: 'Sitzt vorne' });
  await newProject(teacher, id, 'Ökosystem Wald');
  await call(teacher, 'PUT', `/projects/${await newProject(teacher, id, 'Steckbriefe Pilze')}/pause`);
  await call(teacher, 'PUT', `/projects/${await newProject(teacher, id, 'Jahresringe lesen')}/finish`);
  const archived = await newProject(teacher, id, 'Herbarium');
  await call(teacher, 'PUT', `/projects/${archived}/finish`);
  await call(teacher, 'PUT', `/projects/${archived}`, { archived: true });
  await call(teacher, 'POST', `/school_classes/${id}/teachers`, { email: 'wolf@schule.example' });
  const onetime = await newOnetimeClass(teacher, 'each');
  return { id, onetimeId: onetime.id };
}

const row = (page: Page, name: RegExp): Promise<void> => expect(page.getByRole('row', { name })).toBeVisible();

/** Returns the places a teacher sees of school classes. */
export function teacherClassPlaces({ id, onetimeId }: FullClass): TestedPage[] {
  const one = `/t/school_classes/${id}`;
  const codes = `${one}/access-codes`;
  const then =
    (before: (page: Page) => Promise<void>) =>
    async (page: Page): Promise<void> => {
      await before(page);
      await dialogStands(page);
    };
  const inMenu = (button: RegExp, entry: RegExp) =>
    then(async (page) => {
      await press(page, button);
      await page.getByRole('menuitem', { name: entry }).click();
    });
  return [
    {
      name: 'classes',
      path: '/t/school_classes',
      open: (page) => expect(page.getByRole('main').getByRole('link', { name: '7b Biologie' })).toBeVisible(),
    },
    {
      name: 'classes in the archive',
      open: async (page) => {
        await choose(page.getByRole('radio', { name: /^(Archiv|Archive)$/ }));
        await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
      },
    },
    { name: 'about classes', path: '/t/school_classes/info' },
    { name: 'new class', path: '/t/school_classes/new', open: ready },
    {
      name: 'faults of a new class',
      open: async (page) => {
        await page.locator('form [type="submit"]').click();
        await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
      },
    },
    {
      name: 'new class for a day',
      open: async (page) => {
        await choose(page.getByRole('radio', { name: /^(Kurzzeit|Short-term)$/ }));
        await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
      },
    },
    { name: 'projects', path: one, open: (page) => expect(page.getByRole('article')).toHaveCount(3) },
    {
      name: 'menu of a class',
      open: async (page) => {
        await press(page, /^(Mehr zu „|More about “)7b/);
        await expect(page.getByRole('menu')).toBeVisible();
      },
    },
    { name: 'rename a class', open: then((page) => page.getByRole('menuitem', { name: /^(Umbenennen|Rename)$/ }).click()) },
    { name: 'delete a class', path: one, open: inMenu(/^(Mehr zu „|More about “)7b/, /^(Klasse löschen|Delete class)$/) },
    { name: 'codes', path: codes, open: (page) => row(page, /Mila Adler/) },
    {
      name: 'nobody found',
      open: async (page) => {
        await page.getByRole('searchbox').fill('xyz');
        await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
      },
    },
    {
      name: 'add pupils',
      path: codes,
      open: then(async (page) => {
        await row(page, /Mila Adler/);
        await press(page, /^(Schüler:innen hinzufügen|Add pupils)$/);
      }),
    },
    {
      name: 'too many pupils',
      open: async (page) => {
        await page
          .getByRole('dialog')
          .getByRole('textbox')
          .fill(Array.from({ length: 40 }, (_, index) => `P${index}`).join('\n'));
        await expect(page.getByRole('dialog').locator('[aria-invalid="true"]')).toBeVisible();
      },
    },
    { name: 'code of a pupil', path: codes, open: then((page) => press(page, /^(Code von|Show the code of) Mila Adler/)) },
    {
      name: 'change a pupil',
      path: codes,
      open: inMenu(/^(Mehr zu|More about) Mila Adler$/, /^(Name und Notiz ändern|Change name and note)$/),
    },
    { name: 'new code', path: codes, open: then((page) => press(page, /^(Neuer Code für|New code for) Mila Adler$/)) },
    { name: 'delete a pupil', path: codes, open: inMenu(/^(Mehr zu|More about) Mila Adler$/, /^(Löschen|Delete)$/) },
    { name: 'teachers', path: `${one}/members`, open: (page) => expect(page.getByText('wolf@schule.example').first()).toBeVisible() },
    { name: 'remove a teacher', open: inMenu(/^(Mehr zu|More about) wolf/, /^(Entfernen|Remove)$/) },
    { name: 'archive', path: `${one}/archived`, open: (page) => expect(page.getByRole('article')).toHaveCount(1) },
    { name: 'printed cards', path: `${one}/pupils/print`, open: (page) => expect(page.getByRole('img', { name: /QR/ })).toHaveCount(2) },
    {
      name: 'printed list',
      open: async (page) => {
        await choose(page.getByRole('radio', { name: /^(Liste|List)$/ }));
        await row(page, /Mila Adler/);
      },
    },
    {
      name: 'class for a day',
      path: `/t/school_classes/${onetimeId}/access-codes`,
      open: (page) => expect(page.getByRole('img', { name: /QR/ })).toBeVisible(),
    },
    { name: 'missing class', path: '/t/school_classes/0190b7a0-0000-7000-8000-000000000000' },
  ];
}
