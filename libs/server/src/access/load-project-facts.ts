import type { Actor, ProjectFacts } from '@murmel/access-policy';
import type { EntityManager } from 'typeorm';

/** Facts of one project for one actor; undefined when there is no such project. Whoever left the class has no place in its projects any more. */
export async function loadProjectFacts(manager: EntityManager, actor: Actor, projectId: string): Promise<ProjectFacts | undefined> {
  const rows = await manager.query<ProjectFacts[]>(
    `select p.state, case when m.role = 'pupil' then 'pupil' when m.role is not null and p.owner_id = $2 then 'owner' when m.role = 'owner' then 'classOwner' else m.role end as role
       from project_now p left join class_member m on m.class_id = p.class_id and m.account_id = $2 where p.id = $1`,
    [projectId, actor.account?.id ?? null],
  );
  return rows[0];
}
