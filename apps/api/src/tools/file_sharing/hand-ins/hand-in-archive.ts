import type { EntityManager } from 'typeorm';
import type { ItemCopies } from '../../../core/export-formats/item-copies.js';
import { UniqueNames } from '../../../core/export-formats/unique-names.js';
import type { ZipEntry } from '../../../core/export-formats/zip-archive.js';
import { sendersOf } from './read-hand-ins.js';

/** Yields the hand-ins for an archive: a folder for each person, with their name; two of one name get a number. */
export async function* handInArchive(manager: EntityManager, copies: ItemCopies, itemId: string): AsyncGenerator<ZipEntry> {
  const folders = new UniqueNames();
  for (const { name, files } of await sendersOf(manager, itemId)) {
    if (files.length === 0) continue;
    const folder = folders.of(name, 'Ohne Namen');
    const names = new UniqueNames();
    for (const file of files) yield* copies.stored(file.storageKey, `${folder}/${names.ofFile(file.name)}`);
  }
}
