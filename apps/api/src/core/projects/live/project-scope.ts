import type { ContentKind } from '@murmel/contracts';
import type { EntityManager } from 'typeorm';

export interface ScopeItem {
  id: string;
  kind: ContentKind;
  title: string;
  /** the teacher's, shared with the pupils; otherwise one that a pupil made */
  shared: boolean;
  /** since when it belongs to the project */
  from: Date;
}

/** People and items whose activities concern a project. */
export interface ProjectScope {
  projectId: string;
  createdAt: Date;
  /** time of this reading, by the database's clock */
  readAt: Date;
  /** shared ones first, in their order; none from the trash */
  items: ReadonlyMap<string, ScopeItem>;
  /** names of all pupils that the class ever had, as far as they are still there */
  pupils: ReadonlyMap<string, string>;
}

/** @returns undefined when there is no such project */
export async function projectScope(manager: EntityManager, projectId: string): Promise<ProjectScope | undefined> {
  const [project] = await manager.query<{ created_at: Date; class_id: string; now: Date }[]>(
    'select created_at, class_id, now() from project where id = $1',
    [projectId],
  );
  if (!project) return undefined;
  const items = await manager.query<ScopeItem[]>(
    `select * from (
       select i.id, i.kind, i.title, true as shared, s.created_at as "from" from project_item s join item i on i.id = s.item_id and i.discarded_at is null where s.project_id = $1
        union all
       select id, kind, title, false, created_at from item where project_id = $1 and discarded_at is null) i order by shared desc, "from", id`,
    [projectId],
  );
  const pupils = await manager.query<{ id: string; name: string }[]>(
    'select p.id, a.name from pupil_access p join account a on a.id = p.id where p.class_id = $1',
    [project.class_id],
  );
  return {
    projectId,
    createdAt: project.created_at,
    readAt: project.now,
    items: new Map(items.map((item) => [item.id, item])),
    pupils: new Map(pupils.map(({ id, name }) => [id, name])),
  };
}

/** Ids of the items, by kind: each tool knows its own. */
export function itemsByKind({ items }: ProjectScope): Map<ContentKind, string[]> {
  const kinds = new Map<ContentKind, string[]>();
  for (const { id, kind } of items.values()) kinds.set(kind, [...(kinds.get(kind) ?? []), id]);
  return kinds;
}
