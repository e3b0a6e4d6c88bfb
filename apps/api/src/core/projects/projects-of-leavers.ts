import type { EntityManager } from 'typeorm';
import { publishProjectAccessChanged } from '../project-access/publish-project-access.js';

/** A teacher goes: their projects in the class end at once; what pupils made stays and can be read (spec D-15). */
export function endProjectsOf(manager: EntityManager, classId: string, ownerId: string): Promise<void> {
  return change(
    manager,
    'update project set ended_at = coalesce(ended_at, least(ends_at, now())), paused_at = null where class_id = $1 and owner_id = $2 returning id',
    [classId, ownerId],
  );
}

/** A teacher is out for a while: what runs waits until they are back and go on with it. */
export function pauseProjectsOf(manager: EntityManager, classId: string, ownerId: string): Promise<void> {
  return change(
    manager,
    `update project set paused_at = now() where id in (select id from project_now where class_id = $1 and owner_id = $2 and state = 'active') returning id`,
    [classId, ownerId],
  );
}

/** Transfers the projects to another teacher of the class; items that the old one shared stay shared. */
export function handOverProjects(manager: EntityManager, classId: string, fromId: string, toId: string): Promise<void> {
  return change(manager, 'update project set owner_id = $3 where class_id = $1 and owner_id = $2 returning id', [classId, fromId, toId]);
}

/**
 * Ends the projects in classes of other teachers before an account is deleted, and transfers them to the owner of the class, so that the
 * pupils' work is not deleted with the teacher.
 */
export function leaveProjectsBehind(manager: EntityManager, ownerId: string): Promise<void> {
  return change(
    manager,
    `update project p set owner_id = c.owner_id, ended_at = coalesce(p.ended_at, least(p.ends_at, now())), paused_at = null
      from school_class c where c.id = p.class_id and p.owner_id = $1 and c.owner_id <> $1 returning p.id`,
    [ownerId],
  );
}

/** @param statement returns the ids of what it changed */
async function change(manager: EntityManager, statement: string, parameters: readonly string[]): Promise<void> {
  const [projects] = await manager.query<[{ id: string }[], number]>(statement, [...parameters]);
  for (const { id } of projects) await publishProjectAccessChanged(manager, id);
}
