import type { Project, PupilAccessEntry, SchoolClass, ToolKey } from '@murmel/contracts';
import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './test.js';
import { call } from './wire.js';

export interface ClassOfPupils {
  schoolClass: SchoolClass;
  pupils: PupilAccessEntry[];
}

/** A permanent class with pupils that can come in from any device. */
export async function newClassOf(teacher: BrowserContext, names: readonly string[], name = '7b Biologie'): Promise<ClassOfPupils> {
  const { id } = await call<SchoolClass>(teacher, 'POST', '/school_classes', { name, type: 'permanent' });
  const pupils = await call<PupilAccessEntry[]>(teacher, 'POST', `/school_classes/${id}/pupil_accesses`, {
    pupils: names.map((one) => ({ name: one })),
  });
  const schoolClass = await call<SchoolClass>(teacher, 'PUT', `/school_classes/${id}/open`, { open: true });
  return { schoolClass, pupils };
}

/** A onetime class, with the project that belongs to it. */
export function newOnetimeClass(teacher: BrowserContext, admission: 'auto' | 'each' = 'auto'): Promise<SchoolClass> {
  return call<SchoolClass>(teacher, 'POST', '/school_classes', {
    name: 'Projekttag',
    type: 'onetime',
    admission,
    project: { name: 'Bäume', tools: [] },
  });
}

interface ProjectWish {
  name?: string;
  tools?: ToolKey[];
  itemIds?: string[];
}

/** A project that runs for a day. */
export function newProject(
  teacher: BrowserContext,
  classId: string,
  { name = 'Ökosystem Wald', tools = ['text_editor'], itemIds = [] }: ProjectWish = {},
): Promise<Project> {
  const task = [{ type: 'paragraph', runs: [{ text: 'Finde heraus, wie Tiere, Pflanzen und Pilze im Wald zusammenleben.' }] }];
  return call<Project>(teacher, 'POST', `/school_classes/${classId}/projects`, { name, task, tools, itemIds, unit: 'day' });
}

export const codeField = (page: Page) => page.getByRole('textbox', { name: /^(Code mit 6 Ziffern|6-digit code)$/ });

/** Types a code and comes in. */
export async function comeIn(page: Page, code: string, path = '/go'): Promise<void> {
  await page.goto(path);
  await codeField(page).fill(code);
  await page.getByRole('button', { name: /^(Los|Go)$/ }).click();
  await expect(page).toHaveURL(/\/p\/school_classes\/[0-9a-f-]{36}$/);
}
