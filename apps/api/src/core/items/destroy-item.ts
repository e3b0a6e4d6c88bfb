import { Item, publish } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ItemFiles } from '../files/item-files.js';
import { CONTRIBUTIONS, type Contributions } from './contributions.js';

/** Removes an item for ever: its tool's things, its files, its journal, its rows. */
@Injectable()
export class DestroyItem {
  constructor(
    private readonly database: DataSource,
    private readonly files: ItemFiles,
    @Inject(CONTRIBUTIONS) private readonly contributions: Contributions,
  ) {}

  /**
   * @param discardedUntil only if it lies in the trash since then or longer
   * @returns false when there was nothing to remove
   */
  async forEver(id: string, discardedUntil?: Date): Promise<boolean> {
    const storageKeys = await this.files.keysOf(id);
    const removed = await this.database.transaction(async (manager) => {
      const item = await manager.findOne(Item, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!item || (discardedUntil && (!item.discardedAt || item.discardedAt > discardedUntil))) return false;
      await this.contributions[item.kind]?.purge?.(manager, id);
      await manager.delete(Item, { id });
      await publish(manager, 'access.changed', { itemId: id });
      return true;
    });
    // Files go last: a failure here leaves an orphan that the cleanup job finds, never a row without its file.
    if (removed) await this.files.remove(storageKeys);
    return removed;
  }
}
