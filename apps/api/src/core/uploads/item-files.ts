import { ImageAttachment, type Logger, OwnerFile } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { Storage } from '../../platform/storage/storage.js';
import { LOGGER } from '../../platform/tokens.js';

/** What lies in the storage for items: pictures, files and their thumbnails. */
@Injectable()
export class ItemFiles {
  constructor(
    private readonly database: DataSource,
    private readonly storage: Storage,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Keys of everything that one item has in the storage. */
  async keysOf(itemId: string): Promise<string[]> {
    const images = await this.database.manager.findBy(ImageAttachment, { itemId });
    const files = await this.database.manager.findBy(OwnerFile, { itemId });
    return [...images.map(({ storageKey }) => storageKey), ...files.flatMap(keysOfFile)];
  }

  /**
   * Takes files out of their items, for whoever removes what they belong to in the same transaction.
   * @returns the keys to `remove` once it is committed
   */
  async detach(manager: EntityManager, fileIds: string[]): Promise<string[]> {
    const files = await manager.findBy(OwnerFile, { id: In(fileIds) });
    await manager.delete(OwnerFile, { id: In(fileIds) });
    return files.flatMap(keysOfFile);
  }

  /** A file that cannot be removed is reported, not thrown: its row is gone already, and the cleanup job finds it. */
  async remove(keys: string[]): Promise<void> {
    for (const key of keys) {
      await this.storage.remove(key).catch((error: unknown) => this.logger.error({ err: error, key }, 'file could not be removed'));
    }
  }
}

/** Where the bytes of a file lie, and those of its thumbnail. */
export function keysOfFile({ storageKey, thumbnailKey }: OwnerFile): string[] {
  return thumbnailKey ? [storageKey, thumbnailKey] : [storageKey];
}
