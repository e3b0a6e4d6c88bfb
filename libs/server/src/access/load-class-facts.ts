import type { Actor, ClassFacts } from '@murmel/access-policy';
import type { EntityManager } from 'typeorm';

/** Facts of one class for one actor; undefined when there is no such class. */
export async function loadClassFacts(manager: EntityManager, actor: Actor, classId: string): Promise<ClassFacts | undefined> {
  const rows = await manager.query<ClassFacts[]>(
    `select case when c.owner_id = $2 then 'owner' when c.discarded_at is not null then null
                 when t.id is not null then 'teacher' when p.id is not null and c.archived_at is null then 'pupil' end as role,
            c.discarded_at is not null as discarded
       from school_class c
       left join account a on a.id = $2 and a.confirmed_at is not null
       left join class_teacher t on t.class_id = c.id and t.email = a.email and t.deactivated_at is null
       left join pupil_access p on p.class_id = c.id and p.id = $2 and p.deactivated_at is null
      where c.id = $1`,
    [classId, actor.account?.id ?? null],
  );
  return rows[0];
}
