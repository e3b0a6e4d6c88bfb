import type { ClassContents } from '@murmel/contracts';
import { Item } from '@murmel/server';
import { type EntityManager, In } from 'typeorm';

type KindCount = ClassContents['items'][number];

/** Moves the contents of a folder into the trash with it; items already there stay there on their own. */
export async function discardContents(manager: EntityManager, folderId: string, now: Date): Promise<void> {
  await manager.query(
    `with recursive inside as (
       select id from item where folder_id = $1 and discarded_at is null
       union all select i.id from inside join item i on i.folder_id = inside.id and i.discarded_at is null)
     update item set discarded_at = $2, discarded_with = $1 where id in (select id from inside)`,
    [folderId, now],
  );
}

/** SQL: everything that was moved to the trash together with these folders and is inside them, each with its folder (`root`). */
const GONE_WITH = `with recursive inside as (
  select r.id as root, r.id, coalesce(r.discarded_with, r.id) as together from item r where r.id = any($1)
  union all select root, i.id, together from inside join item i on i.folder_id = inside.id and i.discarded_with = together)`;

/** Returns the contents of a folder in the trash, which are restored and deleted with it. */
export async function contentsDiscardedWith(manager: EntityManager, { id }: Pick<Item, 'id'>): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>(`${GONE_WITH} select id from inside where id <> root`, [[id]]);
  return rows.map((row) => row.id);
}

/** Counts the contents of each of these discarded folders by kind. */
export async function countContents(manager: EntityManager, folderIds: readonly string[]): Promise<Map<string, KindCount[]>> {
  if (folderIds.length === 0) return new Map();
  const rows = await manager.query<(KindCount & { root: string })[]>(
    `${GONE_WITH} select root, kind, count(*)::integer as count from inside join item using (id) where id <> root group by root, kind order by kind`,
    [folderIds],
  );
  return new Map(folderIds.map((root) => [root, rows.filter((row) => row.root === root).map(({ kind, count }) => ({ kind, count }))]));
}

/** Restores the contents that were discarded together with this folder. */
export async function restoreContents(manager: EntityManager, folder: Pick<Item, 'id'>): Promise<void> {
  await manager.update(Item, { id: In(await contentsDiscardedWith(manager, folder)) }, { discardedAt: null, discardedWith: null });
}

/** Returns the folder of a restored item: its old one, unless that is in the trash itself. */
export async function restoredFolder(manager: EntityManager, { folderId }: Pick<Item, 'folderId'>): Promise<string | null> {
  const folder = folderId === null ? null : await manager.findOneBy(Item, { id: folderId });
  return folder && !folder.discardedAt ? folder.id : null;
}
