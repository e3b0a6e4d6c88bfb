import { type AiAsked, type AiConversation, type AiRun, type Project, type ProjectItem, TOOLS } from '@murmel/contracts';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { choose } from './choose.js';
import { phone } from './people.js';
import { comeIn, newClassOf, newOnetimeClass, newProject } from './pupils.js';
import type { StackAddress } from './stack.js';
import { expect } from './test.js';
import { dialogStands, press, ready, type TestedPage } from './tested-pages.js';
import { call, newDocument } from './wire.js';

export interface FullProject {
  classId: string;
  projectId: string;
  /** paused, with nothing in it */
  pausedId: string;
  /** ended and in the archive */
  archivedId: string;
  onetime: { classId: string; projectId: string };
  /** the browser of a pupil who is there, works and needs help */
  pupil: BrowserContext;
}

/** A project with everything that can be seen in one, and a pupil who is in it. */
export async function newFullProject(browser: Browser, stack: StackAddress, teacher: BrowserContext): Promise<FullProject> {
  const { schoolClass, pupils } = await newClassOf(teacher, ['Mila', 'Jonas', 'Aylin']);
  const document = await newDocument(teacher, 'Fotosynthese verstehen');
  const { id: board } = await call<{ id: string }>(teacher, 'POST', '/pinboard/boards', { title: 'Lebensraum Wald' });
  const told = { title: 'Waldexperte', instructions: 'Du bist ein freundlicher Förster.' };
  const { id: assistant } = await call<{ id: string }>(teacher, 'POST', TOOLS.assistants.route, told);
  const project = await newProject(teacher, schoolClass.id, { itemIds: [board, document, assistant], tools: ['text_editor', 'pinboard'] });
  const [first] = await call<ProjectItem[]>(teacher, 'GET', `/project_items?project_id=${project.id}`);
  await call(teacher, 'PUT', `/project_items/${first!.id}`, { right: 'read' });
  const paused = await newProject(teacher, schoolClass.id, { name: 'Steckbriefe Pilze', tools: [] });
  await call(teacher, 'PUT', `/projects/${paused.id}/pause`);
  const archived = await newProject(teacher, schoolClass.id, { name: 'Jahresringe lesen', itemIds: [document] });
  await call(teacher, 'PUT', `/projects/${archived.id}`, { archived: true });
  const onetime = await newOnetimeClass(teacher);
  const pupil = await pupilAtWork(browser, stack, pupils[0]!.code!, project);
  await pupil
    .pages()[0]!
    .getByRole('link', { name: /Fotosynthese verstehen/ })
    .click();
  await call(teacher, 'PUT', `/projects/${project.id}/ai`, { readable: true });
  await askAssistant(pupil, assistant);
  return {
    classId: schoolClass.id,
    projectId: project.id,
    pausedId: paused.id,
    archivedId: archived.id,
    onetime: { classId: onetime.id, projectId: onetime.projectId! },
    pupil,
  };
}

/** Returns a pupil who has made a document of their own, is in the project now and asks for help. */
export async function pupilAtWork(browser: Browser, stack: StackAddress, code: string, { id, classId }: Project): Promise<BrowserContext> {
  const context = await phone(browser, stack);
  const page = await context.newPage();
  await comeIn(page, code);
  await page.goto(`/p/school_classes/${classId}/projects/${id}`);
  await page.getByRole('button', { name: /^(Textdokument anlegen|Make a new text document)/ }).click();
  await expect(page).toHaveURL(/\/text_editor\/documents\//);
  await page.goto(`/p/school_classes/${classId}/projects/${id}`);
  await page.getByRole('button', { name: /^(Hilfe|Help)$/ }).click();
  return context;
}

/** Asks once, and waits for the answer. */
async function askAssistant(pupil: BrowserContext, assistant: string): Promise<void> {
  const { id: ownerId } = await call<AiConversation>(pupil, 'POST', `${TOOLS.assistants.route}/${assistant}/conversations`, {});
  const question = { ownerType: 'AiConversation', ownerId, text: 'Zähle bis 3', readAlong: true };
  const { answer } = await call<AiAsked>(pupil, 'POST', '/ai/messages', question);
  await expect.poll(async () => (await call<AiRun>(pupil, 'GET', `/ai/runs/${answer.run!.id}`)).state).toBe('done');
}

/** Returns the places a teacher sees of projects. @param project from `newFullProject` */
export function teacherProjectPlaces({ classId, projectId, pausedId, archivedId, onetime }: FullProject): TestedPage[] {
  const one = `/t/school_classes/${classId}`;
  const path = `${one}/projects/${projectId}`;
  const hand = (page: Page): Promise<void> =>
    expect(page.getByRole('list', { name: /^(Wer Hilfe braucht|Who needs help)$/ })).toContainText('Mila');
  const menu =
    (entry: RegExp) =>
    async (page: Page): Promise<void> => {
      await hand(page);
      await press(page, /^(Mehr zum Projekt|More about the project)$/);
      await page.getByRole('menuitem', { name: entry }).click();
      await dialogStands(page);
    };
  const qr = async (page: Page): Promise<void> => {
    await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
    // Controls that are unused for three seconds fade; below the pointer they stay.
    await page.locator('footer').last().hover();
  };
  const textbox = (page: Page): Promise<void> => expect(page.getByRole('textbox', { name: /^(Auftrag|Task)$/ })).toBeVisible();
  return [
    { name: 'new project', path: `${one}/projects/new`, open: textbox },
    {
      name: 'faults of a new project',
      open: async (page) => {
        await page.locator('form [type="submit"]').first().click();
        await expect(page.locator('input[aria-invalid="true"]')).toBeFocused();
      },
    },
    {
      name: 'choose material',
      open: async (page) => {
        await press(page, /^(Material wählen|Choose material)$/);
        await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
      },
    },
    {
      name: 'material of one tool',
      open: async (page) => {
        await choose(page.getByRole('radio', { name: /^(Pinnwände|Pinboards)$/i }));
        await expect(page.getByRole('dialog').getByText('Lebensraum Wald')).toBeVisible();
      },
    },
    {
      name: 'no such material',
      open: async (page) => {
        await page.getByRole('searchbox').fill('xyz');
        await expect(page.getByText(/„xyz“|“xyz”/)).toBeVisible();
      },
    },
    { name: 'project', path, open: hand },
    {
      name: 'project as a list',
      open: async (page) => {
        await choose(page.getByRole('radio', { name: /^(Liste|List)$/ }));
        await expect(page.getByText(/^in [„“]Fotosynthese verstehen/)).toBeVisible();
      },
    },
    {
      name: 'stopped stream',
      open: async (page) => {
        await press(page, /^(Anhalten|Stop)$/);
        await expect(page.getByText(/^(Angehalten|Stopped)/)).toBeVisible();
      },
    },
    {
      name: 'menu of an item',
      open: async (page) => {
        await press(page, /^(Mehr zu „|More about “)Lebensraum/);
        await expect(page.getByRole('menu')).toBeVisible();
      },
    },
    {
      name: 'add material',
      path,
      open: async (page) => {
        await hand(page);
        await press(page, /^(Hinzufügen|Add)$/);
        await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
      },
    },
    {
      name: 'extend',
      path,
      open: async (page) => {
        await hand(page);
        await press(page, /^(Verlängern|Extend)$/);
        await dialogStands(page);
      },
    },
    {
      name: 'edit a project',
      path,
      open: async (page) => {
        await menu(/^(Name, Auftrag|Name, task)/)(page);
        await textbox(page);
      },
    },
    { name: 'end a project', path, open: menu(/^(Beenden|End)$/) },
    {
      name: 'delete a project',
      path,
      open: async (page) => {
        await menu(/^(Löschen|Delete)$/)(page);
        await expect(page.getByRole('dialog').getByText(/1 Textdokument|1 text document/i)).toBeVisible();
      },
    },
    {
      name: 'pupils of a project',
      path: `${path}/pupils`,
      open: (page) => expect(page.getByRole('row', { name: /Mila/ })).toContainText(/braucht Hilfe|needs help/),
    },
    {
      name: 'work of one pupil',
      open: async (page) => {
        await page.getByRole('link', { name: /^(1 Arbeit von Mila|1 work by Mila)$/ }).click();
        await expect(page.getByRole('heading', { name: /^(Von Mila gemacht|Made by Mila)$/ })).toBeVisible();
      },
    },
    {
      name: 'activities of a project',
      path: `${path}/activities`,
      open: (page) => expect(page.getByText(/^(Mila braucht Hilfe|Mila needs help)$/).first()).toBeVisible(),
    },
    {
      name: 'AI in a project',
      path: `${path}/ai`,
      open: (page) => expect(page.getByRole('button', { name: /^Mila.*1 (von|of) 50/ })).toBeVisible(),
    },
    {
      name: 'what a pupil and an assistant said',
      open: async (page) => {
        await press(page, /^Mila/);
        await expect(page.getByRole('article').last()).toContainText('1 2 3');
      },
    },
    {
      name: 'questions as a list',
      path: `${path}/ai`,
      open: async (page) => {
        await choose(page.getByRole('radio', { name: /^(Liste|List)$/ }));
        await expect(page.getByRole('button', { name: /^Mila/ })).toContainText(/1 (von|of) 50/);
      },
    },
    { name: 'access of a project', path: `${path}/share`, open: qr },
    { name: 'access of a onetime class', path: `/t/school_classes/${onetime.classId}/projects/${onetime.projectId}/share`, open: qr },
    { name: 'project of a onetime class', path: `/t/school_classes/${onetime.classId}/projects/${onetime.projectId}`, open: ready },
    {
      name: 'new project in a onetime class',
      path: `/t/school_classes/${onetime.classId}/projects/new`,
      open: (page) => expect(page.getByText(/genau ein Projekt|exactly one project/)).toBeVisible(),
    },
    {
      name: 'paused project',
      path: `${one}/projects/${pausedId}`,
      open: (page) => expect(page.getByRole('button', { name: /^(Fortsetzen|Resume)$/ })).toBeVisible(),
    },
    {
      name: 'archived project',
      path: `${one}/archived/projects/${archivedId}`,
      open: (page) => expect(page.getByRole('button', { name: /^(Aus dem Archiv holen|Take out of the archive)$/ })).toBeVisible(),
    },
    {
      name: 'no such project',
      path: `${one}/projects/0190b7a0-0000-7000-8000-000000000000`,
      open: (page) => expect(page.getByRole('heading', { level: 1, name: /nicht \(mehr\) da|not there/ })).toBeVisible(),
    },
  ];
}
