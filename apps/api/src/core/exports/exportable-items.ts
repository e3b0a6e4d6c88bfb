import { decide, type ItemFacts } from '@murmel/access-policy';
import { Item, loadItemFacts } from '@murmel/server';
import { type EntityManager, In, IsNull } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { accountOf, type Caller } from '../../platform/request-context.js';
import { countPartnerMaterial, refusePartnerMaterial } from '../partners/partner-materials.js';
import { copyableItems } from '../remixes/copyable-items.js';
import { folderContents } from '../remixes/folder-contents.js';

export interface ExportableItem {
  item: Item;
  facts: ItemFacts;
}

interface ExportRequest {
  /** `looked`: as a reader sees it. `own`: usable for an own copy, so all rules for copies apply. */
  as: 'looked' | 'own';
  /** maximum number of items */
  limit: number;
  /** it was counted before */
  again?: boolean;
}

/**
 * Returns the items of an export, folders before their contents. Inside a transaction.
 * @param ids undefined: all that is theirs
 * @throws NOT_FOUND when one of the ids is not there for them, PARTNER_NOT_ENABLED, PARTNER_LIMIT_REACHED with the number, REMIX_TOO_LARGE with the limit
 */
export async function exportableItems(
  manager: EntityManager,
  caller: Caller,
  ids: readonly string[] | undefined,
  { as, limit, again = false }: ExportRequest,
): Promise<ExportableItem[]> {
  const mine = { ownerId: accountOf(caller).id, folderId: IsNull(), parentId: IsNull(), discardedAt: IsNull() };
  const order = { createdAt: 'ASC', id: 'ASC' } as const;
  const roots = ids
    ? await manager.find(Item, { where: { id: In([...new Set(ids)]), parentId: IsNull() }, order })
    : await manager.find(Item, { where: mine, order, take: limit + 1 });
  const facts = await loadItemFacts(
    manager,
    caller.actor,
    roots.map(({ id }) => id),
    caller.presented,
  );
  const right = as === 'own' ? 'item.remix' : 'item.read';
  const may = (about: ItemFacts | undefined): boolean => decide(caller.actor, right, { item: about }).allow;
  if (ids && (roots.length < new Set(ids).size || !roots.every(({ id }) => may(facts.get(id))))) throw apiError('NOT_FOUND');
  if (as === 'own') for (const item of roots) await refusePartnerMaterial(manager, accountOf(caller), item);
  const found = new Map<string, ExportableItem>();
  for (const item of roots) {
    found.set(item.id, { item, facts: facts.get(item.id)! });
    if (item.kind !== 'folder') continue;
    const inside = await folderContents(manager, caller, item.id, limit);
    for (const one of as === 'own' ? await copyableItems(manager, caller, inside) : inside) found.set(one.item.id, one);
  }
  if (found.size > limit) throw apiError('REMIX_TOO_LARGE', { limit });
  if (as === 'own' && !again) for (const { item } of found.values()) await countPartnerMaterial(manager, accountOf(caller), item);
  return [...found.values()];
}
