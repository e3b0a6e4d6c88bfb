import type { Suggestion } from '@murmel/contracts';
import { AiConversation, AiMessage, AiRun, AiSuggestion, newId } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import type { ModelChoice } from '../model-choice.js';
import { endRuns } from '../runs/end-runs.js';
import { runEntry } from '../runs/run-entry.js';

/** A suggestion as its person sees it, with what writes it now. */
export async function suggestionEntry(manager: EntityManager, suggestion: AiSuggestion, choice: ModelChoice): Promise<Suggestion> {
  const conversation = await manager.findOneByOrFail(AiConversation, { suggestionId: suggestion.id });
  const run = await manager.findOneOrFail(AiRun, { where: { conversationId: conversation.id }, order: { createdAt: 'DESC', id: 'DESC' } });
  const answer = run.endedAt === null ? undefined : await manager.findOneBy(AiMessage, { id: run.messageId });
  const { id, wanted, place, taken, client, createdAt } = suggestion;
  return {
    id,
    ...wanted,
    place,
    taken,
    client: client === null ? null : Number(client),
    run: runEntry(run, choice),
    text: answer?.text ?? '',
    createdAt: createdAt.toISOString(),
  };
}

/** The conversation that stands behind a suggestion. */
export async function conversationFor(manager: EntityManager, { id: suggestionId, accountId, createdAt }: AiSuggestion): Promise<string> {
  const id = newId();
  await manager.insert(AiConversation, {
    ...{ id, accountId, visitorId: null, assistantId: null, suggestionId, title: '', model: null, persona: null, systemPrompt: '' },
    ...{ createdAt, changedAt: createdAt, discardedAt: null },
  });
  return id;
}

/**
 * Ends what is being written for a suggestion and takes its words away. That there was one stays for a while: the numbers of the day count it.
 * @returns the runs that ended
 */
export async function closeSuggestions(manager: EntityManager, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const ended = await endRuns(manager, 'r.conversation_id in (select id from ai_conversation where suggestion_id = any($3::uuid[]))', ids, {
    state: 'cancelled',
  });
  await manager.query("update ai_suggestion set closed_at = now(), place = '', taken = '' where id = any($1)", [ids]);
  await manager.query(
    `update ai_message m set text = '', sources = '[]' from ai_conversation c where c.id = m.conversation_id and c.suggestion_id = any($1)`,
    [ids],
  );
  return ended;
}
