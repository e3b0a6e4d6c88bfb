import type { Code, CodeContent } from '@murmel/contracts';
import { Item } from '@murmel/server';
import { type EntityManager, IsNull } from 'typeorm';
import { sharedPath } from '../../core/short-codes/public-address.js';
import { freeShortCode } from '../../core/short-codes/short-codes.js';
import { apiError } from '../../platform/api-error.js';
import { publicUrlOf } from './public-url.js';

/** Returns the other item of the same owner that a code links to; null if there is none, or none any more. */
export async function targetOf(manager: EntityManager, content: CodeContent, ownerId: string): Promise<Item | null> {
  if (content.kind !== 'item' || content.itemId === null) return null;
  return manager.findOneBy(Item, { id: content.itemId, ownerId, parentId: IsNull(), discardedAt: IsNull() });
}

/** Returns the address at which it is shared by link now, in the form its owner passes on; empty: it is not accessible by an address. */
export function addressOf(manager: EntityManager, target: Item): string {
  if (target.privacy === 'locked' || target.privacy === 'members_only') return '';
  return publicUrlOf(manager) + (target.shortCode === null ? sharedPath(target) : `/s/${target.shortCode}`);
}

export function shownTarget(target: Item | null): Code['target'] {
  return target && { id: target.id, kind: target.kind, title: target.title };
}

/**
 * Gives the item of a code a short address: a printed code stays, so its address must stay, too, when the item's secret link is
 * renewed (spec E7).
 * @throws QR_ITEM_UNKNOWN for an item that does not exist or is another owner's
 */
export async function linkTarget(
  manager: EntityManager,
  content: CodeContent,
  { ownerId, askedBy }: { ownerId: string; askedBy: string },
): Promise<void> {
  if (content.kind !== 'item' || content.itemId === null) return;
  // Only its owner gives an item away: a member who may change the code does not.
  const target = ownerId === askedBy ? await targetOf(manager, content, ownerId) : null;
  if (!target) throw apiError('QR_ITEM_UNKNOWN');
  if (target.shortCode !== null || target.shortCodeOff) return;
  await manager.update(Item, { id: target.id, shortCode: IsNull() }, { shortCode: await freeShortCode(manager) });
}
