import { ImageAttachment, type Logger } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Storage } from '../../platform/storage/storage.js';
import { LOGGER } from '../../platform/tokens.js';

/** The files behind image attachments. */
@Injectable()
export class ImageFiles {
  constructor(
    private readonly database: DataSource,
    private readonly storage: Storage,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async keysOf(itemId: string): Promise<string[]> {
    const images = await this.database.manager.findBy(ImageAttachment, { itemId });
    return images.map(({ storageKey }) => storageKey);
  }

  /** A file that cannot be removed is reported, not thrown: its row is gone already. */
  async remove(keys: string[]): Promise<void> {
    for (const key of keys) {
      await this.storage.remove(key).catch((error: unknown) => this.logger.error({ err: error, key }, 'file could not be removed'));
    }
  }
}
