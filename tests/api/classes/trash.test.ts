// @module-tag proof
import type { DiscardedEntry } from '@murmel/contracts';
import { Item, Project, SchoolClass } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { Housekeeping } from '../../../apps/api/src/core/housekeeping/housekeeping.js';
import { startApi, type TestApi } from '../../support/api.js';
import { type ClassCast, classCast, come } from './class-cast.js';
import { projectIn, pupilDocument } from './project-in-class.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const DAY = 86_400_000;
const path = ({ schoolClass }: ClassCast): string => `/api/school_classes/${schoolClass.id}`;

/** A class with a project of its co-teacher in which a pupil made something. */
async function withWork() {
  const cast = await classCast(api);
  const project = await projectIn(cast.coTeacher.browser, cast.schoolClass.id);
  const { id: made } = await pupilDocument(api, cast.pupils[0]!.id, project.id, 'Fichte');
  const pupil = api.browser();
  await come(pupil, cast.pupils[0]!.code);
  const trashOf = async ({ browser }: ClassCast['owner']) =>
    (await browser.get<{ entries: DiscardedEntry[]; total: number }>('/api/items/discarded?limit=50')).body;
  const exists = () =>
    Promise.all([
      api.database.manager.existsBy(SchoolClass, { id: cast.schoolClass.id }),
      api.database.manager.existsBy(Project, { id: project.id }),
      api.database.manager.existsBy(Item, { id: made }),
    ]);
  return { ...cast, project, made, pupil, trashOf, exists };
}
const statusOf = async (call: Promise<{ status: number }>): Promise<number> => (await call).status;

describe('a class in the trash', () => {
  it('[C23] is nobody’s but its owner’s, says what is in it, and comes back as it was', async () => {
    const scene = await withWork();
    const { owner, coTeacher, stranger, pupil, project, made } = scene;
    for (const { browser } of [coTeacher, stranger]) expect(await statusOf(browser.delete(path(scene)))).not.toBe(200);
    expect(await statusOf(owner.browser.delete(path(scene)))).toBe(200);
    for (const browser of [owner.browser, coTeacher.browser, pupil]) {
      for (const address of [path(scene), `/api/projects/${project.id}`, `/api/items/${made}`])
        expect([403, 404], address).toContain(await statusOf(browser.get(address)));
    }
    expect((await come(api.browser(), scene.pupils[1]!.code)).body.code).toBe('CODE_UNKNOWN');
    expect((await scene.trashOf(owner)).entries).toEqual([
      {
        id: scene.schoolClass.id,
        kind: 'school_class',
        title: '9a Deutsch',
        language: null,
        className: null,
        place: null,
        discardedAt: expect.any(String),
        contents: { pupils: 3, projects: 1, items: [{ kind: 'text_document', count: 1 }] },
      },
    ]);
    expect([await scene.trashOf(coTeacher), await scene.trashOf(stranger)]).toMatchObject([{ total: 0 }, { total: 0 }]);
    for (const { browser } of [coTeacher, stranger]) {
      expect(await statusOf(browser.patch(`${path(scene)}/restore`))).toBe(404);
      expect(await statusOf(browser.delete(`${path(scene)}/discarded`))).toBe(404);
    }
    expect(await statusOf(owner.browser.patch(`${path(scene)}/restore`))).toBe(200);
    expect(await statusOf(coTeacher.browser.get(`/api/items/${made}`))).toBe(200);
    expect((await come(api.browser(), scene.pupils[0]!.code)).status).toBe(201);
  });

  it('goes for ever with everything in it, by its owner or after 30 days, and never from outside of the trash', async () => {
    const scene = await withWork();
    expect(await statusOf(scene.owner.browser.delete(`${path(scene)}/discarded`))).toBe(404);
    await scene.owner.browser.delete(path(scene));
    expect(await scene.exists()).toEqual([true, true, true]);
    await scene.owner.browser.delete(`${path(scene)}/discarded`);
    expect(await scene.exists()).toEqual([false, false, false]);
    const other = await withWork();
    await other.owner.browser.delete(path(other));
    const housekeeping = api.application.get(Housekeeping);
    await housekeeping.run(new Date(Date.now() + 29 * DAY));
    expect(await other.exists()).toEqual([true, true, true]);
    await housekeeping.run(new Date(Date.now() + 30.1 * DAY));
    expect(await other.exists()).toEqual([false, false, false]);
  });
});

describe('a project in the trash', () => {
  it('[C23] is its teacher’s alone with what was made in it, comes back, and goes for ever after 30 days', async () => {
    const scene = await withWork();
    const { owner, coTeacher, pupil, project, made } = scene;
    const address = `/api/projects/${project.id}`;
    expect(await statusOf(coTeacher.browser.delete(address))).toBe(200);
    for (const browser of [owner.browser, coTeacher.browser, pupil])
      for (const gone of [address, `/api/items/${made}`]) expect(await statusOf(browser.get(gone))).toBe(404);
    for (const list of [`${path(scene)}/projects`, `${path(scene)}/projects?archived=true`])
      expect((await owner.browser.get<{ total: number }>(list)).body.total).toBe(0);
    expect((await scene.trashOf(coTeacher)).entries).toMatchObject([
      { id: project.id, kind: 'project', className: '9a Deutsch', contents: { pupils: 1, items: [{ kind: 'text_document', count: 1 }] } },
    ]);
    expect((await scene.trashOf(owner)).total).toBe(0);
    expect(await statusOf(owner.browser.patch(`${address}/restore`))).toBe(404);
    expect(await statusOf(coTeacher.browser.patch(`${address}/restore`))).toBe(200);
    expect(await statusOf(pupil.get(`/api/items/${made}`))).toBe(200);
    await coTeacher.browser.delete(address);
    await api.application.get(Housekeeping).run(new Date(Date.now() + 30.1 * DAY));
    expect(await scene.exists()).toEqual([true, false, false]);
  });
});

describe('the owner of a class', () => {
  it('hands it over to a colleague and leaves; nobody leaves a class alone', async () => {
    const scene = await withWork();
    const { owner, coTeacher, stranger } = scene;
    const leave = (handOverTo?: string) => owner.browser.put<{ code: string }>(`${path(scene)}/leave`, { handOverTo });
    for (const nobody of [undefined, stranger.account.id, owner.account.id, scene.former.account.id])
      expect((await leave(nobody)).body.code).toBe('BAD_REQUEST');
    expect((await leave(coTeacher.account.id)).status).toBe(200);
    expect(await statusOf(owner.browser.get(path(scene)))).toBe(404);
    expect((await coTeacher.browser.get(path(scene))).body).toMatchObject({ abilities: { manage: true } });
    expect((await coTeacher.browser.get(`${path(scene)}/teachers`)).body).toMatchObject([{ id: scene.former.entry.id }]);
  });
});
