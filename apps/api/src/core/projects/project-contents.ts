import type { ClassContents, ContentKind } from '@murmel/contracts';
import type { EntityManager } from 'typeorm';

/** Returns what is deleted for good with a project: the number of pupils and of their items in it (spec C23). */
export async function projectContents(manager: EntityManager, projectId: string): Promise<ClassContents> {
  const items = await manager.query<{ kind: ContentKind; count: number }[]>(
    'select kind, count(*)::int as count from item where project_id = $1 group by kind order by kind',
    [projectId],
  );
  const [row] = await manager.query<{ pupils: number }[]>(
    'select count(distinct owner_id)::int as pupils from item where project_id = $1',
    [projectId],
  );
  return { pupils: row?.pupils ?? 0, projects: 1, items };
}
