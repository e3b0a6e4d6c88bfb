import type { Actor } from '@murmel/access-policy';
import type { ProjectUnit, RichText, ToolKey } from '@murmel/contracts';
import { Project, SchoolClass } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { endRunsInProject } from '../ai/projects/end-runs-in-project.js';
import { publishProjectAccessChanged } from '../project-access/publish-project-access.js';
import { cleanTask } from './clean-task.js';
import { oneUnitAfter, unitsBefore, unitsMax } from './project-time.js';
import { refuseDisabledTools } from './released-tools.js';

export interface ProjectChange {
  name?: string | undefined;
  task?: RichText | null | undefined;
  tools?: ToolKey[] | undefined;
  archived?: boolean | undefined;
}

/**
 * Updates a project. An archived project has ended; out of the archive it only continues if its time is extended.
 * @throws TEXT_TOO_LONG with the number, TOOL_DISABLED for a tool that is added
 */
export async function updateProject(manager: EntityManager, actor: Actor, id: string, change: ProjectChange): Promise<void> {
  const { name, task, tools, archived } = change;
  const project = await locked(manager, id);
  if (tools) refuseDisabledTools(actor, tools, project.tools);
  const written = {
    ...(name === undefined ? {} : { name }),
    ...(task === undefined ? {} : { task: cleanTask(task) as never }),
    ...(tools === undefined ? {} : { tools: [...new Set(tools)] }),
    ...(archived === undefined ? {} : { archivedAt: archived ? new Date() : null }),
  };
  if (Object.keys(written).length > 0) await manager.update(Project, { id }, written);
  await publishProjectAccessChanged(manager, id);
}

/** Ends a project permanently; pupils' work stays and can be read. */
export async function finishProject(manager: EntityManager, id: string): Promise<void> {
  await locked(manager, id);
  await manager.query('update project set ended_at = coalesce(ended_at, now()), paused_at = null where id = $1', [id]);
  await endRunsInProject(manager, id);
  await publishProjectAccessChanged(manager, id);
}

/** @throws PROJECT_NOT_ACTIVE when it has ended */
export async function pauseProject(manager: EntityManager, id: string): Promise<void> {
  refuseEnded(await locked(manager, id));
  await manager.query('update project set paused_at = coalesce(paused_at, now()) where id = $1', [id]);
  await endRunsInProject(manager, id);
  await publishProjectAccessChanged(manager, id);
}

/** @throws PROJECT_NOT_ACTIVE when it has ended */
export async function resumeProject(manager: EntityManager, id: string): Promise<void> {
  refuseEnded(await locked(manager, id));
  await manager.update(Project, { id }, { pausedAt: null });
  await publishProjectAccessChanged(manager, id);
}

/**
 * Gives a project one more unit of its time, from its end or, when that is over, from now; in another unit its time begins now.
 * @throws PROJECT_NOT_ACTIVE when its teacher finished or archived it, PROJECT_TIME_REACHED with unit and number, NOT_FOR_ONETIME: such a class ends as a whole
 */
export async function extendProject(manager: EntityManager, id: string, wanted?: ProjectUnit): Promise<void> {
  const project = await locked(manager, id);
  await refuseOnetime(manager, project.classId);
  if (project.endedAt || project.archivedAt) throw apiError('PROJECT_NOT_ACTIVE');
  const unit = wanted ?? project.unit;
  const [given, limit] = [unitsBefore(project, unit), unitsMax(unit)];
  if (given >= limit) throw apiError('PROJECT_TIME_REACHED', { limit, unit });
  const from = unit === project.unit ? new Date(Math.max(project.endsAt.getTime(), Date.now())) : new Date();
  await manager.update(Project, { id }, { unit, units: given + 1, endsAt: oneUnitAfter(from, unit) });
  await publishProjectAccessChanged(manager, id);
}

/** Into the trash, with what was made in it. @throws NOT_FOR_ONETIME */
export async function discardProject(manager: EntityManager, id: string): Promise<void> {
  await refuseOnetime(manager, (await locked(manager, id)).classId);
  await manager.query('update project set discarded_at = coalesce(discarded_at, now()) where id = $1', [id]);
  await publishProjectAccessChanged(manager, id);
}

/** Back from the trash; its time went on meanwhile. */
export async function restoreProject(manager: EntityManager, id: string): Promise<void> {
  await locked(manager, id);
  await manager.update(Project, { id }, { discardedAt: null });
  await publishProjectAccessChanged(manager, id);
}

/** @throws NOT_FOR_ONETIME: a onetime class has exactly one project (spec E22) */
export async function refuseOnetime(manager: EntityManager, classId: string): Promise<void> {
  if (await manager.existsBy(SchoolClass, { id: classId, type: 'onetime' })) throw apiError('NOT_FOR_ONETIME');
}

function locked(manager: EntityManager, id: string): Promise<Project> {
  return manager.findOneOrFail(Project, { where: { id }, lock: { mode: 'pessimistic_write' } });
}

function refuseEnded({ endedAt, endsAt, archivedAt }: Project): void {
  if (endedAt || archivedAt || endsAt <= new Date()) throw apiError('PROJECT_NOT_ACTIVE');
}
