import { decide } from '@murmel/access-policy';
import { type GalleryFacets, LIMITS, type OpenMaterial, type Share } from '@murmel/contracts';
import { changed, NEW_PINBOARD, type PinboardTable, seedPinboard } from '@murmel/documents';
import { type Account, GalleryEntry, Item, ItemOrigin, loadItemFacts, newId, seedDocument, WordCloud, WordCloudWord } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal, TestBrowser } from '../../support/browser.js';
import { copied, writeText } from '../remixes/copies.js';
import { type Cast, castOf, expectOwnerOnly, stored } from '../sharing/cast.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
});
afterAll(() => api.stop());

interface Page {
  entries: OpenMaterial[];
  total: number;
  limit: number;
  facets: GalleryFacets;
}

const ASKED = {
  licence: 'CC-BY-SA-4.0',
  subjectTypes: ['BIOLOGY'],
  schoolTypes: ['SCHOOL_TYPE_GYMNASIUM'],
  gradeLevels: ['GRADE_LEVEL_LOWER'],
};
const publish = (browser: TestBrowser, id: string, more: object = {}) =>
  browser.put<Share & Refusal>(`/api/items/${id}/publication`, { ...ASKED, ...more });
const list = async (browser: TestBrowser, query: string): Promise<Page> => (await browser.get<Page>(`/api/gallery?${query}`)).body;
const share = (browser: TestBrowser, id: string, change: object) => browser.put<Share & Refusal>(`/api/items/${id}/share`, change);
const idsOf = ({ entries }: Page): string[] => entries.map(({ item }) => item.id);
const word = (): string => `zq${newId().slice(-10)}`;
const opened = (item: { id: string }) => api.database.manager.insert(GalleryEntry, { itemId: item.id, openedAt: new Date() });
const wrote = (item: { id: string }, by: { accountId?: string; visitorId?: string }) =>
  api.database.query('insert into document_client (item_id, client_id, account_id, visitor_id) values ($1, 7, $2, $3)', [
    item.id,
    by.accountId ?? null,
    by.visitorId ?? null,
  ]);

/** An item of the cast's owner with a word of its own in the title. */
async function newItem({ owner }: Pick<Cast, 'owner'>, fields: Partial<Item> = {}): Promise<{ item: Item; q: string }> {
  const q = word();
  return { item: await api.people.item(owner.account, { title: `Moos ${q}`, ...fields }), q };
}

async function newCloud({ id: itemId }: { id: string }, visitorId: string, text: string): Promise<void> {
  const looks = { show: true, showBeforeSubmit: true, wordsPerVisitor: null, filter: false, releaseFirst: false, filterWords: null };
  await api.database.manager.upsert(WordCloud, { itemId, ...looks }, ['itemId']);
  await api.database.manager.insert(WordCloudWord, {
    id: newId(),
    itemId,
    text,
    key: text,
    visitorId,
    accountId: null,
    createdAt: new Date(),
  });
}

it('[SHR-02] a tag finds what is open, and nothing that is closed, hidden or thrown away', async () => {
  const cast = await castOf(api);
  const [tag, canary] = [word(), word()];
  const tagged = (tags: string[], fields: Partial<Item> = {}) =>
    api.people.item(cast.owner.account, { kind: 'survey', title: 'Moos', privacy: 'public_for_all', tags, ...fields });
  const open = await tagged(['Laub', `Wald ${tag}`]);
  await opened(open);
  for (const fields of [
    { privacy: 'locked' },
    { privacy: 'secret' },
    { privacy: 'password_protected', passwordHash: 'x' },
    { visitorPermission: 'visitor_permissions_invisible' },
    { discardedAt: new Date() },
  ] as Partial<Item>[])
    await opened(await tagged([canary], fields));
  for (const { browser } of [cast.owner, cast.other, cast.pupil, cast.stranger]) {
    expect(idsOf(await list(browser, `q=${tag.toUpperCase()} moos`))).toEqual([open.id]);
    expect(await list(browser, `q=${canary}`)).toMatchObject({ entries: [], total: 0, facets: { objType: [] } });
  }
  expect(idsOf(await list(cast.nobody, `q=${tag} laub wald`))).toEqual([open.id]);
});

describe('[SHR-02] PUT /items/{id}/publication', () => {
  it('opens an item with licence and what it is found by: everybody finds it, nobody writes in it; another privacy takes it back', async () => {
    const cast = await castOf(api);
    const { item, q } = await newItem(cast, { privacy: 'secret', visitorPermission: 'visitor_permissions_write' });
    const { status, body } = await publish(cast.owner.browser, item.id, { licence: 'CC0-1.0', language: 'en' });
    expect([status, body]).toMatchObject([
      200,
      { privacy: 'public_for_all', licence: 'CC0-1.0', visitorPermission: 'visitor_permissions_read' },
    ]);
    expect(await stored(api, item)).toMatchObject({ language: 'en', subjectTypes: ['BIOLOGY'], gradeLevels: ['GRADE_LEVEL_LOWER'] });
    for (const { browser } of [cast.owner, cast.other, cast.pupil, cast.stranger]) {
      const { entries } = await list(browser, `q=${q}`);
      expect(entries).toMatchObject([{ item: { id: item.id, author: { name: 'Test Lehrkraft' }, licence: 'CC0-1.0' }, copies: 0 }]);
    }
    await share(cast.owner.browser, item.id, { privacy: 'secret' });
    expect(await list(cast.stranger.browser, `q=${q}`)).toMatchObject({ entries: [], total: 0, facets: { subjectType: [] } });
    await share(cast.owner.browser, item.id, { privacy: 'public_for_all' });
    expect(idsOf(await list(cast.nobody, `q=${q}`))).toEqual([item.id]);
  });

  it('[E2] its page is looked at without an account, in gallery mode: nobody answers there', async () => {
    const cast = await castOf(api);
    const { item, q } = await newItem(cast, { kind: 'pinboard' });
    await publish(cast.owner.browser, item.id);
    const [{ path }] = (await list(cast.nobody, `q=${q}`)).entries as [OpenMaterial];
    const token = new URL(path, 'http://x').searchParams.get('public_token')!;
    const { body } = await cast.nobody.get<{ abilities: object }>(`/api/items/${item.id}`, { headers: { 'x-public-token': token } });
    expect(body).toMatchObject({ abilities: { read: true, answer: false, contribute: false, remix: false } });
    await share(cast.owner.browser, item.id, { privacy: 'locked' });
    expect((await cast.nobody.get(`/api/items/${item.id}`, { headers: { 'x-public-token': token } })).status).toBe(404);
  });

  it('is the owner’s alone, of what exists and is no folder; a stranger’s id in the body changes nothing', async () => {
    const cast = await castOf(api);
    await expectOwnerOnly(cast, (browser) => publish(browser, cast.item.id));
    const trashed = await api.people.item(cast.owner.account, { discardedAt: new Date() });
    const folder = await api.people.item(cast.owner.account, { kind: 'folder' });
    for (const id of [trashed.id, folder.id, newId(), 'x']) expect((await publish(cast.owner.browser, id)).status).toBe(404);
    const theirs = await api.people.item(cast.other.account);
    for (const more of [{ id: theirs.id }, { itemId: theirs.id }, { licence: 'x' }, { licence: undefined }, { subjectTypes: ['x'] }])
      expect((await publish(cast.owner.browser, cast.item.id, more)).status).toBe(400);
    expect((await stored(api, theirs)).privacy).toBe('locked');
    expect((await stored(api, cast.item)).privacy).toBe('secret');
  });

  it('a text in which pupils or guests wrote is not opened, by no way, and its words are in no list from the first one on', async () => {
    const cast = await castOf(api);
    const { item, q } = await newItem(cast);
    await writeText(api, item, cast.owner.account, 'Rinde');
    await publish(cast.owner.browser, item.id);
    expect((await list(cast.nobody, `q=${q}`)).entries).toMatchObject([{ item: { picture: { shape: 'text' } } }]);
    for (const by of [{ accountId: cast.pupil.account.id }, { visitorId: cast.guest.visitor.id }, {}]) {
      await wrote(item, by);
      expect(await list(cast.owner.browser, `q=${q}`)).toMatchObject({ entries: [], total: 0, facets: { objType: [], licence: [] } });
      await share(cast.owner.browser, item.id, { privacy: 'locked' });
      for (const answer of [
        await publish(cast.owner.browser, item.id),
        await share(cast.owner.browser, item.id, { privacy: 'public_for_all' }),
      ])
        expect([answer.status, answer.body.code]).toEqual([422, 'PUBLISH_OTHERS_WROTE']);
      expect((await stored(api, item)).privacy).toBe('locked');
      await api.database.query('delete from document_client where item_id = $1 and client_id = 7', [item.id]);
      expect((await publish(cast.owner.browser, item.id)).status).toBe(200);
    }
    // A copy that its owner made with everything remembers that.
    const copy = await copied(cast.owner.browser, item.id);
    await api.database.manager.update(ItemOrigin, { itemId: copy.id }, { othersWrote: true });
    expect((await publish(cast.owner.browser, copy.id)).body.code).toBe('PUBLISH_OTHERS_WROTE');
  });

  it('nor a board with cards, or a cloud with words, of pupils and guests; without them it is', async () => {
    const cast = await castOf(api);
    const board = (await newItem(cast, { kind: 'pinboard' })).item;
    const card = (id: string, author: string, text: string) => ({
      ...{ table: 'cards' as const, id },
      set: { name: text, author, createdAt: 5, place: { list: 'list', order: 'a0' } },
    });
    const data = changed<PinboardTable>(NEW_PINBOARD, [
      { table: 'lists', id: 'list', set: { name: 'Tiere', order: 'a0', author: cast.owner.account.id } },
      card('mine', cast.owner.account.id, 'Reh'),
    ]);
    const by = { accountId: cast.owner.account.id, visitorId: null };
    await seedDocument(api.database.manager, board.id, seedPinboard(data), by);
    expect((await publish(cast.owner.browser, board.id)).status).toBe(200);
    const theirs = (await newItem(cast, { kind: 'pinboard' })).item;
    const withPupils = changed<PinboardTable>(data, [card('pupil', cast.pupil.account.id, 'Dachs')]);
    await seedDocument(api.database.manager, theirs.id, seedPinboard(withPupils), by);
    const cloud = (await newItem(cast, { kind: 'word_cloud' })).item;
    await newCloud(cloud, cast.guest.visitor.id, 'Moos');
    for (const { id } of [theirs, cloud]) {
      expect((await publish(cast.owner.browser, id)).body.code).toBe('PUBLISH_OTHERS_WROTE');
      expect((await share(cast.owner.browser, id, { privacy: 'public_for_all' })).body.code).toBe('PUBLISH_OTHERS_WROTE');
    }
  });

  it('two windows that open and take back at once leave one of both, and the list says which', async () => {
    const cast = await castOf(api);
    const { item, q } = await newItem(cast, { kind: 'survey' });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        n % 2 ? publish(cast.owner.browser, item.id) : share(cast.owner.browser, item.id, { privacy: 'locked' }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const open = (await stored(api, item)).privacy === 'public_for_all';
    expect(idsOf(await list(cast.nobody, `q=${q}`))).toEqual(open ? [item.id] : []);
  });
});

describe('GET /gallery', () => {
  it('canaries: nothing that is closed, invisible, trashed, of pupils, never asked for or a folder; not in numbers, not for its owner', async () => {
    const cast = await castOf(api);
    const q = word();
    const other = { title: `Canary ${q}`, subjectTypes: ['MUSIC' as const], privacy: 'public_for_all' as const, kind: 'survey' as const };
    const canaries: Partial<Item>[] = [
      { privacy: 'locked' },
      { privacy: 'secret' },
      { privacy: 'members_only' },
      { privacy: 'password_protected', passwordHash: 'x' },
      { discardedAt: new Date() },
      { hiddenAt: new Date() },
      { visitorPermission: 'visitor_permissions_invisible' },
      { kind: 'folder' },
    ];
    for (const one of canaries) await opened(await api.people.item(cast.owner.account, { ...other, ...one }));
    await api.people.item(cast.owner.account, other);
    const { item } = await newItem(cast, { ...other, title: `Moos ${q}`, subjectTypes: ['ART'] });
    await opened(item);
    for (const { browser } of [cast.owner, cast.writer, cast.admin, cast.pupil, cast.guest]) {
      const page = await list(browser, `q=${q}`);
      expect([idsOf(page), page.total]).toEqual([[item.id], 1]);
      expect(page.facets).toEqual({
        objType: [{ value: 'survey', count: 1 }],
        subjectType: [{ value: 'ART', count: 1 }],
        schoolType: [],
        gradeLevel: [],
        language: [{ value: 'de', count: 1 }],
        licence: [{ value: 'CC-BY-SA-4.0', count: 1 }],
      });
      expect(JSON.stringify(page)).not.toContain('Canary');
    }
  });

  it('canary: words that people gave to a cloud are in no picture and are not found; what teachers wrote is', async () => {
    const cast = await castOf(api);
    const { item, q } = await newItem(cast, { kind: 'word_cloud' });
    await publish(cast.owner.browser, item.id);
    const said = word();
    await newCloud(item, cast.guest.visitor.id, said);
    for (const browser of [cast.owner.browser, cast.nobody]) {
      expect((await list(browser, `q=${q}`)).entries).toMatchObject([{ item: { id: item.id, picture: null } }]);
      expect((await list(browser, `q=${said}`)).total).toBe(0);
    }
  });

  it('facets narrow each other and count what each further choice leaves; words, orders and pages', async () => {
    const cast = await castOf(api);
    const q = word();
    const made = async (fields: Partial<Item>, day: number): Promise<Item> => {
      const item = await api.people.item(cast.owner.account, { privacy: 'public_for_all', description: `von ${q}`, ...fields });
      await writeText(api, item, cast.owner.account, 'Rinde');
      await api.database.manager.insert(GalleryEntry, { itemId: item.id, openedAt: new Date(2026, 0, day) });
      return item;
    };
    const a = await made({ title: 'Ahorn', subjectTypes: ['ART', 'MUSIC'], gradeLevels: ['GRADE_LEVEL_HIGH'] }, 1);
    const b = await made({ title: 'Birke', subjectTypes: ['ART'], licence: 'CC0-1.0' }, 2);
    const c = await made(
      { kind: 'survey', title: 'Chor', subjectTypes: ['MUSIC'], language: 'en', schoolTypes: ['SCHOOL_TYPE_PRIMARY'] },
      3,
    );
    for (const [query, ids, total] of [
      [`q=${q}`, [c, b, a], 3],
      [`q=${q}&order=title&limit=2`, [a, b], 3],
      [`q=${q}&limit=2&page=2`, [a], 3],
      [`q=${q}&subjectType=ART`, [b, a], 2],
      [`q=${q}&subjectType=ART&licence=CC0-1.0`, [b], 1],
      [`q=${q} chor&language=en`, [c], 1],
      [`q=${q}&gradeLevel=GRADE_LEVEL_HIGH`, [a], 1],
      [`q=${q}&schoolType=SCHOOL_TYPE_PRIMARY&objType=survey`, [c], 1],
      [`q=${q}&objType=pinboard`, [], 0],
      [`q=${q}%25`, [], 0],
    ] as const) {
      const page = await list(cast.nobody, query);
      expect([query, idsOf(page), page.total]).toEqual([query, ids.map(({ id }) => id), total]);
    }
    const { facets } = await list(cast.nobody, `q=${q}&subjectType=ART`);
    const counts = (facet: keyof GalleryFacets) => Object.fromEntries(facets[facet].map(({ value, count }) => [value, count]));
    expect(counts('subjectType')).toEqual({ ART: 2, MUSIC: 2 });
    expect(counts('licence')).toEqual({ 'CC0-1.0': 1, 'CC-BY-SA-4.0': 1 });
    await copied(cast.other.browser, a.id);
    await copied(cast.owner.browser, b.id);
    const popular = await list(cast.nobody, `q=${q}&order=popular`);
    expect(popular.entries.map(({ item: { id }, copies }) => [id, copies])).toEqual([
      [a.id, 1],
      [c.id, 0],
      [b.id, 0],
    ]);
  });

  it('huge, unknown and twisted questions are refused with the number or as what they are', async () => {
    const browser = api.browser();
    const status = async (query: string) => (await browser.get(`/api/gallery?${query}`)).status;
    const { status: refused, body } = await browser.get<Refusal>(`/api/gallery?q=${'w'.repeat(10_000)}`);
    expect([refused, body]).toMatchObject([422, { code: 'LIMIT_REACHED', data: { limit: LIMITS.search.max } }]);
    for (const query of [
      `subjectType=${'x'.repeat(10_000)}`,
      'subjectType=ART&subjectType=MUSIC',
      'objType=',
      'licence=CC',
      'limit=101',
      'page=0',
      'order=id',
      'q=%00',
      `ownerId=${newId()}`,
      'privacy=locked',
    ])
      expect([query.slice(0, 40), await status(query)]).toEqual([query.slice(0, 40), 400]);
    for (const query of ["q=' or true --", 'q=%25_%5C', 'page=1000']) expect([query, await status(query)]).toEqual([query, 200]);
    expect((await list(browser, '')).limit).toBe(12);
  });

  it('in two hundred random worlds the list is what `decide` lets somebody see who knows nothing, of what was opened', async () => {
    const cast = await castOf(api);
    const q = word();
    const pick = <T>(values: readonly T[]): T => values[Math.floor(Math.random() * values.length)]!;
    const one = await api.people.item(cast.owner.account);
    const items = Array.from(
      { length: 200 },
      (): Item => ({
        ...one,
        ...{ id: newId(), token: newId(), publicToken: newId(), title: q },
        kind: pick(['survey', 'pinboard', 'word_cloud', 'screen', 'text_document']),
        privacy: pick(['locked', 'members_only', 'secret', 'public_for_all', 'public_for_all', 'public_for_all']),
        visitorPermission: pick(['visitor_permissions_invisible', 'visitor_permissions_read', 'visitor_permissions_write']),
        discardedAt: pick([null, null, new Date()]),
        hiddenAt: pick([null, null, null, new Date()]),
      }),
    );
    await api.database.manager.insert(Item, items);
    const asked = items.filter(() => Math.random() < 0.8);
    for (const item of asked) await opened(item);
    const texts = asked.filter(({ kind }) => kind === 'text_document').filter(() => Math.random() < 0.5);
    for (const item of texts) await wrote(item, { accountId: (pick([cast.owner, cast.pupil]) as { account: Account }).account.id });
    const theirs = await api.database.query<{ item_id: string }[]>('select item_id from document_client where account_id = $1', [
      cast.pupil.account.id,
    ]);
    const left = new Set(theirs.map(({ item_id: id }) => id));
    const nobody = { account: null, visitorId: null };
    const facts = await loadItemFacts(
      api.database.manager,
      nobody,
      items.map(({ id }) => id),
    );
    const expected = asked.filter(({ id }) => !left.has(id) && decide(nobody, 'item.read', { item: facts.get(id) }).allow);
    const found: string[] = [];
    for (let page = 1; found.length < 200; page += 1) {
      const answer = await list(cast.other.browser, `q=${q}&limit=100&page=${page}`);
      found.push(...idsOf(answer));
      expect(answer.total).toBe(expected.length);
      expect(answer.facets.objType.reduce((sum, { count }) => sum + count, 0)).toBe(expected.length);
      if (answer.entries.length === 0) break;
    }
    expect(found.toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
  });
});
