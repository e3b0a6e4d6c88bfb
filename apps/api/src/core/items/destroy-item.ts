import { Item, itemAccessChanged } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { ItemFiles } from '../files/item-files.js';
import { CONTRIBUTIONS, type Contributions } from './contributions.js';

/** Removes an item for ever, with what belongs to it and what a folder took along: its tool's things, its files, its journal, its rows. */
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
    const storageKeys = await this.database.transaction(async (manager) => {
      const item = await manager.findOne(Item, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!item || (discardedUntil && (!item.discardedAt || item.discardedAt > discardedUntil))) return undefined;
      // What would come into it now waits for the lock, and then finds no parent.
      const inside = await manager.findBy(Item, { discardedWith: id });
      const all = [item, ...inside, ...(await manager.findBy(Item, { parentId: In([item, ...inside].map((one) => one.id)) }))];
      const keys = await this.files.keysOf(
        manager,
        all.map((one) => one.id),
      );
      for (const { id: one, kind } of all) await this.contributions[kind]?.purge?.(manager, one);
      await itemAccessChanged(manager, id);
      await manager.delete(Item, { id: In([item, ...inside].map((one) => one.id)) });
      return keys;
    });
    // Files go last: a failure here leaves an orphan that the cleanup job finds, never a row without its file.
    if (storageKeys) await this.files.remove(storageKeys);
    return storageKeys !== undefined;
  }
}
