import { decide, type ItemFacts } from '@murmel/access-policy';
import type { Item } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { type Asker, accountOf } from '../../platform/asking.js';
import { refusedByPartners } from '../partners/partner-materials.js';

/** Something that is asked about, with what is known of it for whoever asks. */
export interface Wanted {
  item: Item;
  facts: ItemFacts | undefined;
}

/**
 * Those of which whoever asks may have something of their own, whichever way it leaves: as a copy, in a file, out of a folder, a collection,
 * a list of templates. Every such way asks here, so that none of them asks for less than the others.
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
