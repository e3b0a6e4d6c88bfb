import type { EntityManager } from 'typeorm';
import { publish } from '../bus/publish.js';

/** Who may do what with these items is different now: whoever has one of them open, or something that belongs to it, is asked again. */
export async function itemAccessChanged(manager: EntityManager, ...itemIds: readonly string[]): Promise<void> {
  for (const itemId of await withChildren(manager, itemIds)) await publish(manager, 'access.changed', { itemId });
}

/** The same for one person alone, so that nobody else who is in the item is asked again. */
export async function itemAccessOfOneChanged(manager: EntityManager, itemId: string, accountId: string): Promise<void> {
  for (const id of await withChildren(manager, [itemId])) await publish(manager, 'access.changed', { itemId: id, accountId });
}

async function withChildren(manager: EntityManager, itemIds: readonly string[]): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>('select id from item where parent_id = any($1)', [itemIds]);
  return [...itemIds, ...rows.map(({ id }) => id)];
}
