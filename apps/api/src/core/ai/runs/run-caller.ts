import type { AiRun } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { AiFailure } from '../ai-failure.js';

export interface RunCaller {
  /** a pupil or a guest: what they see was looked at before */
  isLearner: boolean;
  /** teacher whose roster names the people that texts may mention */
  rosterOwnerId: string;
}

/**
 * Returns the account that an answer is for. @throws AiFailure if a learner's assistant, or the project in which they write, was deleted
 * permanently
 */
export async function runCallerOf(manager: EntityManager, run: AiRun): Promise<RunCaller> {
  const [row] = await manager.query<{ learner: boolean; roster_owner: string | null }[]>(
    `select coalesce(a.type, 'Guest') <> 'User' as learner, case when a.type = 'User' then a.id else coalesce(i.owner_id, p.owner_id) end as roster_owner
       from ai_conversation c left join account a on a.id = c.account_id left join item i on i.id = c.assistant_id
       left join ai_suggestion g on g.id = c.suggestion_id
       left join lateral (
         select n.owner_id from item_in_project t join project_now n on n.id = t.project_id
           join pupil_access m on m.class_id = n.class_id and m.id = c.account_id where t.item_id = g.document_id order by n.id limit 1) p on true
      where c.id = $1`,
    [run.conversationId],
  );
  if (!row?.roster_owner) throw new AiFailure('refused', 'the assistant is gone');
  return { isLearner: row.learner, rosterOwnerId: row.roster_owner };
}
