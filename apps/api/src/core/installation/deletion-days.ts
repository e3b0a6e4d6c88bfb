import type { DeletionDayEntry } from '@murmel/contracts';
import type { EntityManager } from 'typeorm';

/** One page of the deletion log, the newest day first. */
export async function deletionDays(
  manager: EntityManager,
  page: number,
  limit: number,
): Promise<{ days: DeletionDayEntry[]; total: number }> {
  const [rows, [counted]] = await Promise.all([
    manager.query<DeletionDayEntry[]>(
      `select day::text, jsonb_agg(jsonb_build_object('data', data, 'cause', cause, 'count', count) order by count desc, data, cause) as deletions
       from deletion_day group by day order by day desc limit $1 offset $2`,
      [limit, (page - 1) * limit],
    ),
    manager.query<[{ days: number }]>('select count(distinct day)::int as days from deletion_day'),
  ]);
  return { days: rows, total: counted.days };
}
