import { ITEM_TYPES, type Item, itemTypeOf, publicPathOf } from '@murmel/contracts';

/** Returns the target of a card: the editor for users with access to it, for all others the page for guests, as with a link. */
export function itemHref(item: Pick<Item, 'id' | 'kind' | 'mine' | 'abilities'>): string {
  const type = itemTypeOf(item.kind) ?? 'folders';
  const { update, readResponses } = item.abilities;
  const inside = item.mine || update || readResponses || type === 'folders';
  return inside ? `${ITEM_TYPES[type].route}/${item.id}` : publicPathOf(type, item.id);
}
