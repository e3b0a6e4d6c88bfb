import { type Branch, PICTURE_LIMITS } from '@murmel/contracts';
import type { EntityManager } from 'typeorm';

/** All folders of a teacher that are not in the trash, by title. */
export function folderTree(manager: EntityManager, ownerId: string): Promise<Branch[]> {
  return manager.query<Branch[]>(
    `select f.id, f.folder_id as "folderId", f.title, f.colour, f.privacy,
            (select count(*)::integer from item i where i.folder_id = f.id and i.discarded_at is null) as contents,
            array(select i.kind from item i where i.folder_id = f.id and i.discarded_at is null
                   group by i.kind order by max(greatest(i.content_changed_at, i.updated_at)) desc, i.kind limit ${PICTURE_LIMITS.kinds}) as kinds,
            exists (select 1 from bookmark b where b.item_id = f.id and b.account_id = $1) as bookmarked
       from item f where f.owner_id = $1 and f.kind = 'folder' and f.discarded_at is null order by lower(f.title), f.id`,
    [ownerId],
  );
}
