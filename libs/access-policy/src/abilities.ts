import { ITEM_ABILITIES, type ItemAbility } from '@murmel/contracts';
import type { Actor } from './actor.js';
import { decide } from './decide.js';
import type { ItemFacts } from './item-facts.js';

/** Returns the abilities of this actor on this item, as sent with the item in every answer. */
export function abilitiesOn(actor: Actor, facts: ItemFacts): Record<ItemAbility, boolean> {
  const entries = ITEM_ABILITIES.map((ability) => [ability, decide(actor, `item.${ability}`, { item: facts }).allow]);
  return Object.fromEntries(entries) as Record<ItemAbility, boolean>;
}
