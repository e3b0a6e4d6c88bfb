import type { GalleryFacets, OpenMaterial } from '@murmel/contracts';
import { type Account, Item, newId } from '@murmel/server';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ProductTemplates } from '../../../apps/api/src/core/templates/product-templates.js';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { draws } from '../../support/draws.js';
import { changeCollection, newCollection, newPartner, openItem, putEditorialMark, type Readers, readersOf, somebody } from './editors.js';

let api: TestApi;
let readers: Readers;
let admin: TestBrowser;
let author: Account;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
  readers = await readersOf(api);
  admin = readers.admin.browser;
  author = await api.people.account();
});
afterAll(() => api.stop());

interface Page {
  entries: OpenMaterial[];
  total: number;
  limit: number;
  facets?: GalleryFacets;
}
const materials = async (query: string, browser = readers.nobody): Promise<Page> =>
  (await browser.get<Page>(`/api/materials?${query}`)).body;
const search = async (query: string): Promise<Page> => (await readers.nobody.get<Page>(`/api/materials/search?${query}`)).body;
const titles = ({ entries }: Page): string[] => entries.map(({ item }) => item.title);

describe('[LIB-09] GET /materials', () => {
  it('has twelve on a page unless told, and is narrowed by each filter, alone and together', { tags: ['proof'] }, async () => {
    const [other, { browser }] = [await api.people.account(), await somebody(api)];
    const a = await openItem(api, author, { title: 'Ahorn', subjectTypes: ['ART', 'MUSIC'], gradeLevels: ['GRADE_LEVEL_HIGH'] });
    const b = await openItem(api, author, { title: 'Birke', kind: 'word_cloud', schoolTypes: ['SCHOOL_TYPE_PRIMARY'] });
    const c = await openItem(api, other, { title: 'Chor', kind: 'pinboard', subjectTypes: ['MUSIC'] });
    const hidden = await openItem(api, author, { title: 'Canary', privacy: 'locked' });
    const partner = await newPartner(admin);
    await putEditorialMark(admin, b.id, { partnerId: partner.id });
    await putEditorialMark(admin, c.id, { approved: true });
    const among = `ids=${a.id}&ids=${b.id}&ids=${c.id}&ids=${hidden.id}&ids=${newId()}`;
    for (const [query, found] of [
      [among, ['Chor', 'Birke', 'Ahorn']],
      [`${among}&order=title`, ['Ahorn', 'Birke', 'Chor']],
      [`${among}&order=title&limit=2&page=2`, ['Chor']],
      [`ids=${a.id}`, ['Ahorn']],
      [`ids[]=${a.id}&ids[]=${c.id}&order=title`, ['Ahorn', 'Chor']],
      [`user_ids=${author.id}&order=title`, ['Ahorn', 'Birke']],
      [`user_ids=${newId()}`, []],
      [`${among}&models=pinboard&models=text_document&order=title`, ['Ahorn', 'Chor']],
      [`${among}&subject_types=MUSIC&order=title`, ['Ahorn', 'Chor']],
      [`${among}&subject_types=ART&grade_levels=GRADE_LEVEL_HIGH`, ['Ahorn']],
      [`${among}&school_types=SCHOOL_TYPE_PRIMARY`, ['Birke']],
      [`${among}&school_types=SCHOOL_TYPE_PRIMARY&subject_types=ART`, []],
      [`${among}&murmel_approved=true`, ['Chor']],
      [`${among}&murmel_approved=false&order=title`, ['Ahorn', 'Birke']],
      [`provider=${partner.id}`, ['Birke']],
      [`provider=${newId()}`, []],
    ] as const) {
      const page = await materials(query);
      expect([query, titles(page)]).toEqual([query, found]);
    }
    expect((await materials('')).limit).toBe(12);
    for (const reader of [browser, admin, readers.pupil.browser, readers.visitor])
      expect(titles(await materials(`${among}&order=title`, reader))).toEqual(['Ahorn', 'Birke', 'Chor']);
  });

  it.each([
    'models=rocket',
    'subject_types=x',
    'ids=x',
    'user_ids=',
    'provider=x',
    'order=x',
    'murmel_approved=vielleicht',
    'limit=101',
    'page=0',
    `ids=${'0'.repeat(5000)}`,
    'nothing=1',
    'q=wald',
  ])('%s is refused', async (query) => {
    expect((await readers.nobody.get(`/api/materials?${query}`)).status).toBe(400);
  });

  it('more ids than it takes are refused; by words, with the number of letters, and with facets', async () => {
    const many = Array.from({ length: 101 }, () => `ids=${newId()}`).join('&');
    expect((await readers.nobody.get(`/api/materials?${many}`)).status).toBe(400);
    const q = `zq${newId().slice(-8)}`;
    await openItem(api, author, { title: `Moos ${q}`, subjectTypes: ['ART'] });
    expect(await search(`q=${q}`)).toMatchObject({ total: 1, facets: { subjectType: [{ value: 'ART', count: 1 }] } });
    expect(await search(`q=${q}&subject_types=MUSIC`)).toMatchObject({ total: 0 });
    const { status, body } = await readers.nobody.get<Refusal>(`/api/materials/search?q=${'w'.repeat(5000)}`);
    expect([status, body.code]).toEqual([422, 'LIMIT_REACHED']);
  });

  it('what comes with the product is there, provided by it and approved', { tags: ['proof'] }, async () => {
    await api.application.get(ProductTemplates).keep();
    const { entries, total } = await materials('provider=murmel&limit=3');
    expect(total).toBeGreaterThan(3);
    for (const one of entries) expect(one).toMatchObject({ approved: true, provider: { id: 'murmel', name: 'murmel' } });
    expect((await materials('provider=murmel&murmel_approved=false')).total).toBe(0);
  });
});

describe('what the editors say of open material', () => {
  it('is for admins, of what is open only', async () => {
    const item = await openItem(api, author);
    for (const [browser, status] of [
      [readers.teacher.browser, 403],
      [readers.pupil.browser, 403],
      [readers.visitor, 403],
      [readers.nobody, 401],
    ] as const)
      expect((await putEditorialMark(browser, item.id, { approved: true })).status).toBe(status);
    const closed = await openItem(api, author, { privacy: 'secret' });
    for (const id of [closed.id, newId()])
      expect((await putEditorialMark(admin, id, { approved: true })).body.code).toBe('MATERIAL_NOT_OPEN');
    expect((await putEditorialMark(admin, item.id, { partnerId: newId() })).status).toBe(404);
    expect((await putEditorialMark(admin, 'x', { approved: true })).status).toBe(400);
    expect((await materials(`ids=${item.id}`)).entries).toMatchObject([{ approved: false, provider: null }]);
  });

  it('holds until anything of it is changed: what nobody looked at is not approved', async () => {
    const item = await openItem(api, author, { title: 'Rinde' });
    const approved = async () => (await materials(`ids=${item.id}`)).entries[0]!.approved;
    for (const column of ['content_changed_at', 'updated_at']) {
      expect((await putEditorialMark(admin, item.id, { approved: true })).body.approved).toBe(true);
      await api.database.query(`update item set ${column} = now() + interval '1 second' where id = $1`, [item.id]);
      expect(await approved()).toBe(false);
    }
    await putEditorialMark(admin, item.id, { approved: true });
    expect((await putEditorialMark(admin, item.id, { approved: false })).body.approved).toBe(false);
  });
});

it('property: no list shows what the view does not hold, whatever is done to what is in it', async () => {
  const items = await Promise.all(Array.from({ length: 6 }, (_, n) => openItem(api, author, { title: `M${n}` })));
  const ids = items.map(({ id }) => id);
  const collection = await newCollection(admin);
  await changeCollection(admin, collection, { published: true, entries: ids.map((itemId) => ({ itemId })) });
  const partner = await newPartner(admin);
  for (const id of ids) await putEditorialMark(admin, id, { partnerId: partner.id, approved: true });
  const state = fc.record({
    privacy: fc.constantFrom('locked', 'members_only', 'secret', 'public_for_all', 'public_for_all', 'public_for_all'),
    visitorPermission: fc.constantFrom('visitor_permissions_read', 'visitor_permissions_invisible', 'visitor_permissions_write'),
    discardedAt: fc.constantFrom(null, null, new Date()),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(state, { minLength: 6, maxLength: 6 }), async (states) => {
      for (const [index, fields] of states.entries()) await api.database.manager.update(Item, { id: ids[index]! }, fields as Partial<Item>);
      const rows = await api.database.query<{ id: string }[]>('select id from open_item where id = any($1)', [ids]);
      const open = rows.map(({ id }) => id).toSorted();
      const among = ids.map((id) => `ids=${id}`).join('&');
      for (const browser of [readers.nobody, readers.teacher.browser, admin]) {
        const { body } = await browser.get<{ entries: { material: OpenMaterial }[] }>(`/api/collections/${collection.id}`);
        const found = [
          (await materials(among, browser)).entries,
          (await materials(`provider=${partner.id}`, browser)).entries,
          body.entries.map(({ material }) => material),
        ];
        for (const one of found) expect(one.map(({ item }) => item.id).toSorted()).toEqual(open);
      }
      expect((await readers.nobody.get(`/api/cms/partner_entries/${partner.id}`)).body).toMatchObject({ materials: open.length });
    }),
    { numRuns: draws(12) },
  );
});
