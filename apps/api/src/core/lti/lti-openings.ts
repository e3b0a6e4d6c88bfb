import { ANONYMOUS, decide } from '@murmel/access-policy';
import { Item, ItemGrant, LtiLink, loadFactsOfItem } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { LaunchRefused } from './launch/launch-refused.js';

/** A link of a course, and the item that it opens now. */
export interface OpenedLink {
  link: LtiLink;
  item: Item;
  /** the item whose privacy counts: itself, or the one that it belongs to */
  root: Item;
}

/**
 * Finds a link of this platform and what it opens, locked or not.
 * @throws LaunchRefused `gone`, alike for links that never were, those of other platforms, and items in the trash
 */
export async function findLink(manager: EntityManager, platformId: string, linkId: string | undefined): Promise<OpenedLink> {
  const link = linkId === undefined ? null : await manager.findOneBy(LtiLink, { id: linkId, platformId });
  const item = link && (await manager.findOneBy(Item, { id: link.itemId }));
  const root = item?.parentId ? await manager.findOneBy(Item, { id: item.parentId }) : item;
  const facts = item && (await loadFactsOfItem(manager, ANONYMOUS, item.id));
  if (!link || !root || !facts || facts.discarded || facts.hidden) throw new LaunchRefused('gone');
  return { link, item, root };
}

/** True if holders of link and password may open the item now. */
export async function opensForLearners(manager: EntityManager, item: Item, root: Item): Promise<boolean> {
  const facts = await loadFactsOfItem(manager, ANONYMOUS, item.id, { token: root.token, passwordRight: true });
  return facts !== undefined && decide(ANONYMOUS, 'item.read', { item: facts }).allow;
}

/**
 * Opens the item of a link to a visitor, as link and password would: its owner chose the course.
 * @param manager in a transaction
 * @throws LaunchRefused `closed` where the owner does not share it now
 */
export async function openToVisitor(manager: EntityManager, { item, root, link }: OpenedLink, visitorId: string): Promise<void> {
  if (!(await opensForLearners(manager, item, root))) throw new LaunchRefused('closed');
  const granted = { visitorId, itemId: root.id, createdAt: new Date() };
  const grants = [
    { ...granted, via: 'token' as const, version: root.linkVersion },
    ...(root.privacy === 'password_protected' ? [{ ...granted, via: 'password' as const, version: root.passwordVersion }] : []),
  ];
  await manager.upsert(ItemGrant, grants, ['visitorId', 'itemId', 'via']);
  await manager.update(LtiLink, { id: link.id }, { launchedAt: new Date() });
}
