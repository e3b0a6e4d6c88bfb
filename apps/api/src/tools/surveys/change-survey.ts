import type { ToolInput } from '@murmel/contracts';
import { publish, Survey } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { updateItem } from '../../core/items/change-items.js';
import { lockedSurvey, questionsOf } from './one-survey.js';
import { refuseUnfinished } from './question-rules.js';

/** What decides who sees results: whoever looks is asked again which of them are theirs. */
const DECIDING = ['state', 'participantsSee', 'publicResult'] as const;

/**
 * Writes what was sent of a survey, and that its item was changed now.
 * @throws NOT_FOUND, QUESTION_INVALID when it is opened with a question that nobody could answer
 */
export async function changeSurvey(manager: EntityManager, itemId: string, change: ToolInput<'surveys', 'update'>): Promise<void> {
  const { state, participantsSee, publicResult, thankYou } = change;
  const before = await lockedSurvey(manager, itemId);
  if (state === 'open' && before.state !== 'open') refuseUnfinished(await questionsOf(manager, itemId));
  const after = {
    state: state ?? before.state,
    participantsSee: participantsSee ?? before.participantsSee,
    publicResult: publicResult ?? before.publicResult,
    thankYou: thankYou ?? before.thankYou,
  };
  await manager.update(Survey, { itemId }, after);
  await updateItem(manager, itemId, {});
  if (!DECIDING.some((field) => before[field] !== after[field])) return;
  await publish(manager, 'item.changed', { itemId });
  await publish(manager, 'access.changed', { itemId });
}
