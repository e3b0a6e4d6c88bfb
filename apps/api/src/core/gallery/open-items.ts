import { GALLERY_FACETS, type GalleryFacet, type GalleryFacets, type MaterialOrder, PRODUCT_PROVIDER } from '@murmel/contracts';
import { Item, type Partner } from '@murmel/server';
import { type EntityManager, In } from 'typeorm';
import { type ListReads, likeWords } from '../items/list-items.js';
import { type PartnerVisibility, VISIBLE_PARTNERS } from '../partners/partner-visibility.js';
import { PRODUCT_ACCOUNT } from '../templates/product-account.js';

/** Maximum number of words in a search: more are not typed. */
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

/** Sort orders of found items; equal ones are ordered by id. */
const ORDERS: Record<MaterialOrder, string> = {
  recommended: 'approved desc, copies desc, opened_at desc',
  popular: 'copies desc, opened_at desc',
  newest: 'opened_at desc',
  title: 'lower(title)',
};

export interface OpenQuery {
  page: number;
  limit: number;
  order: MaterialOrder;
  q?: string;
  /** chosen values by facet; one match within a facet is sufficient */
  chosen?: Partial<Record<GalleryFacet, readonly string[] | undefined>>;
  approved?: boolean | undefined;
  /** a partner, or the product */
  provider?: string | undefined;
  ids?: readonly string[] | undefined;
  ownerIds?: readonly string[] | undefined;
  /** true to count the results of each further choice */
  facets?: boolean;
}

export interface FoundOpenItem {
  item: Item;
  openedAt: Date;
  copies: number;
  /** by the editors, as it is now */
  approved: boolean;
  /** of those visible to the caller */
  partner: Pick<Partner, 'id' | 'name' | 'international'> | null;
}

const COPIES = `from item_origin c join item made on made.id = c.item_id join item source on source.id = c.source_id
    where made.owner_id <> source.owner_id`;

/** Returns SQL for the number of copies of this item by other accounts. */
export const copiesOf = (id: string): string => `(select count(*)::integer ${COPIES} and c.source_id = ${id})`;

interface Answer {
  total: number;
  facets: { facet: GalleryFacet; value: string; count: number }[];
  rows: { id: string; opened_at: string; copies: number; approved: boolean; partner: FoundOpenItem['partner'] }[];
}

/** SQL for approval by the editors without later changes; the product's own items are always approved. */
const APPROVED = `(i.owner_id = '${PRODUCT_ACCOUNT}' or coalesce(m.approved_at >= greatest(i.updated_at, i.content_changed_at), false))`;

/**
 * Returns one page of public items, their total, and, if requested, how many each further filter would leave. Items outside the page are
 * counted and sorted in the database by the few columns needed, and never leave it.
 * @param reach which partners are named
 */
export async function openItems(
  database: ListReads,
  reach: PartnerVisibility,
  { page, limit, order, q = '', chosen: wanted = {}, approved, provider, ids, ownerIds, facets: counted = false }: OpenQuery,
): Promise<{ found: FoundOpenItem[]; total: number; facets: GalleryFacets }> {
  const values: unknown[] = [];
  const value = (one: unknown): string => `$${values.push(one)}`;
  const words = q.split(/\s+/u).filter(Boolean).slice(0, WORDS);
  const among = words.map((word) => {
    const like = value(likeWords(word));
    const tagged = `exists (select 1 from unnest(i.tags) tag where tag ilike ${like})`;
    return `(i.title ilike ${like} or i.description ilike ${like} or a.public_name ilike ${like} or ${tagged})`;
  });
  if (approved !== undefined) among.push(approved ? APPROVED : `not ${APPROVED}`);
  if (provider === PRODUCT_PROVIDER) among.push(`i.owner_id = '${PRODUCT_ACCOUNT}'`);
  else if (provider !== undefined) among.push(`p.id = ${value(provider)}`);
  if (ids) among.push(`o.id = any(${value(ids)}::uuid[])`);
  if (ownerIds) among.push(`i.owner_id = any(${value(ownerIds)}::uuid[])`);
  const chosen = FACETS.flatMap((facet) => {
    const values = wanted[facet];
    if (!values) return [];
    const { column, several } = COLUMNS[facet];
    return [{ facet, condition: several ? `${column} && ${value(values)}::text[]` : `${column} = any(${value(values)}::text[])` }];
  });
  const except = (facet?: GalleryFacet): string =>
    ['true', ...chosen.filter((one) => one.facet !== facet).map(({ condition }) => condition)].join(' and ');
  const open = `open as materialized (
    select i.id, ${order === 'title' ? 'i.title, ' : ''}i.kind, i.subject_types, i.school_types, i.grade_levels, i.language, i.licence, o.opened_at,
           ${APPROVED} as approved, p.id as partner_id
      from open_item o join item i on i.id = o.id join account a on a.id = i.owner_id left join material_mark m on m.item_id = i.id
      left join partner p on p.id = m.partner_id and ${VISIBLE_PARTNERS[reach]} where ${['true', ...among].join(' and ')})`;
  const counts = (counted ? FACETS : []).map((facet) => {
    const { column, several } = COLUMNS[facet];
    const values = several ? `unnest(${column})` : column;
    return `select '${facet}' as facet, v as value, count(*)::integer as count from (select ${values} as v from open where ${except(facet)}) s group by v`;
  });
  const [most, offset] = [value(limit), value((page - 1) * limit)];
  // Where copies decide the order, those of all are counted in one go; elsewhere only those of the page are.
  const byCopies = ORDERS[order].includes('copies');
  const copied = byCopies
    ? `, copied as materialized (select c.source_id, count(*)::integer as copies ${COPIES} group by c.source_id)`
    : '';
  const [copies, beside] = byCopies
    ? ['coalesce(copied.copies, 0)', 'left join copied on copied.source_id = open.id']
    : ['null::integer', ''];
  // In one: what is open is asked once, because that looks into the journals of texts.
  const [{ total, facets, rows }] = await database.read((replica) =>
    replica.query<[Answer]>(
      `with ${open}${copied},
     page as materialized (
       select *, row_number() over (order by ${ORDERS[order]}, id) as place from (
         select open.*, ${copies} as copies from open ${beside} where ${except()}) found
        order by place limit ${most} offset ${offset}),
     shown as (
       select page.id, opened_at, ${byCopies ? 'copies' : `${copiesOf('page.id')} as copies`}, approved, place,
              case when p.id is not null then json_build_object('id', p.id, 'name', p.name, 'international', p.international) end as partner
         from page left join partner p on p.id = page.partner_id)
     select (select count(*)::integer from open where ${except()}) as total,
            ${counts.length > 0 ? `(select coalesce(json_agg(f), '[]') from (${counts.join(' union all ')}) f)` : `'[]'::json`} as facets,
            (select coalesce(json_agg(shown order by place), '[]') from shown) as rows`,
      values,
    ),
  );
  const items = new Map((await database.primary.findBy(Item, { id: In(rows.map(({ id }) => id)) })).map((item) => [item.id, item]));
  return {
    found: rows.flatMap(({ id, opened_at: openedAt, ...row }) =>
      items.has(id) ? [{ item: items.get(id)!, openedAt: new Date(openedAt), ...row }] : [],
    ),
    total,
    facets: Object.fromEntries(
      FACETS.map((facet) => [facet, facets.filter((one) => one.facet === facet).map(({ value, count }) => ({ value, count }))]),
    ) as GalleryFacets,
  };
}

/** Returns the given items that are still public. */
export async function stillOpen(manager: EntityManager, ids: readonly string[]): Promise<Set<string>> {
  const rows = await manager.query<{ id: string }[]>('select id from open_item where id = any($1::uuid[])', [ids]);
  return new Set(rows.map(({ id }) => id));
}
