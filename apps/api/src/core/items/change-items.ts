import { cleanupDate } from '@murmel/contracts';
import { Item, publish, publishItemAccessChanged } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { refuseUnconfirmedAccess } from '../folder-tree/confirm-wider-access.js';
import { lockFolders } from '../folder-tree/folder-placement.js';
import { discardContents, restoreContents, restoredFolder } from '../folder-tree/trash-contents.js';
import type { ItemFields } from '../tool-contribution/item-fields.js';
import { givenFields } from './create-item.js';

/** Writes the shared fields that were sent and publishes the change to clients that have the item open. @param manager in a transaction */
export async function updateItem(manager: EntityManager, id: string, fields: ItemFields): Promise<void> {
  await manager.update(Item, { id }, { ...givenFields(fields), updatedAt: new Date() });
  if (fields.title !== undefined) await publish(manager, 'item.renamed', { itemId: id });
}

const NOTED_EVERY_MS = 60_000;
/** Maximum number of remembered items, more than a process changes in a minute; beyond it some are noted twice. */
const NOTED_AT_MOST = 10_000;
const notedAt = new Map<string, number>();

/**
 * Notes a change of the content, or of what belongs to it: auto cleanup counts from now (spec E11). Noted once a minute, because a
 * whole class writing at once would wait for this one row.
 */
export async function noteContentChange(manager: EntityManager, id: string): Promise<void> {
  const now = Date.now();
  if ((notedAt.get(id) ?? 0) > now - NOTED_EVERY_MS) return;
  if (notedAt.size >= NOTED_AT_MOST) notedAt.clear();
  notedAt.set(id, now);
  await manager.query(
    `update item set content_changed_at = now()
      where (id = $1 or id = (select parent_id from item where id = $1)) and content_changed_at < now() - interval '1 minute'`,
    [id],
  );
}

/** Moves an item into the trash with its contents: clients that have it open lose it within two seconds. */
export async function discardItem(manager: EntityManager, id: string): Promise<void> {
  const { kind, ownerId } = await manager.findOneByOrFail(Item, { id });
  const now = new Date();
  if (kind === 'folder') await lockFolders(manager, ownerId);
  await manager.update(Item, { id }, { discardedAt: now });
  if (kind === 'folder') await discardContents(manager, id, now);
  await publishItemAccessChanged(manager, id);
}

/**
 * Restores an item from the trash to the same place, with what went there with it, the same addresses, members and rights. It is as
 * old as before: only where its auto cleanup is due already, that counts from now, or the item would be gone at once.
 * @param agreed its owner knows that other users get in there, who may not have had access when it was discarded
 * @throws NOT_FOUND when it is gone for ever meanwhile, FOLDER_IS_SHARED with the audience as long as the owner has not agreed
 */
export async function restoreItem(manager: EntityManager, id: string, agreed: boolean): Promise<void> {
  const { ownerId } = await manager.findOneByOrFail(Item, { id });
  await lockFolders(manager, ownerId);
  const item = await manager.findOneByOrFail(Item, { id });
  const folderId = await restoredFolder(manager, item);
  if (!agreed) await refuseUnconfirmedAccess(manager, [{ item, before: undefined, after: { ...item, folderId } }]);
  // Contents are found by `discardedWith`, which is reset below.
  if (item.kind === 'folder') await restoreContents(manager, item);
  const now = new Date();
  const due = cleanupDate(item);
  const anew = due !== null && due <= now ? { contentChangedAt: now } : {};
  const back = { discardedAt: null, discardedWith: null, lostPlace: false, folderId, ...anew };
  const { affected } = await manager.update(Item, { id }, back);
  if (affected === 0) throw apiError('NOT_FOUND');
  await publishItemAccessChanged(manager, id);
}
