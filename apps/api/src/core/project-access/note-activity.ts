import type { ActivityKind } from '@murmel/contracts';
import { ProjectActivity } from '@murmel/server';
import type { EntityManager } from 'typeorm';

interface Noted {
  projectId: string;
  pupilId: string;
  itemId: string | null;
  kind: Extract<ActivityKind, 'came' | 'opened' | 'created' | 'handUp'>;
}

/** Notes what a pupil did in a project that no tool stores; the same again within a minute is counted on the entry that is there. */
export async function noteActivity(manager: EntityManager, { projectId, pupilId, itemId, kind }: Noted): Promise<void> {
  const [, counted] = await manager.query<[unknown[], number]>(
    `update project_activity set count = count + 1, at = now() where id = (
       select id from project_activity where project_id = $1 and pupil_id = $2 and item_id is not distinct from $3 and kind = $4 and at > now() - interval '1 minute' order by id desc limit 1)`,
    [projectId, pupilId, itemId, kind],
  );
  if (counted === 0) await manager.insert(ProjectActivity, { projectId, pupilId, itemId, kind, count: 1, at: new Date() });
}
