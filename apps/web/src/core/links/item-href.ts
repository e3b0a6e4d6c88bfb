import { ITEM_TYPES, type Item, itemTypeOf, publicPathOf } from '@murmel/contracts';

/** Where a card leads: to the editor whoever may be there, everybody else to the page for guests, as with a link. */
export function itemHref(item: Pick<Item, 'id' | 'kind' | 'mine' | 'abilities'>): string {
  const type = itemTypeOf(item.kind) ?? 'folders';
  const { update, readResponses } = item.abilities;
  const inside = item.mine || update || readResponses || type === 'folders';
  return inside ? `${ITEM_TYPES[type].route}/${item.id}` : publicPathOf(type, item.id);
}
