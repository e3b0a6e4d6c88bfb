import type { EntityManager } from 'typeorm';
import { endRuns } from '../runs/end-runs.js';

/** Selects runs that were requested through the project `($3::uuid[])[1]`; only those of one pupil if a second id is given. */
const RUNS = 'r.project_id = ($3::uuid[])[1] and r.account_id = coalesce(($3::uuid[])[2], r.account_id)';

/** Ends the runs that write for pupils of a project, or for one of them, in all processes. */
export async function endRunsInProject(manager: EntityManager, projectId: string, pupilId?: string): Promise<void> {
  await endRuns(manager, RUNS, pupilId === undefined ? [projectId] : [projectId, pupilId], { state: 'cancelled' });
}

/** And only what is being suggested for texts. */
export async function endSuggestionsInProject(manager: EntityManager, projectId: string): Promise<void> {
  const ofTexts = `${RUNS} and exists (select 1 from ai_conversation v where v.id = r.conversation_id and v.suggestion_id is not null)`;
  await endRuns(manager, ofTexts, [projectId], { state: 'cancelled' });
}
