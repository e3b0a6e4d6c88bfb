import { AI_LIMITS } from '@murmel/contracts';
import { AiFile, AiMessage, AiRun, type CountedUse, newId, publish } from '@murmel/server';
import { type EntityManager, IsNull } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import type { AccountOrVisitor } from '../../answers/respondent.js';
import type { OfferedModel } from '../ai-providers.js';
import { idOf, rowsOf } from '../chats/person-rows.js';
import { attachFiles } from '../files/attach-files.js';

interface WantedRun {
  conversationId: string;
  /** the question */
  parentId: string;
  asked: OfferedModel;
  /** through which a pupil asks */
  projectId: string | null;
  /** null: it repeats a run that was counted */
  counted: CountedUse | null;
}

/**
 * Puts an empty answer and the run that will write it below a question. The caller holds a lock on all questions of this person, so that
 * parallel ones do not all pass the limit.
 * @throws AI_RUNS_UNDER_WAY with the number, AI_MODEL_NO_PICTURES where the question shows some
 */
export async function beginRun(
  manager: EntityManager,
  person: AccountOrVisitor,
  { conversationId, parentId, asked, projectId, counted }: WantedRun,
): Promise<AiMessage> {
  const limit = AI_LIMITS.runsAtOnce;
  const underWay = await manager.countBy(AiRun, { ...rowsOf(person), endedAt: IsNull() });
  if (underWay >= limit) throw apiError('AI_RUNS_UNDER_WAY', { limit });
  const pictures = await manager.existsBy(AiFile, { messageId: parentId, text: IsNull() });
  if (pictures && !asked.model.images) throw apiError('AI_MODEL_NO_PICTURES');
  const now = new Date();
  const answer = manager.create(AiMessage, {
    ...{ id: newId(), conversationId, parentId, role: 'assistant', text: '' },
    ...{ sources: [], readIn: null, createdAt: now },
  });
  await manager.insert(AiMessage, answer);
  await manager.insert(AiRun, {
    ...{ id: newId(), ...person, conversationId, messageId: answer.id, state: 'queued', failure: null, said: '', retried: false },
    ...{ projectId, counted },
    ...{ askedModel: asked.model.id, model: asked.model.id, pictures, aliveAt: now, createdAt: now, endedAt: null },
  });
  await manager.query('update ai_conversation set changed_at = $2 where id = $1', [conversationId, now]);
  if (person.accountId !== null) await publish(manager, 'person.changed', { id: person.accountId });
  return answer;
}

interface WantedAnswer extends Omit<WantedRun, 'parentId'> {
  /** the question, and the answer that it follows; null: it is a beginning */
  text: string;
  parentId: string | null;
  /** the project whose teacher may read it */
  readIn: string | null;
  /** that go with it */
  files: readonly AiFile[];
}

/** Puts a question into a chat, with the run that will answer it below. @throws as `beginRun` */
export async function putQuestion(
  manager: EntityManager,
  person: AccountOrVisitor,
  { text, parentId, conversationId, readIn, files, ...run }: WantedAnswer,
) {
  const question = manager.create(AiMessage, {
    ...{ id: newId(), conversationId, parentId, role: 'user', text, sources: [], createdAt: new Date() },
    readIn,
  });
  await manager.insert(AiMessage, question);
  await attachFiles(manager, question.id, files);
  return { question, answer: await beginRun(manager, person, { ...run, conversationId, parentId: question.id }) };
}

/** One after the other for everything that this person asks. */
export async function inTurn(manager: EntityManager, person: AccountOrVisitor): Promise<void> {
  await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`chats of ${idOf(person)}`]);
}
