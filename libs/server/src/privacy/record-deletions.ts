import { DELETED_DATA, type DeletedData, type DeletionCause } from '@murmel/contracts';
import type { EntityManager } from 'typeorm';
import { berlinDay } from '../calendar.js';

/** Steps of the housekeeping whose numbers belong to another name of the log; `null`: nothing is deleted there. */
const NAMES: Readonly<Record<string, DeletedData | null>> = { itemsDiscarded: null, journalMonths: null, unusedFiles: 'files' };

const nameOf = (step: string): DeletedData | null => {
  if (Object.hasOwn(NAMES, step)) return NAMES[step]!;
  return DELETED_DATA.find((data) => data === step) ?? 'technical';
};

/**
 * Adds deletions to the log of their day. Call it in the transaction that deletes, where there is one.
 * @param counts number of deletions by step or table; steps without any are left out
 */
export async function recordDeletions(
  manager: EntityManager,
  counts: Readonly<Record<string, number>>,
  cause: DeletionCause,
  now: Date,
): Promise<void> {
  const sums = new Map<DeletedData, number>();
  for (const [step, count] of Object.entries(counts)) {
    const data = nameOf(step);
    if (data !== null && count > 0) sums.set(data, (sums.get(data) ?? 0) + count);
  }
  if (sums.size === 0) return;
  await manager.query(
    `insert into deletion_day (day, data, cause, count)
     select $1::date, d.data, $2, d.count from unnest($3::text[], $4::int[]) as d (data, count)
     order by d.data
     on conflict (day, data, cause) do update set count = deletion_day.count + excluded.count`,
    [berlinDay(now), cause, [...sums.keys()], [...sums.values()]],
  );
}
