import { FILE_SHARING_LIMITS, type GivenFile } from '@murmel/contracts';
import { FileShare, OwnerFile, publish, SharedFile } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { fileName } from '../../../core/file-storage/file-name.js';
import { apiError } from '../../../platform/api-error.js';
import { handoutFiles } from './handout-files.js';

interface Attached {
  itemId: string;
  fileId: string;
  /** folder as it was sent; not trusted */
  folder: string;
}

/**
 * Distributes a file of the item; one that is already distributed keeps its place.
 * @throws NOT_FOUND for files of other items and uses, FILE_EXISTS with the name, LIMIT_REACHED with the number
 */
export async function attachFiles(manager: EntityManager, { itemId, fileId, folder }: Attached): Promise<GivenFile> {
  // Of two with the same name that come at once the second is refused.
  const share = await manager.findOne(FileShare, { where: { itemId }, lock: { mode: 'pessimistic_write' } });
  const file = await manager.findOneBy(OwnerFile, { id: fileId, itemId, usedBy: 'part' });
  if (!share || !file) throw apiError('NOT_FOUND');
  const all = await handoutFiles(manager, itemId);
  const known = all.find(({ id }) => id === fileId);
  if (known) return known;
  const limit = FILE_SHARING_LIMITS.files;
  if (all.length >= limit) throw apiError('LIMIT_REACHED', { limit, what: 'files' });
  const path = folderPath(folder);
  const isSame = (one: GivenFile): boolean => one.folder === path && one.name.toLowerCase() === file.name.toLowerCase();
  if (all.some(isSame)) throw apiError('FILE_EXISTS', { name: file.name });
  await manager.insert(SharedFile, { fileId, itemId, folder: path });
  await publish(manager, 'item.changed', { itemId });
  return (await handoutFiles(manager, itemId)).find(({ id }) => id === fileId)!;
}

/** Gives a file out no longer. @throws NOT_FOUND */
export async function detachFile(manager: EntityManager, itemId: string, fileId: string): Promise<void> {
  const { affected } = await manager.delete(SharedFile, { itemId, fileId });
  if (affected === 0) throw apiError('NOT_FOUND');
  await publish(manager, 'item.changed', { itemId });
}

/** Each part is a name as files have one, so no path leads out of where an archive is unpacked. */
export function folderPath(sent: string): string {
  const parts = sent.split(/[/\\]/).filter((part) => !/^[\s.]*$/.test(part));
  return parts
    .map((part) => fileName(part))
    .join('/')
    .slice(0, FILE_SHARING_LIMITS.folderMax)
    .replace(/[\p{Cs}\s/.]+$/u, '');
}
