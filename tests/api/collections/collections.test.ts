import type { Collection, ListedCollection } from '@murmel/contracts';
import { CollectionItem, Item, newId } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { writeText } from '../remixes/copies.js';
import { changeCollection, newCollection, openItem, type Readers, readersOf, somebody } from './editors.js';

let api: TestApi;
let readers: Readers;
let admin: TestBrowser;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
  readers = await readersOf(api);
  admin = readers.admin.browser;
});
afterAll(() => api.stop());

interface Page {
  entries: ListedCollection[];
  total: number;
  limit: number;
}
const read = (browser: TestBrowser, { id }: { id: string }) => browser.get<Collection & Refusal>(`/api/collections/${id}`);
const list = async (browser: TestBrowser, query = 'limit=100'): Promise<Page> =>
  (await browser.get<Page>(`/api/collections?${query}`)).body;
const everybodyElse = (): TestBrowser[] => [readers.teacher.browser, readers.pupil.browser, readers.visitor, readers.nobody];
const titles = ({ entries }: Collection): string[] => entries.map(({ material }) => material.item.title);

async function published(fields: object = {}): Promise<Collection> {
  const { id } = await newCollection(admin);
  return (await changeCollection(admin, { id }, { published: true, ...fields })).body;
}

describe('making a collection', () => {
  it('[LIB-11] is for admins; a draft is theirs alone, in no list and 404 for everybody else, and so is what is none', async () => {
    for (const [browser, status] of [
      [readers.teacher.browser, 403],
      [readers.pupil.browser, 403],
      [readers.visitor, 403],
      [readers.nobody, 401],
    ] as const)
      expect((await browser.post('/api/collections', { title: 'Wald' })).status).toBe(status);
    const draft = await newCollection(admin);
    expect(draft).toMatchObject({ published: false, curator: 'Test Lehrkraft', entries: [], abilities: { use: true, update: true } });
    for (const browser of everybodyElse()) {
      const [hidden, unknown] = [await read(browser, draft), await read(browser, { id: newId() })];
      expect([hidden.status, hidden.body]).toEqual([404, unknown.body]);
      expect((await browser.get(`/api/collections/${draft.id}/recommendations`)).status).toBe(404);
      for (const refused of [
        await changeCollection(browser, draft, { published: true }),
        await browser.post(`/api/collections/${draft.id}/copies`),
        await browser.put(`/api/collections/${draft.id}/bookmark`, { bookmarked: true }),
        await browser.delete(`/api/collections/${draft.id}`),
      ])
        expect(refused.status).toBe(404);
      expect((await list(browser)).entries.map(({ id }) => id)).not.toContain(draft.id);
    }
    expect((await list(admin)).entries.map(({ id }) => id)).toContain(draft.id);
    await changeCollection(admin, draft, { published: true });
    for (const browser of everybodyElse()) {
      expect((await read(browser, draft)).status).toBe(200);
      expect((await list(browser)).entries.map(({ id }) => id)).toContain(draft.id);
      expect([401, 403]).toContain((await changeCollection(browser, draft, { title: 'Meins' })).status);
      expect([401, 403]).toContain((await browser.delete(`/api/collections/${draft.id}`)).status);
    }
    expect((await read(admin, draft)).body.title).toBe('Wald im Klassenzimmer');
    await changeCollection(admin, draft, { published: false });
    expect((await read(readers.teacher.browser, draft)).status).toBe(404);
  });

  it.each([
    ['no title', { title: ' ' }],
    ['a title too long', { title: 'x'.repeat(121) }],
    ['no such cover', { title: 'Wald', cover: 'x' }],
    ['a field of nobody', { title: 'Wald', curatorId: newId() }],
    ['nothing', {}],
  ])('%s is refused', async (_name, sent) => {
    expect((await admin.post('/api/collections', sent)).status).toBe(400);
  });

  it('an admin who is a pupil is none', async () => {
    const { browser } = await somebody(api, { type: 'Pupil', email: null, admin: true });
    expect((await browser.post('/api/collections', { title: 'Wald' })).status).toBe(403);
  });
});

describe('what is in it', () => {
  it('[LIB-10] is open material in the order of the editors; what is closed leaves at once, and the editors see that it is missing', {
    tags: ['proof'],
  }, async () => {
    const owner = await somebody(api);
    const [a, b, c] = [
      await openItem(api, owner.account, { title: 'A', subjectTypes: ['BIOLOGY'], gradeLevels: ['GRADE_LEVEL_LOWER'] }),
      await openItem(api, owner.account, { title: 'B', licence: 'CC0-1.0' }),
      await openItem(api, owner.account, { title: 'C' }),
    ];
    const entries = [
      { itemId: c.id, label: '1. Stunde' },
      { itemId: a.id, label: '' },
      { itemId: b.id, label: '2. Stunde' },
      { itemId: c.id, label: 'noch einmal' },
    ];
    const one = await published({ entries });
    expect([titles(one), one.materials, one.subjectTypes, one.licences.toSorted()]).toEqual([
      ['C', 'A', 'B'],
      3,
      ['BIOLOGY'],
      ['CC-BY-SA-4.0', 'CC0-1.0'],
    ]);
    for (const close of [
      { privacy: 'locked' },
      { privacy: 'secret' },
      { discardedAt: new Date() },
      { visitorPermission: 'visitor_permissions_invisible' },
    ] as const) {
      await api.database.manager.update(Item, { id: a.id }, close);
      for (const browser of [...everybodyElse(), owner.browser]) {
        const { body } = await read(browser, one);
        expect([titles(body), body.materials, body.missing, body.subjectTypes]).toEqual([['C', 'B'], 2, [], []]);
        expect(JSON.stringify(body)).not.toContain(a.id);
      }
      expect((await read(admin, one)).body.missing).toEqual([{ itemId: a.id, label: '', position: 1 }]);
      const kept = await changeCollection(admin, one, { entries });
      expect([kept.status, titles(kept.body)]).toEqual([200, ['C', 'B']]);
      const back = { privacy: 'public_for_all', discardedAt: null, visitorPermission: 'visitor_permissions_read' } as const;
      await api.database.manager.update(Item, { id: a.id }, back);
    }
    expect(titles((await read(readers.nobody, one)).body)).toEqual(['C', 'A', 'B']);
  });

  it('nothing that is closed, trashed, of nobody or hidden comes in, and then nothing changes', async () => {
    const owner = await somebody(api);
    const good = await openItem(api, owner.account);
    const one = await published({ entries: [{ itemId: good.id }] });
    const secret = await openItem(api, owner.account, { privacy: 'secret' });
    const never = await api.people.item(owner.account, { privacy: 'public_for_all' });
    for (const itemId of [secret.id, never.id, newId()]) {
      const { status, body } = await changeCollection(admin, one, { entries: [{ itemId: good.id }, { itemId }] });
      expect([status, body.code]).toEqual([422, 'MATERIAL_NOT_OPEN']);
    }
    for (const entries of [
      [{ itemId: 'x' }],
      [{ itemId: good.id, label: 'x'.repeat(31) }],
      Array.from({ length: 61 }, () => ({ itemId: newId() })),
    ])
      expect((await changeCollection(admin, one, { entries })).status).toBe(400);
    expect(await api.database.manager.countBy(CollectionItem, { collectionId: one.id })).toBe(1);
  });
});

describe('[LIB-10] lists', () => {
  it('have twelve on a page unless told, four stand first, and a fifth is refused with the number, also at the same moment', async () => {
    expect((await list(readers.nobody, '')).limit).toBe(12);
    const many = await Promise.all(Array.from({ length: 6 }, () => published()));
    const answers = await Promise.all(many.map((one) => changeCollection(admin, one, { featured: true })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(answers.find(({ status }) => status !== 200)?.body).toMatchObject({ code: 'LIMIT_REACHED', data: { limit: 4 } });
    const featured = async () => (await readers.nobody.get<ListedCollection[]>('/api/collections/featured')).body;
    expect(await featured()).toHaveLength(4);
    const [first] = await featured();
    await changeCollection(admin, first!, { published: false });
    expect(await featured()).toHaveLength(3);
    for (const { id } of [...(await featured()), first!]) await changeCollection(admin, { id }, { featured: false });
    for (const query of ['limit=0', 'limit=5', 'limit=x'])
      expect((await readers.nobody.get(`/api/collections/featured?${query}`)).status).toBe(400);
  });

  it('recommend others that are published, first what has the most in common', async () => {
    const owner = await somebody(api);
    const with_ = async (subjectTypes: Item['subjectTypes']) =>
      published({ entries: [{ itemId: (await openItem(api, owner.account, { subjectTypes })).id }] });
    const [one, other, both] = [await with_(['MUSIC', 'ART']), await with_(['ART']), await with_(['ART', 'MUSIC'])];
    const draft = await newCollection(admin);
    const { body } = await readers.nobody.get<ListedCollection[]>(`/api/collections/${one.id}/recommendations`);
    expect(body.slice(0, 2).map(({ id }) => id)).toEqual([both.id, other.id]);
    expect(body).toHaveLength(4);
    expect(body.map(({ id }) => id)).not.toContain(draft.id);
    expect(body.map(({ id }) => id)).not.toContain(one.id);
  });

  it('a published collection is in the sitemap, a draft is not', async () => {
    const [one, draft] = [await published(), await newCollection(admin)];
    const text = await (await fetch(`${api.origin}/sitemap.xml`)).text();
    expect(text).toContain(`/collections/${one.id}</loc>`);
    expect(text).not.toContain(draft.id);
  });
});

describe('taking a collection over', () => {
  const take = (browser: TestBrowser, { id }: { id: string }, headers = {}) =>
    browser.post<{ folder: Item; copies: number; leftBehind: number } & Refusal>(`/api/collections/${id}/copies`, {}, { headers });

  it('copies all that is open in it into a folder of one’s own, once for one press; others wrote in it stays behind', async () => {
    const owner = await somebody(api);
    const text = await openItem(api, owner.account, { kind: 'text_document', title: 'Rinde' });
    await writeText(api, text, owner.account, 'Rinde');
    const closed = await openItem(api, owner.account, { title: 'Zu' });
    const survey = await openItem(api, owner.account, { kind: 'survey', title: 'Umfrage' });
    const one = await published({ entries: [{ itemId: survey.id }, { itemId: text.id }, { itemId: closed.id }] });
    await api.database.manager.update(Item, { id: closed.id }, { privacy: 'locked' });
    const { account, browser } = await somebody(api, { disabledTools: ['surveys'] });
    const headers = { 'idempotency-key': newId() };
    const [first, again] = [await take(browser, one, headers), await take(browser, one, headers)];
    expect([first.status, first.body.copies, first.body.leftBehind]).toEqual([201, 1, 1]);
    expect(again.body.folder.id).toBe(first.body.folder.id);
    const mine = await api.database.manager.find(Item, { where: { ownerId: account.id }, order: { createdAt: 'ASC' } });
    expect(mine.map(({ kind, title, privacy, folderId }) => [kind, title, privacy, folderId])).toEqual([
      ['folder', 'Wald im Klassenzimmer', 'locked', null],
      ['text_document', 'Rinde', 'locked', first.body.folder.id],
    ]);
  });

  it('is for teachers; of what exceeds their month nothing is made', { tags: ['proof'] }, async () => {
    const owner = await somebody(api);
    const entries = await Promise.all(Array.from({ length: 11 }, async () => ({ itemId: (await openItem(api, owner.account)).id })));
    const one = await published({ entries });
    expect((await take(readers.pupil.browser, one)).status).toBe(403);
    expect((await take(readers.visitor, one)).status).toBe(403);
    expect((await take(readers.nobody, one)).status).toBe(401);
    const { account, browser } = await somebody(api, { licence: 'free' });
    const { status, body } = await take(browser, one);
    expect([status, body]).toMatchObject([422, { code: 'LIMIT_REACHED', data: { limit: 10 } }]);
    expect(await api.database.manager.countBy(Item, { ownerId: account.id })).toBe(0);
  });
});

describe('remembering a collection', () => {
  it('is one’s own: it stands in the list of whoever did, as often as it is pressed, until it is taken off', async () => {
    const one = await published();
    const remember = (browser: TestBrowser, bookmarked: boolean) => browser.put(`/api/collections/${one.id}/bookmark`, { bookmarked });
    const { browser } = readers.teacher;
    for (const bookmarked of [true, true]) expect((await remember(browser, bookmarked)).body).toEqual({ bookmarked });
    expect((await list(browser, 'bookmarked=true')).entries).toMatchObject([{ id: one.id, bookmarked: true }]);
    expect((await list(admin, 'bookmarked=true')).entries).toEqual([]);
    expect((await list(readers.nobody, 'bookmarked=true')).entries).toEqual([]);
    expect((await read(admin, one)).body.bookmarked).toBe(false);
    await remember(browser, false);
    expect((await list(browser, 'bookmarked=true')).total).toBe(0);
    expect((await remember(readers.pupil.browser, true)).status).toBe(403);
    expect((await remember(readers.nobody, true)).status).toBe(401);
  });

  it('goes with the collection; what was in it stays what it is', async () => {
    const owner = await somebody(api);
    const item = await openItem(api, owner.account);
    const one = await published({ entries: [{ itemId: item.id }] });
    await readers.teacher.browser.put(`/api/collections/${one.id}/bookmark`, { bookmarked: true });
    expect((await admin.delete(`/api/collections/${one.id}`)).status).toBe(200);
    expect((await read(admin, one)).status).toBe(404);
    expect(await api.database.manager.findOneBy(Item, { id: item.id })).toMatchObject({ privacy: 'public_for_all' });
  });
});
