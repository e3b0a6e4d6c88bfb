import { decide, type ItemFacts } from '@murmel/access-policy';
import type { ItemOperation } from '@murmel/contracts';
import { Item, loadItemFacts } from '@murmel/server';
import { type EntityManager, In, IsNull } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { type Asker, accountOf } from '../../platform/asking.js';
import { insideOf } from '../remixes/inside-of.js';

export interface FoundThing {
  item: Item;
  facts: ItemFacts;
}

/** What whoever takes something along must be allowed to do with each thing, and how many there may be. */
interface Taking {
  operation: Extract<ItemOperation, 'item.read' | 'item.remix'>;
  limit: number;
}

/**
 * The things that somebody takes along, folders before what lies in them. Inside a transaction.
 * @param ids undefined: all that is theirs
 * @throws NOT_FOUND when one of the ids is not there for them, REMIX_TOO_LARGE with the limit
 */
export async function foundThings(
  manager: EntityManager,
  asking: Asker,
  ids: readonly string[] | undefined,
  { operation, limit }: Taking,
): Promise<FoundThing[]> {
  const mine = { ownerId: accountOf(asking).id, folderId: IsNull(), parentId: IsNull(), discardedAt: IsNull() };
  const order = { createdAt: 'ASC', id: 'ASC' } as const;
  const roots = ids
    ? await manager.find(Item, { where: { id: In([...new Set(ids)]), parentId: IsNull() }, order })
    : await manager.find(Item, { where: mine, order, take: limit + 1 });
  const facts = await loadItemFacts(
    manager,
    asking.actor,
    roots.map(({ id }) => id),
    asking.presented,
  );
  const may = (about: ItemFacts | undefined): boolean => decide(asking.actor, operation, { item: about }).allow;
  if (ids && (roots.length < new Set(ids).size || !roots.every(({ id }) => may(facts.get(id))))) throw apiError('NOT_FOUND');
  const found = new Map<string, FoundThing>();
  for (const item of roots) {
    found.set(item.id, { item, facts: facts.get(item.id)! });
    if (item.kind !== 'folder') continue;
    for (const inside of await insideOf(manager, asking, item.id, limit)) if (may(inside.facts)) found.set(inside.item.id, inside);
  }
  if (found.size > limit) throw apiError('REMIX_TOO_LARGE', { limit });
  return [...found.values()];
}
