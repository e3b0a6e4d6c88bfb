import type { PupilAccessEntry, SchoolClass } from '@murmel/contracts';
import type { BrowserContext } from '@playwright/test';
import { call } from './wire.js';

/** A class for a year with pupils, straight through the api. */
export async function newClass(
  teacher: BrowserContext,
  names: readonly string[] = ['Mila Adler', 'Jonas Brandt', 'Aylin Çelik'],
  name = '7b Biologie',
): Promise<{ schoolClass: SchoolClass; pupils: PupilAccessEntry[] }> {
  const schoolClass = await call<SchoolClass>(teacher, 'POST', '/school_classes', { type: 'permanent', name });
  const pupils =
    names.length === 0
      ? []
      : await call<PupilAccessEntry[]>(teacher, 'POST', `/school_classes/${schoolClass.id}/pupil_accesses`, {
          pupils: names.map((each) => ({ name: each })),
        });
  return { schoolClass, pupils };
}

/** A class for a day with its one project. */
export function newOnetimeClass(teacher: BrowserContext, admission: 'auto' | 'each' = 'auto'): Promise<SchoolClass> {
  return call<SchoolClass>(teacher, 'POST', '/school_classes', {
    type: 'onetime',
    name: 'AG Schulgarten',
    admission,
    project: { name: 'Beete planen', tools: ['text_editor'] },
  });
}

/** A project of 24 hours. @returns its id */
export async function newProject(teacher: BrowserContext, classId: string, name: string): Promise<string> {
  const { id } = await call<{ id: string }>(teacher, 'POST', `/school_classes/${classId}/projects`, {
    name,
    tools: ['text_editor', 'pinboard'],
    unit: 'day',
  });
  return id;
}
