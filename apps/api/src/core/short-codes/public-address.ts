import { itemTypeOf, publicPathOf } from '@murmel/contracts';
import type { Item } from '@murmel/server';

/** Returns the path of the page for holders of the link, without any secret. */
export function publicPath(item: Pick<Item, 'id' | 'kind'>): string {
  const type = itemTypeOf(item.kind);
  if (!type) throw new Error(`Nothing shows items of the kind ${item.kind}.`);
  return publicPathOf(type, item.id);
}

/** The same as its owner gives it away: with the secret where it needs one. */
export function sharedPath(item: Pick<Item, 'id' | 'kind' | 'privacy' | 'token'>): string {
  return item.privacy === 'secret' ? `${publicPath(item)}?token=${item.token}` : publicPath(item);
}
