import { AI_RUN_TOPIC, type AiRunFailure } from '@murmel/contracts';
import { publish } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { giveBackEmptyRuns } from '../budgets/give-back.js';

/** Final state of a run. */
export type RunEnd = { state: 'done' | 'cancelled' } | { state: 'failed'; failure: AiRunFailure; said?: string };

/**
 * Ends runs that are under way, keeping the text of their answers so far. A second call changes nothing. One that failed without a word costs
 * nothing, unless the provider read the question and refused it; one that was stopped does, or asking and stopping would have no end.
 * @param which SQL about `ai_run r`, with `$3` as its parameter
 * @returns those that ended now
 */
export async function endRuns(manager: EntityManager, which: string, parameter: unknown, end: RunEnd): Promise<string[]> {
  const [ended] = await manager.query<[{ id: string; account_id: string | null }[]]>(
    `update ai_run r set state = $1, failure = $2, said = $4, counted = case when $1 = 'failed' then counted end, ended_at = now()
      where r.ended_at is null and ${which} returning r.id, r.account_id`,
    [end.state, end.state === 'failed' ? end.failure : null, parameter, (end.state === 'failed' && end.said) || ''],
  );
  if (ended.length === 0) return [];
  const ids = ended.map(({ id }) => id);
  await manager.query(
    `with said as (delete from ai_piece where run_id = any($1) returning run_id, position, text),
          texts as (select run_id, string_agg(text, '' order by position) as text from said group by run_id)
     update ai_message m set text = texts.text from texts join ai_run r on r.id = texts.run_id where m.id = r.message_id`,
    [ids],
  );
  if (end.state === 'failed' && end.failure !== 'filtered') await giveBackEmptyRuns(manager, ids);
  await manager.query("update ai_step set state = 'failed', failure = 'interrupted' where run_id = any($1) and state = 'running'", [ids]);
  await manager.query('update ai_conversation c set changed_at = now() from ai_run r where r.id = any($1) and c.id = r.conversation_id', [
    ids,
  ]);
  for (const id of ids) {
    await publish(manager, 'topic.grew', { topic: AI_RUN_TOPIC.name, id });
    await publish(manager, 'run.changed', { runId: id });
  }
  // Lists of chats are teachers' and pupils'; a guest's window looks at the run alone.
  const accounts = new Set(ended.map(({ account_id }) => account_id).filter((id) => id !== null));
  for (const id of accounts) await publish(manager, 'person.changed', { id });
  return ids;
}
