import { Item, itemAccessChanged } from '@murmel/server';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, Not } from 'typeorm';
import { ItemFiles } from '../files/item-files.js';
import { contentsDiscardedWith } from '../folder-tree/trash-contents.js';
import { CONTRIBUTIONS, type Contributions } from '../tool-contribution/contributions.js';

/** Removes an item for ever, with what belongs to it and what a folder took along: its tool's things, its files, its journal, its rows. */
@Injectable()
export class DestroyItem {
  constructor(
    private readonly database: DataSource,
    private readonly files: ItemFiles,
    @Inject(CONTRIBUTIONS) private readonly contributions: Contributions,
  ) {}

  /**
   * @param only if it lies in the trash, since `inTrashUntil` or longer
   * @returns false when there was nothing to remove
   */
  async forEver(id: string, only?: { inTrashUntil: Date | null }): Promise<boolean> {
    const storageKeys = await this.database.transaction(async (manager) => {
      const item = await manager.findOne(Item, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!item || (only && !liesInTrash(item, only.inTrashUntil))) return undefined;
      // Creations inside it wait for the lock now, and then find no parent.
      const inside = await manager.findBy(Item, { id: In(await contentsDiscardedWith(manager, item)) });
      const all = [item, ...inside, ...(await manager.findBy(Item, { parentId: In([item, ...inside].map((one) => one.id)) }))];
      const keys = await this.files.keysOf(
        manager,
        all.map((one) => one.id),
      );
      for (const { id: one, kind } of all) await this.contributions[kind]?.purge?.(manager, one);
      await itemAccessChanged(manager, id);
      const gone = all.map((one) => one.id);
      await manager.update(Item, { folderId: In(gone), discardedAt: Not(IsNull()) }, { lostPlace: true });
      await manager.delete(Item, { id: In([item, ...inside].map((one) => one.id)) });
      return keys;
    });
    // Files go last: a failure here leaves an orphan that the cleanup job finds, never a row without its file.
    if (storageKeys) await this.files.remove(storageKeys);
    return storageKeys !== undefined;
  }
}

/** True if the item is in the trash; one that belongs to another item has no trash: it is deleted at once. */
function liesInTrash({ discardedAt, parentId }: Item, until: Date | null): boolean {
  if (parentId !== null) return true;
  return discardedAt !== null && (until === null || discardedAt <= until);
}
