import type { ClassTeacherEntry, PupilAccessEntry, SchoolClass } from '@murmel/contracts';
import type { Account } from '@murmel/server';
import { expect } from 'vitest';
import type { TestApi } from '../../support/api.js';
import type { Answer, TestBrowser } from '../../support/browser.js';

export interface Teacher {
  account: Account;
  browser: TestBrowser;
}

export interface ClassCast {
  schoolClass: SchoolClass;
  pupils: PupilAccessEntry[];
  owner: Teacher;
  coTeacher: Teacher & { entry: ClassTeacherEntry };
  /** was a co-teacher and was deactivated */
  former: Teacher & { entry: ClassTeacherEntry };
  stranger: Teacher;
  visitor: TestBrowser;
  nobody: TestBrowser;
}

export async function teacher(api: TestApi, fields: Partial<Account> = {}): Promise<Teacher> {
  const account = await api.people.account(fields);
  return { account, browser: await api.people.signIn(api.browser(), account) };
}

/** Returns a class with its teachers and some pupils, and people without any rights in it. */
export async function classCast(api: TestApi, names: readonly string[] = ['P1', 'P2', 'P3']): Promise<ClassCast> {
  const [owner, colleague, gone, stranger] = [await teacher(api), await teacher(api), await teacher(api), await teacher(api)];
  const { body: schoolClass } = await owner.browser.post<SchoolClass>('/api/school_classes', { name: '9a Deutsch', type: 'permanent' });
  const path = `/api/school_classes/${schoolClass.id}`;
  const { body: pupils } = await owner.browser.post<PupilAccessEntry[]>(`${path}/pupil_accesses`, {
    pupils: names.map((name) => ({ name })),
  });
  const added = async (person: Teacher) => ({
    ...person,
    entry: (await owner.browser.post<ClassTeacherEntry>(`${path}/teachers`, { email: person.account.email })).body,
  });
  const [coTeacher, former] = [await added(colleague), await added(gone)];
  await owner.browser.patch(`/api/teachers/${former.entry.id}/deactivate`);
  const visitor = api.browser();
  await api.people.visit(visitor);
  return { schoolClass, pupils, owner, coTeacher, former, stranger, visitor, nobody: api.browser() };
}

export type Come = Answer<{
  id: string;
  name: string;
  type: string;
  schoolClassId: string | null;
  code?: string;
  data?: Record<string, unknown>;
}>;

/** Signs a pupil in as the page `/go` does. */
export function come(browser: TestBrowser, code: string | null, classToken?: string): Promise<Come> {
  return browser.post('/api/pupil_sessions', { code, ...(classToken === undefined ? {} : { classToken }) });
}

export const tokenOf = ({ joinPath }: SchoolClass): string => joinPath.replace('/go/', '');

/**
 * Expects that only the teachers of the class learn that it exists; pupils get the same refusal for every teachers' call, whatever it
 * names.
 */
export async function expectTeachersOnly(cast: ClassCast, call: (browser: TestBrowser) => Promise<Answer>): Promise<void> {
  const pupil = new (cast.nobody.constructor as new (origin: string) => TestBrowser)(cast.nobody.origin);
  await cast.owner.browser.put(`/api/school_classes/${cast.schoolClass.id}/open`, { open: true });
  expect((await come(pupil, cast.pupils[0]!.code)).status).toBe(201);
  for (const browser of [cast.stranger.browser, cast.former.browser, cast.visitor, cast.nobody])
    expect((await call(browser)).status).toBe(404);
  expect((await call(pupil)).status).toBe(403);
}

/** Returns the input for a new onetime class. */
export const onetime = (fields: { admission?: 'auto' | 'each'; project?: object } = {}): object => ({
  name: 'Projekttag',
  type: 'onetime',
  ...fields,
  project: { name: 'Wald', tools: ['text_editor'], ...fields.project },
});

/** Comes into a onetime class as the page `/go` does. */
export function joinAs(browser: TestBrowser, name: string, by: { code: string | null } | { classToken: string }): Promise<Come> {
  return browser.post('/api/pupil_sessions', { ...by, name });
}
