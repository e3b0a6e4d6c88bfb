import { H5P_ENDING, LIMITS } from '@murmel/contracts';
import { type FileUser, type Logger, newId, OwnerFile, Upload } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { ORPCError } from '@orpc/server';
import { DataSource, type EntityManager, In, Not } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { LOGGER } from '../../platform/injection-tokens.js';
import { itemOf, type RequestContext } from '../../platform/request-context.js';
import { Storage } from '../../platform/storage/storage.js';
import type { PreparedFile } from '../file-storage/prepared-file.js';
import { fileKey, filmKey, keyOfWhole, PACKAGE_ENDINGS, packageKey, thumbnailKey } from '../file-storage/storage-keys.js';
import { uploadSenderOf } from '../file-storage/upload-sender.js';
import type { FileContribution } from '../tool-contribution/contributions.js';
import { FileQuota } from './file-quota.js';

/** Maximum number of files of each use in an item. */
const PER_ITEM: Readonly<Record<FileUser, number>> = {
  text: LIMITS.image.perItem,
  item: LIMITS.file.perItem,
  part: LIMITS.file.perItem,
  answer: LIMITS.file.perItem,
};

/** User of a file, and its rules for that. */
export interface FileUse extends Pick<FileContribution, 'refuseKeeping' | 'moved'> {
  usedBy: FileUser;
}

/** A file that comes with something new, under the id that it will have. */
export interface ImportedItemFile {
  id: string;
  file: PreparedFile;
  usedBy: FileUser;
}

/** Writes rows of brought files for one item. */
export type InsertImportedFiles = (
  manager: EntityManager,
  to: { itemId: string; accountId: string; fileIds: ReadonlySet<string> },
) => Promise<void>;

/**
 * Files of items: rows that say who uses them, and their bytes in the storage. Rows may share bytes, as a copied item does with
 * the one it came from; bytes go when the last row that refers to them has gone.
 */
@Injectable()
export class ItemFiles {
  constructor(
    private readonly database: DataSource,
    private readonly storage: Storage,
    private readonly quota: FileQuota,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Stores files; the only way in. The bytes come first, so that no transaction waits for a storage. After a refusal they are deleted;
   * after a fault it is unknown if the row was stored, and the cleanup job handles it.
   * @param use what uses it; a tool's rules have a say in that transaction
   * @param write runs `insert` in its transaction; when it answers something else, nothing was written
   * @throws LIMIT_REACHED with the number, what `FileQuota` and the rules throw
   */
  async keep<T extends { id: string }>(
    context: RequestContext,
    file: PreparedFile,
    use: FileUse,
    write: (insert: (manager: EntityManager) => Promise<OwnerFile>) => Promise<T>,
  ): Promise<T> {
    const row = newRow(context, file, use.usedBy);
    await this.put(row, file);
    const undo = () => this.remove(keysOf(row));
    try {
      const answer = await write(async (manager) => {
        await file.use?.(manager);
        return this.insert(manager, context, row, use);
      });
      if (answer.id !== row.id) await undo();
      return answer;
    } catch (error) {
      if (error instanceof ORPCError) await undo();
      throw error;
    }
  }

  /**
   * Stores files that are sent with a new item: first the bytes of all of them, then the rows in the transaction that creates it. `keep`
   * describes how refusals and faults are handled.
   * @param write runs `insert` in its transaction, with those that belong to one item; when it does not, nothing was written
   */
  async keepBrought<T>(files: readonly ImportedItemFile[], write: (insert: InsertImportedFiles) => Promise<T>): Promise<T> {
    const rows = files.map(({ id, file, usedBy }) => rowOf(id, file, usedBy));
    const undo = () => this.remove(rows.flatMap(keysOf));
    let written = rows.length === 0;
    try {
      for (const [at, row] of rows.entries()) await this.put(row, files[at]!.file);
      const answer = await write(async (manager, { itemId, accountId, fileIds }) => {
        const own = rows.filter(({ id }) => fileIds.has(id));
        await manager.insert(
          OwnerFile,
          own.map((row) => ({ ...row, itemId, accountId, visitorId: null })),
        );
        written = true;
      });
      if (!written) await undo();
      return answer;
    } catch (error) {
      if (error instanceof ORPCError) await undo();
      throw error;
    }
  }

  /**
   * Rows of one item for another, which share their bytes. Answers belong to who gave them and stay behind.
   * @param only these of them; without it all
   * @returns ids of the old rows with those of the new ones
   */
  async copy(
    manager: EntityManager,
    { from, to, by }: { from: string; to: string; by: string },
    only?: ReadonlySet<string>,
  ): Promise<Map<string, string>> {
    // Locked: a concurrent deletion of one of them waits, and then sees that its bytes are used.
    const all = await manager.find(OwnerFile, { where: { itemId: from, usedBy: Not('answer') }, lock: { mode: 'for_key_share' } });
    const rows = only ? all.filter(({ id }) => only.has(id)) : all;
    const copies = rows.map((row) => ({ ...row, id: newId(), itemId: to, accountId: by, visitorId: null, createdAt: new Date() }));
    await manager.insert(OwnerFile, copies);
    return new Map(rows.map(({ id }, index) => [id, copies[index]!.id]));
  }

  /** Keys of everything that items have in the storage. */
  async keysOf(manager: EntityManager, itemIds: string[]): Promise<string[]> {
    const inside = { itemId: In(itemIds) };
    const [files, uploads] = await Promise.all([manager.findBy(OwnerFile, inside), manager.findBy(Upload, inside)]);
    return [...files.flatMap(keysOf), ...uploads.flatMap(({ parts }) => parts)];
  }

  /**
   * Detaches files from their items, for callers that delete what they belong to in the same transaction.
   * @returns the keys to `remove` once it is committed
   */
  async detach(manager: EntityManager, fileIds: string[]): Promise<string[]> {
    const files = await manager.findBy(OwnerFile, { id: In(fileIds) });
    await manager.delete(OwnerFile, { id: In(fileIds) });
    return files.flatMap(keysOf);
  }

  /**
   * The one way out, after the rows are gone: bytes that nothing else refers to. A file that cannot be removed is reported, not
   * thrown: the cleanup job finds it.
   */
  async remove(keys: readonly string[]): Promise<void> {
    const shared = await this.database.query<{ key: string }[]>(
      'select storage_key as key from owner_file where storage_key = any($1) union all select thumbnail_key from owner_file where thumbnail_key = any($1)',
      [[...keys, ...keys.map(keyOfWhole)]],
    );
    const kept = new Set(shared.map(({ key }) => key));
    for (const key of keys.filter((one) => !kept.has(one) && !kept.has(keyOfWhole(one))))
      await this.storage.remove(key).catch((error: unknown) => this.logger.error({ err: error, key }, 'file could not be removed'));
  }

  private async put({ storageKey, thumbnailKey: small, contentType }: UnplacedFile, { contents, thumbnail }: PreparedFile): Promise<void> {
    if (typeof contents === 'string') await this.storage.putFile(storageKey, contents, contentType);
    else await this.storage.put(storageKey, contents, contentType);
    if (small && thumbnail) await this.storage.put(small, thumbnail, 'image/webp');
  }

  private async insert(manager: EntityManager, context: RequestContext, row: OwnerFile, use: FileUse): Promise<OwnerFile> {
    // From here on files of the same owner come in one after the other.
    await this.quota.take(manager, context, row.bytes);
    await use.refuseKeeping?.(manager, context, row.name);
    const limit = PER_ITEM[row.usedBy];
    if ((await manager.countBy(OwnerFile, { itemId: row.itemId, usedBy: row.usedBy })) >= limit) throw apiError('LIMIT_REACHED', { limit });
    await manager.insert(OwnerFile, row);
    await use.moved?.(manager, context, 'came');
    return row;
  }
}

const newRow = (context: RequestContext, file: PreparedFile, usedBy: FileUser): OwnerFile => ({
  ...rowOf(newId(), file, usedBy),
  itemId: itemOf(context).id,
  ...uploadSenderOf(context),
});

type UnplacedFile = Omit<OwnerFile, 'itemId' | 'accountId' | 'visitorId'>;

function rowOf(id: string, { name, contentType, extension, bytes, thumbnail, size }: PreparedFile, usedBy: FileUser): UnplacedFile {
  return {
    id,
    // A file in a text is not served under its name on the sender's device.
    name: usedBy === 'text' ? `${id}.${extension}` : name,
    contentType,
    bytes,
    storageKey: fileKey(id),
    thumbnailKey: thumbnail ? thumbnailKey(id) : null,
    width: size?.width ?? null,
    height: size?.height ?? null,
    usedBy,
    createdAt: new Date(),
  };
}

/** Returns the storage keys of a file's bytes, its thumbnail, and the files derived from a package or a recording. */
function keysOf({ storageKey, thumbnailKey: small, name, contentType, usedBy }: Omit<UnplacedFile, 'id'>): string[] {
  const made = name.toLowerCase().endsWith(H5P_ENDING) ? PACKAGE_ENDINGS.map((ending) => packageKey(storageKey, ending)) : [];
  const film = usedBy === 'part' && contentType.endsWith('/webm') ? [filmKey(storageKey)] : [];
  return [storageKey, ...(small ? [small] : []), ...made, ...film];
}
