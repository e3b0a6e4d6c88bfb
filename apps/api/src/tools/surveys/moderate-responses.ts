import { publish, type Survey, SurveyQuestion, SurveyResponse } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { apiError } from '../../platform/api-error.js';
import { surveyOf } from './one-survey.js';

/** Removes a response with its answers and the files that were sent with it. @throws NOT_FOUND */
export async function removeResponse(manager: EntityManager, itemId: string, id: string): Promise<void> {
  await manager.query('delete from owner_file f using survey_answer a where a.file_id = f.id and a.response_id = $2 and f.item_id = $1', [
    itemId,
    id,
  ]);
  const { affected } = await manager.delete(SurveyResponse, { id, itemId });
  if (!affected) throw apiError('NOT_FOUND');
  await publish(manager, 'item.changed', { itemId });
}

/** Lets one free text or file out, or takes it back. @throws NOT_FOUND when this response has none there */
export async function releaseAnswer(
  manager: EntityManager,
  itemId: string,
  id: string,
  { questionId, released }: { questionId: string; released: boolean },
): Promise<void> {
  const [found] = await manager.query<unknown[]>(
    `with changed as (
       update survey_answer a set released = $4 from survey_response r
        where r.id = a.response_id and r.id = $2 and r.item_id = $1 and r.submitted_at is not null and a.question_id = $3
          and (a.text is not null or a.file_id is not null)
       returning 1)
     select 1 from changed`,
    [itemId, id, questionId, released],
  );
  if (!found) throw apiError('NOT_FOUND');
  await publish(manager, 'item.changed', { itemId });
}

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
