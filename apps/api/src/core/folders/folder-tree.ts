import type { Branch } from '@murmel/contracts';
import type { EntityManager } from 'typeorm';

/** All folders of a teacher that are not in the trash, by title. */
export function folderTree(manager: EntityManager, ownerId: string): Promise<Branch[]> {
  return manager.query<Branch[]>(
    `select f.id, f.folder_id as "folderId", f.title, f.privacy,
            (select count(*)::integer from item i where i.folder_id = f.id and i.discarded_at is null) as contents,
            exists (select 1 from bookmark b where b.item_id = f.id and b.account_id = $1) as bookmarked
       from item f where f.owner_id = $1 and f.kind = 'folder' and f.discarded_at is null order by lower(f.title), f.id`,
    [ownerId],
  );
}
