import { decide, type ItemFacts } from '@murmel/access-policy';
import type { Item } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { accountOf, type Caller } from '../../platform/request-context.js';
import { refusedByPartners } from '../partners/partner-materials.js';

/** An item to check, with the facts known for the caller. */
export interface CopyCandidate {
  item: Item;
  facts: ItemFacts | undefined;
}

/**
 * Returns the items of which the caller may have an own copy, by whichever path: as a copy, in a file, from a folder, a collection, or a
 * list of templates. All such paths use this check, so that none is less strict than the others.
 */
export async function copyableItems<Thing extends CopyCandidate>(
  manager: EntityManager,
  caller: Caller,
  things: readonly Thing[],
): Promise<Thing[]> {
  const allowed = things.filter(({ facts }) => decide(caller.actor, 'item.remix', { item: facts }).allow);
  const refused = await refusedByPartners(
    manager,
    accountOf(caller),
    allowed.map(({ item }) => item),
  );
  return allowed.filter(({ item }) => !refused.has(item.id));
}
