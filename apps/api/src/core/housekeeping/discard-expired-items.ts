import { cleanupDate } from '@murmel/contracts';
import { Item, publishItemAccessChanged } from '@murmel/server';
import { type DataSource, In } from 'typeorm';
import { inBatches } from '../../platform/in-batches.js';

/**
 * Moves items into the trash whose auto cleanup is due: counted from the last change of their content (spec E11).
 * @returns how many
 */
export async function discardExpiredItems(source: DataSource, now: Date): Promise<number> {
  return inBatches(
    (after) => dueCandidates(source, now, after),
    async (id) => {
      const [item] = await source.manager.findBy(Item, { id: In([id]) });
      const due = item && cleanupDate(item);
      return item && due && due <= now ? discard(source, item, now) : false;
    },
  );
}

/**
 * Selects everything that can be due: the shortest month has 28 days, the shortest year and a half 545. The exact date is compared
 * afterwards.
 */
async function dueCandidates(source: DataSource, now: Date, after: string): Promise<string[]> {
  const rows = await source.query<{ id: string }[]>(
    `select id from item
      where discarded_at is null and auto_cleanup <> 'never' and id > $2
        and content_changed_at <= $1::timestamptz - case auto_cleanup
          when 'day' then interval '24 hours' when 'week' then interval '168 hours' when 'month' then interval '672 hours'
          when 'year' then interval '8760 hours' else interval '13080 hours' end
      order by id limit 200`,
    [now, after],
  );
  return rows.map(({ id }) => id);
}

/** Discards an item unless it was written to, or another period chosen, since it was read. */
function discard(source: DataSource, item: Item, now: Date): Promise<boolean> {
  return source.transaction(async (manager) => {
    const { affected } = await manager
      .createQueryBuilder()
      .update(Item)
      .set({ discardedAt: now })
      .where('id = :id and discarded_at is null and auto_cleanup = :autoCleanup', item)
      .andWhere("date_trunc('milliseconds', content_changed_at) = :contentChangedAt", item)
      .execute();
    if (!affected) return false;
    await publishItemAccessChanged(manager, item.id);
    return true;
  });
}
