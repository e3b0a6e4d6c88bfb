import type { SurveyState } from '@murmel/contracts';
import { Survey, SurveyQuestion } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { holdQuestions, lockQuestions } from '../../core/answers/questions-lock.js';
import { apiError } from '../../platform/api-error.js';

/** @throws NOT_FOUND for items of other tools: a survey that is none looks like one that is not there */
export async function surveyOf(manager: EntityManager, itemId: string): Promise<Survey> {
  const survey = await manager.findOneBy(Survey, { itemId });
  if (!survey) throw apiError('NOT_FOUND');
  return survey;
}

/**
 * Locks the survey for a change of it or its questions: one change after the other, and never while an answer is stored. @throws NOT_FOUND
 */
export async function lockedSurvey(manager: EntityManager, itemId: string): Promise<Survey> {
  await lockQuestions(manager, itemId);
  return surveyOf(manager, itemId);
}

/**
 * Reads the questions under a shared lock for answering: many at once, and the survey cannot be closed until they are done. State and
 * questions are one query, because a whole school may answer within seconds.
 * @throws NOT_FOUND, SURVEY_CLOSED
 */
export async function openQuestions(manager: EntityManager, itemId: string): Promise<SurveyQuestion[]> {
  await holdQuestions(manager, itemId);
  const [survey] = await manager.query<{ state: SurveyState; questions: SurveyQuestion[] }[]>(
    `select s.state, (select coalesce(json_agg(json_build_object('id', q.id, 'itemId', q.item_id, 'position', q.position, 'type', q.type, 'title', q.title,
        'description', q.description, 'required', q.required, 'inResults', q.in_results, 'recommendation', q.recommendation, 'options', q.options) order by q.position, q.id), '[]')
       from survey_question q where q.item_id = s.item_id) as questions
     from survey s where s.item_id = $1`,
    [itemId],
  );
  if (!survey) throw apiError('NOT_FOUND');
  if (survey.state !== 'open') throw apiError('SURVEY_CLOSED', { state: survey.state });
  return survey.questions;
}

/** Returns the questions in their order. */
export function questionsOf(manager: EntityManager, itemId: string): Promise<SurveyQuestion[]> {
  return manager.find(SurveyQuestion, { where: { itemId }, order: { position: 'asc', id: 'asc' } });
}
