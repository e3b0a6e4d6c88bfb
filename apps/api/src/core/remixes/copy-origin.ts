import { type Item, ItemOrigin } from '@murmel/server';
import type { EntityManager } from 'typeorm';

type Origin = Pick<ItemOrigin, 'authorName' | `${'source' | 'first'}${'Id' | 'AccountId' | 'Licence'}`>;

/** Returns the origin of a copy of this item: the item itself, and as the first source the item's own origin. */
export async function copyOriginOf(manager: EntityManager, source: Item): Promise<Origin> {
  const licence = source.privacy === 'public_for_all' ? source.licence : null;
  const earlier = await manager.findOneBy(ItemOrigin, { itemId: source.id });
  const last = { sourceId: source.id, sourceAccountId: source.ownerId, sourceLicence: licence };
  if (!earlier) return { ...last, firstId: source.id, firstAccountId: source.ownerId, firstLicence: licence, authorName: null };
  const { firstId, firstAccountId, firstLicence, authorName } = earlier;
  return { ...last, firstId, firstAccountId, firstLicence, authorName };
}
