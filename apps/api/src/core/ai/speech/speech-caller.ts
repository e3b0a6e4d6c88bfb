import { isTeacher } from '@murmel/access-policy';
import type { EntityManager } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import { accountOf, projectOf, type RequestContext } from '../../../platform/request-context.js';
import { asTeacher } from '../budgets/day-budgets.js';
import type { AskingPerson } from '../budgets/day-count.js';
import { MODEL_PERMISSIONS } from '../projects/pupil-in-project.js';

/** Speaker or listener that the guard admitted, and whose list of names keeps names from leaving. */
export interface SpeechCaller {
  asks: AskingPerson;
  rosterOwnerId: string;
}

/** @throws AI_PAUSED for a pupil whose teacher stopped the models, for all of them or for this one */
export async function speechCaller(manager: EntityManager, context: RequestContext): Promise<SpeechCaller> {
  const { id } = accountOf(context);
  if (isTeacher(context.actor)) return { asks: asTeacher({ id }), rosterOwnerId: id };
  const [row] = await manager.query<{ owner_id: string; stopped: boolean }[]>(
    `select p.owner_id, ${MODEL_PERMISSIONS.stopped} as stopped from project p left join project_ai s on s.project_id = p.id
       left join project_ai_pupil o on o.project_id = p.id and o.pupil_id = $2 where p.id = $1`,
    [projectOf(context).id, id],
  );
  if (!row) throw apiError('FORBIDDEN');
  if (row.stopped) throw apiError('AI_PAUSED');
  return { asks: { person: { accountId: id, visitorId: null }, isPupil: true }, rosterOwnerId: row.owner_id };
}
