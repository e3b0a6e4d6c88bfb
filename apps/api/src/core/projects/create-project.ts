import { LIMITS, type ProjectUnit, type RichText, type ToolKey } from '@murmel/contracts';
import { type Account, newId, Project } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { cleanTask } from './clean-task.js';
import { shareItem } from './project-items.js';
import { oneUnitAfter } from './project-time.js';

export interface NewProject {
  classId: string;
  owner: Account;
  name: string;
  task?: RichText | null | undefined;
  tools: readonly ToolKey[];
  itemIds?: readonly string[] | undefined;
  unit: ProjectUnit;
  /** absent: one unit from now */
  endsAt?: Date | undefined;
}

/**
 * A project that runs from this moment.
 * @throws FOREIGN_ITEM, PROJECT_ITEM_LIMIT_REACHED and TEXT_TOO_LONG with the number, LIMIT_REACHED when the class has too many
 */
export async function createProject(
  manager: EntityManager,
  { classId, owner, name, task = null, tools, itemIds = [], unit, endsAt }: NewProject,
): Promise<Project> {
  await manager.query('select 1 from school_class where id = $1 for update', [classId]);
  const limit = LIMITS.project.perClass;
  if ((await manager.countBy(Project, { classId })) >= limit) throw apiError('LIMIT_REACHED', { limit });
  const now = new Date();
  const project = manager.create(Project, {
    id: newId(),
    classId,
    ownerId: owner.id,
    name,
    task: cleanTask(task),
    tools: [...new Set(tools)],
    unit,
    units: 1,
    endsAt: endsAt ?? oneUnitAfter(now, unit),
    pausedAt: null,
    endedAt: null,
    archivedAt: null,
    createdAt: now,
  });
  await manager.insert(Project, project);
  for (const itemId of new Set(itemIds)) await shareItem(manager, project.id, itemId);
  return project;
}
