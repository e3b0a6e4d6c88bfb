import { publish, type Survey, SurveyQuestion } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { surveyOf } from './survey-repository.js';

export interface WallChange {
  questionId?: string | null | undefined;
  reveal?: string | undefined;
  cover?: string | undefined;
}

/** Shows another page of the wall, opens or closes the eye of a question. @throws NOT_FOUND for questions of other surveys */
export async function changeWall(
  manager: EntityManager,
  itemId: string,
  { questionId, reveal, cover }: WallChange,
): Promise<{ questionId: string | null; revealed: string[] }> {
  await surveyOf(manager, itemId);
  for (const id of [questionId, reveal, cover]) {
    if (id && !(await manager.existsBy(SurveyQuestion, { id, itemId }))) throw apiError('NOT_FOUND');
  }
  await manager.query(
    `update survey set wall_question_id = case when $2::boolean then $3::uuid else wall_question_id end,
            wall_revealed = array_remove(array_remove(wall_revealed, $4::uuid), $5::uuid) || case when $4::uuid is null then '{}'::uuid[] else array[$4::uuid] end
      where item_id = $1`,
    [itemId, questionId !== undefined, questionId ?? null, reveal ?? null, cover ?? null],
  );
  await publish(manager, 'item.changed', { itemId });
  const survey: Survey = await surveyOf(manager, itemId);
  return { questionId: survey.wallQuestionId, revealed: survey.wallRevealed };
}
