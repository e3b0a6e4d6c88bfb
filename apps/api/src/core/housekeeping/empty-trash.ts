import { LIMITS } from '@murmel/contracts';
import type { DataSource } from 'typeorm';
import { inBatches } from '../../platform/in-batches.js';
import { subtractDays } from '../../platform/subtract-days.js';

/** Destroys one item unless it was taken out of the trash meanwhile. @returns false then */
export type DestroyDiscarded = (id: string, discardedUntil: Date) => Promise<boolean>;

/** Deletes permanently what has been in the trash for more than 30 days. @returns the number of items */
export async function emptyTrash(source: DataSource, now: Date, destroy: DestroyDiscarded): Promise<number> {
  const until = subtractDays(now, LIMITS.trashDays);
  const next = async (after: string): Promise<string[]> => {
    const rows = await source.query<{ id: string }[]>('select id from item where discarded_at <= $1 and id > $2 order by id limit 200', [
      until,
      after,
    ]);
    return rows.map(({ id }) => id);
  };
  return inBatches(next, (id) => destroy(id, until));
}
