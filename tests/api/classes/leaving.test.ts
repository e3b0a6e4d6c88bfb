import type { ClassTeacherEntry, Project, ProjectItem } from '@murmel/contracts';
import type { BusEvents } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { hashPassword } from '../../../apps/api/src/core/accounts/passwords.js';
import { startApi, type TestApi } from '../../support/api.js';
import { collectBusEvents } from '../../support/collect-bus-events.js';
import { promised } from '../../support/on-this-machine.js';
import { type ClassCast, classCast, come, expectTeachersOnly } from './class-cast.js';
import { projectIn, pupilDocument } from './project-in-class.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const path = ({ schoolClass }: ClassCast): string => `/api/school_classes/${schoolClass.id}`;

/** A class in which a co-teacher's project runs: with a shared item and something that a pupil made. */
async function withProject() {
  const cast = await classCast(api);
  const shared = await api.people.item(cast.coTeacher.account);
  const project = await projectIn(cast.coTeacher.browser, cast.schoolClass.id, { itemIds: [shared.id] });
  const made = await pupilDocument(api, cast.pupils[0]!.id, project.id, 'Fichte');
  const pupil = api.browser();
  await come(pupil, cast.pupils[0]!.code);
  const heard = await collectBusEvents(api, 'access.changed');
  const expectToldAbout = (ids: BusEvents['access.changed'][]) =>
    expect.poll(() => heard, { timeout: promised(2000) }).toEqual(expect.arrayContaining(ids));
  const stateOf = async () => (await cast.owner.browser.get<Project>(`/api/projects/${project.id}`)).body;
  const pupilMayWrite = async () =>
    (await pupil.get<{ abilities: { contribute: boolean } }>(`/api/items/${shared.id}`)).body.abilities.contribute;
  return { ...cast, shared, project, made, pupil, stateOf, pupilMayWrite, expectToldAbout };
}

describe('colleagues', () => {
  it('everybody who teaches in the class but oneself, its owner first', async () => {
    const cast = await classCast(api);
    const list = async (of: ClassCast['owner']) =>
      (await of.browser.get<{ id: string; owner: boolean }[]>(`${path(cast)}/colleagues`)).body.map(({ id, owner }) => [id, owner]);
    expect(await list(cast.coTeacher)).toEqual([[cast.owner.account.id, true]]);
    expect(await list(cast.owner)).toEqual([[cast.coTeacher.account.id, false]]);
    await expectTeachersOnly(cast, (browser) => browser.get(`${path(cast)}/colleagues`));
  });
});

describe('a co-teacher leaves', () => {
  it('[CLS-10] [DEL-07] their project ends at once for everybody; what was made can be read', async () => {
    const scene = await withProject();
    expect(await scene.pupilMayWrite()).toBe(true);
    expect((await scene.coTeacher.browser.put(`${path(scene)}/leave`, {})).status).toBe(200);
    expect(await scene.stateOf()).toMatchObject({ state: 'ended', teacher: { id: scene.coTeacher.account.id } });
    await scene.expectToldAbout([
      { accountId: scene.coTeacher.account.id },
      { projectId: scene.project.id },
      { itemId: scene.shared.id },
      { itemId: scene.made.id },
    ]);
    expect(await scene.pupilMayWrite()).toBe(false);
    expect((await scene.coTeacher.browser.get(path(scene))).status).toBe(404);
    expect((await scene.coTeacher.browser.get(`/api/projects/${scene.project.id}`)).status).toBe(404);
    expect((await scene.coTeacher.browser.get(`/api/items/${scene.made.id}`)).status).toBe(404);
    expect((await scene.owner.browser.get(`/api/items/${scene.made.id}`)).status).toBe(200);
  });

  it('[D-15] handed over, it goes on under another teacher with what was shared', { tags: ['proof'] }, async () => {
    const scene = await withProject();
    expect((await scene.coTeacher.browser.put(`${path(scene)}/leave`, { handOverTo: scene.owner.account.id })).status).toBe(200);
    expect(await scene.stateOf()).toMatchObject({ state: 'active', teacher: { id: scene.owner.account.id }, abilities: { update: true } });
    const items = await scene.owner.browser.get<ProjectItem[]>(`/api/project_items?project_id=${scene.project.id}`);
    expect(items.body.map(({ item }) => item.id)).toEqual([scene.shared.id]);
    expect(await scene.pupilMayWrite()).toBe(true);
    await scene.expectToldAbout([{ accountId: scene.coTeacher.account.id }, { itemId: scene.made.id }]);
    expect((await scene.coTeacher.browser.get(`/api/items/${scene.made.id}`)).status).toBe(404);
  });

  it('only to somebody who teaches here, else nothing happens', async () => {
    const scene = await withProject();
    for (const handOverTo of [scene.stranger.account.id, scene.former.account.id, scene.coTeacher.account.id, scene.pupils[0]!.id]) {
      expect((await scene.coTeacher.browser.put(`${path(scene)}/leave`, { handOverTo })).status).toBe(404);
    }
    expect((await scene.coTeacher.browser.put(`${path(scene)}/leave`, { handOverTo: 'x' })).status).toBe(400);
    expect((await scene.owner.browser.put(`${path(scene)}/leave`, { handOverTo: scene.stranger.account.id })).status).toBe(400);
    for (const browser of [scene.stranger.browser, scene.nobody]) expect((await browser.put(`${path(scene)}/leave`, {})).status).toBe(404);
    expect((await scene.pupil.put(`${path(scene)}/leave`, {})).status).toBe(403);
    expect(await scene.stateOf()).toMatchObject({ state: 'active', teacher: { id: scene.coTeacher.account.id } });
    expect((await scene.coTeacher.browser.get(path(scene))).status).toBe(200);
  });
});

describe('the owner takes a co-teacher out', () => {
  it('removed: the project ends at once', async () => {
    const scene = await withProject();
    expect((await scene.owner.browser.delete(`/api/teachers/${scene.coTeacher.entry.id}`)).status).toBe(200);
    expect((await scene.stateOf()).state).toBe('ended');
    await scene.expectToldAbout([{ accountId: scene.coTeacher.account.id }, { itemId: scene.shared.id }]);
    expect((await scene.coTeacher.browser.get(`/api/items/${scene.made.id}`)).status).toBe(404);
  });

  it('[CLS-09] deactivated: the project is paused until they are back and go on with it', async () => {
    const scene = await withProject();
    expect((await scene.owner.browser.patch<ClassTeacherEntry>(`/api/teachers/${scene.coTeacher.entry.id}/deactivate`)).body.state).toBe(
      'deactivated',
    );
    expect((await scene.stateOf()).state).toBe('paused');
    await scene.expectToldAbout([{ accountId: scene.coTeacher.account.id }, { itemId: scene.shared.id }]);
    expect([await scene.pupilMayWrite(), (await scene.coTeacher.browser.get(`/api/items/${scene.made.id}`)).status]).toEqual([false, 404]);
    await scene.owner.browser.patch(`/api/teachers/${scene.coTeacher.entry.id}/reactivate`);
    expect((await scene.stateOf()).state).toBe('paused');
    expect((await scene.coTeacher.browser.put(`/api/projects/${scene.project.id}/resume`, {})).status).toBe(200);
    expect(await scene.pupilMayWrite()).toBe(true);
  });

  it("archived, the class ends every project and every pupil's session", async () => {
    const scene = await withProject();
    expect((await scene.owner.browser.put(path(scene), { archived: true })).status).toBe(200);
    expect((await scene.stateOf()).state).toBe('ended');
    expect((await scene.pupil.get('/api/users/me')).status).toBe(401);
    await scene.expectToldAbout([{ itemId: scene.shared.id }, { itemId: scene.made.id }]);
  });
});

describe("a teacher's account goes", () => {
  it("the project in somebody else's class ends and stays there with what pupils made", async () => {
    const scene = await withProject();
    const password = 'richtig-langes-passwort';
    await api.database.query('update account set password_hash = $2 where id = $1', [
      scene.coTeacher.account.id,
      await hashPassword(password),
    ]);
    expect((await scene.coTeacher.browser.delete('/api/users/me', { body: { password } })).status).toBe(200);
    expect(await scene.stateOf()).toMatchObject({ state: 'ended', teacher: { id: scene.owner.account.id } });
    expect((await scene.owner.browser.get(`/api/items/${scene.made.id}`)).status).toBe(200);
  });
});
