import { itemAccessChanged, publish } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { publishProjectChanged } from './publish-project-changed.js';

/**
 * Publishes that rights of pupils and teachers in a project changed: the access of all clients that have the project, one of its shared
 * items or a pupil's item in it open is rechecked within two seconds.
 */
export async function publishProjectAccessChanged(manager: EntityManager, projectId: string): Promise<void> {
  const items = await manager.query<{ id: string }[]>(
    'select item_id as id from project_item where project_id = $1 union select id from item where project_id = $1',
    [projectId],
  );
  await itemAccessChanged(manager, ...items.map(({ id }) => id));
  await publish(manager, 'access.changed', { projectId });
  await publishProjectChanged(manager, projectId);
}
