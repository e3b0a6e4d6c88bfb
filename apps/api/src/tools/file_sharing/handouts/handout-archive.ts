import type { EntityManager } from 'typeorm';
import type { ItemCopies } from '../../../core/export-formats/item-copies.js';
import { nameInArchive, type ZipEntry } from '../../../core/export-formats/zip-archive.js';

/** Yields the offered files for an archive, each in its folder. */
export async function* handoutArchive(manager: EntityManager, copies: ItemCopies, itemId: string): AsyncGenerator<ZipEntry> {
  const files = await manager.query<{ name: string; folder: string; storageKey: string }[]>(
    `select f.name, s.folder, f.storage_key as "storageKey" from shared_file s join owner_file f on f.id = s.file_id
      where s.item_id = $1 order by s.folder, lower(f.name), f.id`,
    [itemId],
  );
  for (const { name, folder, storageKey } of files)
    yield* copies.stored(storageKey, [...folder.split('/').filter(Boolean), name].map(nameInArchive).join('/'));
}
