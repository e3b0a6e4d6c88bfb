import { type Actor, decide } from '@murmel/access-policy';
import { SERVER_LIMITS } from '@murmel/contracts';
import { loadItemFacts } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { type ItemPage, type LibraryQuery, listContents } from '../items/list-items.js';

/** Readable contents of a folder for one person; `onlyFirst` is set if not all of them were checked. */
interface Readable extends ItemPage {
  onlyFirst: number | null;
}

/**
 * Returns the contents of a folder that this person may read: nothing else is counted. Above the limit items are not checked, so that
 * anonymous clients cannot make the server decide a hundred thousand times; the viewer is told then.
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
