import type { EntityManager } from 'typeorm';

/**
 * Returns since when pupils ask for help, in milliseconds since 1970, by their ids: in projects of the item's owner that share it and have
 * not ended. For readers of the contributions, as `missingFrom`.
 */
export async function handsFor(manager: EntityManager, itemId: string): Promise<Map<string, number>> {
  const rows = await manager.query<{ id: string; since: Date }[]>(
    `select h.pupil_id as id, min(h.raised_at) as since
       from project_item s join item i on i.id = s.item_id join project p on p.id = s.project_id and p.owner_id = i.owner_id
       join project_now n on n.id = p.id and n.state in ('active', 'paused')
       join project_hand h on h.project_id = p.id
       join pupil_access c on c.id = h.pupil_id and c.class_id = p.class_id and c.deactivated_at is null
      where s.item_id = $1 group by h.pupil_id`,
    [itemId],
  );
  return new Map(rows.map(({ id, since }) => [id, since.getTime()]));
}
