import { COLLECTION_COVERS, LIMITS } from '@murmel/contracts';
import { Collection, CollectionBookmark, CollectionItem, newId } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { omitUndefined, type PartialInput } from '../../platform/omit-undefined.js';
import { stillOpen } from '../gallery/open-items.js';

type Words = PartialInput<Pick<Collection, 'title' | 'description' | 'cover' | 'language'>>;

export interface CollectionChange extends Words {
  published?: boolean | undefined;
  featured?: boolean | undefined;
  /** the whole list in its order */
  entries?: readonly { itemId: string; label: string }[] | undefined;
}

/** A draft that only admins see. @returns its id */
export async function makeCollection(manager: EntityManager, curatorId: string, words: Words): Promise<string> {
  const id = newId();
  const now = new Date();
  const usual = { title: '', description: '', cover: COLLECTION_COVERS[0], language: 'de' as const };
  const times = { publishedAt: null, featuredAt: null, createdAt: now, updatedAt: now };
  await manager.insert(Collection, { ...usual, ...omitUndefined(words), id, curatorId, ...times });
  return id;
}

/**
 * Changes a collection. Concurrent editors are serialized: the later change wins. @throws NOT_FOUND, MATERIAL_NOT_OPEN, LIMIT_REACHED with
 * the number
 */
export async function changeCollection(
  manager: EntityManager,
  id: string,
  { published, featured, entries, ...words }: CollectionChange,
): Promise<void> {
  // All at once: two that come first at the same time would be one too many.
  await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', ['collections']);
  const before = await manager.findOneBy(Collection, { id });
  if (!before) throw apiError('NOT_FOUND');
  const now = new Date();
  if (featured && !before.featuredAt) await refuseAnother(manager);
  await manager.update(
    Collection,
    { id },
    {
      ...omitUndefined(words),
      ...(published !== undefined && { publishedAt: published ? (before.publishedAt ?? now) : null }),
      ...(featured !== undefined && { featuredAt: featured ? (before.featuredAt ?? now) : null }),
      updatedAt: now,
    },
  );
  if (entries) await putEntries(manager, id, entries);
}

async function refuseAnother(manager: EntityManager): Promise<void> {
  const limit = LIMITS.collection.featured;
  const [{ count }] = await manager.query<[{ count: number }]>(
    'select count(*)::integer as count from collection where featured_at is not null',
  );
  if (count >= limit) throw apiError('LIMIT_REACHED', { limit, what: 'featuredCollections' });
}

/** An earlier choice may have been closed since: it stays in place, visible to editors only. */
async function putEntries(manager: EntityManager, collectionId: string, entries: NonNullable<CollectionChange['entries']>): Promise<void> {
  const labels = new Map(entries.map(({ itemId, label }) => [itemId, label]));
  const before = new Set((await manager.findBy(CollectionItem, { collectionId })).map(({ itemId }) => itemId));
  const added = [...labels.keys()].filter((itemId) => !before.has(itemId));
  const open = await stillOpen(manager, added);
  if (added.some((itemId) => !open.has(itemId))) throw apiError('MATERIAL_NOT_OPEN');
  await manager.delete(CollectionItem, { collectionId });
  await manager.insert(
    CollectionItem,
    [...labels].map(([itemId, label], position) => ({ collectionId, itemId, label, position })),
  );
}

/** @throws LIMIT_REACHED with the number */
export async function bookmarkCollection(
  manager: EntityManager,
  accountId: string,
  collectionId: string,
  bookmarked: boolean,
): Promise<void> {
  if (!bookmarked) {
    await manager.delete(CollectionBookmark, { accountId, collectionId });
    return;
  }
  await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`bookmarks of ${accountId}`]);
  const limit = LIMITS.collection.bookmarks;
  if ((await manager.countBy(CollectionBookmark, { accountId })) >= limit) throw apiError('LIMIT_REACHED', { limit, what: 'bookmarks' });
  await manager.query('insert into collection_bookmark (account_id, collection_id) values ($1, $2) on conflict do nothing', [
    accountId,
    collectionId,
  ]);
}
