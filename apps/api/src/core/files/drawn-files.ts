import { LIMITS } from '@murmel/contracts';
import { newId, OwnerFile } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { ORPCError } from '@orpc/server';
import { DataSource } from 'typeorm';
import { type Asking, itemOf } from '../../platform/asking.js';
import { FileQuota } from '../uploads/file-quota.js';
import { ItemFiles, keysOfFile } from '../uploads/item-files.js';
import { senderOf } from '../uploads/sender.js';
import { fileName } from './file-name.js';
import { StoreFile } from './store-file.js';

/** A picture that the server drew itself. */
export interface DrawnPicture {
  /** without ending */
  name: string;
  /** WebP */
  bytes: Buffer;
  thumbnail: Buffer;
}

/** Pictures that nobody sent, such as those of pages behind links, as files of an item. */
@Injectable()
export class DrawnFiles {
  constructor(
    private readonly database: DataSource,
    private readonly store: StoreFile,
    private readonly files: ItemFiles,
    private readonly quota: FileQuota,
  ) {}

  /** @returns its id, null when there is no room for it: a link does without a picture */
  async keep(asking: Asking, { name, bytes, thumbnail }: DrawnPicture): Promise<string | null> {
    const { manager } = this.database;
    const [id, itemId, contentType] = [newId(), itemOf(asking).id, 'image/webp'];
    if ((await manager.countBy(OwnerFile, { itemId })) >= LIMITS.file.perItem) return null;
    const named = fileName(name, 'webp');
    const keys = await this.store.put(id, '', { name: named, contentType, bytes: bytes.length, picture: { bytes, thumbnail } });
    const row: OwnerFile = {
      id,
      itemId,
      ...senderOf(asking),
      name: named,
      contentType,
      bytes: bytes.length,
      ...keys,
      visibility: 'sender',
      createdAt: new Date(),
    };
    try {
      await this.database.transaction(async (transaction) => {
        await this.quota.take(transaction, asking, row.bytes);
        await transaction.insert(OwnerFile, row);
      });
    } catch (error) {
      await this.files.remove(keysOfFile(row));
      if (error instanceof ORPCError) return null;
      throw error;
    }
    return id;
  }
}
