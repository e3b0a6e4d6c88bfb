import { type ContentKind, LIMITS } from '@murmel/contracts';
import { Item } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { apiError } from '../../platform/api-error.js';

/** A folder on the way from something up to the outermost one. */
export type EnclosingFolder = Pick<Item, 'id' | 'title' | 'privacy' | 'visitorPermission'> & { hidden: boolean };

/** Keeps the folders of a teacher as they are until the transaction ends: two windows that move them wait for each other. */
export async function lockFolders(manager: EntityManager, ownerId: string): Promise<void> {
  await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`folders of ${ownerId}`]);
}

/** Returns the folders around an item in this folder, the nearest first. */
export async function enclosingFolders(manager: EntityManager, folderId: string | null): Promise<EnclosingFolder[]> {
  if (folderId === null) return [];
  return manager.query<EnclosingFolder[]>(
    `with recursive around as (
       select id, folder_id, title, privacy, visitor_permission, hidden_at, 1 as step from item where id = $1
       union all select f.id, f.folder_id, f.title, f.privacy, f.visitor_permission, f.hidden_at, step + 1 from around join item f on f.id = around.folder_id where step < $2)
     select id, title, privacy, visitor_permission as "visitorPermission", hidden_at is not null as hidden from around order by step`,
    [folderId, LIMITS.folders.depth],
  );
}

/**
 * The folder into which something of this teacher may be put, with those around it. The teacher's folders are held.
 * @throws FOLDER_UNKNOWN for one that is another's, in the trash or nowhere: they look the same
 */
export async function ownTargetFolders(manager: EntityManager, ownerId: string, folderId: string): Promise<EnclosingFolder[]> {
  const kind: ContentKind = 'folder';
  const folder = await manager.findOneBy(Item, { id: folderId, ownerId, kind });
  if (!folder || folder.discardedAt) throw apiError('FOLDER_UNKNOWN');
  return enclosingFolders(manager, folderId);
}

/**
 * The place of something new.
 * @throws FOLDER_UNKNOWN, FOLDER_TOO_DEEP and LIMIT_REACHED with the number for a folder
 */
export async function newItemFolder(
  manager: EntityManager,
  ownerId: string,
  kind: ContentKind,
  folderId: string | undefined,
): Promise<string | null> {
  if (kind !== 'folder' && folderId === undefined) return null;
  await lockFolders(manager, ownerId);
  const around = folderId === undefined ? [] : await ownTargetFolders(manager, ownerId, folderId);
  if (kind === 'folder') {
    const { depth, max } = LIMITS.folders;
    if (around.length >= depth) throw apiError('FOLDER_TOO_DEEP', { limit: depth });
    if ((await manager.countBy(Item, { ownerId, kind })) >= max) throw apiError('LIMIT_REACHED', { limit: max, kind });
  }
  return folderId ?? null;
}
