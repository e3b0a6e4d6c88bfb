import { type Actor, decide } from '@murmel/access-policy';
import { SERVER_LIMITS } from '@murmel/contracts';
import { loadItemFacts } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { type LibraryQuery, type Listed, listContents } from '../items/list-items.js';

/** What of a folder's contents somebody may read, and whether it was looked at all of them. */
interface Readable extends Listed {
  onlyFirst: number | null;
}

/**
 * What lies in a folder, as far as this person may read it: nothing else is counted. About more items than the limit says it is not asked,
 * so that nobody without an account makes the server decide a hundred thousand times; whoever looks is told then.
 */
export async function readableContents(manager: EntityManager, actor: Actor, folderId: string, query: LibraryQuery): Promise<Readable> {
  const { folderGuestsSee: guestsSee } = SERVER_LIMITS;
  const { items, total } = await listContents(manager, folderId, { ...query, page: 1, limit: guestsSee });
  const open = items.filter(({ privacy }) => privacy !== 'locked');
  const facts = await loadItemFacts(
    manager,
    actor,
    open.map(({ id }) => id),
  );
  const readable = open.filter(({ id }) => decide(actor, 'item.read', { item: facts.get(id) }).allow);
  const from = (query.page - 1) * query.limit;
  return { items: readable.slice(from, from + query.limit), total: readable.length, onlyFirst: total > guestsSee ? guestsSee : null };
}
