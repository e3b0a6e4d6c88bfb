import { decide, type ItemFacts } from '@murmel/access-policy';
import type { Item } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { type Asker, accountOf } from '../../platform/asking.js';
import { refusedByPartners } from '../partners/partner-materials.js';

/** An item to check, with the facts known for the caller. */
export interface Wanted {
  item: Item;
  facts: ItemFacts | undefined;
}

/**
 * Returns the items of which the caller may have an own copy, by whichever path: as a copy, in a file, from a folder, a collection, or a
 * list of templates. All such paths use this check, so that none is less strict than the others.
 */
export async function mayTake<Thing extends Wanted>(manager: EntityManager, asking: Asker, things: readonly Thing[]): Promise<Thing[]> {
  const allowed = things.filter(({ facts }) => decide(asking.actor, 'item.remix', { item: facts }).allow);
  const refused = await refusedByPartners(
    manager,
    accountOf(asking),
    allowed.map(({ item }) => item),
  );
  return allowed.filter(({ item }) => !refused.has(item.id));
}
