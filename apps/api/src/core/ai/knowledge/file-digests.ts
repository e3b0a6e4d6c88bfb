import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { OwnerFile } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import { Storage } from '../../../platform/storage/storage.js';

/** Computes SHA-256 of files in the storage: two with the same digest are the same file, regardless of their names. */
@Injectable()
export class FileDigests {
  constructor(
    private readonly database: DataSource,
    private readonly storage: Storage,
  ) {}

  /** @throws NOT_FOUND for a file that is not in this item */
  async of(itemId: string, fileId: string): Promise<string> {
    const file = await this.database.manager.findOneBy(OwnerFile, { id: fileId, itemId, usedBy: 'part' });
    if (!file) throw apiError('NOT_FOUND');
    const hash = createHash('sha256');
    await pipeline(await this.storage.read(file.storageKey), hash);
    return hash.digest('base64url');
  }
}
