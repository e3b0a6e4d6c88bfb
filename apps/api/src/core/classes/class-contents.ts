import type { ClassContents, ContentKind } from '@murmel/contracts';
import type { EntityManager } from 'typeorm';

/** Returns what is deleted for good together with a class: its pupils, its projects, and what the pupils made, by kind (spec C23). */
export async function classContents(manager: EntityManager, classId: string): Promise<ClassContents> {
  const [row] = await manager.query<{ pupils: number; projects: number }[]>(
    'select (select count(*)::int from pupil_access where class_id = $1) as pupils, (select count(*)::int from project where class_id = $1) as projects',
    [classId],
  );
  const items = await manager.query<{ kind: ContentKind; count: number }[]>(
    'select i.kind, count(*)::int as count from item i join pupil_access p on p.id = i.owner_id where p.class_id = $1 and i.parent_id is null group by i.kind order by i.kind',
    [classId],
  );
  return { pupils: row?.pupils ?? 0, projects: row?.projects ?? 0, items };
}
