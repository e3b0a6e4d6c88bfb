import { Item, publish } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ImageFiles } from '../images/image-files.js';
import { CONTRIBUTIONS, type Contributions } from './contributions.js';

/** Removes an item for ever: its tool's things, its files, its journal, its rows. */
@Injectable()
export class DestroyItem {
  constructor(
    private readonly database: DataSource,
    private readonly imageFiles: ImageFiles,
    @Inject(CONTRIBUTIONS) private readonly contributions: Contributions,
  ) {}

  async forEver(id: string): Promise<void> {
    const storageKeys = await this.imageFiles.keysOf(id);
    await this.database.transaction(async (manager) => {
      const item = await manager.findOneBy(Item, { id });
      if (!item) return;
      await this.contributions[item.kind]?.purge?.(manager, id);
      await manager.delete(Item, { id });
      await publish(manager, 'access.changed', { itemId: id });
    });
    // Files go last: a failure here leaves an orphan that the cleanup job finds, never a picture without its file.
    await this.imageFiles.remove(storageKeys);
  }
}
