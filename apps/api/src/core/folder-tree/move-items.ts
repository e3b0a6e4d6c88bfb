import { LIMITS } from '@murmel/contracts';
import { Item, itemAccessChanged } from '@murmel/server';
import { type EntityManager, In, IsNull } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { refuseUnconfirmedAccess } from './confirm-wider-access.js';
import { lockFolders, ownTargetFolders } from './folder-placement.js';

export interface Move {
  ids: readonly string[];
  /** null: out of all folders */
  folderId: string | null;
  /** others may see them from then on */
  agreed: boolean;
}

/**
 * Moves a teacher's items into a folder of theirs, or out of all; all of them or none.
 * @returns them, in no order
 * @throws ITEM_NOT_MOVABLE for items that are another owner's, a pupil's, a part of an item, in the trash or nowhere,
 *   FOLDER_UNKNOWN, FOLDER_INTO_ITSELF, FOLDER_TOO_DEEP with the number, FOLDER_IS_SHARED with the audience as long as the owner has
 *   not agreed
 */
export async function moveItems(manager: EntityManager, ownerId: string, { ids, folderId, agreed }: Move): Promise<Item[]> {
  await lockFolders(manager, ownerId);
  const wanted = [...new Set(ids)];
  const found = { ownerId, parentId: IsNull(), projectId: IsNull(), discardedAt: IsNull() };
  const items = await manager.findBy(Item, { id: In(wanted), ...found });
  if (items.length < wanted.length) throw apiError('ITEM_NOT_MOVABLE');
  const around = folderId === null ? [] : await ownTargetFolders(manager, ownerId, folderId);
  if (around.some(({ id }) => wanted.includes(id))) throw apiError('FOLDER_INTO_ITSELF');
  await refuseTooDeep(manager, items, around.length);
  const moving = items.filter((item) => item.folderId !== folderId);
  if (!agreed)
    await refuseUnconfirmedAccess(
      manager,
      moving.map((item) => ({ item, before: item, after: { ...item, folderId } })),
    );
  await manager.update(Item, { id: In(moving.map(({ id }) => id)) }, { folderId });
  await itemAccessChanged(manager, ...moving.map(({ id }) => id));
  return items.map((item) => Object.assign(item, { folderId }));
}

async function refuseTooDeep(manager: EntityManager, items: readonly Item[], depth: number): Promise<void> {
  const folders = items.filter(({ kind }) => kind === 'folder').map(({ id }) => id);
  if (folders.length === 0) return;
  const [row] = await manager.query<{ height: number }[]>(
    `with recursive inside as (
       select id, 1 as height from item where id = any($1)
       union all select f.id, height + 1 from inside join item f on f.folder_id = inside.id and f.kind = 'folder' where height <= $2)
     select max(height)::integer as height from inside`,
    [folders, LIMITS.folders.depth],
  );
  if (depth + row!.height > LIMITS.folders.depth) throw apiError('FOLDER_TOO_DEEP', { limit: LIMITS.folders.depth });
}
