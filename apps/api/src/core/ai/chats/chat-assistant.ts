import { decide, isTeacher } from '@murmel/access-policy';
import { type AiConversation, Assistant, KnowledgeFile, loadItemFacts } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import type { RequestContext } from '../../../platform/request-context.js';
import { currentProject } from '../../project-access/project-access.js';
import type { AskedSubject } from '../budgets/day-count.js';
import { type PupilInProject, pupilInProject } from '../projects/pupil-in-project.js';
import { documentOfSuggestion } from '../suggestions/suggestion-document.js';

/** The assistant of a chat, as the caller may use it now. */
export interface ChatAssistant {
  assistant: Assistant;
  ownerId: string;
  /** through which project a pupil has it */
  inProject: PupilInProject | undefined;
}

/** Returns the subject under which questions to a chat partner are counted. */
export const askedSubjectOf = ({ assistant: { itemId, dailyLimit }, inProject }: ChatAssistant): AskedSubject => ({
  itemId,
  dailyLimit,
  inProject,
});

/** True if a chat follows the rules of learners: of a pupil or a guest, or of a teacher who tries an assistant as one. */
export function asksAsLearner({ actor }: RequestContext, { asLearner }: AiConversation): boolean {
  return !isTeacher(actor) || asLearner;
}

/**
 * Returns the assistant of a chat, if it has one. Rights change during a chat, so each question checks them again.
 * @throws FORBIDDEN where models do not help this user with a text, ASSISTANT_GONE where it no longer exists for the caller or a
 *   project is paused; AI_PAUSED where its teacher stopped the AI alone,
 *   DOCUMENT_NOT_READ for one about a document that is not read, or cannot be
 */
export async function chatAssistant(
  manager: EntityManager,
  context: RequestContext,
  { id, assistantId, accountId, suggestionId, aboutDocument }: AiConversation,
): Promise<ChatAssistant | undefined> {
  if (suggestionId !== null) {
    await documentOfSuggestion(manager, context, suggestionId);
    return undefined;
  }
  if (assistantId === null) {
    // Only teachers talk with models alone.
    if (accountId === null || context.actor.account?.type !== 'User') throw apiError('ASSISTANT_GONE');
    if (aboutDocument && !(await manager.existsBy(KnowledgeFile, { documentId: id, state: 'succeeded' })))
      throw apiError('DOCUMENT_NOT_READ');
    return undefined;
  }
  const talk = await currentAssistant(manager, context, assistantId);
  if (talk.inProject?.stopped) throw apiError('AI_PAUSED');
  return talk;
}

/** Returns an assistant with the caller's current rights, even while it is paused. @throws ASSISTANT_GONE */
export async function currentAssistant(manager: EntityManager, context: RequestContext, assistantId: string): Promise<ChatAssistant> {
  const { actor, presented } = context;
  const facts = (await loadItemFacts(manager, actor, [assistantId], presented)).get(assistantId);
  const assistant = await manager.findOneBy(Assistant, { itemId: assistantId });
  if (!facts || !assistant || !decide(actor, 'item.answer', { item: facts }).allow) throw apiError('ASSISTANT_GONE');
  const { account } = actor;
  const inProject = account?.type === 'Pupil' ? await pupilInProject(manager, account.id, assistantId, currentProject(context)) : undefined;
  return { assistant, ownerId: facts.ownerId, inProject };
}
