import { erasePerson, publish } from '@murmel/server';
import type { EntityManager } from 'typeorm';

/** Seconds after which a pupil who joined without opening the project counts as gone. */
const AWAY_SECONDS = 60;

/**
 * Frees a place in a full onetime class that was taken without ever opening the project: at once when more such places are held from
 * its network than from the newcomer's, so that a program that invents pupils cannot fill a class; else after a minute.
 * @param from keyed hash of the newcomer's network
 * @returns false when all pupils are really there
 */
export async function removeIdlePupil(manager: EntityManager, classId: string, from: string): Promise<boolean> {
  const [idle] = await manager.query<{ id: string }[]>(
    `with idle as (
       select p.id, p.joined_from, p.created_at, count(*) over (partition by p.joined_from) as crowd from pupil_access p
        where p.class_id = $1 and p.deactivated_at is null and p.code_hash is null
          and not exists (select 1 from project_activity where pupil_id = p.id) and not exists (select 1 from project_presence where pupil_id = p.id)
          and not exists (select 1 from item where owner_id = p.id))
     select id from idle
      where joined_from is distinct from $2 and crowd > coalesce((select max(crowd) from idle where joined_from = $2), 0) or created_at < now() - make_interval(secs => $3)
      order by crowd desc, created_at limit 1`,
    [classId, from, AWAY_SECONDS],
  );
  if (!idle) return false;
  await erasePerson(manager, { accountId: idle.id, email: null, visitorId: null });
  await publish(manager, 'access.changed', { accountId: idle.id });
  return true;
}
