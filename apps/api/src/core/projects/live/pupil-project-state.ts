import type { ProjectVisit, VisitedAi } from '@murmel/contracts';
import { berlinDay } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { MODEL_PERMISSIONS } from '../../ai/projects/pupil-in-project.js';

const { stopped, extra, mayForce, readable } = MODEL_PERMISSIONS;

interface Row {
  name: string;
  state: ProjectVisit['state'];
  ends_at: Date;
  paused_at: Date | null;
  hand: boolean;
  ai: VisitedAi;
}

/** Returns a pupil's view of a project while they are in it. @throws Error when it was deleted meanwhile */
export async function pupilProjectState(manager: EntityManager, projectId: string, pupilId: string): Promise<ProjectVisit> {
  const [row] = await manager.query<Row[]>(
    `select p.name, n.state, p.ends_at, p.paused_at, exists (select 1 from project_hand h where h.project_id = p.id and h.pupil_id = $2) as hand,
            json_build_object('paused', ${stopped}, 'extra', ${extra}, 'inTexts', coalesce(s.in_texts, false), 'mayForce', ${mayForce},
              'readAlong', ${readable}) as ai
       from project p join project_now n on n.id = p.id
       left join project_ai s on s.project_id = p.id left join project_ai_pupil o on o.project_id = p.id and o.pupil_id = $2 where p.id = $1`,
    [projectId, pupilId, berlinDay(new Date())],
  );
  if (!row) throw new Error('The project is gone');
  return {
    audience: 'pupil',
    name: row.name,
    state: row.state,
    endsAt: row.ends_at.toISOString(),
    pausedAt: row.paused_at?.toISOString() ?? null,
    hand: row.hand,
    ai: row.ai,
  };
}
