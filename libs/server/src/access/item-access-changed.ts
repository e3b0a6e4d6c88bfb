import type { EntityManager } from 'typeorm';
import { publish } from '../bus/publish.js';

/** Who may do what with these items is different now: whoever has one of them open, or something that belongs to it, is asked again. */
export async function itemAccessChanged(manager: EntityManager, ...itemIds: readonly string[]): Promise<void> {
  const rows = await manager.query<{ id: string }[]>('select id from item where parent_id = any($1)', [itemIds]);
  for (const itemId of [...itemIds, ...rows.map(({ id }) => id)]) await publish(manager, 'access.changed', { itemId });
}
