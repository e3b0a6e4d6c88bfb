import type { AiRun } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { publishProjectChanged } from '../../project-access/publish-project-changed.js';

/**
 * Notifies the teacher of the project that a pupil may need help, in the project's view of models alone: that it is so and since when, never
 * the words. Guests have no name here, and pupils outside of a project no teacher.
 */
export async function notifyTeacher(
  manager: EntityManager,
  { projectId, accountId }: Pick<AiRun, 'projectId' | 'accountId'>,
): Promise<void> {
  if (projectId === null || accountId === null) return;
  await manager.query(
    `insert into project_ai_pupil (project_id, pupil_id, stopped, extra, help_since) select $1, id, false, 0, now() from pupil_access where id = $2
       on conflict (project_id, pupil_id) do update set help_since = coalesce(project_ai_pupil.help_since, now())`,
    [projectId, accountId],
  );
  await publishProjectChanged(manager, projectId, accountId);
}
