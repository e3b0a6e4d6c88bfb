import {
  type Item as Answer,
  callsRouteOf,
  ITEM_TYPE_KEYS,
  ITEM_TYPES,
  LIMITS,
  recorderOfKind,
  TAG_LIMITS,
  TOOL_KEYS,
} from '@murmel/contracts';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { TestBrowser } from '../../support/browser.js';
import { projectCast } from '../projects/project-cast.js';
import { castOf, stored } from '../sharing/cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const SUBJECTS =
  'GERMAN DAZ ENGLISH FRENCH SPANISH LATIN OTHER_LANGUAGES MATH COMPUTER_SCIENCE BIOLOGY CHEMISTRY PHYSICS SCIENCE GENERAL_STUDIES ' +
  'GEOGRAPHY HISTORY POLITICS ECONOMICS ETHICS_PHILOSOPHY RELIGION ART MUSIC SPORTS INTERDISCIPLINARY';

describe('PUT /items/{id}', () => {
  it('readers and guests may not, for strangers it does not exist', async () => {
    const { item, reader, guest, other, admin, pupil, stranger, nobody } = await castOf(api, {
      visitorPermission: 'visitor_permissions_write',
    });
    for (const { browser } of [reader, guest]) expect((await browser.put(`/api/items/${item.id}`, { title: 'x' })).status).toBe(403);
    for (const browser of [other.browser, admin.browser, pupil.browser, stranger.browser, nobody]) {
      expect((await browser.put(`/api/items/${item.id}`, { title: 'x' })).status).toBe(404);
    }
    expect((await stored(api, item)).title).toBe(item.title);
  });

  it('[T-28] [A37] refuses what is not in the contract and changes nothing', async () => {
    const { item, owner, other } = await castOf(api);
    const bodies = [
      { title: '' },
      { title: '   ' },
      { title: 'x'.repeat(121) },
      { description: 'x'.repeat(2001) },
      { language: 'tlh' },
      { gradeLevels: ['GRADE_14'] },
      { ownerId: other.account.id },
      { privacy: 'public_for_all' },
      { token: 'mine' },
      { kind: 'survey' },
      { discardedAt: null },
      { admin: true },
    ];
    for (const body of bodies) expect((await owner.browser.put(`/api/items/${item.id}`, body)).status, JSON.stringify(body)).toBe(400);
    expect((await owner.browser.put(`/api/items/${item.id}`, { title: 'x' }, { csrf: null })).status).toBe(403);
    expect(await stored(api, item)).toEqual(item);
  });

  it('[I18-05] [SHR-08] [SHR-09] [B-school] takes every language of content, grade level, type of school and subject', async () => {
    const { item, owner } = await castOf(api);
    const put = (fields: object) => owner.browser.put<Answer>(`/api/items/${item.id}`, fields);
    for (const language of ['de', 'en', 'es', 'fr', 'it', 'ru', 'ua']) expect((await put({ language })).body.language).toBe(language);
    expect((await put({ language: 'uk' })).status).toBe(400);
    const fields = {
      gradeLevels: ['1_2', '3_4', 'LOWER', 'MIDDLE', 'HIGH'].map((level) => `GRADE_LEVEL_${level}`),
      schoolTypes: [
        'PRIMARY',
        'HAUPTSCHULE',
        'REALSCHULE',
        'SEKUNDARSCHULE',
        'GESAMTSCHULE',
        'GEMEINSCHAFTSSCHULE',
        'GYMNASIUM',
        'FOERDERSCHULE',
        'VOCATIONAL',
        'OTHER',
      ].map((type) => `SCHOOL_TYPE_${type}`),
      subjectTypes: SUBJECTS.split(' '),
    };
    expect(fields.subjectTypes).toHaveLength(24);
    expect((await put(fields)).body).toMatchObject(fields);
  });

  it('owner and writing members change the shared fields, nothing else', async () => {
    const { item, owner, writer } = await castOf(api);
    const fields = {
      title: ' Wald ',
      description: 'Boden',
      language: 'ua',
      gradeLevels: ['GRADE_LEVEL_MIDDLE'],
      schoolTypes: ['SCHOOL_TYPE_GYMNASIUM'],
      subjectTypes: ['BIOLOGY', 'ART'],
      international: true,
    };
    const answer = await owner.browser.put<Answer>(`/api/items/${item.id}`, fields);
    expect(answer.body).toMatchObject({ ...fields, title: 'Wald' });
    expect((await writer.browser.put<Answer>(`/api/items/${item.id}`, { description: '' })).body).toMatchObject({
      title: 'Wald',
      description: '',
    });
    const row = await stored(api, item);
    expect(row).toMatchObject({
      title: 'Wald',
      description: '',
      subjectTypes: ['BIOLOGY', 'ART'],
      privacy: item.privacy,
      token: item.token,
      ownerId: item.ownerId,
    });
    expect(row.contentChangedAt).toEqual(item.contentChangedAt);
  });
});

it('[SHR-07] every kind of content has the shared fields: what it is about, whose it is, who sees it, how long it stays, whether it is a template', {
  tags: ['proof'],
}, async () => {
  const { owner } = await castOf(api);
  for (const type of ITEM_TYPE_KEYS) {
    const { kind } = ITEM_TYPES[type];
    const { id } = (await owner.browser.post<Answer>(`/api${callsRouteOf(type)}`)).body;
    const fields = { title: 'Wald', description: 'Boden', language: 'en', gradeLevels: ['GRADE_LEVEL_HIGH'], international: true };
    const more = { schoolTypes: ['SCHOOL_TYPE_PRIMARY'], subjectTypes: ['ART'], tags: ['Moos'] };
    await owner.browser.put(`/api/items/${id}`, { ...fields, ...more });
    expect([kind, (await owner.browser.get<Answer>(`/api/items/${id}`)).body]).toMatchObject([
      kind,
      {
        ...{ ...fields, ...more, author: { name: owner.account.publicName }, privacy: 'locked', templateFor: null },
        visitorPermission: 'visitor_permissions_read',
        // Voices and faces do not stay by themselves.
        ...(recorderOfKind(kind) ? { autoCleanup: 'month', cleanupAt: expect.any(String) } : { autoCleanup: 'never', cleanupAt: null }),
      },
    ]);
  }
});

describe('PUT /items', () => {
  const put = (browser: TestBrowser, body: object) => browser.put<Answer & { code: string }>('/api/items', body);

  it('does to a kind and an id what the call of its tool does, and nothing to an item of another kind', async () => {
    const { item, owner, writer } = await castOf(api, { kind: 'folder' });
    const of = { objId: item.id, objType: 'folder' };
    expect(await put(owner.browser, { ...of, title: 'Wald', tags: ['Moos'], subjectTypes: ['ART'] })).toMatchObject({
      status: 200,
      body: { id: item.id, title: 'Wald', tags: ['Moos'], subjectTypes: ['ART'] },
    });
    expect((await put(writer.browser, { ...of, description: 'Boden' })).body).toMatchObject({ title: 'Wald', description: 'Boden' });
    expect(await stored(api, item)).toMatchObject({ title: 'Wald', description: 'Boden', tags: ['Moos'], ownerId: item.ownerId });
    expect(await put(owner.browser, { ...of, objType: 'survey', title: 'x' })).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect((await stored(api, item)).title).toBe('Wald');
  });

  it('readers and guests may not, for strangers it does not exist, and it takes nothing but shared fields of one item', async () => {
    const { item, owner, reader, guest, other, admin, pupil, stranger, nobody } = await castOf(api, { title: 'Moor' });
    const of = { objId: item.id, objType: item.kind };
    for (const { browser } of [reader, guest]) expect((await put(browser, { ...of, title: 'x' })).status).toBe(403);
    for (const browser of [other.browser, admin.browser, pupil.browser, stranger.browser, nobody])
      expect((await put(browser, { ...of, title: 'x' })).status).toBe(404);
    const mine = await api.people.item(other.account);
    for (const body of [
      { title: 'x' },
      { objId: item.id, title: 'x' },
      { objType: item.kind, title: 'x' },
      { ...of, objId: 'x' },
      { ...of, objType: 'dragon' },
      { ...of, title: '' },
      { ...of, colour: 'beere' },
      { ...of, privacy: 'secret' },
      { ...of, id: mine.id, title: 'x' },
    ])
      expect((await put(owner.browser, body)).status, JSON.stringify(body)).toBeGreaterThanOrEqual(400);
    const twice = await other.browser.put(`/api/items?objId=${mine.id}`, { ...of, title: 'x' });
    expect(twice.status).toBe(400);
    expect(await stored(api, item)).toEqual(item);
  });

  it('a pupil says of their own things what pupils say', async () => {
    const { pupil, project } = await projectCast(api);
    const own = await api.people.item(pupil.account, { projectId: project.id });
    const of = { objId: own.id, objType: own.kind };
    expect((await put(pupil.browser, { ...of, title: 'Mein Text' })).status).toBe(200);
    for (const more of [{ tags: ['x'] }, { subjectTypes: ['ART'] }])
      expect(await put(pupil.browser, { ...of, ...more })).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    expect(await stored(api, own)).toMatchObject({ title: 'Mein Text', tags: [], subjectTypes: [] });
  });
});

it('tags are each there once, without space around them, and not more or longer than the limits say', async () => {
  const { item, owner, reader } = await castOf(api, { privacy: 'secret' });
  const put = (tags: unknown) => owner.browser.put<Answer>(`/api/items/${item.id}`, { tags });
  const { max, letters } = TAG_LIMITS;
  expect((await put([' Wald ', 'wald', 'im  Moor', 'Wald'])).body.tags).toEqual(['Wald', 'im Moor']);
  expect((await reader.browser.get<Answer>(`/api/items/${item.id}`)).body.tags).toEqual(['Wald', 'im Moor']);
  for (const tags of [
    Array.from({ length: max + 1 }, String),
    ['x'.repeat(letters.max + 1)],
    [''],
    [' '],
    'x',
    [1],
    [null],
    [['x']],
    ['\0'],
  ])
    expect((await put(tags)).status, JSON.stringify(tags)).toBe(400);
  expect((await stored(api, item)).tags).toEqual(['Wald', 'im Moor']);
  expect((await put(Array.from({ length: max }, (_, index) => `${'x'.repeat(letters.max - 2)}${index}`))).status).toBe(200);
  expect((await put([])).body.tags).toEqual([]);
});

it('[VAL-01] a refusal says which rule a field breaks, with its number', async () => {
  const { item, owner } = await castOf(api);
  const { browser } = owner;
  const rulesOf = async (answer: Promise<{ body: unknown }>) =>
    ((await answer).body as { data: { issues: { code: string; path: string[]; maximum?: number; minimum?: number }[] } }).data.issues.map(
      ({ code, path, maximum, minimum }) => [path.join('.'), code, maximum ?? minimum],
    );
  const update = (fields: object) => rulesOf(browser.put(`/api/items/${item.id}`, fields));
  expect(await update({ title: '' })).toEqual([['title', 'too_small', 1]]);
  expect(await update({ title: 'x'.repeat(121) })).toEqual([['title', 'too_big', 120]]);
  const named = (name: string) => rulesOf(browser.post('/api/school_classes', { name, type: 'permanent' }));
  expect(await named('7')).toEqual([['name', 'too_small', LIMITS.schoolClass.name.min]]);
  const { max } = LIMITS.favouriteTools;
  const favouriteTools = Array.from({ length: max + 1 }, () => TOOL_KEYS[0]);
  expect(await rulesOf(browser.put('/api/users/me', { favouriteTools }))).toEqual([['favouriteTools', 'too_big', max]]);
});
