import { SERVER_LIMITS } from '@murmel/contracts';
import type { EntityManager } from 'typeorm';

/**
 * Returns SQL for those who could take part in an item and did not: pupils with access to the class of a project that shares it and has not
 * ended. Only of projects of the item's owner; readers of the contributions learn whose is missing.
 * @param didIt a query of the tool's own that finds something where account `a` took part in item `s.item_id`
 */
export function missingFrom(manager: EntityManager, itemId: string, didIt: string): Promise<{ name: string; id: string }[]> {
  return manager.query(
    `select distinct a.name, a.id
       from project_item s join item i on i.id = s.item_id join project p on p.id = s.project_id and p.owner_id = i.owner_id
       join project_now n on n.id = p.id and n.state in ('active', 'paused')
       join pupil_access c on c.class_id = p.class_id and c.deactivated_at is null and c.admitted_at is not null
       join account a on a.id = c.id
      where s.item_id = $1 and not exists (${didIt})
      order by a.name, a.id limit $2`,
    [itemId, SERVER_LIMITS.absentShown],
  );
}
