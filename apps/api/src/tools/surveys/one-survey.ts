import { Survey, SurveyQuestion } from '@murmel/server';
import type { EntityManager } from 'typeorm';
import { apiError } from '../../platform/api-error.js';

/** Separates these locks from other advisory locks of the product. */
const LOCK_SPACE = 4_771_003;

/** @throws NOT_FOUND for items of other tools: a survey that is none looks like one that is not there */
export async function surveyOf(manager: EntityManager, itemId: string): Promise<Survey> {
  const survey = await manager.findOneBy(Survey, { itemId });
  if (!survey) throw apiError('NOT_FOUND');
  return survey;
}

/**
 * The survey for whoever changes it or its questions: one after the other, and never while an answer is stored.
 * An advisory lock, because it is fair: row locks of a class that answers would keep the teacher waiting.
 * @throws NOT_FOUND
 */
export async function lockedSurvey(manager: EntityManager, itemId: string): Promise<Survey> {
  await manager.query('select pg_advisory_xact_lock($1::int, hashtext($2))', [LOCK_SPACE, itemId]);
  return surveyOf(manager, itemId);
}

/** The survey for whoever answers: many at once, and it cannot be closed until they are done. @throws NOT_FOUND, SURVEY_CLOSED */
export async function openSurvey(manager: EntityManager, itemId: string): Promise<Survey> {
  await manager.query('select pg_advisory_xact_lock_shared($1::int, hashtext($2))', [LOCK_SPACE, itemId]);
  const survey = await surveyOf(manager, itemId);
  if (survey.state !== 'open') throw apiError('SURVEY_CLOSED', { state: survey.state });
  return survey;
}

/** In the order in which they are asked. */
export function questionsOf(manager: EntityManager, itemId: string): Promise<SurveyQuestion[]> {
  return manager.find(SurveyQuestion, { where: { itemId }, order: { position: 'asc', id: 'asc' } });
}
