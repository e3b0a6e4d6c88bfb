import { decide } from '@murmel/access-policy';
import { type AiConversation, Assistant, loadItemFacts } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { apiError } from '../../../platform/api-error.js';
import type { Asking } from '../../../platform/asking.js';
import { currentProject } from '../../project-access/project-access.js';
import { type PupilInProject, pupilInProject } from '../projects/pupil-in-project.js';
import { helpedWithSuggestion } from '../suggestions/helped-with.js';
import type { AskedAbout } from './day-count.js';

/** The assistant of a chat, as the caller may use it now. */
export interface TalkedWith {
  assistant: Assistant;
  ownerId: string;
  /** through which project a pupil has it */
  inProject: PupilInProject | undefined;
}

/** Returns the subject under which questions to a chat partner are counted. */
export const askedAbout = ({ assistant: { itemId, dailyLimit }, inProject }: TalkedWith): AskedAbout => ({ itemId, dailyLimit, inProject });

/**
 * Returns the assistant of a chat, if it has one. Rights change during a chat, so each question checks them again.
 * @throws FORBIDDEN where models do not help this person with a text, ASSISTANT_GONE where it is not there any more for whoever asks, a project is paused; AI_PAUSED where its teacher stopped the AI alone
 */
export async function talkedWith(
  manager: EntityManager,
  asking: Asking,
  { assistantId, accountId, suggestionId }: AiConversation,
): Promise<TalkedWith | undefined> {
  if (suggestionId !== null) {
    await helpedWithSuggestion(manager, asking, suggestionId);
    return undefined;
  }
  if (assistantId === null) {
    // Only teachers talk with models alone.
    if (accountId === null || asking.actor.account?.type !== 'User') throw apiError('ASSISTANT_GONE');
    return undefined;
  }
  const talk = await assistantNow(manager, asking, assistantId);
  if (talk.inProject?.stopped) throw apiError('AI_PAUSED');
  return talk;
}

/** Returns an assistant with the caller's current rights, even while it is paused. @throws ASSISTANT_GONE */
export async function assistantNow(manager: EntityManager, asking: Asking, assistantId: string): Promise<TalkedWith> {
  const { actor, presented } = asking;
  const facts = (await loadItemFacts(manager, actor, [assistantId], presented)).get(assistantId);
  const assistant = await manager.findOneBy(Assistant, { itemId: assistantId });
  if (!facts || !assistant || !decide(actor, 'item.answer', { item: facts }).allow) throw apiError('ASSISTANT_GONE');
  const { account } = actor;
  const inProject = account?.type === 'Pupil' ? await pupilInProject(manager, account.id, assistantId, currentProject(asking)) : undefined;
  return { assistant, ownerId: facts.ownerId, inProject };
}
