import { type Actor, decide, type ItemFacts } from '@murmel/access-policy';
import { Item } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import type { PdfLink } from '../pdf-layout/pdf-worksheet.js';
import { publicPath, sharedPath } from '../short-codes/public-address.js';

/**
 * Returns the address of the printed QR code, if the caller may know it: with its secret to users who may share the item, that of open
 * material to all. null: the item is not shared by link, or the caller may not share it.
 */
export async function printedItemUrl(
  manager: EntityManager,
  { itemId, facts, actor }: { itemId: string; facts: ItemFacts; actor: Actor },
): Promise<PdfLink | null> {
  const item = await manager.findOneByOrFail(Item, { id: itemId });
  const open = item.privacy === 'public_for_all';
  const shares = decide(actor, 'item.share', { item: facts }).allow;
  if (!shares) return open ? { address: publicPath(item), code: null } : null;
  if (item.privacy === 'locked' || item.privacy === 'members_only') return null;
  const { shortCode } = item;
  return shortCode === null ? { address: sharedPath(item), code: null } : { address: `/s/${shortCode}`, code: shortCode };
}
