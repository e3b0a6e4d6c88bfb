import { Injectable } from '@nestjs/common';
import { Storage } from '../../platform/storage/storage.js';
import type { PreparedFile } from './prepared-file.js';
import { fileKey, thumbnailKey } from './storage-keys.js';

/** Where the parts of a file came to lie. */
export interface StoredKeys {
  storageKey: string;
  /** null: it is no picture */
  thumbnailKey: string | null;
}

/** Puts files into the storage; one that is not drawn anew goes there as a stream, never through memory. */
@Injectable()
export class StoreFile {
  constructor(private readonly storage: Storage) {}

  /** @param path where the received bytes lie */
  async put(id: string, path: string, file: PreparedFile): Promise<StoredKeys> {
    const storageKey = fileKey(id);
    if (!file.picture) {
      await this.storage.putFile(storageKey, path, file.contentType);
      return { storageKey, thumbnailKey: null };
    }
    await this.storage.put(storageKey, file.picture.bytes, file.contentType);
    await this.storage.put(thumbnailKey(id), file.picture.thumbnail, 'image/webp');
    return { storageKey, thumbnailKey: thumbnailKey(id) };
  }
}
