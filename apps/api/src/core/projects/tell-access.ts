import { itemAccessChanged, publish } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { projectChanged } from './live/project-changed.js';

/**
 * What pupils and teachers may do in a project is different now: everybody who has the project, one of its shared items or
 * something that a pupil made in it open is asked again within two seconds.
 */
export async function projectAccessChanged(manager: EntityManager, projectId: string): Promise<void> {
  const items = await manager.query<{ id: string }[]>(
    'select item_id as id from project_item where project_id = $1 union select id from item where project_id = $1',
    [projectId],
  );
  await itemAccessChanged(manager, ...items.map(({ id }) => id));
  await publish(manager, 'access.changed', { projectId });
  await projectChanged(manager, projectId);
}
