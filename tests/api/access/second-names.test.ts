import { ITEM_TYPE_KEYS, ITEM_TYPES } from '@murmel/contracts';
import { newId } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { seedSceneClass } from '../classes/scene-class.js';
import { seedSceneProject } from '../projects/scene-project.js';
import { response, type SurveyCast, surveyCast } from '../surveys/survey-cast.js';

let api: TestApi;
let mine: Scene;
let theirs: Scene;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
  [mine, theirs] = [await scene(), await scene()];
});
afterAll(() => api.stop());

interface Scene extends SurveyCast {
  classId: string;
  projectId: string;
  pupilId: string;
}

async function scene(): Promise<Scene> {
  const cast = await surveyCast(api);
  await response(api, cast.item, [{ questionId: cast.questions.long_answer.id, text: 'Canary' }]);
  const { id: classId, pupil } = await seedSceneClass(api, cast.owner.account, cast.writer.account);
  const { id: projectId } = await seedSceneProject(api, cast.owner.account, classId, cast.item);
  return { ...cast, classId, projectId, pupilId: pupil };
}

const count = async (sql: string, id: string): Promise<number> =>
  (await api.database.query<{ n: number }[]>(`select count(*)::int as n from ${sql} = $1`, [id]))[0]!.n;
const me = (): TestBrowser => mine.owner.browser;
/** Says what is wrong with the request, and nothing of what it names. */
function expectRefused({ status, body }: { status: number; body: unknown }): void {
  expect([status, (body as Refusal).code]).toEqual([400, 'BAD_REQUEST']);
  expect(JSON.stringify(body)).not.toContain('Canary');
}

describe('a request that says a second time what it is about is refused', () => {
  it("answers of a stranger's survey do not come", async () => {
    expectRefused(await me().get(`/api/surveys/surveys/${mine.item.id}/responses?id=${theirs.item.id}`));
  });

  it("a stranger's item is not opened", async () => {
    expectRefused(await me().put(`/api/items/${mine.item.id}/share`, { id: theirs.item.id, privacy: 'public_for_all' }));
    const [{ privacy }] = await api.database.query('select privacy from item where id = $1', [theirs.item.id]);
    expect(privacy).toBe(theirs.item.privacy);
  });

  it("pupils of a stranger's class do not come", async () => {
    expectRefused(await me().get(`/api/school_classes/${mine.classId}/pupil_accesses?id=${theirs.classId}`));
  });

  it("nobody becomes a teacher of a stranger's class", async () => {
    const before = await count('class_teacher where class_id', theirs.classId);
    expectRefused(await me().post(`/api/school_classes/${mine.classId}/teachers`, { id: theirs.classId, email: 'neu@schule.example' }));
    expect(await count('class_teacher where class_id', theirs.classId)).toBe(before);
  });

  it("nothing is shared in a stranger's project", async () => {
    const item = await api.people.item(mine.owner.account, {});
    const before = await count('project_item where project_id', theirs.projectId);
    expectRefused(await me().post(`/api/project_items?project_id=${mine.projectId}`, { project_id: theirs.projectId, item_id: item.id }));
    expect(await count('project_item where project_id', theirs.projectId)).toBe(before);
  });
});

describe('what a call names is of the kind that it is for', () => {
  it('a text document is not thrown away as a survey, nor read as a board', { tags: ['proof'] }, async () => {
    const document = await api.people.item(mine.owner.account, { kind: 'text_document' });
    for (const path of ITEM_TYPE_KEYS.filter((type) => type !== 'text_editor').map((type) => ITEM_TYPES[type].route)) {
      expect((await me().delete(`/api${path}/${document.id}`)).status).toBe(404);
      expect((await me().get(`/api${path}/${document.id}`)).status).toBe(404);
      expect((await me().put(`/api${path}/${document.id}`, { title: 'Anders' })).status).toBe(404);
    }
    const [row] = await api.database.query('select title, discarded_at from item where id = $1', [document.id]);
    expect(row).toEqual({ title: document.title, discarded_at: null });
  });
});

describe('what lies below is looked for inside of it only', () => {
  it('the hand of a pupil of another class stays where it is, as that of nobody', async () => {
    for (const pupil of [theirs.pupilId, newId()])
      expect((await me().put(`/api/projects/${mine.projectId}/hands/${pupil}`, {})).status).toBe(404);
    expect((await me().put(`/api/projects/${mine.projectId}/hands/${mine.pupilId}`, {})).status).toBe(200);
  });
});
