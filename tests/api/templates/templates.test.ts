import type { AccountLicence, Item as ItemAnswer, ListedCollection, Template } from '@murmel/contracts';
import { type Account, Collection, CollectionItem, Item, ItemMember, newId, SurveyQuestion } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { foundSchool, joinSchool } from '../../../apps/api/src/core/schools/schools.js';
import { PRODUCT_ACCOUNT } from '../../../apps/api/src/core/templates/product-account.js';
import { ProductTemplates } from '../../../apps/api/src/core/templates/product-templates.js';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { promised } from '../../support/on-this-machine.js';
import { provenance, storedText, writeText } from '../remixes/copies.js';
import { castOf, expectOwnerOnly, stored } from '../sharing/cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

const toggle = (browser: TestBrowser, itemId: string, more: object = {}) =>
  browser.put<ItemAnswer & Refusal>('/api/items/toggle_template', { itemId, ...more });
const use = (browser: TestBrowser, itemId: string, more: object = {}) =>
  browser.post<{ item: ItemAnswer } & Refusal>('/api/templates', { itemId, ...more });
const listed = async (browser: TestBrowser, query = '') => {
  const { body } = await browser.get<{ entries: Template[]; total: number }>(`/api/templates${query}`);
  return { found: body.entries.map(({ item, of }) => [item.id, of]), total: body.total };
};
const colleagues = (...accounts: Account[]) =>
  api.database.transaction(async (manager) => {
    const school = await foundSchool(manager, accounts[0]!.id, 'Schule am Hang');
    for (const { id } of accounts.slice(1)) await joinSchool(manager, school, id, 'member');
  });

describe('[LIB-03] templates', () => {
  it('the owner marks and unmarks; others see nothing of that, and may not', async () => {
    const cast = await castOf(api);
    const { item, owner, writer } = cast;
    await writeText(api, item, owner.account, 'Der Wald schweigt.');
    expect((await toggle(owner.browser, item.id)).body.templateFor).toBe('me');
    expect(await stored(api, item)).toMatchObject({ templateFor: 'me', privacy: 'secret' });
    expect(await listed(owner.browser)).toEqual({ found: [[item.id, 'own']], total: 1 });
    expect(await listed(writer.browser)).toEqual({ found: [], total: 0 });
    expect((await writer.browser.get<ItemAnswer>(`/api/items/${item.id}`)).body.templateFor).toBeNull();
    await expectOwnerOnly(cast, (browser) => toggle(browser, item.id));
    expect((await toggle(owner.browser, item.id)).body.templateFor).toBeNull();
    expect(await listed(owner.browser)).toEqual({ found: [], total: 0 });
    const folder = await api.people.item(owner.account, { kind: 'folder' });
    expect((await toggle(owner.browser, folder.id)).status).toBe(404);
    expect((await toggle(owner.browser, item.id, { templateFor: 'world' })).status).toBe(400);
    for (const { browser } of [cast.pupil, cast.guest]) expect((await browser.get('/api/templates')).status).toBe(403);
    expect((await cast.nobody.get('/api/templates')).status).toBe(401);
  });

  it('are found by subject and level', async () => {
    const { item, owner } = await castOf(api, { subjectTypes: ['BIOLOGY', 'MATH'], gradeLevels: ['GRADE_LEVEL_LOWER'] });
    await toggle(owner.browser, item.id);
    const found = async (query: string) => (await listed(owner.browser, query)).total;
    for (const query of ['?subjectType=MATH', '?gradeLevel=GRADE_LEVEL_LOWER', '?subjectType=BIOLOGY&gradeLevel=GRADE_LEVEL_LOWER'])
      expect([query, await found(query)]).toEqual([query, 1]);
    for (const query of ['?subjectType=GERMAN', '?gradeLevel=GRADE_LEVEL_HIGH', '?subjectType=MATH&gradeLevel=GRADE_LEVEL_HIGH'])
      expect([query, await found(query)]).toEqual([query, 0]);
    expect((await owner.browser.get('/api/templates?subjectType=MAGIC')).status).toBe(400);
  });

  it('for the school: colleagues find, look and copy, nobody else does; locked, trashed and withdrawn they are gone, counts included', async () => {
    const { item, owner, other, admin } = await castOf(api, { privacy: 'locked' });
    await writeText(api, item, owner.account, 'Der Wald schweigt.');
    expect((await toggle(owner.browser, item.id, { templateFor: 'school' })).body.code).toBe('NOT_IN_SCHOOL');
    await colleagues(owner.account, other.account);
    expect((await toggle(owner.browser, item.id, { templateFor: 'school' })).body).toMatchObject({
      templateFor: 'school',
      privacy: 'members_only',
    });
    expect(await listed(other.browser)).toEqual({ found: [[item.id, 'school']], total: 1 });
    expect((await other.browser.get(`/api/text_editor/documents/${item.id}`)).status).toBe(200);
    expect(await listed(admin.browser)).toEqual({ found: [], total: 0 });
    expect((await use(admin.browser, item.id)).status).toBe(404);
    await api.database.manager.insert(ItemMember, {
      id: newId(),
      itemId: item.id,
      email: admin.account.email!,
      role: 'read',
      createdAt: new Date(),
    });
    // Invited members have it in the library, but it is not a template of theirs.
    expect(await listed(admin.browser)).toEqual({ found: [], total: 0 });

    const folder = await api.people.item(other.account, { kind: 'folder', title: 'Mai' });
    const { status, body } = await use(other.browser, item.id, { folderId: folder.id });
    expect([status, body.code]).toEqual([201, undefined]);
    const made = await stored(api, body.item);
    expect(made).toMatchObject({ title: item.title, ownerId: other.account.id, folderId: folder.id, privacy: 'locked', templateFor: null });
    expect(await storedText(api, made)).toContain('Der Wald schweigt.');
    expect(await api.database.manager.countBy(ItemMember, { itemId: made.id })).toBe(0);
    expect(await provenance(other.browser, made)).toMatchObject([{ author: owner.account.publicName }]);
    expect((await use(other.browser, item.id, { folderId: newId() })).body.code).toBe('FOLDER_UNKNOWN');

    const gone = async () => {
      expect(await listed(other.browser)).toEqual({ found: [], total: 0 });
      for (const answer of [await use(other.browser, item.id), await other.browser.get(`/api/items/${item.id}`)])
        expect(answer.status).toBe(404);
    };
    const change = (fields: Partial<Item>) => api.database.manager.update(Item, { id: item.id }, fields);
    for (const [closed, open] of [
      [{ privacy: 'locked' }, { privacy: 'members_only' }],
      [{ discardedAt: new Date() }, { discardedAt: null }],
      [{ visitorPermission: 'visitor_permissions_invisible' }, { visitorPermission: 'visitor_permissions_read' }],
      [{ templateFor: 'me' }, { templateFor: 'school' }],
    ] as const) {
      await change(closed);
      await gone();
      await change(open);
    }
    expect((await listed(other.browser)).total).toBe(1);
    await api.database.query('update account set school_id = null, school_role = null, school_since = null where id = $1', [
      other.account.id,
    ]);
    await gone();
  });

  it('[C38] for oneself, for the school with a licence of a school or group, or for everybody', async () => {
    const { item, owner, other } = await castOf(api);
    await colleagues(owner.account, other.account);
    const licensed = (licence: AccountLicence) =>
      api.database.query('update account set licence = $2 where id = $1', [owner.account.id, licence]);
    for (const licence of ['free', 'tools_pro'] as const) {
      await licensed(licence);
      expect(await toggle(owner.browser, item.id, { templateFor: 'school' })).toMatchObject({
        status: 422,
        body: { code: 'SCHOOL_LICENCE_NEEDED' },
      });
      expect(await stored(api, item)).toMatchObject({ templateFor: null });
    }
    for (const licence of ['school', 'group'] as const) {
      await licensed(licence);
      expect((await toggle(owner.browser, item.id, { templateFor: 'school' })).body.templateFor).toBe('school');
      expect((await listed(other.browser)).total).toBe(1);
      expect((await toggle(owner.browser, item.id, { templateFor: null })).status).toBe(200);
    }
    await licensed('free');
    expect((await toggle(owner.browser, item.id, { templateFor: 'me' })).body.templateFor).toBe('me');
  });

  it('what guests wrote in does not travel from a template of somebody else', async () => {
    const { item, owner, other, guest } = await castOf(api);
    await writeText(api, item, owner.account, 'Der Wald schweigt.');
    await colleagues(owner.account, other.account);
    await toggle(owner.browser, item.id, { templateFor: 'school' });
    await api.database.query('update document_update set account_id = null, visitor_id = $2 where item_id = $1', [
      item.id,
      guest.visitor.id,
    ]);
    const before = await api.database.manager.count(Item);
    expect((await use(other.browser, item.id)).body.code).toBe('REMIX_OTHERS_WROTE');
    expect(await api.database.manager.count(Item)).toBe(before);
  });

  it('for everybody is only what is open to everybody; by kind, words and page; not with a tool that is off', async () => {
    const { item, owner, other } = await castOf(api);
    const word = `Zq${newId().slice(-8)}`;
    expect((await toggle(owner.browser, item.id, { templateFor: 'public' })).body.code).toBe('TEMPLATE_NOT_OPEN');
    const open = { privacy: 'public_for_all', templateFor: 'public' } as const;
    const text = await api.people.item(owner.account, { ...open, title: `A ${word}` });
    const cloud = await api.people.item(owner.account, { ...open, title: `B ${word}`, kind: 'word_cloud' });
    await api.people.item(owner.account, { ...open, title: `C ${word}`, privacy: 'secret' });
    const search = `?search=${word}`;
    expect(await listed(other.browser, search)).toEqual({
      found: [
        [text.id, 'public'],
        [cloud.id, 'public'],
      ],
      total: 2,
    });
    expect(await listed(other.browser, `${search}&kind=word_cloud`)).toEqual({ found: [[cloud.id, 'public']], total: 1 });
    expect(await listed(other.browser, `${search}&limit=1&page=2`)).toEqual({ found: [[cloud.id, 'public']], total: 2 });
    expect(await listed(other.browser, `${search}&of=own`)).toEqual({ found: [], total: 0 });
    await api.database.query("update account set disabled_tools = '{word_clouds}' where id = $1", [other.account.id]);
    expect(await listed(other.browser, search)).toEqual({ found: [[text.id, 'public']], total: 1 });
  });

  it('those of the product stand in two collections, which editors may change and remove like their own', { tags: ['proof'] }, async () => {
    const ours = api.application.get(ProductTemplates);
    const { manager } = api.database;
    await api.database.query('delete from collection');
    await ours.keep();
    const reader = api.browser();
    const featured = async () => (await reader.get<ListedCollection[]>('/api/collections/featured')).body;
    expect((await featured()).map(({ materials }) => materials)).toEqual([5, 5]);
    const [first, second] = (await featured()) as [ListedCollection, ListedCollection];
    await manager.delete(CollectionItem, { collectionId: first.id, position: 0 });
    await manager.delete(Collection, { id: second.id });
    await ours.keep();
    expect((await featured()).map(({ id, materials }) => [id, materials])).toEqual([[first.id, 4]]);
    await api.database.query('delete from collection');
  });

  it('those that come with the product have pictures, six per tool, two for each later one and twelve assistants in two languages; written twice they are there once; copied they are one’s own', {
    tags: ['proof'],
  }, async () => {
    const ours = api.application.get(ProductTemplates);
    await Promise.all([ours.keep(), ours.keep()]);
    const written = () => api.database.manager.find(Item, { where: { ownerId: PRODUCT_ACCOUNT }, order: { id: 'ASC' } });
    const before = await written();
    expect(before).toHaveLength(64);
    const old = await api.people.item({ id: PRODUCT_ACCOUNT } as Account, { privacy: 'public_for_all', templateFor: 'public' });
    await ours.keep();
    expect(await written()).toEqual(before);
    expect(await api.database.manager.existsBy(Item, { id: old.id })).toBe(false);

    const { other } = await castOf(api);
    const all = async () =>
      (await other.browser.get<{ entries: Template[] }>('/api/templates?of=public&limit=100')).body.entries.filter(
        ({ item }) => item.author.name === 'murmel',
      );
    // One list draws for a moment only; a cloud without words and a file share are drawn by their colour alone.
    const pictured = ({ item }: Template) => !['word_cloud', 'shared_file'].includes(item.kind);
    const unpictured = async () => (await all()).filter((one) => pictured(one) && one.item.picture === null);
    await expect.poll(unpictured, { timeout: promised(10_000) }).toEqual([]);
    const found = await all();
    const kinds = [
      'text_document',
      'word_cloud',
      'survey',
      'pinboard',
      'screen',
      'worksheet',
      'assistant',
      'link',
      'qrcode',
      'shared_file',
      'website_page',
    ];
    const ofKind = kinds.map((kind) => found.filter(({ item }) => item.kind === kind));
    expect(ofKind.map((some) => some.length)).toEqual([6, 6, 6, 6, 6, 2, 10, 2, 2, 2, 2]);
    for (const { item, minutes } of found) {
      expect(minutes).toBeGreaterThan(0);
      expect([item.gradeLevels.length, item.subjectTypes.length].every((count) => count > 0)).toBe(true);
      expect(item.description.length).toBeGreaterThan(80);
    }
    for (const some of ofKind) {
      const copy = await use(other.browser, some[0]!.item.id);
      expect([copy.status, copy.body.code]).toEqual([201, undefined]);
      const { kind, id } = copy.body.item;
      if (kind === 'survey') expect(await api.database.manager.countBy(SurveyQuestion, { itemId: id })).toBeGreaterThan(3);
      expect(await provenance(other.browser, copy.body.item)).toMatchObject([{ author: 'murmel', licence: 'CC-BY-SA-4.0' }]);
    }
  });
});
