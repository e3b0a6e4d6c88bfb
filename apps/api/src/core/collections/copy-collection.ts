import { type Collection, CollectionItem, Item, loadItemFacts } from '@murmel/server';
import { type EntityManager, In } from 'typeorm';
import { accountOf, type RequestContext } from '../../platform/request-context.js';
import type { FileQuota } from '../files/file-quota.js';
import { stillOpen } from '../gallery/open-items.js';
import { createItem } from '../items/create-item.js';
import type { Remix } from '../remixes/remix.js';

export interface CopiedCollection {
  folderId: string;
  copies: number;
  leftBehind: number;
}

/**
 * Copies all that is open in a collection into a new folder, in its order. In one transaction: all of it or nothing.
 * @throws LIMIT_REACHED, PARTNER_LIMIT_REACHED and QUOTA_OF_OWNER with the number
 */
export async function copyCollection(
  manager: EntityManager,
  context: RequestContext,
  { id, title, description }: Collection,
  { remix, quota }: { remix: Remix; quota: FileQuota },
): Promise<CopiedCollection> {
  const owner = accountOf(context);
  const chosen = await manager.find(CollectionItem, { where: { collectionId: id }, order: { position: 'ASC' } });
  const open = await stillOpen(
    manager,
    chosen.map(({ itemId }) => itemId),
  );
  const ids = chosen.flatMap(({ itemId }) => (open.has(itemId) ? [itemId] : []));
  // A concurrent deletion of one of them waits.
  const found = await manager.find(Item, { where: { id: In(ids) }, lock: { mode: 'for_key_share' } });
  const items = new Map(found.map((item) => [item.id, item]));
  const facts = await loadItemFacts(manager, context.actor, ids);
  const folder = await createItem(manager, owner, 'folder', { description }, title);
  let copies = 0;
  for (const itemId of ids) {
    const [item, about] = [items.get(itemId), facts.get(itemId)];
    if (item && about && (await remix.unlessRefused(manager, context, { item, facts: about }, folder.id)) !== undefined) copies += 1;
  }
  await quota.refuseCopies(manager, owner.id);
  return { folderId: folder.id, copies, leftBehind: ids.length - copies };
}
