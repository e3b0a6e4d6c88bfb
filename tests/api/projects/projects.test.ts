import { type ContentKind, LIMITS, type Project, type ProjectItem, type SchoolClass } from '@murmel/contracts';
import { ProjectItem as StoredItem, Project as StoredProject } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal } from '../../support/browser.js';
import { newProject, projectCast, statuses } from './project-cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const HOUR_MS = 3_600_000;
const one = ({ id }: { id: string }): string => `/api/projects/${id}`;

describe('projects', () => {
  it('[CLS-24] each teacher of the class makes some; nobody else does, and foreign classes look as if they were not there', async () => {
    const cast = await projectCast(api);
    const create = (browser: typeof cast.nobody) =>
      browser.post(`/api/school_classes/${cast.schoolClass.id}/projects`, { name: 'Neu', unit: 'month' });
    expect(await statuses(cast, create)).toEqual({
      owner: 201,
      classOwner: 201,
      colleague: 201,
      stranger: 404,
      pupil: 403,
      otherPupil: 403,
      visitor: 404,
      nobody: 404,
    });
    const { body } = await cast.colleague.browser.get<{ entries: Project[]; total: number }>(
      `/api/school_classes/${cast.schoolClass.id}/projects`,
    );
    expect([body.total, new Set(body.entries.map(({ teacher }) => teacher.id)).size]).toEqual([4, 3]);
    await api.database.query(
      "insert into project_presence (socket_id, project_id, pupil_id, seen_at) values ('here', $1, $2, now()), ('gone', $1, $3, now() - interval '1 minute')",
      [cast.project.id, cast.pupil.account.id, cast.classmate.account.id],
    );
    const { running, online } = (await cast.colleague.browser.get<SchoolClass>(`/api/school_classes/${cast.schoolClass.id}`)).body;
    expect([running, online]).toEqual([4, 1]);
    expect(await statuses(cast, (browser) => browser.get(`/api/school_classes/${cast.schoolClass.id}/projects`))).toEqual({
      owner: 200,
      classOwner: 200,
      colleague: 200,
      stranger: 404,
      pupil: 403,
      otherPupil: 403,
      visitor: 404,
      nobody: 404,
    });
  });

  it('name of 2 to 100 characters, a known unit, released tools once each, a task that is not too long', async () => {
    const { owner, schoolClass } = await projectCast(api);
    const create = (body: object) =>
      owner.browser.post<Project & Refusal>(`/api/school_classes/${schoolClass.id}/projects`, { name: 'Wald', unit: 'day', ...body });
    for (const body of [
      { name: 'W' },
      { name: 'W'.repeat(101) },
      { unit: 'week' },
      { tools: ['flying'] },
      { task: 'Text' },
      { extra: true },
    ])
      expect((await create(body)).status).toBe(400);
    const paragraph = { type: 'paragraph', runs: [{ text: 'x'.repeat(5001) }] };
    const long = await create({ task: [paragraph, paragraph] });
    expect([long.status, long.body.code, long.body.data]).toEqual([422, 'TEXT_TOO_LONG', { limit: LIMITS.project.taskMax }]);
    const linked = await create({
      task: [
        {
          type: 'paragraph',
          runs: [
            { text: 'gut', link: 'https://wald.example/' },
            { text: 'schlecht', link: 'javascript:alert(1)' },
          ],
        },
      ],
    });
    expect(linked.body.task).toEqual([{ type: 'paragraph', runs: [{ text: 'gut', link: 'https://wald.example/' }, { text: 'schlecht' }] }]);
    const made = await create({ task: [{ type: 'paragraph', runs: [{ text: 'Schreibt!' }] }], tools: ['text_editor', 'text_editor'] });
    const stored = await api.database.manager.findOneByOrFail(StoredProject, { id: made.body.id });
    expect([stored.tools, stored.unit, stored.units, stored.task]).toEqual([
      ['text_editor'],
      'day',
      1,
      [{ type: 'paragraph', runs: [{ text: 'Schreibt!' }] }],
    ]);
    expect(stored.endsAt.getTime() - Date.now()).toBeGreaterThan(23.9 * HOUR_MS);
  });

  it('[CLS-23] is seen by all teachers and pupils of its class, and changed by its teacher', { tags: ['proof'] }, async () => {
    const cast = await projectCast(api);
    expect(await statuses(cast, (browser) => browser.get(one(cast.project)))).toEqual({
      owner: 200,
      classOwner: 200,
      colleague: 200,
      stranger: 404,
      pupil: 200,
      otherPupil: 404,
      visitor: 404,
      nobody: 404,
    });
    const forbidden = {
      owner: 200,
      classOwner: 403,
      colleague: 403,
      stranger: 404,
      pupil: 403,
      otherPupil: 403,
      visitor: 404,
      nobody: 404,
    };
    expect(await statuses(cast, (browser) => browser.put(one(cast.project), { name: 'Anders' }))).toEqual(forbidden);
    for (const step of ['pause', 'resume', 'extend', 'finish'])
      expect(await statuses(cast, (browser) => browser.put(`${one(cast.project)}/${step}`, {}))).toEqual(forbidden);
    expect(await statuses(cast, (browser) => browser.get(`${one(cast.project)}/contents`))).toEqual(forbidden);
    expect((await api.database.manager.findOneByOrFail(StoredProject, { id: cast.project.id })).name).toBe('Anders');
    const seen = { owner: 200, classOwner: 200, colleague: 403, stranger: 404, pupil: 403, otherPupil: 403, visitor: 404, nobody: 404 };
    for (const path of ['pupil_items', 'activities'])
      expect(await statuses(cast, (browser) => browser.get(`${one(cast.project)}/${path}`))).toEqual(seen);
  });

  it('[CLS-14] [DEL-06] 24 hours up to seven times, one month up to six times; the next one is refused with the number', async () => {
    const { owner, schoolClass } = await projectCast(api);
    for (const [unit, max] of [
      ['day', 7],
      ['month', 6],
    ] as const) {
      let project = await newProject(owner, schoolClass.id, { unit });
      const begun = Date.now();
      for (let units = 2; units <= max; units += 1) {
        const answer = await owner.browser.put<Project>(`${one(project)}/extend`, {});
        expect([answer.status, answer.body.units]).toEqual([200, units]);
        project = answer.body;
      }
      const days = (new Date(project.endsAt).getTime() - begun) / (24 * HOUR_MS);
      expect(Math.round(days)).toBeGreaterThanOrEqual(unit === 'day' ? 7 : 178);
      expect(Math.round(days)).toBeLessThanOrEqual(unit === 'day' ? 7 : 185);
      const refused = await owner.browser.put<Refusal>(`${one(project)}/extend`, {});
      expect([refused.status, refused.body.code, refused.body.data]).toEqual([422, 'PROJECT_TIME_REACHED', { limit: max, unit }]);
    }
  });

  it('of 24 hours becomes one of a month and back; the way there and back gives no more time than there is', async () => {
    const cast = await projectCast(api);
    const { owner, project } = cast;
    const to = (unit: string, browser = owner.browser) => browser.put<Project & Refusal>(`${one(project)}/extend`, { unit });
    const madeAgo = (days: number) =>
      api.database.manager.update(StoredProject, { id: project.id }, { createdAt: new Date(Date.now() - days * 24 * HOUR_MS) });
    const hoursLeft = ({ endsAt }: Project) => Math.round((new Date(endsAt).getTime() - Date.now()) / HOUR_MS);
    expect(project).toMatchObject({ unit: 'day', units: 1, unitsMax: 7, otherUnit: 'month' });
    expect((await to('week')).status).toBe(400);
    const month = (await to('month')).body;
    expect(month).toMatchObject({ unit: 'month', units: 1, unitsMax: 6, otherUnit: 'day', state: 'active' });
    expect(hoursLeft(month) / 24).toBeGreaterThanOrEqual(28);
    await madeAgo(2.5);
    const day = (await to('day')).body;
    expect([day, hoursLeft(day)]).toMatchObject([{ unit: 'day', units: 3, unitsMax: 7, otherUnit: 'month' }, 24]);
    expect((await to('day')).body).toMatchObject({ unit: 'day', units: 4 });

    await api.database.manager.update(StoredProject, { id: project.id }, { endsAt: new Date(Date.now() - HOUR_MS) });
    await madeAgo(70);
    expect((await to('month')).body).toMatchObject({ unit: 'month', units: 3, otherUnit: null, state: 'active' });
    expect((await to('day')).body).toMatchObject({ code: 'PROJECT_TIME_REACHED', data: { limit: 7, unit: 'day' } });
    await api.database.manager.update(StoredProject, { id: project.id }, { unit: 'day', units: 7 });
    await madeAgo(200);
    expect((await to('month')).body).toMatchObject({ code: 'PROJECT_TIME_REACHED', data: { limit: 6, unit: 'month' } });
    expect((await owner.browser.get<Project>(one(project))).body).toMatchObject({ unit: 'day', units: 7, otherUnit: null });

    expect(await statuses(cast, (browser) => to('month', browser))).toEqual({
      owner: 422,
      classOwner: 403,
      colleague: 403,
      stranger: 404,
      pupil: 403,
      otherPupil: 403,
      visitor: 404,
      nobody: 404,
    });
    await owner.browser.put(`${one(project)}/finish`, {});
    expect((await to('month')).body.code).toBe('PROJECT_NOT_ACTIVE');
  });

  it('[CLS-13] [CLS-14] [CLS-15] pauses, goes on, ends by time, runs again when extended, and ends for good', async () => {
    const { owner, project } = await projectCast(api);
    const step = async (name: string) => {
      const { status, body } = await owner.browser.put<Project & Refusal>(`${one(project)}/${name}`, {});
      return status === 200 ? body.state : body.code;
    };
    expect([await step('pause'), await step('pause'), await step('resume')]).toEqual(['paused', 'paused', 'active']);
    await api.database.manager.update(StoredProject, { id: project.id }, { endsAt: new Date(Date.now() - 1000) });
    expect((await owner.browser.get<Project>(one(project))).body).toMatchObject({ state: 'ended', endedAt: expect.any(String) as string });
    expect([await step('pause'), await step('resume'), await step('extend')]).toEqual([
      'PROJECT_NOT_ACTIVE',
      'PROJECT_NOT_ACTIVE',
      'active',
    ]);
    expect([await step('finish'), await step('extend'), await step('pause')]).toEqual([
      'ended',
      'PROJECT_NOT_ACTIVE',
      'PROJECT_NOT_ACTIVE',
    ]);
    expect((await owner.browser.put<Project>(one(project), { archived: true })).body.archivedAt).not.toBeNull();
  });

  it('[CLS-17] [CLS-19] takes at most ten items, the own ones only; the eleventh is refused with the number', async () => {
    const cast = await projectCast(api);
    const { owner, project, stranger } = cast;
    const share = async (itemId: string) =>
      owner.browser.post<ProjectItem & Refusal>('/api/project_items', { project_id: project.id, item_id: itemId });
    const foreign = await api.people.item(stranger.account);
    const trashed = await api.people.item(owner.account, { discardedAt: new Date() });
    for (const id of [foreign.id, trashed.id, '0190b7a0-0000-7000-8000-000000000000']) {
      const refused = await share(id);
      expect([refused.status, refused.body.code]).toEqual([400, 'FOREIGN_ITEM']);
    }
    for (let count = 2; count <= LIMITS.project.items; count += 1)
      expect((await share((await api.people.item(owner.account)).id)).status).toBe(201);
    const eleventh = await share((await api.people.item(owner.account)).id);
    expect([eleventh.status, eleventh.body.code, eleventh.body.data]).toEqual([
      422,
      'PROJECT_ITEM_LIMIT_REACHED',
      { limit: LIMITS.project.items },
    ]);
    expect(await api.database.manager.countBy(StoredItem, { projectId: project.id })).toBe(10);
    const eleven = Array.from({ length: 11 }, () => '0190b7a0-0000-7000-8000-000000000000');
    expect(
      (await owner.browser.post(`/api/school_classes/${cast.schoolClass.id}/projects`, { name: 'Elf', unit: 'day', itemIds: eleven }))
        .status,
    ).toBe(400);
    const half = await owner.browser.post<Refusal>(`/api/school_classes/${cast.schoolClass.id}/projects`, {
      name: 'Fremdes',
      unit: 'day',
      itemIds: [foreign.id],
    });
    expect([half.body.code, await api.database.manager.countBy(StoredProject, { name: 'Fremdes' })]).toEqual(['FOREIGN_ITEM', 0]);
  });

  it('[E4a] an item is shared with a right that its tool knows, without a word with the fullest one; others are refused and change nothing', async () => {
    const { owner, project, schoolClass } = await projectCast(api);
    const share = async (kind: ContentKind, right?: string) => {
      const { id } = await api.people.item(owner.account, { kind });
      const { body } = await owner.browser.post<ProjectItem & Refusal>('/api/project_items', {
        project_id: project.id,
        item_id: id,
        right,
      });
      return body;
    };
    for (const kind of ['text_document', 'word_cloud', 'pinboard'] as const)
      expect([(await share(kind)).right, (await share(kind, 'read')).right]).toEqual(['write', 'read']);
    for (const kind of ['survey', 'screen'] as const) {
      const { id, right } = await share(kind);
      expect([kind, right, (await share(kind, 'write')).code]).toEqual([kind, 'read', 'PERMISSION_WITHOUT_MEANING']);
      const path = `/api/project_items/${id}`;
      expect((await owner.browser.put<Refusal>(path, { right: 'write' })).body.code).toBe('PERMISSION_WITHOUT_MEANING');
      expect((await owner.browser.get<ProjectItem>(path)).body.right).toBe('read');
    }
    expect((await owner.browser.get<ProjectItem[]>(`/api/project_items?project_id=${project.id}`)).body).toHaveLength(9);
    const survey = await api.people.item(owner.account, { kind: 'survey' });
    const { body: another } = await owner.browser.post<Project>(`/api/school_classes/${schoolClass.id}/projects`, {
      name: 'Umfrage',
      unit: 'day',
      itemIds: [survey.id],
    });
    const [first] = (await owner.browser.get<ProjectItem[]>(`/api/project_items?project_id=${another.id}`)).body;
    expect(first?.right).toBe('read');
  });

  it('[CLS-18] items are shared, changed and taken out by the teacher of the project alone; pupils are forbidden to', async () => {
    const cast = await projectCast(api);
    const forbidden = { classOwner: 403, colleague: 403, stranger: 404, pupil: 403, otherPupil: 403, visitor: 404, nobody: 404 };
    const path = `/api/project_items/${cast.shared.id}`;
    expect(await statuses(cast, (browser) => browser.put(path, { right: 'read' }))).toEqual({ owner: 200, ...forbidden });
    expect(await statuses(cast, (browser) => browser.get(path))).toMatchObject({
      owner: 200,
      colleague: 200,
      pupil: 200,
      otherPupil: 404,
      stranger: 404,
      nobody: 404,
    });
    expect(await statuses(cast, (browser) => browser.get(`/api/project_items?project_id=${cast.project.id}`))).toMatchObject({
      owner: 200,
      colleague: 200,
      pupil: 200,
      otherPupil: 404,
      stranger: 404,
      nobody: 404,
    });
    for (const query of ['', '?project_id=1', '?project_id=0190b7a0-0000-7000-8000-000000000000'])
      expect((await cast.owner.browser.get(`/api/project_items${query}`)).status).toBe(404);
    const { pupil } = cast;
    expect((await pupil.browser.post('/api/project_items', { project_id: cast.project.id, item_id: cast.item.id })).status).toBe(403);
    expect((await pupil.browser.delete(path)).status).toBe(403);
    expect(await statuses(cast, (browser) => browser.delete(path))).toEqual({ ...forbidden, owner: 200, classOwner: 404, colleague: 404 });
    expect(await api.database.manager.countBy(StoredItem, { id: cast.shared.id })).toBe(0);
  });

  it('[C23] [CLS-13] goes for ever with what its pupils made; the shared items stay', async () => {
    const cast = await projectCast(api);
    const made = await cast.pupil.browser.call<{ id: string }>('POST', '/api/text_editor/documents', {
      headers: { 'x-current-project-id': cast.project.id },
      body: {},
    });
    expect((await cast.owner.browser.get<object>(`${one(cast.project)}/contents`)).body).toEqual({
      pupils: 1,
      projects: 1,
      items: [{ kind: 'text_document', count: 1 }],
    });
    expect(await statuses(cast, (browser) => browser.delete(one(cast.project)))).toMatchObject({ owner: 200, pupil: 403 });
    const destroyed = await statuses(cast, (browser) => browser.delete(`${one(cast.project)}/discarded`));
    expect(destroyed).toMatchObject({ owner: 200, pupil: 403 });
    const left = await api.database.query<{ id: string }[]>('select id from item where id = any($1)', [[made.body.id, cast.item.id]]);
    expect(left).toEqual([{ id: cast.item.id }]);
  });

  it('[E4a] surveys and teaching boards that were shared with a right of other tools come through the migration', {
    tags: ['proof'],
  }, async () => {
    const { owner, project, shared } = await projectCast(api);
    const survey = await api.people.item(owner.account, { kind: 'survey' });
    const { body } = await owner.browser.post<ProjectItem>('/api/project_items', { project_id: project.id, item_id: survey.id });
    const { manager } = api.database;
    const isBefore = async (): Promise<boolean> =>
      (await manager.query("select 1 from information_schema.columns where table_name = 'account' and column_name = 'terms_agreed_at'"))
        .length === 0;
    while (!(await isBefore())) await api.database.undoLastMigration();
    await manager.update(StoredItem, { id: body.id }, { right: 'write' });
    await api.database.runMigrations({ transaction: 'each' });
    const rights = (await owner.browser.get<ProjectItem[]>(`/api/project_items?project_id=${project.id}`)).body;
    expect(rights.map(({ id, right }) => [id, right])).toEqual([
      [shared.id, 'write'],
      [body.id, 'read'],
    ]);
  });
});
