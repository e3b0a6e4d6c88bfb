import { decide } from '@murmel/access-policy';
import { Account, type AiRun, type Configuration, loadItemFacts } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { actorOf } from '../../../platform/actor-of.js';
import { AiFailure } from '../ai-failure.js';
import type { SourcesFor } from '../knowledge/prompt-passages.js';

export interface RunCaller {
  /** a pupil or a guest, or a teacher who tries what those would see: what they see was looked at before */
  isLearner: boolean;
  /** teacher whose roster names the people that texts may mention */
  rosterOwnerId: string;
  /** what they get of the passages that an answer refers to (spec T-44) */
  sources: SourcesFor;
}

/**
 * Returns the account that an answer is for. @throws AiFailure if a learner's assistant, or the project in which they write, was deleted
 * permanently
 */
export async function runCallerOf(manager: EntityManager, configuration: Configuration, run: AiRun): Promise<RunCaller> {
  const [row] = await manager.query<
    { learner: boolean; roster_owner: string | null; assistant: string | null; shown: boolean | null; about_document: boolean }[]
  >(
    `select coalesce(a.type, 'Guest') <> 'User' or c.as_learner as learner, c.assistant_id as assistant, s.show_sources as shown, c.about_document,
            case when a.type = 'User' then a.id else coalesce(i.owner_id, p.owner_id) end as roster_owner
       from ai_conversation c left join account a on a.id = c.account_id left join item i on i.id = c.assistant_id
       left join assistant s on s.item_id = c.assistant_id left join ai_suggestion g on g.id = c.suggestion_id
       left join lateral (
         select n.owner_id from item_in_project t join project_now n on n.id = t.project_id
           join pupil_access m on m.class_id = n.class_id and m.id = c.account_id where t.item_id = g.document_id order by n.id limit 1) p on true
      where c.id = $1`,
    [run.conversationId],
  );
  if (!row?.roster_owner) throw new AiFailure('refused', 'the assistant is gone');
  const { learner: isLearner, roster_owner: rosterOwnerId, assistant, shown } = row;
  // A document is its teacher's own.
  const whole = row.about_document || (!isLearner && assistant !== null && (await mayChange(manager, configuration, run, assistant)));
  return { isLearner, rosterOwnerId, sources: whole ? 'files' : shown ? 'passages' : 'none' };
}

async function mayChange(
  manager: EntityManager,
  configuration: Configuration,
  { accountId }: AiRun,
  assistantId: string,
): Promise<boolean> {
  const account = accountId === null ? null : await manager.findOneBy(Account, { id: accountId });
  const actor = actorOf(configuration, account, null);
  const item = (await loadItemFacts(manager, actor, [assistantId])).get(assistantId);
  return item !== undefined && decide(actor, 'item.update', { item }).allow;
}
