import { Item } from '@murmel/server';
import type { EntityManager } from 'typeorm';

/** What lies in a folder goes into the trash with it; what lay there before stays by itself. */
export async function discardContents(manager: EntityManager, folderId: string, now: Date): Promise<void> {
  await manager.query(
    `with recursive inside as (
       select id from item where folder_id = $1 and discarded_at is null
       union all select i.id from inside join item i on i.folder_id = inside.id and i.discarded_at is null)
     update item set discarded_at = $2, discarded_with = $1 where id in (select id from inside)`,
    [folderId, now],
  );
}

/** What went into the trash together with this folder and lies in it comes back with it. */
export async function restoreContents(manager: EntityManager, { id, discardedWith }: Pick<Item, 'id' | 'discardedWith'>): Promise<void> {
  await manager.query(
    `with recursive inside as (
       select id from item where folder_id = $1 and discarded_with = $2
       union all select i.id from inside join item i on i.folder_id = inside.id and i.discarded_with = $2)
     update item set discarded_at = null, discarded_with = null where id in (select id from inside)`,
    [id, discardedWith ?? id],
  );
}

/** Where something that comes back lies: its old place, unless that is in the trash itself. */
export async function placeOfRestored(manager: EntityManager, { folderId }: Pick<Item, 'folderId'>): Promise<string | null> {
  const folder = folderId === null ? null : await manager.findOneBy(Item, { id: folderId });
  return folder && !folder.discardedAt ? folder.id : null;
}
