import { LIMITS } from '@murmel/contracts';
import type { EntityManager } from 'typeorm';

/**
 * One short word per project that is another when its teachers may see something new: the state, the newest change of a document,
 * how many are online, the list of pupils. Documents, the class and the passing of time give no event.
 */
export async function overviewFingerprints(manager: EntityManager, projectIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await manager.query<{ id: string; seen: string }[]>(
    `select p.id, concat_ws(' ', p.state, (
              select max(u.seq) from (
                select item_id as id from project_item where project_id = p.id union all select id from item where project_id = p.id) i
               cross join lateral (select seq from document_update where item_id = i.id order by seq desc limit 1) u), (
              select count(distinct o.pupil_id) from project_presence o where o.project_id = p.id and o.seen_at > now() - make_interval(secs => $2)), (
              select md5(string_agg(c.id || a.name, ' ' order by c.id)) from pupil_access c join account a on a.id = c.id
               where c.class_id = p.class_id and c.deactivated_at is null and c.admitted_at is not null)) as seen
       from project_now p where p.id = any($1)`,
    [projectIds, LIMITS.project.presenceSeconds],
  );
  return new Map(rows.map(({ id, seen }) => [id, seen]));
}

/** Returns those of the projects that contain at least one of the items. */
export async function projectsWith(manager: EntityManager, projectIds: readonly string[], itemIds: readonly string[]): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>(
    `select project_id as id from project_item where project_id = any($1) and item_id = any($2)
      union select project_id from item where project_id = any($1) and id = any($2)`,
    [projectIds, itemIds],
  );
  return rows.map(({ id }) => id);
}
