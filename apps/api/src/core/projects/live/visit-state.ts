import type { ProjectVisit } from '@murmel/contracts';
import type { EntityManager } from 'typeorm';

interface Row {
  name: string;
  state: ProjectVisit['state'];
  ends_at: Date;
  paused_at: Date | null;
  hand: boolean;
}

/** What a pupil sees of a project while they are in it. @throws Error when it was deleted meanwhile */
export async function visitState(manager: EntityManager, projectId: string, pupilId: string): Promise<ProjectVisit> {
  const [row] = await manager.query<Row[]>(
    `select p.name, n.state, p.ends_at, p.paused_at, exists (select 1 from project_hand h where h.project_id = p.id and h.pupil_id = $2) as hand
       from project p join project_now n on n.id = p.id where p.id = $1`,
    [projectId, pupilId],
  );
  if (!row) throw new Error('The project is gone');
  return {
    audience: 'pupil',
    name: row.name,
    state: row.state,
    endsAt: row.ends_at.toISOString(),
    pausedAt: row.paused_at?.toISOString() ?? null,
    hand: row.hand,
  };
}
