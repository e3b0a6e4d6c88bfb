import { LIMITS } from '@murmel/contracts';
import { Item } from '@murmel/server';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { inBatches } from '../../platform/in-batches.js';
import { subtractDays } from '../../platform/subtract-days.js';
import { DestroyItem } from '../items/destroy-item.js';
import { publishProjectAccessChanged } from '../project-access/publish-project-access.js';

/** Takes projects away for ever, with everything that pupils made in them. */
@Injectable()
export class DestroyProject {
  constructor(
    private readonly database: DataSource,
    private readonly destroyItem: DestroyItem,
  ) {}

  /** Deletes a project for good. The items go before the project does: if interrupted, the next run continues. */
  async forEver(id: string): Promise<void> {
    for (const item of await this.database.manager.find(Item, { where: { projectId: id }, select: { id: true } }))
      await this.destroyItem.forEver(item.id);
    await this.database.transaction(async (manager) => {
      await publishProjectAccessChanged(manager, id);
      await manager.query('delete from project where id = $1', [id]);
    });
  }

  /** Deletes the projects that are in the trash for more than 30 days. @returns how many */
  async fromTrash(now: Date): Promise<number> {
    const next = async (after: string): Promise<string[]> => {
      const rows = await this.database.query<{ id: string }[]>(
        'select id from project where discarded_at <= $1 and id > $2 order by id limit 50',
        [subtractDays(now, LIMITS.trashDays), after],
      );
      return rows.map(({ id }) => id);
    };
    return inBatches(next, async (id) => {
      await this.forEver(id);
      return true;
    });
  }
}
