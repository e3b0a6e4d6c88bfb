import type { DiscardedEntry } from '@murmel/contracts';
import { SchoolClass } from '@murmel/server';
import type { DataSource, EntityManager } from 'typeorm';
import { projectContents } from '../projects/project-contents.js';
import { classContents } from './class-contents.js';
import { endSessionsOfClass, projectsOfClassChanged, refuseTooManyClasses } from './classes.js';

/** Into the trash: its codes and cards open nothing, its pupils are out, its projects are nobody's. */
export async function discardClass(database: DataSource, id: string): Promise<void> {
  await database.transaction(async (manager) => {
    await manager.query('update school_class set discarded_at = coalesce(discarded_at, now()), open_until = null where id = $1', [id]);
    await endSessionsOfClass(manager, id);
    await projectsOfClassChanged(manager, id);
  });
}

/** Back from the trash, as it was; pupils come in with the codes that they have. @throws LIMIT_REACHED with the number */
export async function restoreClass(database: DataSource, id: string): Promise<void> {
  await database.transaction(async (manager) => {
    const { ownerId } = await manager.findOneByOrFail(SchoolClass, { id });
    await manager.query('select 1 from account where id = $1 for update', [ownerId]);
    await refuseTooManyClasses(manager, ownerId);
    await manager.update(SchoolClass, { id }, { discardedAt: null });
    await projectsOfClassChanged(manager, id);
  });
}

interface Row {
  id: string;
  type: DiscardedEntry['type'];
  name: string;
  class_name: string | null;
  discarded_at: Date;
  total: number;
}

/** One page of a teacher's classes and projects in the trash, the newest first; projects of such a class lie inside of it. */
export async function listDiscarded(
  manager: EntityManager,
  teacherId: string,
  page: number,
  limit: number,
): Promise<{ entries: DiscardedEntry[]; total: number }> {
  const rows = await manager.query<Row[]>(
    `select *, count(*) over ()::int as total from (
       select id, 'class' as type, name, null as class_name, discarded_at from school_class where owner_id = $1 and discarded_at is not null
       union all
       select p.id, 'project', p.name, c.name, p.discarded_at from project p join school_class c on c.id = p.class_id
         join class_member m on m.class_id = p.class_id and m.account_id = p.owner_id
        where p.owner_id = $1 and p.discarded_at is not null) d
     order by discarded_at desc, id limit $2 offset $3`,
    [teacherId, limit, (page - 1) * limit],
  );
  const entries: DiscardedEntry[] = [];
  for (const { id, type, name, class_name: className, discarded_at: discardedAt } of rows) {
    const contents = await (type === 'class' ? classContents(manager, id) : projectContents(manager, id));
    entries.push({ id, type, name, className, discardedAt: discardedAt.toISOString(), contents });
  }
  return { entries, total: rows[0]?.total ?? 0 };
}
