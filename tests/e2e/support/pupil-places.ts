import type { Browser, BrowserContext, Page } from '@playwright/test';
import { phone } from './people.js';
import { codeField, comeIn, newClassOf, newProject } from './pupils.js';
import type { StackAddress } from './stack.js';
import { expect } from './test.js';
import { dialogStands, press, ready, type TestedPage } from './tested-pages.js';
import { call, newDocument } from './wire.js';

const pressGo = (page: Page): Promise<void> => press(page, /^(Los|Go)$/);
const barStands = (page: Page): Promise<void> =>
  expect(page.getByRole('region', { name: /^(Dein Projekt|Your project)$/ }).getByRole('button')).toBeVisible();

/** Entrance pages for pupils who are not signed in. */
export const ENTRANCE_PLACES: TestedPage[] = [
  { name: 'code', path: '/go', open: (page) => expect(codeField(page)).toBeAttached() },
  {
    name: 'unknown code',
    path: '/go',
    open: async (page) => {
      await codeField(page).fill('000000');
      await pressGo(page);
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    },
  },
  { name: 'dead link', path: '/go/nobody', open: (page) => expect(page.getByRole('main').getByRole('alert')).toBeVisible() },
  { name: 'goodbye', path: '/p/logged_out' },
];

/** A pupil on a phone with a full class around. */
export async function newPupilAtWork(
  browser: Browser,
  stack: StackAddress,
  teacher: BrowserContext,
): Promise<{ pupil: BrowserContext; places: TestedPage[] }> {
  const { schoolClass, pupils } = await newClassOf(teacher, ['Mila']);
  const document = await newDocument(teacher, 'Fotosynthese verstehen');
  const project = await newProject(teacher, schoolClass.id, { itemIds: [document] });
  const paused = await newProject(teacher, schoolClass.id, { name: 'Steckbriefe Pilze', itemIds: [await newDocument(teacher, 'Pilze')] });
  await call(teacher, 'PUT', `/projects/${paused.id}/pause`);
  const pupil = await phone(browser, stack);
  const page = await pupil.newPage();
  await comeIn(page, pupils[0]!.code!);
  await page.goto(`/p/school_classes/${schoolClass.id}/projects/${project.id}`);
  await press(page, /anlegen/);
  await barStands(page);
  await page.close();
  const home = `/p/school_classes/${schoolClass.id}`;
  const within = `${home}/projects/${project.id}`;
  const loaded = async (at: Page): Promise<void> => {
    await ready(at);
    await expect(at.getByRole('link', { name: 'Fotosynthese verstehen' })).toBeVisible();
  };
  return {
    pupil,
    places: [
      { name: 'home', path: home, open: (at) => expect(at.getByText('Steckbriefe Pilze')).toBeVisible() },
      { name: 'projects', path: `${home}/projects`, open: (at) => expect(at.getByText('Steckbriefe Pilze')).toBeVisible() },
      { name: 'archive', path: `${home}/archived` },
      {
        name: 'things',
        path: `${home}/own_items`,
        open: (at) => expect(at.getByRole('link', { name: /Neues Textdokument/ })).toBeVisible(),
      },
      { name: 'me', path: `${home}/me` },
      { name: 'project', path: within, open: loaded },
      {
        name: 'project menu',
        path: within,
        open: async (at) => {
          await loaded(at);
          await press(at, /^(Mehr zu|More about|More)/);
          await expect(at.getByRole('menu')).toBeVisible();
        },
      },
      { name: 'other device', path: `${within}/share`, open: dialogStands },
      {
        name: 'paused project',
        path: `${home}/projects/${paused.id}`,
        open: (at) => expect(at.getByRole('link', { name: 'Pilze' })).toBeVisible(),
      },
      {
        name: 'signed in already',
        path: '/go',
        open: (at) => expect(at.getByRole('button', { name: /^(Abmelden|Sign out)$/ })).toBeVisible(),
      },
    ],
  };
}
