import type { Actor, SchoolFacts } from '@murmel/access-policy';
import type { EntityManager } from 'typeorm';

/** Facts of one school for one actor; undefined when there is no such school. */
export async function loadSchoolFacts(manager: EntityManager, actor: Actor, schoolId: string): Promise<SchoolFacts | undefined> {
  const rows = await manager.query<SchoolFacts[]>(
    'select a.school_role as role from school s left join account a on a.school_id = s.id and a.id = $2 where s.id = $1',
    [schoolId, actor.account?.id ?? null],
  );
  return rows[0];
}
