import type { EntityManager } from 'typeorm';
import { publish } from '../bus/publish.js';

/**
 * Publishes that the rights on these items changed: access is checked again for all who have one of them open, or an item that belongs to
 * it or lies in it.
 */
export async function publishItemAccessChanged(manager: EntityManager, ...itemIds: readonly string[]): Promise<void> {
  for (const itemId of await withContents(manager, itemIds)) await publish(manager, 'access.changed', { itemId });
}

/** Publishes the same for one account alone, so that access of other users in the item is not checked again. */
export async function publishItemAccessChangedFor(manager: EntityManager, itemId: string, accountId: string): Promise<void> {
  for (const id of await withContents(manager, [itemId])) await publish(manager, 'access.changed', { itemId: id, accountId });
}

/** Returns the items with their children and contents, as deep as folders go. */
async function withContents(manager: EntityManager, itemIds: readonly string[]): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>(
    `with recursive inside as (
       select id from item where id = any($1)
       union select i.id from item i join inside on i.folder_id = inside.id)
     select id from inside union select i.id from item i join inside on i.parent_id = inside.id`,
    [itemIds],
  );
  return [...new Set([...itemIds, ...rows.map(({ id }) => id)])];
}
