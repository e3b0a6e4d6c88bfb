import { Item } from '@murmel/server';
import { type EntityManager, In } from 'typeorm';

export interface PupilItems {
  /** items in the order of the page */
  items: Item[];
  total: number;
  /** names of their pupils, by account */
  names: ReadonlyMap<string, string>;
}

/** Returns one page of pupils' items in a project, the newest first; items in their trash are excluded. */
export async function listPupilItems(
  manager: EntityManager,
  projectId: string,
  { pupilId, page, limit }: { pupilId?: string | undefined; page: number; limit: number },
): Promise<PupilItems> {
  const rows = await manager.query<{ id: string; owner_id: string; name: string; total: number }[]>(
    `select i.id, i.owner_id, a.name, count(*) over ()::int as total from item i join account a on a.id = i.owner_id
      where i.project_id = $1 and i.discarded_at is null and ($2::uuid is null or i.owner_id = $2) order by i.created_at desc, i.id limit $3 offset $4`,
    [projectId, pupilId ?? null, limit, (page - 1) * limit],
  );
  const found = new Map((await manager.findBy(Item, { id: In(rows.map(({ id }) => id)) })).map((item) => [item.id, item]));
  return {
    items: rows.flatMap(({ id }) => found.get(id) ?? []),
    total: rows[0]?.total ?? 0,
    names: new Map(rows.map((row) => [row.owner_id, row.name])),
  };
}
