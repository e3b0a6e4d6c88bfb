import { LINK_LIMITS, type LinkRecord } from '@murmel/contracts';
import { berlinDay } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { targetsOf } from './change-target.js';
import { shortLinkOf } from './short-link-repository.js';

/** Returns the number of visits by day up to today, and the targets of a link. */
export async function linkRecord(manager: EntityManager, itemId: string, now = new Date()): Promise<LinkRecord> {
  const { visits: total } = await shortLinkOf(manager, itemId);
  const days = await manager.query<LinkRecord['days']>(
    `select to_char(d, 'YYYY-MM-DD') as day, coalesce(v.visits, 0) as visits
       from generate_series($2::date - ($3::int - 1), $2::date, interval '1 day') d
       left join short_link_visits v on v.item_id = $1 and v.day = d::date order by d`,
    [itemId, berlinDay(now), LINK_LIMITS.days],
  );
  return { total, days, targets: await targetsOf(manager, itemId) };
}
