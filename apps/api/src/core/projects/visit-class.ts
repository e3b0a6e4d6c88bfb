import type { Actor } from '@murmel/access-policy';
import type { VisitedClass } from '@murmel/contracts';
import type { EntityManager } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { projectAnswers } from './project-answer.js';
import { listProjectItems, type Participation } from './project-items.js';

interface Row {
  name: string;
  teacher: string;
  expires_at: Date;
  admitted: boolean;
}

/**
 * Returns a class as one of its pupils sees it, newest project first: nothing about the others, and nothing at all before admission.
 * @param archived the projects that their teachers put away, instead of the others
 */
export async function visitClass(
  manager: EntityManager,
  actor: Actor,
  classId: string,
  archived: boolean,
  tookPart: (projectId: string) => Promise<Participation>,
): Promise<VisitedClass> {
  const pupilId = actor.account?.id;
  const [row] = await manager.query<Row[]>(
    `select c.name, a.public_name as teacher, c.expires_at, p.admitted_at is not null as admitted
       from pupil_access p join school_class c on c.id = p.class_id join account a on a.id = c.owner_id where p.id = $1 and c.id = $2`,
    [pupilId, classId],
  );
  if (!row || pupilId === undefined) throw apiError('NOT_FOUND');
  const common = { id: classId, expiresAt: row.expires_at.toISOString(), admitted: row.admitted };
  if (!row.admitted) return { ...common, name: '', teacher: '', projects: [] };
  const ids = await manager.query<{ id: string }[]>(
    'select id from project where class_id = $1 and (archived_at is not null) = $2 order by created_at desc, id',
    [classId, archived],
  );
  const projects = [];
  for (const project of await projectAnswers(
    manager,
    actor,
    ids.map(({ id }) => id),
  )) {
    projects.push({ ...project, items: await listProjectItems(manager, { projectId: project.id }, await tookPart(project.id), pupilId) });
  }
  return { ...common, name: row.name, teacher: row.teacher, projects };
}
