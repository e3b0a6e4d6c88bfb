import { type Actor, decide } from '@murmel/access-policy';
import { loadItemFacts } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { type LibraryQuery, type Listed, listContents } from '../items/list-items.js';

/** Items of one folder about which it is asked at once; of a folder that holds more, guests see the first ones in the order they chose. */
const LOOKED_AT = 2000;

/** What lies in a folder, as far as this person may read it: nothing else is counted. */
export async function readableContents(manager: EntityManager, actor: Actor, folderId: string, query: LibraryQuery): Promise<Listed> {
  const { items } = await listContents(manager, folderId, { ...query, page: 1, limit: LOOKED_AT });
  const open = items.filter(({ privacy }) => privacy !== 'locked');
  const facts = await loadItemFacts(
    manager,
    actor,
    open.map(({ id }) => id),
  );
  const readable = open.filter(({ id }) => decide(actor, 'item.read', { item: facts.get(id) }).allow);
  const from = (query.page - 1) * query.limit;
  return { items: readable.slice(from, from + query.limit), total: readable.length };
}
