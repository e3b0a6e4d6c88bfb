import {
  CONTENT_LANGUAGES,
  CONTENT_LICENCES,
  escapeHtml,
  GRADE_LEVELS,
  SCHOOL_TYPES,
  SERVER_LIMITS,
  SUBJECT_TYPES,
} from '@murmel/contracts';
import { Account, GalleryEntry, Item, ItemOrigin, newId } from '@murmel/server';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { hashPassword } from '../../../apps/api/src/core/accounts/passwords.js';
import { OPEN_PAGE } from '../../../apps/api/src/core/metadata/open-material.js';
import { startApi, type TestApi } from '../../support/api.js';
import type { Refusal } from '../../support/browser.js';
import { writeText } from '../remixes/copies.js';
import { type Cast, castOf } from '../sharing/cast.js';
import { type Amb, jsonLd, validAmb as valid } from './amb-schema.js';

const ORIGIN = 'https://murmel.example';
let api: TestApi;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'), { publicUrl: ORIGIN });
});
afterAll(() => api.stop());

interface Feed {
  entries: Amb[];
  next: string | null;
}

const KINDS = {
  text_document: '/text_editor/public_documents/:id',
  word_cloud: '/word_clouds/public_word_clouds/:id',
  survey: '/surveys/surveys/:id/public_survey_responses/new',
  pinboard: '/pinboard/public_boards/:id',
  screen: '/teaching_board/public_screens/:id',
  worksheet: '/worksheet/worksheets/:id/public_worksheet_responses/new',
} as const;
const OPEN = { privacy: 'public_for_all', kind: 'survey' } as const;
const pageOf = ({ id, kind }: Item): string => KINDS[kind as keyof typeof KINDS].replace(':id', id);
const addressOf = (item: Item): string => `${ORIGIN}${pageOf(item)}?public_token=${item.publicToken}`;
const opened = async ({ owner }: Pick<Cast, 'owner'>, fields: Partial<Item> = {}): Promise<Item> => {
  const item = await api.people.item(owner.account, { ...OPEN, ...fields });
  await api.database.manager.insert(GalleryEntry, { itemId: item.id, openedAt: new Date() });
  return item;
};
const html = async (path: string): Promise<string> => (await api.browser().get<string>(path)).body;
const sitemap = async (query = ''): Promise<string> => (await api.browser().get<string>(`/sitemap.xml${query}`)).body;
const feed = async (query = 'limit=100'): Promise<Feed> => (await api.browser().get<Feed>(`/api/gallery/amb?${query}`)).body;
/** All of it, as a catalogue takes it. */
async function harvest(query = 'limit=100'): Promise<Amb[]> {
  const all: Amb[] = [];
  for (let next: string | null = query; next !== null; ) {
    const page: Feed = await feed(next);
    all.push(...page.entries);
    next = page.next === null ? null : new URL(page.next).search.slice(1);
  }
  return all;
}
const found = async (item: Item): Promise<Amb | undefined> => (await harvest()).find(({ id }) => id === addressOf(item));
describe('[SHR-02] open material described after the field’s standards', () => {
  it('[C26] of each kind the AMB document is valid, with licence, author, language and the codes of KIM', { tags: ['proof'] }, async () => {
    const cast = await castOf(api);
    for (const kind of Object.keys(KINDS) as (keyof typeof KINDS)[]) {
      const item = await opened(cast, {
        ...{ kind, title: `Moos ${kind}`, description: 'Alles Grüne', licence: 'CC-BY-4.0', language: 'ua' },
        subjectTypes: ['BIOLOGY', 'INTERDISCIPLINARY', 'ETHICS_PHILOSOPHY'],
        schoolTypes: ['SCHOOL_TYPE_GYMNASIUM', 'SCHOOL_TYPE_OTHER'],
        gradeLevels: ['GRADE_LEVEL_LOWER', 'GRADE_LEVEL_MIDDLE'],
      });
      const amb = (await found(item))!;
      expect([kind, valid(amb), valid.errors]).toEqual([kind, true, null]);
      expect(amb).toMatchObject({
        '@context': ['https://w3id.org/kim/amb/context.jsonld', { '@language': 'uk' }],
        name: item.title,
        description: 'Alles Grüne',
        creator: [{ type: 'Person', name: 'Test Lehrkraft' }],
        license: { id: 'https://creativecommons.org/licenses/by/4.0/' },
        inLanguage: ['uk'],
        about: [
          { id: 'http://w3id.org/kim/schulfaecher/s1001', prefLabel: { de: 'Biologie' } },
          { id: 'http://w3id.org/kim/schulfaecher/s1008' },
          { id: 'http://w3id.org/kim/schulfaecher/s1021' },
        ],
        educationalLevel: [{ id: 'https://w3id.org/kim/educationalLevel/level_2' }],
        educationalAlignment: [{ targetUrl: 'https://w3id.org/kim/schularten/s08' }],
        conditionsOfAccess: { id: 'http://w3id.org/kim/conditionsOfAccess/no_login' },
      });
      expect(await sitemap()).toContain(`<loc>${addressOf(item)}</loc>`);
    }
    expect(valid({ ...(await feed()).entries[0], license: { id: 'x' } })).toBe(false);
  });

  it('with everything chosen and with nothing it is valid, too: what has no code is left out', async () => {
    const cast = await castOf(api);
    const all = { subjectTypes: [...SUBJECT_TYPES], schoolTypes: [...SCHOOL_TYPES], gradeLevels: [...GRADE_LEVELS] };
    const some = { subjectTypes: ['INTERDISCIPLINARY' as const], schoolTypes: ['SCHOOL_TYPE_OTHER' as const], description: '' };
    const items = [await opened(cast, all), await opened(cast, some)];
    for (const licence of CONTENT_LICENCES) items.push(await opened(cast, { licence }));
    for (const language of CONTENT_LANGUAGES) items.push(await opened(cast, { language }));
    for (const item of items) {
      const amb = await found(item);
      expect([valid(amb), valid.errors]).toEqual([true, null]);
    }
    const bare = (await found(items[1]!))!;
    for (const field of ['about', 'educationalLevel', 'educationalAlignment', 'description', 'isBasedOn'])
      expect(bare).not.toHaveProperty(field);
  });

  it('[C25] a copy that is open says what it was made from, while that is open', async () => {
    const cast = await castOf(api);
    const source = await opened(cast, { title: 'Vorlage', licence: 'CC-BY-4.0' });
    const copy = await opened({ owner: cast.other });
    const origin = {
      sourceId: source.id,
      firstId: source.id,
      sourceAccountId: null,
      firstAccountId: null,
      sourceLicence: null,
      firstLicence: null,
    };
    await api.database.manager.insert(ItemOrigin, {
      ...{ ...origin, itemId: copy.id, everything: true, othersWrote: false, sourceState: '', ownState: '', createdAt: new Date() },
      ...{ authorName: null, broughtIn: false },
    });
    const amb = (await found(copy))!;
    expect(amb['isBasedOn']).toMatchObject([
      { id: addressOf(source), name: 'Vorlage', license: { id: 'https://creativecommons.org/licenses/by/4.0/' } },
    ]);
    expect(valid(amb)).toBe(true);
    await api.database.manager.update(Item, { id: source.id }, { privacy: 'locked' });
    expect(JSON.stringify(await found(copy))).not.toMatch(/Vorlage|isBasedOn/);
  });

  it('the page of an open item tells it to whoever runs no script; every other page of guests is in no index', async () => {
    const cast = await castOf(api);
    const item = await opened(cast, { title: 'Moos & Farn', description: 'Zwei\nZeilen', language: 'en', licence: 'CC0-1.0' });
    for (const path of [pageOf(item), `${pageOf(item)}?public_token=${item.publicToken}`, `${pageOf(item)}?public_token=x`]) {
      const page = await html(path);
      for (const line of [
        '<title>Moos &amp; Farn | murmel</title>',
        '<meta name="description" content="Zwei Zeilen">',
        '<meta name="author" content="Test Lehrkraft">',
        '<meta name="robots" content="index, follow">',
        `<link rel="canonical" href="${addressOf(item)}">`,
        '<link rel="license" href="https://creativecommons.org/publicdomain/zero/1.0/">',
        '<meta property="og:title" content="Moos &amp; Farn">',
        '<meta property="og:locale" content="en_GB">',
      ])
        expect(page).toContain(line);
      expect(jsonLd(page)).toMatchObject({
        '@type': 'LearningResource',
        url: addressOf(item),
        name: 'Moos & Farn',
        author: { name: 'Test Lehrkraft' },
        license: 'https://creativecommons.org/publicdomain/zero/1.0/',
        inLanguage: 'en',
      });
    }
    const unlisted = ['/pinboard/public_boards/x', `/pinboard/public_boards/${newId()}`, `/pinboard/public_boards/${item.id}`];
    for (const path of [...unlisted, `/surveys/surveys/${item.id}/public_survey_result`, '/pinboard/public_boards/%00%22%3E']) {
      const page = await html(path);
      expect([path, page.match(/<meta name="robots".*?>/g), jsonLd(page)]).toEqual([
        path,
        ['<meta name="robots" content="noindex, nofollow">'],
        undefined,
      ]);
      expect(page).not.toMatch(/Moos|og:/);
    }
    expect(await html('/login')).not.toContain('name="robots"');
  });

  it('signs that end scripts, tags, lines and documents do no harm, whoever is called like that', async () => {
    const cast = await castOf(api);
    const evil = `</script><script>alert(1)</script><!--<script>--> ]]>\u2028\u2029\u0001\u0008\u007f\ufffe "'&amp;$&$\`$' {"a":1}`;
    await api.database.manager.update(Account, { id: cast.owner.account.id }, { publicName: evil });
    const item = await opened(cast, { title: evil, description: evil });
    const page = await html(pageOf(item));
    expect(jsonLd(page)).toMatchObject({ name: evil, description: evil, author: { name: evil } });
    expect(page.match(/<script/g)?.length).toBe(
      (await html(`/surveys/surveys/${newId()}/public_survey_responses/new`)).match(/<script/g)!.length + 1,
    );
    expect(page).toContain(`<title>${escapeHtml('</script><script>alert(1)</script>')}`);
    expect(page.split('</head>')[0]!.replace(/<script type="application.*/g, '')).not.toMatch(/(?!\n)[\p{Cc}\ufffe]/u);
    expect(page).not.toMatch(/[\u2028\u2029]<\/script>|alert\(1\)<\/script>/);
    const amb = (await found(item))!;
    expect([valid(amb), amb.name]).toEqual([true, evil]);
    const map = await sitemap();
    expect(map).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset [^>]*>\n(<url><loc>[^<>"']*<\/loc><lastmod>[\d:.TZ-]+<\/lastmod><\/url>\n)+<\/urlset>\n$/,
    );
    expect(map).not.toContain('alert');
  });

  it('canaries: nothing closed, invisible, trashed, unasked, of pupils or with their words, nobody’s name but the author’s; taken back at once', async () => {
    const cast = await castOf(api);
    await api.database.manager.update(Account, { id: cast.pupil.account.id }, { publicName: 'Mila Specht' });
    const items = [
      ...(await Promise.all(
        (
          [
            { privacy: 'locked' },
            { privacy: 'secret' },
            { privacy: 'members_only' },
            { privacy: 'password_protected', passwordHash: 'x' },
            { discardedAt: new Date() },
            { visitorPermission: 'visitor_permissions_invisible' },
          ] as Partial<Item>[]
        ).map((one) => opened(cast, { title: 'Canary', ...one })),
      )),
      await opened({ owner: cast.pupil }, { title: 'Canary' }),
      await api.people.item(cast.owner.account, { ...OPEN, title: 'Canary' }),
    ];
    const text = await opened(cast, { kind: 'text_document', title: 'Canary' });
    await writeText(api, text, cast.pupil.account, 'Dachs');
    const takenBack = await opened(cast, { title: 'Canary' });
    expect(await found(takenBack)).toBeDefined();
    await cast.owner.browser.put(`/api/items/${takenBack.id}/share`, { privacy: 'secret' });
    items.push(text, takenBack);
    const [all, map] = [JSON.stringify(await harvest()), await sitemap()];
    expect(all).not.toMatch(/Canary|Dachs/);
    expect(all).not.toContain('Mila Specht');
    for (const item of items) {
      for (const told of [all, map]) expect(told).not.toContain(item.id);
      const page = await html(pageOf(item));
      expect(page).toContain('content="noindex, nofollow"');
      expect(page).not.toContain('Canary');
    }
  });

  it('an erased author is gone at once, with what was theirs', async () => {
    const cast = await castOf(api);
    await api.database.manager.update(
      Account,
      { id: cast.owner.account.id },
      { publicName: 'Ada Gelöscht', passwordHash: await hashPassword('Waldameise-7') },
    );
    const item = await opened(cast);
    expect(JSON.stringify(await harvest())).toContain('Ada Gelöscht');
    const { status } = await cast.owner.browser.delete('/api/users/me', { body: { password: 'Waldameise-7' } });
    expect(status).toBeLessThan(300);
    expect(JSON.stringify(await harvest())).not.toContain('Ada Gelöscht');
    expect(await sitemap()).not.toContain(item.id);
    expect(await html(pageOf(item))).not.toContain('Gelöscht');
  });
});

describe('catalogues and crawlers', () => {
  it('robots.txt names the sitemap; that is kept by its tag and asked for again', { tags: ['proof'] }, async () => {
    const { body, headers } = await api.browser().get<string>('/robots.txt');
    expect(body).toContain(`\nSitemap: ${ORIGIN}/sitemap.xml\n`);
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const first = await api.browser().get<string>('/sitemap.xml');
    expect([first.headers.get('content-type'), first.headers.get('cache-control')]).toEqual(['application/xml; charset=utf-8', 'no-cache']);
    const again = await api.browser().get<string>('/sitemap.xml', { headers: { 'if-none-match': first.headers.get('etag')! } });
    expect([again.status, again.body]).toEqual([304, '']);
    for (const page of ['0', '-1', 'x', '2', '99999', '1e3', '', `${newId()}`])
      expect([page, (await api.browser().get(`/sitemap.xml?page=${page}`)).status]).toEqual([page, 404]);
    expect(await sitemap('?page=1')).toBe(first.body);
  });

  it('since a day only what was opened or changed; pages stay in order while something changes; twisted questions are refused', async () => {
    const cast = await castOf(api);
    const [old, later] = [new Date('2020-05-01'), new Date('2031-05-01')];
    const item = await opened(cast, { createdAt: old, updatedAt: old, contentChangedAt: old });
    await api.database.manager.update(GalleryEntry, { itemId: item.id }, { openedAt: old });
    const since = async (time: string) => (await harvest(`modifiedSince=${time}`)).map(({ id }) => id);
    expect(await since('2020-05-01')).toContain(addressOf(item));
    expect(await since('2020-05-02')).not.toContain(addressOf(item));
    for (const change of [{ updatedAt: later }, { contentChangedAt: later }]) {
      await api.database.manager.update(Item, { id: item.id }, change);
      expect(await since('2031-04-30T23:59:59%2B02:00')).toEqual([addressOf(item)]);
      await api.database.manager.update(Item, { id: item.id }, { updatedAt: old, contentChangedAt: old });
    }
    await opened(cast);
    const one = (await harvest('limit=1')).map(({ id }) => id);
    expect(one).toEqual((await harvest('limit=100')).map(({ id }) => id));
    expect(new Set(one).size).toBe(one.length);
    for (const query of [
      'limit=101',
      'limit=0',
      'afterItem=x',
      'modifiedSince=gestern',
      'modifiedSince=2020-13-01',
      'page=1',
      'q=%00',
      'afterItem=&limit=1',
    ])
      expect([query, (await api.browser().get(`/api/gallery/amb?${query}`)).status]).toEqual([query, 400]);
    expect((await feed('modifiedSince=9999-12-31')).entries).toEqual([]);
    for (const first of ['0000-01-01', '0000-01-01T00:00:00%2B23:59'])
      expect((await feed(`modifiedSince=${first}&limit=1`)).entries).toHaveLength(1);
    const { item: theirs } = await castOf(api);
    expect((await api.browser().get(`/api/gallery/amb?afterItem=${theirs.id}`)).status).toBe(200);
  });

  it('with 5,000 open items a page is read by indexes, and a sitemap has more than one part', { tags: ['proof'] }, async () => {
    const cast = await castOf(api);
    const seed = await opened(cast);
    const [{ columns }] = await api.database.query<[{ columns: string }]>(
      `select string_agg(column_name, ', ') as columns from information_schema.columns
        where table_name = 'item' and is_generated = 'NEVER' and column_name not in ('id', 'token', 'public_token')`,
    );
    await api.database.query(
      `insert into item (id, token, public_token, ${columns})
       select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), ${columns} from item, generate_series(1, 5000) where id = any($1::uuid[])`,
      [[seed.id, cast.item.id]],
    );
    await api.database.query(
      'insert into gallery_entry (item_id) select id from item where owner_id = $1 and privacy = $2 on conflict do nothing',
      [cast.owner.account.id, seed.privacy],
    );
    await api.database.query('analyze item; analyze gallery_entry; analyze account; analyze item_origin');
    const plan = await api.database.query<object[]>(`explain (format json) ${OPEN_PAGE}`, [seed.id, null, 100]);
    const text = JSON.stringify(plan);
    expect(text).toContain('"Index Name":"gallery_entry_pkey"');
    expect(text).not.toContain('"Node Type":"Sort"');
    expect(text).not.toMatch(/"Node Type":"Seq Scan"[^{}]*"Relation Name":"(item|gallery_entry)"/);
    expect(await sitemap()).toMatch(
      new RegExp(
        `^<\\?xml[^>]*>\\n<sitemapindex [^>]*>\\n(<sitemap><loc>${ORIGIN}/sitemap.xml\\?page=[12]</loc></sitemap>\\n){2}</sitemapindex>\\n$`,
      ),
    );
    const parts = await Promise.all([sitemap('?page=1'), sitemap('?page=2')]);
    const places = parts.flatMap((part) => part.match(/<loc>/g) ?? []);
    expect(places).toHaveLength((await harvest()).length);
    // More simultaneous requests than real traffic has: they share one read.
    const answers = await Promise.all(Array.from({ length: 100 }, () => api.browser().get('/sitemap.xml?page=1')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('whoever asks too often is told how long to wait, and others behind the same address go on', { tags: ['proof'] }, async () => {
    const { harvestPerAddressPerMinute: limit } = SERVER_LIMITS;
    const asked = await Promise.all(Array.from({ length: limit + 50 }, () => api.browser().get<Refusal>('/api/gallery/amb?limit=1')));
    const refused = asked.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(50);
    expect(refused[0]!.body).toMatchObject({ code: 'TOO_MANY_REQUESTS', data: { limit } });
    expect((await api.browser().get('/sitemap.xml')).status).toBe(429);
    for (const path of ['/robots.txt', '/api/gallery', '/login'])
      expect([path, (await api.browser().get(path)).status]).toEqual([path, 200]);
  });
});
