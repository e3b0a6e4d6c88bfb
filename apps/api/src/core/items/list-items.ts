import type { ContentKind, ItemOrder } from '@murmel/contracts';
import { Item, listedItemsCondition } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import type { ReplicaReads } from '../../platform/replica/replica-reads.js';

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

/** Reads of lists: what is on a page may be found on a replica, and is loaded by the same condition from the primary. */
export type ListReads = Pick<ReplicaReads, 'read' | 'primary'>;

/** Lists the items that a teacher owns or was invited to. */
export async function listItems(reads: ListReads, accountId: string, query: LibraryQuery): Promise<ItemPage> {
  const { order = 'changed', owner, root } = query;
  const conditions = [
    listedItemsCondition('$1'),
    ...(owner ? [`i.owner_id ${owner === 'me' ? '=' : '<>'} $1`] : []),
    ...(root ? ['i.folder_id is null'] : []),
  ];
  return pageOfReads(reads, conditions.join(' and '), ORDERS[order], accountId, query);
}

/** Lists the contents of a folder, without checking who may see it. */
export async function listContents(manager: EntityManager, folderId: string, query: LibraryQuery): Promise<ItemPage> {
  return page(manager, 'i.folder_id = $1 and i.discarded_at is null', ORDERS[query.order ?? 'changed'], folderId, query);
}

/** Lists this teacher's newest items; omits folders, which are places, not work. */
export async function listRecentlyCreated(reads: ListReads, accountId: string, limit: number): Promise<Item[]> {
  const own = 'i.owner_id = $1 and i.parent_id is null and i.discarded_at is null';
  return (await pageOfReads(reads, own, 'i.created_at desc', accountId, { page: 1, limit, exceptFolders: true })).items;
}

/** Lists the children of an item, in the order of their creation. */
export async function listChildren(manager: EntityManager, parentId: string, query: ListQuery): Promise<ItemPage> {
  return page(manager, 'i.parent_id = $1', 'i.created_at, i.id', parentId, query);
}

async function pageOfReads(reads: ListReads, condition: string, order: string, id: string, query: ListQuery): Promise<ItemPage> {
  return loaded(reads.primary, condition, id, await reads.read((manager) => found(manager, condition, order, id, query)));
}

async function page(manager: EntityManager, condition: string, order: string, id: string, query: ListQuery): Promise<ItemPage> {
  return loaded(manager, condition, id, await found(manager, condition, order, id, query));
}

/** Leaves out what has left the list meanwhile. */
async function loaded(manager: EntityManager, condition: string, id: string, { ids, total }: FoundPage): Promise<ItemPage> {
  const items =
    ids.length === 0
      ? []
      : await manager
          .createQueryBuilder(Item, 'i')
          .where(`i.id = any(:ids) and ${condition.replaceAll('$1', ':account')}`, { ids, account: id })
          .getMany();
  const byId = new Map(items.map((item) => [item.id, item]));
  return { items: ids.flatMap((one) => byId.get(one) ?? []), total };
}

interface FoundPage {
  ids: string[];
  total: number;
}

/** @param id what `$1` is in the condition */
async function found(manager: EntityManager, condition: string, order: string, id: string, query: ListQuery): Promise<FoundPage> {
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
  const total = rows[0] ? Number(rows[0].total) : query.page === 1 ? 0 : await totalOf(manager, condition, id, query);
  return { ids: rows.map((row) => row.id), total };
}

/** Behind the last page the window count is missing. */
async function totalOf(manager: EntityManager, condition: string, id: string, query: ListQuery): Promise<number> {
  return (await found(manager, condition, 'i.id', id, { ...query, page: 1, limit: 1 })).total;
}

/** Finds these words anywhere in a text, by `ilike`. */
export function likeWords(words: string): string {
  return `%${words.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
}
