import { type Actor, decide } from '@murmel/access-policy';
import { type ContentKind, LIMITS } from '@murmel/contracts';
import { Bookmark, Item, loadItemFacts, newId } from '@murmel/server';
import { type EntityManager, In } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';

export interface BookmarkedItem {
  bookmark: Bookmark;
  item: Item;
}

/**
 * Returns the bookmarks whose items the caller may read now, the newest first. There are at most a few hundred, so all of them are checked.
 */
export async function readableBookmarks(
  manager: EntityManager,
  actor: Actor,
  accountId: string,
  kind: ContentKind | undefined,
): Promise<BookmarkedItem[]> {
  const bookmarks = await manager.find(Bookmark, { where: { accountId }, order: { createdAt: 'DESC', id: 'DESC' } });
  const ids = bookmarks.map(({ itemId }) => itemId);
  const items = new Map((await manager.findBy(Item, { id: In(ids), ...(kind && { kind }) })).map((item) => [item.id, item]));
  const facts = await loadItemFacts(manager, actor, [...items.keys()]);
  return bookmarks.flatMap((bookmark) => {
    const item = items.get(bookmark.itemId);
    return item && decide(actor, 'item.read', { item: facts.get(item.id) }).allow ? [{ bookmark, item }] : [];
  });
}

/** Returns those of these items that an account has bookmarked. */
export async function bookmarkedOf(manager: EntityManager, accountId: string, itemIds: readonly string[]): Promise<Set<string>> {
  const found = await manager.findBy(Bookmark, { accountId, itemId: In([...itemIds]) });
  return new Set(found.map(({ itemId }) => itemId));
}

/**
 * Puts something on the list, or takes it off; off also what may not be read any more.
 * @returns whether it is on it now @throws NOT_FOUND for what may not be read, LIMIT_REACHED with the number
 */
export async function toggleBookmark(manager: EntityManager, actor: Actor, accountId: string, itemId: string): Promise<boolean> {
  await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`bookmarks of ${accountId}`]);
  const { affected } = await manager.delete(Bookmark, { accountId, itemId });
  if (affected) return false;
  const facts = await loadItemFacts(manager, actor, [itemId]);
  if (!decide(actor, 'item.read', { item: facts.get(itemId) }).allow) throw apiError('NOT_FOUND');
  const limit = LIMITS.bookmarks;
  if ((await manager.countBy(Bookmark, { accountId })) >= limit) throw apiError('LIMIT_REACHED', { limit, what: 'bookmarks' });
  await manager.insert(Bookmark, { id: newId(), accountId, itemId, createdAt: new Date() });
  return true;
}
