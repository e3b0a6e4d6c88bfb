import type { EntityManager } from 'typeorm';
import { publish } from '../bus/publish.js';

/** Who may do what with these items is different now: whoever has one of them open, or something that belongs to it or lies in it, is asked again. */
export async function itemAccessChanged(manager: EntityManager, ...itemIds: readonly string[]): Promise<void> {
  for (const itemId of await withContents(manager, itemIds)) await publish(manager, 'access.changed', { itemId });
}

/** The same for one person alone, so that nobody else who is in the item is asked again. */
export async function itemAccessOfOneChanged(manager: EntityManager, itemId: string, accountId: string): Promise<void> {
  for (const id of await withContents(manager, [itemId])) await publish(manager, 'access.changed', { itemId: id, accountId });
}

/** What belongs to them and what lies in them, as deep as folders go. */
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
