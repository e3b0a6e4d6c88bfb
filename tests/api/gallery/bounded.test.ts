import type { OpenMaterial } from '@murmel/contracts';
import { GalleryEntry, Item, newId } from '@murmel/server';
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner.js';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { startApi, type TestApi } from '../../support/api.js';
import type { TestBrowser } from '../../support/browser.js';
import { newCollection, newPartner, openItem, type Readers, readersOf } from '../collections/editors.js';

const OPEN = 300;
const LIMIT = 20;

let api: TestApi;
let readers: Readers;
beforeAll(async () => {
  api = await startApi(inject('databaseUrl'));
  readers = await readersOf(api);
  const { account } = readers.teacher;
  const one = await openItem(api, account, { kind: 'survey', title: 'Moos', subjectTypes: ['BIOLOGY'] });
  const copies = Array.from({ length: OPEN - 1 }, () => ({ ...one, id: newId(), token: newId(), shortCode: null }));
  await api.database.manager.insert(Item, copies);
  await api.database.manager.insert(
    GalleryEntry,
    copies.map(({ id: itemId }) => ({ itemId, openedAt: new Date() })),
  );
  const partner = await newPartner(readers.admin.browser);
  await api.database.query('insert into material_mark (item_id, partner_id) select item_id, $1 from gallery_entry', [partner.id]);
  for (let n = 0; n < 8; n += 1) {
    await newPartner(readers.admin.browser);
    await newCollection(readers.admin.browser);
  }
  await api.database.query('analyze item; analyze item_origin; analyze gallery_entry; analyze material_mark');
});
afterAll(() => api.stop());
afterEach(() => vi.restoreAllMocks());

interface Asked {
  sql: string;
  values: unknown[];
  rows: number;
}

/** Returns the database queries made while this page is answered. */
async function askedFor(browser: TestBrowser, path: string): Promise<{ asked: Asked[]; page: { entries: OpenMaterial[]; total: number } }> {
  const asked: Asked[] = [];
  const { query } = PostgresQueryRunner.prototype;
  vi.spyOn(PostgresQueryRunner.prototype, 'query').mockImplementation(async function (this: PostgresQueryRunner, sql, values, structured) {
    const answer = await query.call(this, sql, values, structured);
    const rows: unknown = structured ? (answer as { records: unknown }).records : answer;
    asked.push({ sql, values: (values ?? []) as unknown[], rows: Array.isArray(rows) ? rows.length : 0 });
    return answer;
  });
  const { status, body } = await browser.get<{ entries: OpenMaterial[]; total: number }>(path);
  vi.restoreAllMocks();
  expect([path, status]).toEqual([path, 200]);
  return { asked, page: body };
}

interface PlanNode {
  'Relation Name'?: string;
  'Actual Loops': number;
  Plans?: PlanNode[];
}
/** How often PostgreSQL looked into this table for a question. */
async function looksInto(table: string, { sql, values }: Asked): Promise<number> {
  const [row] = await api.database.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }[]>(`explain (analyze, format json) ${sql}`, values);
  const nodes = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodes)];
  return nodes(row!['QUERY PLAN'][0]!.Plan)
    .filter((node) => node['Relation Name'] === table)
    .reduce((sum, node) => sum + node['Actual Loops'], 0);
}

const PAGES = ['newest', 'title', 'recommended', 'popular'].flatMap((order) => [
  ...(order === 'recommended' ? [] : [`/api/gallery?limit=${LIMIT}&order=${order}&page=2`]),
  `/api/materials?limit=${LIMIT}&order=${order}&page=2`,
  `/api/materials/search?limit=${LIMIT}&order=${order}&q=Moos`,
]);

describe(`one page of ${OPEN} open things`, () => {
  it.each(PAGES)('%s reads what is on it, and nothing of the others', async (path) => {
    for (const browser of [readers.teacher.browser, readers.nobody]) {
      const { asked, page } = await askedFor(browser, path);
      expect([page.entries.length, page.total]).toEqual([LIMIT, OPEN]);
      expect(asked.filter(({ rows }) => rows > LIMIT).map(({ sql, rows }) => `${rows}: ${sql}`)).toEqual([]);
      expect(asked.length).toBeLessThan(40);
    }
  });

  it.each(PAGES)('%s counts copies for what is on it, or for all in one go, never one by one', async (path) => {
    const { asked } = await askedFor(readers.nobody, path);
    const finding = asked.find(({ sql }) => sql.includes('item_origin') && sql.includes('open_item'))!;
    // Once more to find out what is open at all.
    expect(await looksInto('item_origin', finding)).toBeLessThanOrEqual(LIMIT + 1);
  });

  it('facets are counted only where they are asked for', async () => {
    const facets = async (path: string) =>
      (await askedFor(readers.nobody, path)).asked.filter(({ sql }) => sql.includes('as facet,')).length;
    expect(await facets(`/api/gallery?limit=${LIMIT}&order=newest`)).toBe(1);
    expect(await facets(`/api/materials?limit=${LIMIT}&order=newest`)).toBe(0);
  });

  it('lists of partners and collections read one page, too', async () => {
    for (const path of ['/api/cms/partner_entries?limit=5', '/api/collections?limit=5', '/api/collections?limit=5&bookmarked=true']) {
      const { asked } = await askedFor(readers.admin.browser, path);
      expect(asked.filter(({ rows }) => rows > 5).map(({ sql }) => sql)).toEqual([]);
    }
  });
});
