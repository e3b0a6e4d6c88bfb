import type { Actor, ProjectFacts } from '@murmel/access-policy';
import type { EntityManager } from 'typeorm';

/**
 * Loads the facts of one project for one actor; undefined when there is no such project. Users who left the class have no place in its
 * projects any more.
 */
export async function loadProjectFacts(manager: EntityManager, actor: Actor, projectId: string): Promise<ProjectFacts | undefined> {
  const rows = await manager.query<ProjectFacts[]>(
    // In the trash it exists for its teacher alone.
    `select coalesce(n.state, 'ended') as state, n.id is null as discarded,
            exists (select from project_ai s where s.project_id = p.id and s.speech) as speech,
            case when m.role in ('owner', 'teacher') and p.owner_id = $2 then 'owner' when n.id is null then null
                 when m.role = 'owner' then 'classOwner' else m.role end as role
       from project p left join project_now n on n.id = p.id left join class_member m on m.class_id = p.class_id and m.account_id = $2 where p.id = $1`,
    [projectId, actor.account?.id ?? null],
  );
  return rows[0];
}
