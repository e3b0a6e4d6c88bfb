import { itemTypeOf, publicPathOf } from '@murmel/contracts';
import type { Item } from '@murmel/server';

/** Path and query of an item's page in gallery mode (spec E2); undefined for kinds without a page. */
export function galleryPath({ id, kind, publicToken }: Pick<Item, 'id' | 'kind' | 'publicToken'>): string | undefined {
  const type = itemTypeOf(kind);
  return type && `${publicPathOf(type, id)}?public_token=${publicToken}`;
}
