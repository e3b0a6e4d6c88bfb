import type { ContentKind, ItemOrder } from '@murmel/contracts';
import { Item, listedItemsCondition } from '@murmel/server';
import type { EntityManager } from 'typeorm';

export interface ListQuery {
  page: number;
  limit: number;
  objType?: ContentKind | undefined;
  exceptFolders?: boolean | undefined;
  /** words in title or description */
  query?: string | undefined;
}

/** Filters and order of a teacher's own list. */
export interface LibraryQuery extends ListQuery {
  order?: ItemOrder | undefined;
  owner?: 'me' | 'others' | undefined;
  /** true for items outside of folders only */
  root?: boolean | undefined;
}

const ORDERS: Record<ItemOrder, string> = {
  changed: 'greatest(i.content_changed_at, i.updated_at) desc',
  created: 'i.created_at desc',
  title: 'lower(i.title)',
};

export interface ItemPage {
  items: Item[];
  total: number;
}

/** Lists the items that a teacher owns or was invited to. */
export async function listItems(manager: EntityManager, accountId: string, query: LibraryQuery): Promise<ItemPage> {
  const { order = 'changed', owner, root } = query;
  const conditions = [
    listedItemsCondition('$1'),
    ...(owner ? [`i.owner_id ${owner === 'me' ? '=' : '<>'} $1`] : []),
    ...(root ? ['i.folder_id is null'] : []),
  ];
  return page(manager, conditions.join(' and '), ORDERS[order], accountId, query);
}

/** Lists the contents of a folder, without checking who may see it. */
export async function listContents(manager: EntityManager, folderId: string, query: LibraryQuery): Promise<ItemPage> {
  return page(manager, 'i.folder_id = $1 and i.discarded_at is null', ORDERS[query.order ?? 'changed'], folderId, query);
}

/** Lists this teacher's newest items; omits folders, which are places, not work. */
export async function listRecentlyCreated(manager: EntityManager, accountId: string, limit: number): Promise<Item[]> {
  return (
    await page(manager, 'i.owner_id = $1 and i.parent_id is null and i.discarded_at is null', 'i.created_at desc', accountId, {
      page: 1,
      limit,
      exceptFolders: true,
    })
  ).items;
}

/** Lists the children of an item, in the order of their creation. */
export async function listChildren(manager: EntityManager, parentId: string, query: ListQuery): Promise<ItemPage> {
  return page(manager, 'i.parent_id = $1', 'i.created_at, i.id', parentId, query);
}

/** @param id what `$1` is in the condition */
async function page(manager: EntityManager, condition: string, order: string, id: string, query: ListQuery): Promise<ItemPage> {
  const rows = await manager.query<{ id: string; total: string }[]>(
    `select i.id, count(*) over () as total from item i
      where ${condition} and ($2::text is null or i.kind = $2)
        and ($3::text is null or i.title ilike $3 or i.description ilike $3)
        and ($6::boolean is not true or i.kind <> 'folder')
      order by ${order}, i.id desc limit $4 offset $5`,
    [
      id,
      query.objType ?? null,
      query.query ? likeWords(query.query) : null,
      query.limit,
      (query.page - 1) * query.limit,
      query.exceptFolders ?? null,
    ],
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

/** Finds these words anywhere in a text, by `ilike`. */
export function likeWords(words: string): string {
  return `%${words.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
}
