import type { ContentKind } from '@murmel/contracts';
import { Item, listedItemsCondition } from '@murmel/server';
import type { EntityManager } from 'typeorm';

export interface ListQuery {
  page: number;
  limit: number;
  kind?: ContentKind | undefined;
  /** words in title or description */
  query?: string | undefined;
}

export interface Listed {
  items: Item[];
  total: number;
}

/** What a teacher owns or was invited to, newest change first. */
export async function listItems(manager: EntityManager, accountId: string, query: ListQuery): Promise<Listed> {
  return page(manager, listedItemsCondition('$1'), 'greatest(i.content_changed_at, i.updated_at) desc', accountId, query);
}

/** What lies in this teacher's trash, newest first. */
export async function listDiscarded(manager: EntityManager, accountId: string, query: ListQuery): Promise<Listed> {
  return page(manager, 'i.owner_id = $1 and i.discarded_at is not null', 'i.discarded_at desc', accountId, query);
}

/** What this teacher made last. */
export async function listRecentlyCreated(manager: EntityManager, accountId: string, limit: number): Promise<Item[]> {
  return (
    await page(manager, 'i.owner_id = $1 and i.parent_id is null and i.discarded_at is null', 'i.created_at desc', accountId, {
      page: 1,
      limit,
    })
  ).items;
}

/** What belongs to an item, in the order in which it was made. */
export async function listChildren(manager: EntityManager, parentId: string, query: ListQuery): Promise<Listed> {
  return page(manager, 'i.parent_id = $1', 'i.created_at, i.id', parentId, query);
}

/** @param id what `$1` is in the condition */
async function page(manager: EntityManager, condition: string, order: string, id: string, query: ListQuery): Promise<Listed> {
  const rows = await manager.query<{ id: string; total: string }[]>(
    `select i.id, count(*) over () as total from item i
      where ${condition} and ($2::text is null or i.kind = $2)
        and ($3::text is null or i.title ilike $3 or i.description ilike $3)
      order by ${order}, i.id desc limit $4 offset $5`,
    [id, query.kind ?? null, query.query ? `%${escaped(query.query)}%` : null, query.limit, (query.page - 1) * query.limit],
  );
  const found = await manager.findBy(Item, rows.length === 0 ? { id: NO_ITEM } : rows.map(({ id }) => ({ id })));
  const byId = new Map(found.map((item) => [item.id, item]));
  const total = rows[0] ? Number(rows[0].total) : query.page === 1 ? 0 : await totalOf(manager, condition, id, query);
  return { items: rows.map(({ id }) => byId.get(id)!), total };
}

/** Behind the last page the window count is missing. */
async function totalOf(manager: EntityManager, condition: string, id: string, query: ListQuery): Promise<number> {
  return (await page(manager, condition, 'i.id', id, { ...query, page: 1, limit: 1 })).total;
}

const NO_ITEM = '00000000-0000-0000-0000-000000000000';

function escaped(text: string): string {
  return text.replace(/[\\%_]/g, (character) => `\\${character}`);
}
