import {
  AI_DAY,
  AI_IMAGE,
  CHAT_MESSAGE,
  CONVERSION,
  DOCUMENT_QA,
  MINI_TOOL_REQUEST,
  PARTNER_MATERIAL,
  TEXT_EXTRACTION,
  TOOL_KEYS,
  TOOLS,
  TRANSCRIPTION,
} from '@murmel/contracts';
import { berlinMonth, CreationCount, newId, OwnerFile } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
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

describe('GET /apps', () => {
  it('[SES-21] names every tool, assistants among them, to everybody, without a cookie', async () => {
    const answer = await api.browser().get('/api/apps');
    expect(answer.body).toEqual(TOOL_KEYS.map((id) => ({ id, namespace: TOOLS[id].kind, catalogable: true })));
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
});
