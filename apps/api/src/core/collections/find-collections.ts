import { type ListedCollection, SERVER_LIMITS } from '@murmel/contracts';
import { Collection } from '@murmel/server';
import { type EntityManager, In } from 'typeorm';
import type { RequestContext } from '../../platform/request-context.js';
import { partnerVisibility } from '../partners/partner-visibility.js';

/** SQL for the number of items of a collection `c` that are public now. */
const OPEN = '(select count(*)::integer from collection_item e join open_item o on o.id = e.item_id where e.collection_id = c.id)';

/** Returns one page by title: published collections, for admins all. @param bookmarked only the caller's bookmarks */
export async function listCollections(
  manager: EntityManager,
  context: RequestContext,
  { page, limit, bookmarked }: { page: number; limit: number; bookmarked: boolean },
): Promise<{ entries: ListedCollection[]; total: number }> {
  const rows = await manager.query<{ id: string; total: number }[]>(
    `select c.id, count(*) over ()::integer as total from collection c
      where (c.published_at is not null or $1) and (not $2 or exists (
        select 1 from collection_bookmark b where b.collection_id = c.id and b.account_id = $3))
      order by lower(c.title), c.id limit $4 offset $5`,
    [partnerVisibility(context) === 'all', bookmarked, context.account?.id ?? null, limit, (page - 1) * limit],
  );
  return { entries: await listedCollections(manager, context, rows), total: rows[0]?.total ?? 0 };
}

/** Returns the collections that are featured in the gallery, the newest first. */
export async function featuredCollections(manager: EntityManager, context: RequestContext, limit: number): Promise<ListedCollection[]> {
  const rows = await manager.query<{ id: string }[]>(
    'select id from collection where featured_at is not null and published_at is not null order by featured_at desc, id limit $1',
    [limit],
  );
  return listedCollections(manager, context, rows);
}

/** Others that are published, first those with the most subjects, schools and grades in common. */
export async function recommendedCollections(manager: EntityManager, context: RequestContext, id: string): Promise<ListedCollection[]> {
  const rows = await manager.query<{ id: string }[]>(
    `with said as (
       select distinct e.collection_id as id, s.word from collection_item e join open_item o on o.id = e.item_id join item i on i.id = e.item_id
         cross join lateral unnest(i.subject_types || i.school_types || i.grade_levels) as s (word))
     select c.id from collection c
      where c.published_at is not null and c.id <> $1
      order by (select count(*) from said mine join said other on other.word = mine.word where mine.id = $1 and other.id = c.id) desc,
        c.updated_at desc, c.id limit $2`,
    [id, SERVER_LIMITS.collections.recommended],
  );
  return listedCollections(manager, context, rows);
}

/** Returns collections as list entries, in the order of the rows. */
export async function listedCollections(
  manager: EntityManager,
  { account }: Pick<RequestContext, 'account'>,
  rows: readonly { id: string }[],
): Promise<ListedCollection[]> {
  const ids = rows.map(({ id }) => id);
  const counted = await manager.query<{ id: string; materials: number; bookmarked: boolean }[]>(
    `select c.id, ${OPEN} as materials, exists (
       select 1 from collection_bookmark b where b.collection_id = c.id and b.account_id = $2) as bookmarked
      from collection c where c.id = any($1::uuid[])`,
    [ids, account?.id ?? null],
  );
  const counts = new Map(counted.map((row) => [row.id, row]));
  const found = new Map((await manager.findBy(Collection, { id: In(ids) })).map((one) => [one.id, one]));
  return ids.flatMap((id) => {
    const [one, count] = [found.get(id), counts.get(id)];
    if (!one || !count) return [];
    const { title, description, cover, language, publishedAt, featuredAt, updatedAt } = one;
    const state = { published: publishedAt !== null, featured: featuredAt !== null, updatedAt: updatedAt.toISOString() };
    return [{ id, title, description, cover, language, materials: count.materials, bookmarked: count.bookmarked, ...state }];
  });
}

/** Pages of those that are published, for machines that search. */
export async function collectionPlaces(manager: EntityManager, limit: number): Promise<{ path: string; modifiedAt: Date }[]> {
  const rows = await manager.query<{ id: string; updated_at: Date }[]>(
    'select id, updated_at from collection where published_at is not null order by id limit $1',
    [limit],
  );
  return rows.map(({ id, updated_at: modifiedAt }) => ({ path: `/collections/${id}`, modifiedAt }));
}
