import { type Item, LIMITS, type Partner } from '@murmel/contracts';
import { newId, School, WordCloud } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import {
  changeCollection,
  newCollection,
  newPartner,
  openItem,
  putEditorialMark,
  type Readers,
  readersOf,
  somebody,
} from '../collections/editors.js';
import { remix } from '../remixes/copies.js';

let api: TestApi;
let readers: Readers;
let admin: TestBrowser;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
  readers = await readersOf(api);
  admin = readers.admin.browser;
});
afterAll(() => api.stop());

const ENTRIES = '/api/cms/partner_entries';
const read = (browser: TestBrowser, { id }: { id: string }) => browser.get<Partner & Refusal>(`${ENTRIES}/${id}`);
const change = (browser: TestBrowser, { id }: { id: string }, fields: object) => browser.put<Partner & Refusal>(`${ENTRIES}/${id}`, fields);
const list = (browser: TestBrowser, query = '') => browser.get<{ entries: Partner[]; total: number }>(`${ENTRIES}?limit=100${query}`);
const idsIn = async (browser: TestBrowser, query = ''): Promise<string[]> => (await list(browser, query)).body.entries.map(({ id }) => id);
const everybodyElse = (): TestBrowser[] => [readers.teacher.browser, readers.pupil.browser, readers.visitor, readers.nobody];

/** Returns an item of a new account, provided by this partner. */
async function provided(partner: { id: string }): Promise<{ id: string }> {
  const { account } = await somebody(api);
  const item = await openItem(api, account);
  await putEditorialMark(admin, item.id, { partnerId: partner.id });
  return item;
}

describe('partners', () => {
  it('[LIB-11] are made by admins; one that is not published is theirs alone, in no list and 404 for everybody else', async () => {
    for (const [browser, status] of [
      [readers.teacher.browser, 403],
      [readers.pupil.browser, 403],
      [readers.visitor, 403],
      [readers.nobody, 401],
    ] as const)
      expect((await browser.post(ENTRIES, { name: 'Zoo' })).status).toBe(status);
    const { status, body: draft } = await admin.post<Partner>(ENTRIES, { name: 'Zoo Köln', website: 'https://zoo.example/' });
    expect([status, draft]).toMatchObject([201, { path: `/partners/${draft.id}-zoo-koeln`, published: false, materials: 0 }]);
    for (const browser of everybodyElse()) {
      const hidden = await read(browser, draft);
      expect([hidden.status, hidden.body]).toEqual([404, (await read(browser, { id: newId() })).body]);
      expect((await change(browser, draft, { name: 'X' })).status).toBe(404);
      expect((await browser.delete(`${ENTRIES}/${draft.id}`)).status).toBe(404);
      expect(await idsIn(browser)).not.toContain(draft.id);
    }
    expect(await idsIn(admin)).toContain(draft.id);
    await change(admin, draft, { published: true });
    for (const browser of everybodyElse()) {
      expect((await read(browser, draft)).body).toMatchObject({ name: 'Zoo Köln', enabledFor: null });
      expect(await idsIn(browser)).toContain(draft.id);
      expect([401, 403]).toContain((await change(browser, draft, { name: 'X' })).status);
    }
    expect((await read(admin, draft)).body.name).toBe('Zoo Köln');
  });

  it.each([
    ['no name', { name: ' ' }],
    ['a script for an address', { name: 'Zoo', website: 'javascript:alert(1)' }],
    ['no such colour', { name: 'Zoo', colour: 'red' }],
    ['too much text', { name: 'Zoo', description: 'x'.repeat(LIMITS.partner.textMax + 1) }],
    ['a field of nobody', { name: 'Zoo', publishedAt: 'now' }],
  ])('%s is refused', async (_name, sent) => {
    expect((await admin.post(ENTRIES, sent)).status).toBe(400);
  });

  it('[NAV-24] those for international accounts are there for these alone, in lists and by their id', { tags: ['proof'] }, async () => {
    const partner = await newPartner(admin, { name: 'Goethe', international: true });
    expect(partner.path).toBe(`/int/partners/${partner.id}-goethe`);
    const { browser } = await somebody(api, { international: true });
    for (const one of [browser, admin]) {
      expect((await read(one, partner)).status).toBe(200);
      expect(await idsIn(one, '&international=true')).toContain(partner.id);
      expect(await idsIn(one)).not.toContain(partner.id);
    }
    const item = await provided(partner);
    const named = async (one: TestBrowser) =>
      (await one.get<{ entries: { provider: object | null }[] }>(`/api/materials?ids=${item.id}`)).body.entries[0]!.provider;
    expect(await named(browser)).toMatchObject({ name: 'Goethe' });
    for (const one of everybodyElse()) {
      expect((await read(one, partner)).status).toBe(404);
      expect((await list(one, '&international=true')).status).toBe(404);
      expect(await idsIn(one)).not.toContain(partner.id);
      expect(await named(one)).toBeNull();
    }
  });

  it('a partner that goes leaves its materials as they are', async () => {
    const partner = await newPartner(admin);
    const item = await provided(partner);
    expect((await read(readers.nobody, partner)).body.materials).toBe(1);
    expect((await admin.delete(`${ENTRIES}/${partner.id}`)).status).toBe(200);
    const { body } = await readers.nobody.get<{ entries: object[] }>(`/api/materials?ids=${item.id}`);
    expect(body.entries).toMatchObject([{ provider: null }]);
  });
});

describe('[LIB-12] a partner that is not enabled for somebody', () => {
  it('by licence or school: its materials are looked at, but not copied, alone, in a folder and in a collection', async () => {
    const school = newId();
    await api.database.manager.insert(School, { id: school, name: 'Bach', token: newId(), createdAt: new Date() });
    const partner = await newPartner(admin, { licences: ['group'], schoolIds: [school] });
    const item = await provided(partner);
    const one = await newCollection(admin);
    await changeCollection(admin, one, { published: true, entries: [{ itemId: item.id }] });
    const refused = await somebody(api);
    expect((await read(refused.browser, partner)).body.enabled).toBe(false);
    const { status, body } = await remix(refused.browser, item.id);
    expect([status, body]).toMatchObject([403, { code: 'PARTNER_NOT_ENABLED', data: { partner: 'Zoo Köln' } }]);
    const taken = await refused.browser.post(`/api/collections/${one.id}/copies`, {});
    expect(taken.body).toMatchObject({ copies: 0, leftBehind: 1 });
    const inSchool = { schoolId: school, schoolRole: 'member', schoolSince: new Date() } as const;
    for (const fields of [{ licence: 'group' }, inSchool] as const) {
      const { browser } = await somebody(api, fields);
      expect((await read(browser, partner)).body.enabled).toBe(true);
      expect((await remix(browser, item.id)).status).toBe(200);
    }
    await change(admin, partner, { published: false });
    expect((await remix(refused.browser, item.id)).status).toBe(200);
  });
});

describe('[LIC-02] materials of partners on a free account', () => {
  it('ten new ones a month, however they come; the eleventh is refused with the number, and the limits tell', {
    tags: ['proof'],
  }, async () => {
    const { account, browser } = await somebody(api, { licence: 'free' });
    const partner = await newPartner(admin);
    const looks = { show: true, showBeforeSubmit: true, wordsPerVisitor: null, filter: false, releaseFirst: false, filterWords: null };
    const items: Pick<Item, 'id'>[] = [];
    for (let n = 0; n < 12; n++) {
      const item = await openItem(api, readers.teacher.account, { kind: n % 2 ? 'word_cloud' : 'text_document' });
      if (n % 2) await api.database.manager.insert(WordCloud, { itemId: item.id, ...looks });
      await putEditorialMark(admin, item.id, { partnerId: partner.id });
      items.push(item);
    }
    const own = await openItem(api, account);
    await putEditorialMark(admin, own.id, { partnerId: partner.id });
    expect((await remix(browser, own.id)).status).toBe(200);
    for (const { id } of items.slice(0, 9)) expect((await remix(browser, id)).status).toBe(200);
    const [last, ...others] = items.slice(9);
    const answers = await Promise.all([remix(browser, last!.id), ...others.map(({ id }) => remix(browser, id))]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.find(({ status }) => status !== 200)?.body).toMatchObject({ code: 'PARTNER_LIMIT_REACHED', data: { limit: 10 } });
    const one = await newCollection(admin);
    await changeCollection(admin, one, { published: true, entries: [{ itemId: last!.id }] });
    expect((await browser.post<Refusal>(`/api/collections/${one.id}/copies`, {})).body.code).toBe('PARTNER_LIMIT_REACHED');
    expect((await browser.get('/api/user_limits?objType=partner_material')).body).toMatchObject({ used: 10, limit: 10, refuses: true });
    const { browser: school } = await somebody(api);
    for (const { id } of items) expect((await remix(school, id)).status).toBe(200);
    expect((await school.get('/api/user_limits?objType=partner_material')).body).toMatchObject({ used: 12, limit: null });
  });
});
