import { LIMITS } from '@murmel/contracts';
import { Item, ItemMember, itemAccessChanged } from '@murmel/server';
import { type EntityManager, In, IsNull } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { type FolderAround, foldersFrom, holdFolders, ownFolders } from './places.js';

export interface Move {
  ids: readonly string[];
  /** null: out of all folders */
  folderId: string | null;
  /** others may see them from then on */
  agreed: boolean;
}

/**
 * Puts a teacher's items into a folder of theirs, or out of all; all of them or none.
 * @returns them, in no order
 * @throws ITEM_NOT_MOVABLE for what is another's, a pupil's, a part of an item, in the trash or nowhere, FOLDER_UNKNOWN, FOLDER_INTO_ITSELF,
 * FOLDER_TOO_DEEP with the number, FOLDER_IS_SHARED with whom as long as nobody agreed
 */
export async function moveItems(manager: EntityManager, ownerId: string, { ids, folderId, agreed }: Move): Promise<Item[]> {
  await holdFolders(manager, ownerId);
  const wanted = [...new Set(ids)];
  const found = { ownerId, parentId: IsNull(), projectId: IsNull(), discardedAt: IsNull() };
  const items = await manager.findBy(Item, { id: In(wanted), ...found });
  if (items.length < wanted.length) throw apiError('ITEM_NOT_MOVABLE');
  const around = folderId === null ? [] : await ownFolders(manager, ownerId, folderId);
  if (around.some(({ id }) => wanted.includes(id))) throw apiError('FOLDER_INTO_ITSELF');
  await refuseTooDeep(manager, items, around.length);
  const moving = items.filter((item) => item.folderId !== folderId);
  if (!agreed) await refuseUnasked(manager, moving, around);
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

/** How many members are named; of more only the number is. */
const NAMED = 5;

/** Whoever moves something where others come in has to know it. What is locked stays unseen wherever it lies. */
async function refuseUnasked(manager: EntityManager, moving: readonly Item[], around: readonly FolderAround[]): Promise<void> {
  const seen = moving.filter(({ privacy }) => privacy !== 'locked');
  if (seen.length === 0) return;
  const before = await Promise.all([...new Set(seen.map(({ folderId }) => folderId))].map((id) => foldersFrom(manager, id)));
  const known = new Set(before.length === 1 ? opened(before[0]!).map(({ id }) => id) : []);
  const into = opened(around).filter(({ id }) => !known.has(id));
  const members = await manager.findBy(ItemMember, { itemId: In(into.map(({ id }) => id)) });
  const open = into.filter(({ id, privacy }) => privacy !== 'members_only' || members.some(({ itemId }) => itemId === id));
  if (open.length === 0) return;
  const emails = [...new Set(members.map(({ email }) => email))].sort();
  throw apiError('FOLDER_IS_SHARED', {
    folder: open.at(-1)!.title,
    privacy: open.at(-1)!.privacy,
    members: emails.slice(0, NAMED),
    memberCount: emails.length,
    items: seen.length,
  });
}

/** Those that lead others to what lies in the nearest one: a locked folder on the way ends it. */
function opened(around: readonly FolderAround[]): FolderAround[] {
  const locked = around.findIndex(({ privacy }) => privacy === 'locked');
  return [...(locked < 0 ? around : around.slice(0, locked))];
}
