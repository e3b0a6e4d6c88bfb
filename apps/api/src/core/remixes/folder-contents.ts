import { decide, type ItemFacts } from '@murmel/access-policy';
import { LIMITS } from '@murmel/contracts';
import { Item, loadItemFacts } from '@murmel/server';
import { type EntityManager, In } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import type { Caller } from '../../platform/request-context.js';

/** Beyond so many nothing is looked at any more. */
const LOOKED_AT = 2000;

/**
 * Returns the contents of a folder at any depth, as far as the caller has access: folders before their contents.
 * @param limit how many things are wanted at most @throws REMIX_TOO_LARGE with the limit when it is far beyond
 */
export async function folderContents(
  manager: EntityManager,
  caller: Caller,
  folderId: string,
  limit: number = LIMITS.remixedAtOnce,
): Promise<{ item: Item; facts: ItemFacts }[]> {
  const rows = await manager.query<{ id: string }[]>(
    `with recursive inside as (
       select id, kind, created_at, 1 as depth from item where folder_id = $1 and discarded_at is null
       union all select i.id, i.kind, i.created_at, depth + 1 from inside join item i on i.folder_id = inside.id and i.discarded_at is null where depth < $2)
     select id from inside order by depth, created_at, id limit $3`,
    [folderId, LIMITS.folders.depth, LOOKED_AT + 1],
  );
  if (rows.length > LOOKED_AT) throw apiError('REMIX_TOO_LARGE', { limit });
  const ids = rows.map(({ id }) => id);
  // A concurrent deletion of one of them waits.
  const found = await manager.find(Item, { where: { id: In(ids) }, lock: { mode: 'for_key_share' } });
  const items = new Map(found.map((item) => [item.id, item]));
  const facts = await loadItemFacts(manager, caller.actor, ids, caller.presented);
  const reached = new Set([folderId]);
  return ids.flatMap((id) => {
    const [item, about] = [items.get(id), facts.get(id)];
    if (!item || !about || !reached.has(item.folderId!)) return [];
    if (!decide(caller.actor, 'item.read', { item: about }).allow) return [];
    reached.add(id);
    return [{ item, facts: about }];
  });
}
