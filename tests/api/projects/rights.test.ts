import type { Item as ItemContract, Project, PupilItem, VisitedClass } from '@murmel/contracts';
import { Item, SchoolClass, Project as StoredProject } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { Answer, Refusal, TestBrowser } from '../../support/browser.js';
import { newClass, newProject, type ProjectCast, projectCast, signedIn, statuses } from './project-cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const documentOf = ({ item }: ProjectCast): string => `/api/text_editor/documents/${item.id}`;
const makeIn = (
  browser: TestBrowser,
  projectId: string | undefined,
  path = '/api/text_editor/documents',
): Promise<Answer<ItemContract & Refusal>> =>
  browser.call('POST', path, { headers: projectId === undefined ? {} : { 'x-current-project-id': projectId }, body: {} });

/** Returns a pupil's right on the shared document, in one word. */
async function rightOf(cast: ProjectCast, browser: TestBrowser): Promise<string> {
  const { status, body } = await browser.get<ItemContract>(documentOf(cast));
  if (status !== 200) return String(status);
  return body.abilities.contribute ? 'write' : body.abilities.answer ? 'read' : 'look';
}

describe('pupils and the items that a project shares', () => {
  it('[E4a] have the right that the project gives, also on a locked item, and only they', async () => {
    const cast = await projectCast(api);
    expect(await statuses(cast, (browser) => browser.get(documentOf(cast)))).toEqual({
      owner: 200,
      classOwner: 404,
      colleague: 404,
      stranger: 404,
      pupil: 200,
      otherPupil: 404,
      visitor: 404,
      nobody: 404,
    });
    expect([await rightOf(cast, cast.pupil.browser), await rightOf(cast, cast.otherPupil.browser)]).toEqual(['write', '404']);
    await cast.owner.browser.put(`/api/project_items/${cast.shared.id}`, { right: 'read' });
    expect(await rightOf(cast, cast.pupil.browser)).toBe('read');
    expect((await cast.pupil.browser.put(documentOf(cast), { title: 'Meins' })).status).toBe(403);
    await cast.owner.browser.delete(`/api/project_items/${cast.shared.id}`);
    expect(await rightOf(cast, cast.pupil.browser)).toBe('404');
  });

  it('[E4a] only look while the project is paused, and after its end', async () => {
    const cast = await projectCast(api);
    const { owner, pupil, project } = cast;
    const after = async (step: string) => {
      await owner.browser.put(`/api/projects/${project.id}/${step}`, {});
      return rightOf(cast, pupil.browser);
    };
    expect([await after('pause'), await after('resume')]).toEqual(['look', 'write']);
    await api.database.manager.update(StoredProject, { id: project.id }, { endsAt: new Date(Date.now() - 1000) });
    expect(await rightOf(cast, pupil.browser)).toBe('look');
    expect([await after('extend'), await after('finish')]).toEqual(['write', 'look']);
    await owner.browser.put(`/api/projects/${project.id}`, { archived: true });
    expect(await rightOf(cast, pupil.browser)).toBe('look');
  });

  it('a running project goes before a paused one; trash, deactivation and an archived class end it', async () => {
    const cast = await projectCast(api);
    const { owner, classOwner, pupil, classmate, project, schoolClass, item } = cast;
    await owner.browser.put(`/api/projects/${project.id}/pause`, {});
    await newProject(owner, schoolClass.id, { name: 'Zweites', itemIds: [item.id] });
    expect(await rightOf(cast, pupil.browser)).toBe('write');
    await classOwner.browser.patch(`/api/pupil_accesses/${classmate.account.id}/deactivate`);
    expect(await rightOf(cast, await api.people.signIn(api.browser(), classmate.account))).toBe('404');
    await owner.browser.delete(documentOf(cast));
    expect(await rightOf(cast, pupil.browser)).toBe('404');
    await owner.browser.patch(`/api/items/${item.id}/restore`);
    await api.database.manager.update(SchoolClass, { id: schoolClass.id }, { archivedAt: new Date() });
    expect(await rightOf(cast, await api.people.signIn(api.browser(), pupil.account))).toBe('look');
  });
});

describe('what pupils make', () => {
  it('[A38] stays a year unless somebody says otherwise, what teachers make for ever, and guests make nothing', async () => {
    const { owner, pupil, project } = await projectCast(api);
    const cleanupOf = async (id: string) => (await api.database.manager.findOneByOrFail(Item, { id })).autoCleanup;
    expect(await cleanupOf((await makeIn(pupil.browser, project.id)).body.id)).toBe('year');
    const paths = [
      '/api/text_editor/documents',
      '/api/word_clouds/word_clouds',
      '/api/surveys/surveys',
      '/api/pinboard/boards',
      '/api/teaching_board/screens',
    ];
    const guest = api.browser();
    await api.people.visit(guest);
    for (const path of paths) {
      const made = await owner.browser.post<{ id: string }>(path, {});
      expect([path, made.status, await cleanupOf(made.body.id)]).toEqual([path, 201, 'never']);
      expect([(await guest.post(path, {})).status, (await api.browser().post(path, {})).status]).toEqual([403, 401]);
    }
  });

  it("says of itself what is the pupils' to say: how teachers sort things is refused, by every call and by halves", async () => {
    const { owner, pupil, project } = await projectCast(api);
    const own = { title: 'Mein Text', description: 'Entwurf', language: 'en' };
    const { id } = (await makeIn(pupil.browser, project.id)).body;
    for (const path of [`/api/items/${id}`, `/api/text_editor/documents/${id}`]) {
      for (const more of [{ gradeLevels: [] }, { subjectTypes: ['BIOLOGY'] }, { schoolTypes: [] }, { international: true }])
        expect((await pupil.browser.put<Refusal>(path, { title: 'Anders', ...more })).body.code).toBe('FORBIDDEN');
      expect((await pupil.browser.put(path, own)).status).toBe(200);
    }
    expect(await api.database.manager.findOneByOrFail(Item, { id })).toMatchObject({ ...own, subjectTypes: [] });
    const headers = { 'x-current-project-id': project.id };
    const made = await pupil.browser.post<Refusal>('/api/text_editor/documents', { subjectTypes: ['BIOLOGY'] }, { headers });
    expect([made.status, made.body.code]).toEqual([403, 'FORBIDDEN']);
    const hers = (await owner.browser.post<{ id: string }>('/api/text_editor/documents', { subjectTypes: ['BIOLOGY'] })).body;
    expect(await api.database.manager.findOneByOrFail(Item, { id: hers.id })).toMatchObject({ subjectTypes: ['BIOLOGY'] });
  });

  it('[PUP-05] [E4a] only in a running project of their class, only with a released tool', async () => {
    const cast = await projectCast(api);
    const { pupil, otherPupil, owner, project } = cast;
    expect((await makeIn(pupil.browser, undefined)).status).toBe(403);
    expect((await makeIn(otherPupil.browser, project.id)).status).toBe(403);
    expect((await makeIn(pupil.browser, 'x')).status).toBe(403);
    expect((await makeIn(pupil.browser, project.id, '/api/word_clouds/word_clouds')).body.code).toBe('TOOL_NOT_RELEASED');
    const made = await makeIn(pupil.browser, project.id);
    expect([made.status, made.body.mine, made.body.abilities.update, made.body.abilities.share]).toEqual([201, true, true, false]);
    expect(await api.database.manager.findOneByOrFail(Item, { id: made.body.id })).toMatchObject({
      projectId: project.id,
      ownerId: pupil.account.id,
      privacy: 'locked',
      autoCleanup: 'year',
    });
    await owner.browser.put(`/api/projects/${project.id}/pause`, {});
    expect((await makeIn(pupil.browser, project.id)).status).toBe(403);
    expect((await pupil.browser.put(`/api/text_editor/documents/${made.body.id}`, { title: 'Heimlich' })).status).toBe(403);
    expect((await pupil.browser.get(`/api/text_editor/documents/${made.body.id}`)).status).toBe(200);
  });

  it("[E21] [CLS-23] is seen by the project's teacher and the owner of the class, and by nobody else", { tags: ['proof'] }, async () => {
    const cast = await projectCast(api);
    const { body: made } = await makeIn(cast.pupil.browser, cast.project.id);
    const path = `/api/text_editor/documents/${made.id}`;
    expect(await statuses(cast, (browser) => browser.get(path))).toEqual({
      owner: 200,
      classOwner: 200,
      colleague: 404,
      stranger: 404,
      pupil: 200,
      otherPupil: 404,
      visitor: 404,
      nobody: 404,
    });
    expect((await cast.classmate.browser.get(path)).status).toBe(404);
    expect(await statuses(cast, (browser) => browser.put(path, { title: 'Von mir' }))).toMatchObject({
      owner: 403,
      classOwner: 403,
      pupil: 200,
    });
    const { body } = await cast.owner.browser.get<{ entries: PupilItem[]; total: number }>(
      `/api/projects/${cast.project.id}/pupil_items?pupilId=${cast.pupil.account.id}`,
    );
    expect([body.total, body.entries[0]?.item.id, body.entries[0]?.pupil.name]).toEqual([1, made.id, 'P1']);
    const own = await cast.pupil.browser.get<{ total: number }>(`/api/projects/${cast.project.id}/own_items`);
    const mates = await cast.classmate.browser.get<{ total: number }>(`/api/projects/${cast.project.id}/own_items`);
    expect([own.body.total, mates.body.total]).toEqual([1, 0]);
  });

  it('[E21] a teacher who is not in the class any more sees none of it', async () => {
    const cast = await projectCast(api);
    const { body: made } = await makeIn(cast.pupil.browser, cast.project.id);
    await cast.owner.browser.put(`/api/school_classes/${cast.schoolClass.id}/leave`, {});
    expect((await cast.owner.browser.get(`/api/text_editor/documents/${made.id}`)).status).toBe(404);
    expect((await cast.owner.browser.get(`/api/projects/${cast.project.id}`)).status).toBe(404);
  });
});

describe('a class as its pupils see it', () => {
  it('own class only, nothing about anybody else', async () => {
    const cast = await projectCast(api);
    const path = `/api/school_classes/${cast.schoolClass.id}/visit`;
    expect(await statuses(cast, (browser) => browser.get(path))).toEqual({
      owner: 403,
      classOwner: 403,
      colleague: 403,
      stranger: 404,
      pupil: 200,
      otherPupil: 404,
      visitor: 404,
      nobody: 404,
    });
    const { body } = await cast.pupil.browser.get<VisitedClass>(path);
    expect(body).toMatchObject({
      name: '9a Deutsch',
      admitted: true,
      projects: [{ id: cast.project.id, state: 'active', items: [{ item: { title: 'Gruppe 1' }, right: 'write', done: false }] }],
    });
    expect(JSON.stringify(body)).not.toContain(cast.classmate.account.id);
    await cast.owner.browser.put(`/api/projects/${cast.project.id}`, { archived: true });
    const projects = async (query: string) => (await cast.pupil.browser.get<VisitedClass>(`${path}${query}`)).body.projects.length;
    expect([await projects(''), await projects('?archived=true')]).toEqual([0, 1]);
  });

  it('[E26] a hand goes up once, down by oneself or by the teacher', async () => {
    const cast = await projectCast(api);
    const path = `/api/projects/${cast.project.id}/hand`;
    expect(await statuses(cast, (browser) => browser.put(path, { up: true }))).toEqual({
      owner: 403,
      classOwner: 403,
      colleague: 403,
      stranger: 404,
      pupil: 200,
      otherPupil: 404,
      visitor: 404,
      nobody: 404,
    });
    const hands = () => api.database.query<unknown[]>('select 1 from project_hand where project_id = $1', [cast.project.id]);
    expect([(await cast.pupil.browser.put(path, { up: true })).status, (await hands()).length]).toEqual([200, 1]);
    expect((await cast.pupil.browser.put(path, {})).status).toBe(400);
    const lower = (browser: TestBrowser) => browser.put(`/api/projects/${cast.project.id}/hands/${cast.pupil.account.id}`, {});
    expect(await statuses(cast, lower)).toEqual({
      owner: 200,
      classOwner: 200,
      colleague: 403,
      stranger: 404,
      pupil: 403,
      otherPupil: 403,
      visitor: 404,
      nobody: 404,
    });
    expect(await hands()).toEqual([]);
  });

  it('a pupil of one class does not come near the projects of another one', async () => {
    const cast = await projectCast(api);
    const another = await signedIn(api, await api.people.account());
    const { schoolClass } = await newClass(api, another, ['R1']);
    const project: Project = await newProject(another, schoolClass.id);
    for (const path of [
      `/api/projects/${project.id}`,
      `/api/school_classes/${schoolClass.id}/visit`,
      `/api/project_items?project_id=${project.id}`,
    ])
      expect((await cast.pupil.browser.get(path)).status).toBe(404);
  });
});
