import { SERVER_LIMITS, type WorksheetGrid } from '@murmel/contracts';
import type { EntityManager } from 'typeorm';

/**
 * Who could work on a sheet and has not begun: pupils who have an access to the class of a project that shares it and has not ended.
 * Only of projects of the sheet's owner; whoever may read the work learns from the grid whose is missing.
 */
export function absentFrom(manager: EntityManager, itemId: string): Promise<WorksheetGrid['absent']> {
  return manager.query(
    `select distinct a.name, a.id
       from project_item s join item i on i.id = s.item_id join project p on p.id = s.project_id and p.owner_id = i.owner_id
       join project_now n on n.id = p.id and n.state in ('active', 'paused')
       join pupil_access c on c.class_id = p.class_id and c.deactivated_at is null and c.admitted_at is not null
       join account a on a.id = c.id
      where s.item_id = $1 and not exists (select 1 from worksheet_response r where r.item_id = s.item_id and r.account_id = a.id)
      order by a.name, a.id limit $2`,
    [itemId, SERVER_LIMITS.absentShown],
  );
}
