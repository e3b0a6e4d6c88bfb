import { Collection, CollectionItem, type Item, MaterialMark, newId, Partner } from '@murmel/server';
import { Storage } from '../../../apps/api/src/platform/storage/storage.js';
import type { TestApi } from '../../support/api.js';

/** Drafts of the editors about an item: a collection that it is in, and a partner that provides it. */
export async function seedSceneEditorial(
  { database, application }: TestApi,
  { id: itemId }: Item,
  mark: string,
): Promise<Record<string, string>> {
  const { manager } = database;
  const [collection, partner] = [newId(), newId()];
  const times = { publishedAt: null, createdAt: new Date(), updatedAt: new Date() };
  const storageKey = `partners/${partner}`;
  await application.get(Storage).put(storageKey, Buffer.from(mark), 'image/webp');
  await manager.insert(Partner, {
    ...{ id: partner, name: `Partner${mark}`, description: `Text${mark}`, website: null, colour: 'tafel', international: false },
    ...{ storageKey, logoAlt: `Logo${mark}`, licences: [], schoolIds: [], ...times },
  });
  await manager.insert(Collection, {
    ...{ id: collection, title: `Sammlung${mark}`, description: `Text${mark}`, cover: 'forest', language: 'de', curatorId: null },
    ...{ featuredAt: null, ...times },
  });
  await manager.insert(CollectionItem, { collectionId: collection, itemId, position: 0, label: `Stunde${mark}` });
  await manager.insert(MaterialMark, { itemId, approvedAt: null, partnerId: partner });
  return { collection, partner };
}
