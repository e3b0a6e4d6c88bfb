import {
  type CallMeta,
  type ClassTeacherEntry,
  type CurrentUser,
  contract,
  ownLook,
  type Project,
  type SchoolClass,
} from '@murmel/contracts';
import { newId } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { TestBrowser } from '../../support/browser.js';
import { classCast, come, joinAs, onetime, teacher } from './class-cast.js';
import { projectIn } from './project-in-class.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

interface Route {
  method: string;
  path: string;
  operation: string;
}

/** Every call of classes, schools and projects that is for teachers. */
function teachersRoutes(): Route[] {
  const calls = [contract.schoolClasses, contract.projects, contract.projectItems].flatMap((group) => Object.values(group)) as unknown as {
    '~orpc': { meta: CallMeta; route: { method?: string; path?: string } };
  }[];
  return calls.flatMap(({ '~orpc': { meta, route } }) => {
    const operation = meta.operation ?? '';
    return /^(class\.(?!visit)|teacher\.)/.test(operation) ? [{ method: route.method!, path: `/api${route.path!}`, operation }] : [];
  });
}

async function pupilIn(schoolClass: SchoolClass, code: string): Promise<TestBrowser> {
  await api.database.query("update school_class set open_until = now() + interval '20 minutes' where id = $1", [schoolClass.id]);
  const browser = api.browser();
  expect((await come(browser, code)).status).toBe(201);
  return browser;
}

describe('a pupil', () => {
  it('[PUP-10] comes through no call that is for teachers, of the own class, a foreign one, or none', { tags: ['proof'] }, async () => {
    const [own, foreign] = [await classCast(api), await classCast(api)];
    const pupil = await pupilIn(own.schoolClass, own.pupils[0]!.code!);
    const routes = teachersRoutes();
    expect(routes.length).toBeGreaterThan(20);
    for (const { method, path, operation } of routes) {
      for (const { schoolClass, pupils, coTeacher } of [own, foreign]) {
        const id = path.includes('pupil_accesses/{') ? pupils[1]!.id : path.includes('/teachers/{') ? coTeacher.entry.id : schoolClass.id;
        const answer = await pupil.call(method, path.replace(/\{[^}]+\}/g, id), method === 'GET' ? {} : { body: {} });
        expect([403, 404], `${operation} ${method} ${path}`).toContain(answer.status);
      }
      expect((await pupil.call(method, path.replace(/\{[^}]+\}/g, newId()), method === 'GET' ? {} : { body: {} })).status, path).not.toBe(
        200,
      );
    }
    expect((await own.owner.browser.get<SchoolClass>(`/api/school_classes/${own.schoolClass.id}`)).body.pupils).toBe(own.pupils.length);
  });

  it('[SES-08] is told of which type the own class is; a teacher has none', async () => {
    const cast = await classCast(api);
    const typeOf = async (browser: TestBrowser) => (await browser.get<CurrentUser>('/api/users/me')).body.schoolClassType;
    expect(await typeOf(await pupilIn(cast.schoolClass, cast.pupils[0]!.code!))).toBe('permanent');
    const owner = await teacher(api);
    const once = (await owner.browser.post<SchoolClass>('/api/school_classes', onetime())).body;
    const guest = api.browser();
    await joinAs(guest, 'Mila', { code: once.code });
    expect([await typeOf(guest), await typeOf(owner.browser)]).toEqual(['onetime', null]);
  });
});

describe('a class and its projects', () => {
  it('[CLS-11] are archived and come back, each in the list where it belongs', async () => {
    const { owner, schoolClass } = await classCast(api);
    const path = `/api/school_classes/${schoolClass.id}`;
    const project = await projectIn(owner.browser, schoolClass.id);
    const listed = async (url: string) =>
      [false, true].map((archived) =>
        owner.browser.get<{ entries: { id: string }[] }>(`${url}${url.includes('?') ? '&' : '?'}archived=${archived}`),
      );
    const where = async (url: string, id: string) =>
      (await Promise.all(await listed(url))).map(({ body }) => body.entries.some((entry) => entry.id === id));
    expect(await where(`${path}/projects`, project.id)).toEqual([true, false]);
    expect((await owner.browser.put<Project>(`/api/projects/${project.id}`, { archived: true })).body.archivedAt).not.toBeNull();
    expect(await where(`${path}/projects`, project.id)).toEqual([false, true]);
    expect((await owner.browser.put<Project>(`/api/projects/${project.id}`, { archived: false })).body.archivedAt).toBeNull();
    expect(await where(`${path}/projects`, project.id)).toEqual([true, false]);
    expect(await where('/api/school_classes', schoolClass.id)).toEqual([true, false]);
    expect((await owner.browser.put<SchoolClass>(path, { archived: true })).body.archivedAt).not.toBeNull();
    expect(await where('/api/school_classes', schoolClass.id)).toEqual([false, true]);
    expect((await owner.browser.put<SchoolClass>(path, { archived: false })).body.archivedAt).toBeNull();
    expect(await where('/api/school_classes', schoolClass.id)).toEqual([true, false]);
  });

  it('[CLS-12] a project has name, task, tools, shared items, time, pause, end and archive, each with its moment', async () => {
    const { owner, schoolClass } = await classCast(api);
    const item = await api.people.item(owner.account);
    const task = [{ type: 'paragraph', runs: [{ text: 'Schreibt!' }] }];
    const made = (
      await owner.browser.post<Project>(`/api/school_classes/${schoolClass.id}/projects`, {
        name: 'Wald',
        task,
        tools: ['text_editor', 'pinboard'],
        itemIds: [item.id],
        unit: 'day',
      })
    ).body;
    const one = `/api/projects/${made.id}`;
    expect(made).toMatchObject({
      name: 'Wald',
      task,
      tools: ['text_editor', 'pinboard'],
      kinds: ['text_document'],
      unit: 'day',
      units: 1,
      unitsMax: 7,
      state: 'active',
      pausedAt: null,
      endedAt: null,
      archivedAt: null,
    });
    expect(Math.round((Date.parse(made.endsAt) - Date.parse(made.createdAt)) / 3_600_000)).toBe(24);
    const changed = (await owner.browser.put<Project>(one, { name: 'Moor', task: null, tools: [] })).body;
    expect(changed).toMatchObject({ name: 'Moor', task: null, tools: [] });
    const moment = expect.any(String) as string;
    expect((await owner.browser.put<Project>(`${one}/pause`, {})).body).toMatchObject({ state: 'paused', pausedAt: moment });
    expect((await owner.browser.put<Project>(`${one}/resume`, {})).body).toMatchObject({ state: 'active', pausedAt: null });
    expect((await owner.browser.put<Project>(`${one}/finish`, {})).body).toMatchObject({ state: 'ended', endedAt: moment });
    expect((await owner.browser.put<Project>(one, { archived: true })).body).toMatchObject({ archivedAt: moment });
  });
});

it('teachers look in the list of a class as they do everywhere, without their ids', async () => {
  const { owner, coTeacher, schoolClass } = await classCast(api);
  const path = `/api/school_classes/${schoolClass.id}`;
  await owner.browser.post(`${path}/teachers`, { email: `nobody-${newId()}@example.org` });
  const [own, list] = [await owner.browser.get<SchoolClass>(path), await owner.browser.get<ClassTeacherEntry[]>(`${path}/teachers`)];
  expect(own.body.ownerLook).toEqual(ownLook(owner.account.id));
  const lookOf = new Map(list.body.map(({ email, look }) => [email, look]));
  expect(lookOf.get(coTeacher.account.email!)).toEqual(ownLook(coTeacher.account.id));
  expect(list.body.map(({ name, look }) => (name === null) === (look === null))).toEqual([true, true, true]);
  expect(list.body.at(-1)).toMatchObject({ name: null, look: null });
  for (const { account } of [owner, coTeacher]) expect(JSON.stringify([own.body, list.body])).not.toContain(`"${account.id}"`);
});
