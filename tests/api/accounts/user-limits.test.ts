import {
  AI_DAY,
  AI_IMAGE,
  CHAT_MESSAGE,
  CONVERSION,
  callsRouteOf,
  DOCUMENT_QA,
  LIMITS,
  MINI_TOOL_REQUEST,
  PARTNER_MATERIAL,
  TEXT_EXTRACTION,
  TOOL_KEYS,
  TOOLS,
  TRANSCRIPTION,
  toolOfKind,
} from '@murmel/contracts';
import { berlinMonth, CreationCount, newId, OwnerFile } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type CountedCreation, countCreation } from '../../../apps/api/src/core/items/create-item.js';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { pupil, signedIn, visitor } from './persons.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const created = (accountId: string, count: number) =>
  api.database.manager.insert(CreationCount, { accountId, kind: 'text_document', month: berlinMonth(new Date()), count });

describe('GET /user_limits', () => {
  it('tells months and storage to teachers alone, and what models may be asked today to pupils and guests as well', async () => {
    const learners = [(await visitor(api)).browser, (await pupil(api)).browser];
    for (const path of ['/api/user_limits?objType=text_document', '/api/user_limits/storage']) {
      expect((await api.browser().get(path)).status).toBe(401);
      for (const browser of learners) expect((await browser.get(path)).status).toBe(403);
    }
    for (const path of [`/api/user_limits?objType=${AI_DAY}`, '/api/user_limits/all'])
      expect((await api.browser().get(path)).status).toBe(401);
    for (const [index, limit] of [20, 50].entries()) {
      const told = { objType: AI_DAY, used: 0, limit, refuses: false, of: 'person', resetsAt: expect.any(String) };
      expect((await learners[index]!.get(`/api/user_limits?objType=${AI_DAY}`)).body).toEqual(told);
      expect((await learners[index]!.get('/api/user_limits/all')).body).toEqual([told]);
    }
  });

  it('says what one’s own items fill: bytes that two rows share once, what is on its way as well, nothing of anybody else', async () => {
    const [{ account, browser }, other] = [await signedIn(api, {}), await signedIn(api, {})];
    const [item, foreign] = [await api.people.item(account), await api.people.item(other.account)];
    const file = (itemId: string, storageKey: string, bytes: number) =>
      api.database.manager.insert(OwnerFile, {
        ...{ id: newId(), itemId, accountId: account.id, visitorId: null, usedBy: 'part', createdAt: new Date() },
        ...{ name: 'a.bin', contentType: 'application/octet-stream', bytes, storageKey, thumbnailKey: null, width: null, height: null },
      });
    const shared = newId();
    for (const [itemId, key, bytes] of [
      [item.id, shared, 1000],
      [item.id, shared, 1000],
      [item.id, newId(), 500],
      [foreign.id, newId(), 9000],
    ] as const)
      await file(itemId, key, bytes);
    const { body } = await browser.get<{ usedBytes: number; limitBytes: number; files: number }>('/api/user_limits/storage');
    expect(body).toEqual({ usedBytes: 1500, limitBytes: 25_000 * 1024 * 1024, files: 3, limitFiles: 20_000 });
  });

  it('[LIC-01] [LIC-03] [B-licence] [E18] counts for everybody and limits the free licence alone', async () => {
    for (const [licence, limit, refuses] of [
      ['free', 10, true],
      ['school', null, false],
      ['tools_pro', null, false],
      ['group', null, false],
    ] as const) {
      const { account, browser } = await signedIn(api, { licence });
      await created(account.id, 10);
      const { body } = await browser.get<Record<string, unknown>>('/api/user_limits?objType=text_document');
      expect(body).toMatchObject({ objType: 'text_document', used: 10, limit, refuses });
    }
    const { account, browser } = await signedIn(api, { licence: 'free' });
    await created(account.id, 9);
    expect((await browser.get('/api/user_limits?objType=text_document')).body).toMatchObject({ used: 9, limit: 10, refuses: false });
  });

  it('begins anew with the month in Berlin', async () => {
    const { browser } = await signedIn(api);
    const { body } = await browser.get<{ resetsAt: string; used: number }>('/api/user_limits?objType=text_document');
    const reset = new Date(body.resetsAt);
    const before = berlinMonth(new Date(reset.getTime() - 1));
    expect([body.used, before, berlinMonth(reset) > before, reset > new Date()]).toEqual([0, berlinMonth(new Date()), true, true]);
  });

  it('[LIC-01] all: one line per tool, and one each for materials of partners, questions to models, pictures of models, recordings written down, files that are read, documents asked about, conversions, what is asked with mini tools and all of it today', async () => {
    const { browser } = await signedIn(api);
    const { body } = await browser.get<{ objType: string }[]>('/api/user_limits/all');
    expect(body.map(({ objType }) => objType)).toEqual([
      ...TOOL_KEYS.map((key) => TOOLS[key].kind),
      PARTNER_MATERIAL,
      CHAT_MESSAGE,
      AI_IMAGE,
      TRANSCRIPTION,
      TEXT_EXTRACTION,
      DOCUMENT_QA,
      CONVERSION,
      MINI_TOOL_REQUEST,
      AI_DAY,
    ]);
  });

  it('knows no other kinds', async () => {
    const { browser } = await signedIn(api);
    expect((await browser.get('/api/user_limits?objType=rocket')).status).toBe(404);
    expect((await browser.get('/api/user_limits')).status).toBe(400);
    expect((await browser.get(`/api/user_limits?objType=${'x'.repeat(41)}`)).status).toBe(400);
    expect((await browser.get('/api/user_limits?objType=text_document&accountId=1')).status).toBe(400);
  });
});

const MONTHLY = Object.entries(LIMITS.monthlyCreations) as [CountedCreation, number][];
const usedUp = (accountId: string, kind: CountedCreation, count: number) =>
  api.database.manager.insert(CreationCount, { accountId, kind, month: berlinMonth(new Date()), count });
const limitOf = async (browser: TestBrowser, kind: string) =>
  (await browser.get<{ resetsAt: string; refuses: boolean }>(`/api/user_limits?objType=${kind}`)).body;

describe('a free account at its limit of the month', () => {
  const ofTools = MONTHLY.flatMap(([kind, limit]) => {
    const tool = toolOfKind(kind);
    return tool ? [{ kind, limit, path: `/api${callsRouteOf(tool)}` }] : [];
  });

  it.each(ofTools)(
    '[ERR-15] [A10] $kind: number $limit is made, the next one is refused with number and date, and the one made stays in use',
    async ({ kind, limit, path }) => {
      const { account, browser } = await signedIn(api, { licence: 'free' });
      await usedUp(account.id, kind, limit - 1);
      const made = await browser.post<{ id: string; title: string }>(path, {});
      const refused = await browser.post<Refusal>(path, {});
      const { resetsAt, refuses } = await limitOf(browser, kind);
      expect([made.status, refused.status, refused.body.code, refused.body.data, refuses]).toEqual([
        201,
        422,
        'LIMIT_REACHED',
        { kind, limit, resetsAt },
        true,
      ]);
      const changed = await browser.put<{ title: string }>(`/api/items/${made.body.id}`, { title: 'Weiter im Unterricht' });
      expect([changed.status, (await browser.get<{ title: string }>(`${path}/${made.body.id}`)).body.title]).toEqual([
        200,
        'Weiter im Unterricht',
      ]);
    },
  );

  it.each(MONTHLY.filter(([kind]) => !toolOfKind(kind)))(
    '[ERR-15] [A10] %s: number %i is counted, the next one refused with number and date',
    async (kind, limit) => {
      const { account, browser } = await signedIn(api, { licence: 'free' });
      await usedUp(account.id, kind, limit - 1);
      const once = () => api.database.transaction((manager) => countCreation(manager, account, kind));
      await once();
      const { resetsAt } = await limitOf(browser, kind);
      await expect(once()).rejects.toMatchObject({ code: 'LIMIT_REACHED', status: 422, data: { kind, limit, resetsAt } });
    },
  );

  it('[ERR-15] visitors go on answering what it has', async () => {
    const { account, browser } = await signedIn(api, { licence: 'free' });
    await usedUp(account.id, 'survey', LIMITS.monthlyCreations['survey']! - 1);
    const survey = (await browser.post<{ id: string }>('/api/surveys/surveys', { template: 'lesson_feedback' })).body;
    expect((await browser.post('/api/surveys/surveys', {})).status).toBe(422);
    await api.database.query("update item set privacy = 'public_for_all' where id = $1", [survey.id]);
    const guest = api.browser();
    const { body: questions } = await guest.get<{ id: string; type: string }[]>(`/api/surveys/surveys/${survey.id}/questions`);
    const answer = { questionId: questions.find(({ type }) => type === 'rating')!.id, number: 4 };
    const sent = await guest.post(`/api/surveys/surveys/${survey.id}/responses`, { answers: [answer], incomplete: true });
    expect([questions.length > 0, sent.status]).toEqual([true, 201]);
  });
});

describe('GET /apps', () => {
  it('[SES-21] names every tool, assistants among them, to everybody, without a cookie', async () => {
    const answer = await api.browser().get('/api/apps');
    expect(answer.body).toEqual(TOOL_KEYS.map((id) => ({ id, namespace: TOOLS[id].kind, catalogable: true })));
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});
