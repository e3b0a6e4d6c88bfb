import { GALLERY_FACETS, type GalleryFacet, type GalleryFacets, type GalleryOrder, type GalleryQuery } from '@murmel/contracts';
import { Item } from '@murmel/server';
import { type EntityManager, In } from 'typeorm';
import { likeWords } from '../items/list-items.js';

/** More words than these are not looked for: nobody types them. */
const WORDS = 12;
const FACETS = Object.keys(GALLERY_FACETS) as GalleryFacet[];

const COLUMNS: Record<GalleryFacet, { column: string; several: boolean }> = {
  objType: { column: 'kind', several: false },
  subjectType: { column: 'subject_types', several: true },
  schoolType: { column: 'school_types', several: true },
  gradeLevel: { column: 'grade_levels', several: true },
  language: { column: 'language', several: false },
  licence: { column: 'licence', several: false },
};

const ORDERS: Record<GalleryOrder, string> = {
  popular: 'copies desc, opened_at desc',
  newest: 'opened_at desc',
  title: 'lower(title)',
};

export interface FoundOpenItem {
  item: Item;
  openedAt: Date;
  copies: number;
}

/** How often somebody else copied the item with this id. */
export const copiesOf = (id: string): string => `(select count(*)::integer from item_origin c join item made on made.id = c.item_id
    join item source on source.id = c.source_id where c.source_id = ${id} and made.owner_id <> source.owner_id)`;

interface Answer {
  total: number;
  facets: { facet: GalleryFacet; value: string; count: number }[];
  rows: { id: string; opened_at: string; copies: number }[];
}

/** One page of what everybody finds, how much that is, and how much each further choice would leave. */
export async function openItems(
  manager: EntityManager,
  query: GalleryQuery,
): Promise<{ found: FoundOpenItem[]; total: number; facets: GalleryFacets }> {
  const values: unknown[] = [];
  const value = (one: unknown): string => `$${values.push(one)}`;
  const words = query.q.split(/\s+/u).filter(Boolean).slice(0, WORDS);
  const said = words.map((word) => {
    const like = value(likeWords(word));
    return `(i.title ilike ${like} or i.description ilike ${like} or a.public_name ilike ${like})`;
  });
  const chosen = FACETS.filter((facet) => query[facet] !== undefined).map((facet) => {
    const { column, several } = COLUMNS[facet];
    return { facet, condition: several ? `${value(query[facet])} = any(${column})` : `${column} = ${value(query[facet])}` };
  });
  const except = (facet?: GalleryFacet): string =>
    ['true', ...chosen.filter((one) => one.facet !== facet).map(({ condition }) => condition)].join(' and ');
  const open = `open as materialized (
    select i.id, i.title, i.kind, i.subject_types, i.school_types, i.grade_levels, i.language, i.licence, o.opened_at
      from open_item o join item i on i.id = o.id join account a on a.id = i.owner_id where ${['true', ...said].join(' and ')})`;
  const counts = FACETS.map((facet) => {
    const { column, several } = COLUMNS[facet];
    const values = several ? `unnest(${column})` : column;
    return `select '${facet}' as facet, v as value, count(*)::integer as count from (select ${values} as v from open where ${except(facet)}) s group by v`;
  });
  const [limit, offset] = [value(query.limit), value((query.page - 1) * query.limit)];
  // In one: what is open is asked once, because that looks into the journals of texts.
  const [{ total, facets, rows }] = await manager.query<[Answer]>(
    `with ${open},
     page as (
       select id, opened_at, copies, row_number() over (order by ${ORDERS[query.order]}, id) as place from (
         select open.*, ${copiesOf('open.id')} as copies from open where ${except()}) found
        order by place limit ${limit} offset ${offset})
     select (select count(*)::integer from open where ${except()}) as total,
            (select coalesce(json_agg(f), '[]') from (${counts.join(' union all ')}) f) as facets,
            (select coalesce(json_agg(page order by place), '[]') from page) as rows`,
    values,
  );
  const items = new Map((await manager.findBy(Item, { id: In(rows.map(({ id }) => id)) })).map((item) => [item.id, item]));
  return {
    found: rows.flatMap(({ id, opened_at: openedAt, copies }) =>
      items.has(id) ? [{ item: items.get(id)!, openedAt: new Date(openedAt), copies }] : [],
    ),
    total,
    facets: Object.fromEntries(
      FACETS.map((facet) => [facet, facets.filter((one) => one.facet === facet).map(({ value, count }) => ({ value, count }))]),
    ) as GalleryFacets,
  };
}

/** Which of these everybody still finds. */
export async function stillOpen(manager: EntityManager, ids: readonly string[]): Promise<Set<string>> {
  const rows = await manager.query<{ id: string }[]>('select id from open_item where id = any($1::uuid[])', [ids]);
  return new Set(rows.map(({ id }) => id));
}
