import { berlinDay, publish } from '@murmel/server';
import type { EntityManager } from 'typeorm';

/**
 * Writes to accounts what their seat is worth on this day in Berlin: the licence's kind while it runs, `free` from its end on, and nothing
 * before it begins. The one place that decides; everything else reads `account.licence` and `account.sharedClasses`. Housekeeping repeats it,
 * so that a licence ends without a request.
 * @param licenceId only seats of this licence
 * @returns how many accounts have another licence now
 */
export async function applyLicences(manager: EntityManager, now: Date, licenceId?: string): Promise<number> {
  const [changed] = await manager.query<[{ id: string }[], number]>(
    `update account a set licence = due.licence, shared_classes = due.shared
       from (select one.id, case when l.ends_on <= $1 then 'free' when l.starts_on <= $1 then l.kind else one.licence end as licence,
                    l.shared_classes and l.starts_on <= $1 and (l.ends_on is null or l.ends_on > $1) as shared
               from account one join licence l on l.id = one.licence_id where $2::uuid is null or l.id = $2) due
      where a.id = due.id and (a.licence, a.shared_classes) is distinct from (due.licence, due.shared) returning a.id`,
    [berlinDay(now), licenceId ?? null],
  );
  // Their open pages learn of it; nothing that is open closes.
  for (const { id } of changed) await publish(manager, 'person.changed', { id });
  return changed.length;
}
