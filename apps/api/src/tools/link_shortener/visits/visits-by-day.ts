import { LINK_LIMITS } from '@murmel/contracts';
import { berlinDay } from '@murmel/server';
import type { EntityManager } from 'typeorm';

/** Returns the visits of each of these links on the last days, the oldest first, today last, with a number for each day. */
export async function visitsByDay(
  manager: EntityManager,
  itemIds: readonly string[],
  now = new Date(),
): Promise<ReadonlyMap<string, number[]>> {
  if (itemIds.length === 0) return new Map();
  const rows = await manager.query<{ itemId: string; visits: number[] }[]>(
    `select i.id as "itemId", array_agg(coalesce(v.visits, 0) order by d) as visits
       from unnest($1::uuid[]) i(id) cross join generate_series($2::date - ($3::int - 1), $2::date, interval '1 day') d
       left join short_link_visits v on v.item_id = i.id and v.day = d::date group by i.id`,
    [itemIds, berlinDay(now), LINK_LIMITS.days],
  );
  return new Map(rows.map(({ itemId, visits }) => [itemId, visits]));
}
