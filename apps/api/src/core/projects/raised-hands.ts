import { publish } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { noteActivity } from '../project-access/note-activity.js';
import { publishProjectChanged } from '../project-access/publish-project-changed.js';

/** A pupil asks for help, or does not need it any more. Raising it twice keeps the first time. */
export async function setRaisedHand(manager: EntityManager, projectId: string, pupilId: string, up: boolean): Promise<void> {
  if (up) {
    const raised = await manager.query<unknown[]>(
      'insert into project_hand (project_id, pupil_id, raised_at) values ($1, $2, now()) on conflict do nothing returning 1',
      [projectId, pupilId],
    );
    if (raised.length > 0) await noteActivity(manager, { projectId, pupilId, itemId: null, kind: 'handUp' });
  } else {
    await manager.query('delete from project_hand where project_id = $1 and pupil_id = $2', [projectId, pupilId]);
  }
  await publishProjectChanged(manager, projectId, pupilId);
  // Where the class's work is read, the hand is seen, too. It belongs to no single response.
  const shared = await manager.query<{ itemId: string }[]>('select item_id as "itemId" from project_item where project_id = $1', [
    projectId,
  ]);
  for (const { itemId } of shared) await publish(manager, 'response.changed', { itemId, responseId: itemId });
}
