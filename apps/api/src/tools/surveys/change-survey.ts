import type { ToolInput } from '@murmel/contracts';
import { publish, Survey } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { updateItem } from '../../core/items/change-items.js';
import { apiError } from '../../platform/api-error.js';
import { accountOf, itemOf, type RequestContext } from '../../platform/request-context.js';
import { refuseUnfinished } from './question-rules.js';
import { noteWriter, publishSurveyEdited } from './survey-edits.js';
import { lockedSurvey, questionsOf } from './survey-repository.js';

/** Settings that decide who sees results: a change re-authorizes all viewers. */
const DECIDING = ['state', 'participantsSee', 'publicResult'] as const;

/**
 * Writes what was sent of a survey, and that its item was changed now.
 * @throws NOT_FOUND, QUESTION_INVALID when it is opened with a question that cannot be answered, CHANGED_MEANWHILE when the text
 *   after answering is not any more what the sender saw
 */
export async function changeSurvey(manager: EntityManager, context: RequestContext, change: ToolInput<'surveys', 'update'>): Promise<void> {
  const itemId = itemOf(context).id;
  const { state, participantsSee, publicResult, thankYou, was } = change;
  const before = await lockedSurvey(manager, itemId);
  const overtaken = was?.thankYou !== undefined && before.thankYou !== was.thankYou && before.thankYou !== thankYou;
  if (thankYou !== undefined && overtaken) throw apiError('CHANGED_MEANWHILE', { present: { thankYou: before.thankYou } });
  if (state === 'open' && before.state !== 'open') refuseUnfinished(await questionsOf(manager, itemId));
  const after = {
    state: state ?? before.state,
    participantsSee: participantsSee ?? before.participantsSee,
    publicResult: publicResult ?? before.publicResult,
    thankYou: thankYou ?? before.thankYou,
  };
  await manager.update(Survey, { itemId }, after);
  await updateItem(manager, itemId, {});
  const isOther = (field: keyof typeof after) => before[field] !== after[field];
  if (isOther('thankYou')) await noteWriter(manager, itemId, accountOf(context).id, [{ partId: itemId, field: 'thankYou' }]);
  if (DECIDING.some(isOther) || isOther('thankYou')) await publishSurveyEdited(manager, itemId);
  if (DECIDING.some(isOther)) await publish(manager, 'access.changed', { itemId });
}
